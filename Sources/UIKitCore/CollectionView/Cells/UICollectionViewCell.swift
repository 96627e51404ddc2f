/// An item of a collection view.
///
/// Back to front: background view, selected background view, content view.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicollectionviewcell>
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView, ConfigurableCell, FocusShowing {
  /// Whether the cell is being lifted or dragged as a drag's source.
  public enum DragState: Int, Sendable { case none = 0, lifting, dragging }
  /// Called with the cell and its state each time that the cell's configuration is brought up to date, on the main
  /// actor. The type does not say so: the compiler names such a property differently from file to file, and the
  /// linker does not find it.
  public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void

  public override init(frame: CGRect) {
    super.init(frame: frame)
    becomeCell()
  }
  /// Creates the cell from a document or an archive; the values follow after `super`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  override class var archivedProperties: [ArchivedProperty] { super.archivedProperties.withoutSubviews }

  override func prepareForDecoding() {
    super.prepareForDecoding()
    becomeCell()
  }
  private func becomeCell() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// Where the cell's content stands. A document may bring its own, and a content configuration does.
  open package(set) var contentView = UIView() {
    didSet {
      oldValue.removeFromSuperview()
      addSubview(contentView)
    }
  }
  /// UIKIT: the content view follows its cell, whatever mask a document gives it: Xcode 11 and later save an empty one
  /// with every prototype, and cells have the layout's size all the same.
  package func fillWithContent() {
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if bounds.size != .zero { contentView.frame = bounds }
  }
  func focusStateDidChange() { setNeedsUpdateConfiguration() }
  /// Whether the item looks selected; to select items, ask the collection view.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// Whether a finger rests on the item.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }
  /// Behind everything else.
  open var backgroundView: UIView? { didSet { replace(oldValue, backgroundView) } }
  /// Above the background view, shown while selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      stateDidChange()
    }
  }
  weak var collection: UICollectionView?
  var isEditingInView = false { didSet { if isEditingInView != oldValue { setNeedsUpdateConfiguration() } } }
  var isReordering = false { didSet { if isReordering != oldValue { setNeedsUpdateConfiguration() } } }
  /// In the list or outline whose item the cell shows: whether the item's children are seen.
  var isExpanded = false { didSet { if isExpanded != oldValue { setNeedsUpdateConfiguration() } } }

  private func replace(_ old: UIView?, _ new: UIView?) {
    old?.removeFromSuperview()
    guard let new else { return }
    fill(new)
    insertSubview(new, at: 0)
  }

  private func fill(_ view: UIView) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  func stateDidChange() {
    setNeedsUpdateConfiguration()
    guard let view = selectedBackgroundView else { return }
    if isSelected || isHighlighted {
      guard view.superview !== self else { return }
      fill(view)
      insertSubview(view, belowSubview: contentView)
    } else {
      view.removeFromSuperview()
    }
  }

  open override var canBecomeFocused: Bool { collection?.mayFocus(self) ?? false }
  /// Called when the cell is lifted, dragged and no longer dragged. Does nothing by itself.
  open func dragStateDidChange(_ dragState: DragState) {}
  func drag(_ state: DragState) { if configurator.changesDrag(to: state.rawValue) { dragStateDidChange(state) } }

  // MARK: Configurations

  private(set) lazy var configurator = CellConfigurator(self)

  open override var isUserInteractionEnabled: Bool {
    get { super.isUserInteractionEnabled }
    set {
      guard newValue != isUserInteractionEnabled else { return }
      super.isUserInteractionEnabled = newValue
      setNeedsUpdateConfiguration()
    }
  }
  /// What the cell's configurations depend on.
  ///
  /// UIKIT: a cell that takes no touches is disabled. A guess.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isDisabled = !isUserInteractionEnabled
    state.isFocused = isFocused
    state.isEditing = isEditingInView
    state.isExpanded = isExpanded
    state.isReordering = isReordering
    (state.cellDragState, state.cellDropState) = (configurator.drag, configurator.drop)
    return state
  }
  /// Describes the content; the view that shows it becomes the content view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurator.content }
    set { configurator.content = newValue }
  }
  /// Whether the content configuration follows the state by itself. Default: true.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configurator.updatesContent }
    set { configurator.updatesContent = newValue }
  }
  /// Describes what is behind the content.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurator.backgroundConfiguration }
    set { configurator.backgroundConfiguration = newValue }
  }
  /// Whether the background configuration follows the cell's state by itself. Default: true.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configurator.updatesBackground }
    set { configurator.updatesBackground = newValue }
  }
  /// A clear background; list cells answer with that of their list.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }
  /// Gives the cell its configurations for the state that it is in, before it is laid out.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
  /// Has the configurations updated before the next layout.
  open func setNeedsUpdateConfiguration() { configurator.setNeedsUpdate() }
  /// Subclasses describe the cell for a state here.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurator.update(for: state)
    configurationUpdateHandler?(self, state)
  }

  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    collection?.cellMayHaveResized(self)
  }

  func takeContentView(_ view: UIView) {
    view.frame = contentView.frame
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView = view
  }
  func makePlainContentView() -> UIView { UIView() }
  var contentHolder: UIView { contentView }
  func runUpdateConfiguration() { updateConfiguration(using: configurationState) }
  func backgroundDidChange() {}

  open override func layoutSubviews() {
    configurator.updateIfNeeded()
    if collection?.selfSizingInvalidation == .enabledIncludingConstraints { rootEngine?.isWatched = true }
    super.layoutSubviews()
    configurator.background?.frame = bounds
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
  }

  /// UIKIT: the size that the content's constraints ask for, from the layout's size as a start (Apple's page on
  /// `preferredLayoutAttributesFitting(_:)`).
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    configurator.updateIfNeeded()
    return fitted(layoutAttributes, contentView)
  }

  override var standardAccessibility: StandardAccessibility {
    var standard = super.standardAccessibility
    standard.label = AccessibilityTexts.label(from: self)
    if isSelected { standard.traits.insert(.selected) }
    return standard
  }
}

extension UICollectionViewCell: ConstraintWatcher {
  func constraintInsideDidChange() {
    if collection?.selfSizingInvalidation == .enabledIncludingConstraints { collection?.cellMayHaveResized(self) }
  }
}
