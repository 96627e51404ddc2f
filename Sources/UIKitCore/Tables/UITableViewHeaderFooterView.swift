public import Foundation

/// A header or footer of a section, used again and again.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitableviewheaderfooterview>
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView, ConfigurableCell {
  /// Called with the view and its state each time that the view's configuration is brought up to date, on the main actor.
  public typealias ConfigurationUpdateHandler = (UITableViewHeaderFooterView, UIViewConfigurationState) -> Void
  /// Of the views that show titles.
  static let titleIdentifier = "cairn.title"

  /// Creates a view of 320 by 28 points; the table resizes it. An identifier lets the table use it again.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
    becomeHeader()
  }
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }
  /// Creates the view from a document or an archive; the values follow after `super`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if contentView.superview == nil { becomeHeader() }
  }
  override class var archivedProperties: [ArchivedProperty] { super.archivedProperties.withoutSubviews }
  override func prepareForDecoding() {
    super.prepareForDecoding()
    becomeHeader()
  }

  private func becomeHeader() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.preservesSuperviewLayoutMargins = true
    addSubview(contentView)
  }

  static func forTitle() -> UITableViewHeaderFooterView {
    UITableViewHeaderFooterView(reuseIdentifier: titleIdentifier)
  }

  /// The name under which the table keeps the view for other sections; nil for never.
  open internal(set) var reuseIdentifier: String?
  /// Where the content stands.
  open internal(set) var contentView = UIView() {
    didSet {
      oldValue.removeFromSuperview()
      addSubview(contentView)
    }
  }
  /// The table that shows or measures the view.
  weak var table: UITableView?
  private var title: UILabel?
  private var detail: UILabel?
  private var style = UITableView.Style.grouped
  private var isHeader = true
  private var isFirst = false

  /// Made when first asked for.
  open var textLabel: UILabel? {
    if let title { return title }
    let label = UILabel()
    label.numberOfLines = 0
    title = label
    addText(label)
    return label
  }
  /// For groups alone. Made when first asked for.
  open var detailTextLabel: UILabel? {
    if let detail { return detail }
    let label = UILabel()
    label.numberOfLines = 0
    detail = label
    addText(label)
    return label
  }
  private func addText(_ label: UILabel) {
    contentView.addSubview(label)
    styleText()
    setNeedsLayout()
  }

  /// Fills the view behind the content; it counts in place of the background configuration. Default: nil.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// The view is about to stand for another section. Override to take back what was set for the last one, and call
  /// `super`.
  open func prepareForReuse() {}

  // MARK: Configurations

  private(set) lazy var configurator = CellConfigurator(self)
  /// What the view's configurations depend on.
  open var configurationState: UIViewConfigurationState { UIViewConfigurationState(traitCollection: traitCollection) }
  /// A list content configuration for the table's style.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch (style, isHeader) {
    case (.plain, true): .plainHeader()
    case (.plain, false): .plainFooter()
    case (_, true): .groupedHeader()
    case (_, false): .groupedFooter()
    }
  }
  /// Describes the content; the view that shows it becomes the content view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurator.content }
    set { configurator.content = newValue }
  }
  /// Default: true.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configurator.updatesContent }
    set { configurator.updatesContent = newValue }
  }
  /// The background of a header in a plain or a grouped list, as the table's style asks for.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    style == .plain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
  }
  /// Describes what is behind the content.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurator.backgroundConfiguration }
    set { configurator.backgroundConfiguration = newValue }
  }
  /// Default: true.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configurator.updatesBackground }
    set { configurator.updatesBackground = newValue }
  }
  /// Called with the view and its state before a layout, when the state or the configuration has changed. Default: nil.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
  /// Has `updateConfiguration(using:)` and the handler called before the next layout.
  open func setNeedsUpdateConfiguration() { configurator.setNeedsUpdate() }
  /// Subclasses describe the view for a state here.
  open func updateConfiguration(using state: UIViewConfigurationState) {
    configurator.update(for: state)
    configurationUpdateHandler?(self, state)
  }

  func takeContentView(_ view: UIView) {
    view.frame = contentView.frame
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView = view
  }
  func makePlainContentView() -> UIView {
    let view = UIView()
    view.preservesSuperviewLayoutMargins = true
    return view
  }
  var contentHolder: UIView { contentView }
  func runUpdateConfiguration() { updateConfiguration(using: configurationState) }
  func backgroundDidChange() {}

  open override func layoutSubviews() {
    configurator.updateIfNeeded()
    super.layoutSubviews()
    backgroundView?.frame = bounds
    configurator.background?.frame = bounds
    let room = bounds.inset(by: contentSafeArea)
    if contentView.frame != room { contentView.frame = room }
    takeContentMargins()
    placeText()
  }

  /// Without constraints a title's room decides.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: titleHeight(width: size.width))
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    configurator.updateIfNeeded()
    takeContentMargins()
    let sides = contentSafeArea.left + contentSafeArea.right
    var fitted = contentView.systemLayoutSizeFitting(
      CGSize(width: max(targetSize.width - sides, 0), height: targetSize.height),
      withHorizontalFittingPriority: horizontalFittingPriority, verticalFittingPriority: verticalFittingPriority)
    fitted.width += sides
    if fitted.height > 0 { return fitted }
    return CGSize(width: targetSize.width, height: title == nil ? 0 : titleHeight(width: targetSize.width))
  }

  // MARK: Titles

  /// Takes over how its table looks.
  func take(style: UITableView.Style, isHeader: Bool) {
    guard style != self.style || isHeader != self.isHeader || !hasStyle else { return }
    self.style = style
    self.isHeader = isHeader
    hasStyle = true
    styleText()
    styleBackground()
    setNeedsLayout()
  }
  private var hasStyle = false

  func takeTitle(_ text: String, in table: UITableView, isHeader: Bool, isFirst: Bool) {
    hasStyle = false
    self.isFirst = isFirst
    take(style: table.style, isHeader: isHeader)
    title?.removeFromSuperview()
    title = nil
    textLabel?.text = isHeader ? metrics.headerText(text) : text
    if isHeader { accessibilityLabel = text }
    setNeedsLayout()
  }

  /// Whether the view belongs to the first section, whose title stands elsewhere.
  func takePlace(isFirst: Bool) {
    guard isFirst != self.isFirst else { return }
    self.isFirst = isFirst
    setNeedsLayout()
  }

  private var metrics: TableMetrics {
    TableMetrics(style: style, width: tableWidth, scale: pixelScale, metrics: systemMetrics)
  }
  private var tableWidth: CGFloat { (table ?? superview)?.bounds.width ?? bounds.width }

  private func styleText() {
    title?.font = titleFont
    title?.textColor = metrics.headerColor
    detail?.font = metrics.footerFont
    detail?.textColor = .secondaryLabel
    givenFonts = (title?.font, detail?.font)
  }
  private var titleFont: UIFont { isHeader ? metrics.headerFont : metrics.footerFont }
  /// The fonts that the labels have from their style, until a program gives them others.
  private var givenFonts: (title: UIFont?, detail: UIFont?)

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    configurator.setNeedsUpdate()
    guard previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
    else { return }
    if let title, title.font == givenFonts.title { title.font = titleFont }
    if let detail, detail.font == givenFonts.detail { detail.font = metrics.footerFont }
    givenFonts = (titleFont, metrics.footerFont)
    setNeedsLayout()
  }

  /// UIKIT: headers of plain tables lie on a bar: grey before iOS 15, as the table since.
  private func styleBackground() {
    guard style == .plain, reuseIdentifier == Self.titleIdentifier else { return }
    backgroundColor = metrics.system >= 15 ? .systemBackground : UIColor(white: 0.97, alpha: 1)
  }

  private var contentSafeArea: UIEdgeInsets { (table ?? superview as? UITableView)?.titleSafeArea ?? .zero }

  private var textInset: CGFloat { metrics.groupInset + metrics.titleMargin }

  /// UIKIT: contents of headers begin where titles do (Apple's sample of custom headers aligns its labels with the margins
  /// of the content view; a guess as to its width).
  var describedContentMargins: NSDirectionalEdgeInsets {
    guard table != nil else { return .zero }
    return NSDirectionalEdgeInsets(top: 0, leading: textInset, bottom: 0, trailing: textInset)
  }
  /// The margins that the content view has of its header, until a program gives it others.
  private var givenMargins: UIEdgeInsets?
  private func takeContentMargins() {
    guard table != nil, !(contentView is any UIContentView), metrics.metrics.hasCellMargins,
      !contentView.hasOwnMargins || contentView.baseMargins == givenMargins
    else { return }
    let margins = UIEdgeInsets(
      top: UIView.defaultMargin, left: textInset, bottom: UIView.defaultMargin, right: textInset)
    givenMargins = margins
    contentView.layoutMargins = margins
  }

  private func titleHeight(width: CGFloat) -> CGFloat {
    let room = max(width - contentSafeArea.left - contentSafeArea.right - 2 * textInset, 1)
    let text = title?.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)).height ?? 0
    let more = detail?.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)).height ?? 0
    return isHeader
      ? metrics.headerHeight(title: text + more, isFirst: isFirst) : metrics.footerHeight(title: text + more)
  }

  /// UIKIT: titles of groups' headers stand 5.5 points above the rows, of footers 8 points below.
  private func placeText() {
    guard let label = title ?? detail else { return }
    let room = CGRect(x: 0, y: 0, width: contentView.bounds.width, height: contentView.bounds.height).insetBy(
      dx: textInset, dy: 0)
    let size = label.sizeThatFits(CGSize(width: max(room.width, 0), height: .greatestFiniteMagnitude))
    let grid = PixelGrid(scale: pixelScale)
    var y = grid.round((room.height - size.height) / 2)
    if style != .plain { y = isHeader ? grid.round(room.height - size.height - 5.5) : 8 }
    label.frame = CGRect(x: room.minX, y: max(y, 0), width: max(room.width, 0), height: size.height)
    guard let detail, title != nil else { return }
    let more = detail.sizeThatFits(CGSize(width: max(room.width, 0), height: .greatestFiniteMagnitude))
    detail.frame = CGRect(x: room.minX, y: label.frame.maxY, width: max(room.width, 0), height: more.height)
  }
  override class var appearanceClass: NSObject.Type { UITableViewHeaderFooterView.self }

  override var standardAccessibility: StandardAccessibility {
    var standard = super.standardAccessibility
    (standard.label, standard.traits) = (AccessibilityTexts.label(from: self), .header)
    return standard
  }
}
