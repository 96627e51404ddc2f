internal import AutoLayoutEngine
internal import UIGeometry

/// A container that lays out its arranged subviews in a row or a column.
///
/// `layoutSubviews()` places them without constraints where that gives the same frames (`StackPlacement.place`, in
/// `AutoLayoutEngine/Stack/StackPlacement+Places.swift`); where something else constrains them, where they wrap text, and
/// as soon as somebody looks, the stack makes constraints (`StackArrangement`, beside it). The class gathers the input of
/// both and keeps `arrangedSubviews` a subset of `subviews`.
///
/// - An arranged view becomes a subview and gives up its autoresizing mask's constraints.
/// - A subview that leaves the view leaves the arrangement; a view that leaves the arrangement stays a subview.
/// - The order of `arrangedSubviews` is that of layout, the order of `subviews` that of drawing.
/// - A hidden arranged view takes no part along the axis, spacing included.
///
/// Source: <https://developer.apple.com/documentation/uikit/uistackview>
@preconcurrency @MainActor
open class UIStackView: UIView, ArrangingView {
  /// How arranged views share the extent along the axis.
  public enum Distribution: Int, Sendable {
    case fill = 0
    case fillEqually = 1
    case fillProportionally = 2
    case equalSpacing = 3
    case equalCentering = 4
  }

  /// How arranged views sit across the axis.
  public enum Alignment: Int, Sendable {
    case fill = 0
    case leading = 1
    /// Horizontal stacks only.
    case firstBaseline = 2
    case center = 3
    case trailing = 4
    /// Horizontal stacks only.
    case lastBaseline = 5

    /// `leading` of a horizontal stack.
    public static var top: Alignment { .leading }
    /// `trailing` of a horizontal stack.
    public static var bottom: Alignment { .trailing }
  }

  /// As custom spacing: the stack's own spacing.
  public nonisolated static let spacingUseDefault = StackSpacing.useDefault
  /// As spacing: the system's standard space.
  public nonisolated static let spacingUseSystem = StackSpacing.useSystem

  // MARK: Storage

  // OPTIMIZATION: not checked at run time, as in `UIView`: what works on the rules takes them out first (`withRules`).
  @exclusivity(unchecked) var arranged: [UIView] = []
  @exclusivity(unchecked) var ledger = StackLedger(StackConfiguration())
  /// Made with the first constraints.
  private(set) lazy var assembly = StackAssembly()
  @exclusivity(unchecked) var placement = DirectPlacement()
  var compatibilityChoice: Compatibility?
  /// The colour that a non-rendering stack was given and does not show.
  private var unshownBackground: UIColor?

  // MARK: Life

  public override init(frame: CGRect) {
    super.init(frame: frame)
    initializeStack()
  }

  /// The stack of a document or an archive; the arranged subviews follow.
  public required init(coder: NSCoder) {
    super.init(coder: coder)!
  }
  override class var archivedProperties: [ArchivedProperty] {
    super.archivedProperties + [
      .choice("UIStackViewAxis", \UIStackView.axis), .choice("UIStackViewDistribution", \UIStackView.distribution),
      .choice("UIStackViewAlignment", \UIStackView.alignment), .number("UIStackViewSpacing", \UIStackView.spacing),
      .flag("UIStackViewBaselineRelative", \UIStackView.isBaselineRelativeArrangement),
      .flag("UIStackViewLayoutMarginsRelative", \UIStackView.isLayoutMarginsRelativeArrangement),
      .list("UIStackViewArrangedSubviews", \UIStackView.archivedArrangement),
    ]
  }

  override func prepareForDecoding() {
    super.prepareForDecoding()
    initializeStack()
  }

  // The views are nobody else's any more, and go with the tree.
  deinit { arranged = [] }

  /// A stack of the views, each of which becomes a subview.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// UIKIT: a stack has no layout margins until somebody sets them, and no opaque background. A guess.
  private func initializeStack() {
    isOpaque = false
    flags.insert(.hasNoMargins)
    ledger.setConfiguration(initialConfiguration)
    flags.insert(.placesArranged)
  }

  open override class var requiresConstraintBasedLayout: Bool { true }

  private var archivedArrangement: [UIView] {
    get { arrangedSubviews }
    set { for view in newValue { addArrangedSubview(view) } }
  }

  // MARK: Arranged subviews

  /// The views that the stack lays out, in the order of layout.
  open var arrangedSubviews: [UIView] { arranged }

  /// Adds `view` at the end of the arrangement, and as a subview unless it is one.
  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arranged.count) }

  /// Takes `view` out of the arrangement; it remains a subview. Does nothing if it is not arranged.
  open func removeArrangedSubview(_ view: UIView) { removeArranged(view) }

  /// Puts `view` at `stackIndex` of the arrangement; a view that is arranged already moves there.
  ///
  /// Traps when `stackIndex` exceeds the number of arranged views.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) { insertArranged(view, at: stackIndex) }

  // MARK: Properties

  /// Default: horizontal.
  open var axis: NSLayoutConstraint.Axis {
    get { ledger.arrangement.configuration.axis == .horizontal ? .horizontal : .vertical }
    set { configure { $0.axis = newValue == .horizontal ? .horizontal : .vertical } }
  }

  /// Default: fill.
  open var distribution: Distribution {
    get { Distribution(rawValue: ledger.arrangement.configuration.distribution.rawValue) ?? .fill }
    set { configure { $0.distribution = .init(rawValue: newValue.rawValue) ?? .fill } }
  }

  /// Default: fill.
  open var alignment: Alignment {
    get { Alignment(rawValue: ledger.arrangement.configuration.alignment.rawValue) ?? .fill }
    set { configure { $0.alignment = .init(rawValue: newValue.rawValue) ?? .fill } }
  }

  /// The space between arranged views, in points; the least space where the distribution spreads gaps. Default: 0.
  open var spacing: CGFloat {
    get { ledger.arrangement.configuration.spacing }
    set { configure { $0.spacing = newValue } }
  }

  /// Sets the space after `arrangedSubview`, in points; `spacingUseDefault` takes it back. Ignored for other views.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    setArrangedSpacing(spacing, after: arrangedSubview)
  }

  /// The space set after `arrangedSubview`, in points, or `spacingUseDefault`.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat { arrangedSpacing(after: arrangedSubview) }

  /// Whether a vertical stack measures spacing between baselines. Default: false.
  open var isBaselineRelativeArrangement: Bool {
    get { ledger.arrangement.configuration.isBaselineRelativeArrangement }
    set { configure { $0.isBaselineRelativeArrangement = newValue } }
  }

  /// Whether the arrangement keeps to the layout margins. Default: false.
  open var isLayoutMarginsRelativeArrangement: Bool {
    get { ledger.arrangement.configuration.isLayoutMarginsRelativeArrangement }
    set { configure { $0.isLayoutMarginsRelativeArrangement = newValue } }
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeArranged()
  }

  open override func updateConstraints() {
    if !StackPlacement.covers(ledger.arrangement) { materialize() }
    assembleChanges()
    super.updateConstraints()
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    assembleChanges()
    return super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  open override var constraints: [NSLayoutConstraint] {
    if !needsUpdateConstraints() {
      materialize()
      assembleChanges()
    }
    return super.constraints
  }

  func constraintsWillBeInspected() {
    if !needsUpdateConstraints() {
      materialize()
      assembleChanges()
    }
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArranged(subview)
  }

  // MARK: Arranging

  override var arranger: (any ArrangingView)? { self }
  func childVisibilityDidChange(_ child: UIView) { arrangedVisibilityDidChange(child) }
  func childIntrinsicSizeDidChange(_ child: UIView) { arrangedIntrinsicSizeDidChange(child) }
  func makeItems(in engine: LayoutEngine) { makeArrangedItems(in: engine) }

  func itemWillBeMade(for child: UIView) {
    if UIView.index(of: child, in: arranged) != nil { materialize() }
  }

  override func environmentDidChange() {
    let compatibility = compatibility.engineValue
    configure { $0.compatibility = compatibility }
    let background = super.backgroundColor ?? unshownBackground
    (super.backgroundColor, unshownBackground) = (nil, nil)
    backgroundColor = background
    super.environmentDidChange()
  }

  func placementMayHaveChanged() { forgetPlacement() }

  func childMeasureDidChange(_ child: UIView) { forgetMeasure(of: child) }
  func childTextDidBreak(_ child: UIView) { arrangedTextDidBreak(child) }

  /// The first view of a vertical stack, the tallest of a horizontal one; a stack there is asked in turn.
  open override var forFirstBaselineLayout: UIView { baselineView(first: true) }

  /// The last view of a vertical stack, the tallest of a horizontal one; a stack there is asked in turn.
  open override var forLastBaselineLayout: UIView { baselineView(first: false) }

  // MARK: Appearance

  /// Shown behind the arranged views; see `Compatibility.nonRendering` for earlier systems.
  open override var backgroundColor: UIColor? {
    get { compatibility.contains(.nonRendering) ? unshownBackground : super.backgroundColor }
    set {
      if compatibility.contains(.nonRendering) {
        unshownBackground = newValue
      } else {
        super.backgroundColor = newValue
      }
    }
  }

  func arranges(_ child: UIView) -> Bool { UIView.index(of: child, in: arranged) != nil }
  func materializePlacement() { materialize() }
  func placementCost(_ axis: LayoutAxis) -> ExtentCost? {
    arranged.isEmpty ? nil : extentCost(axis)
  }
}
