public import Foundation

/// A row of a list: content, accessories and a separator.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicollectionviewlistcell>
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell, SwipeableRow {
  /// What stands beside the content.
  open var accessories: [UICellAccessory] = [] { didSet { accessoriesDidChange() } }
  /// Default: 0.
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }
  /// In points. Default: 10.
  open var indentationWidth: CGFloat = 10 { didSet { if indentationWidth != oldValue { setNeedsLayout() } } }
  /// Whether accessories in front are indented, too. Default: true.
  open var indentsAccessories = true { didSet { if indentsAccessories != oldValue { setNeedsLayout() } } }
  /// The separator runs along its width. Default: from the first text to the trailing edge.
  open private(set) lazy var separatorLayoutGuide: UILayoutGuide = {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    guide.identifier = "UIListSeparatorGuide"
    let leading = guide.leadingAnchor.constraint(equalTo: leadingAnchor, constant: separatorStart)
    let own = [
      leading, guide.trailingAnchor.constraint(equalTo: trailingAnchor),
      guide.bottomAnchor.constraint(equalTo: bottomAnchor), guide.heightAnchor.constraint(equalToConstant: 0),
    ]
    // What a program says of the guide comes before where it lies by itself.
    for constraint in own { constraint.priority = UILayoutPriority(1) }
    NSLayoutConstraint.activate(own)
    separatorLeading = leading
    return guide
  }()
  private var separatorLeading: NSLayoutConstraint?
  private var accessoryViews: [AccessoryView] = []
  private var separators: [UIView] = []
  /// How far a swipe has moved the content, in points; to the right is positive.
  var swipeOffset: CGFloat = 0 {
    didSet {
      guard swipeOffset != oldValue else { return }
      setNeedsLayout()
      if swipeOffset == 0 || oldValue == 0 { setNeedsUpdateConfiguration() }
    }
  }
  open override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state.isSwiped = swipeOffset != 0
    return state
  }

  open override func updateConfiguration(using state: UICellConfigurationState) {
    if backgroundConfiguration == nil, appliedAttributes?.list != nil {
      backgroundConfiguration = defaultBackgroundConfiguration()
    }
    super.updateConfiguration(using: state)
  }

  /// The content that fits the list's appearance.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    position?.contentConfiguration ?? .cell()
  }
  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    position?.backgroundConfiguration ?? .listPlainCell()
  }

  /// The place in the list. While a cell is being made it is the place that it is made for.
  private var position: ListPosition? { appliedAttributes?.list ?? positionMadeFor }
  var positionMadeFor: ListPosition?

  open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    if layoutAttributes.list != shownPosition {
      shownPosition = layoutAttributes.list
      setNeedsUpdateConfiguration()
      backgroundDidChange()
    }
  }
  private var shownPosition: ListPosition?

  override func backgroundDidChange() {
    configurator.background?.group = appliedAttributes?.list?.corners(systemMetrics)
  }

  // MARK: Accessories

  private func accessoriesDidChange() {
    for view in accessoryViews { view.removeFromSuperview() }
    accessoryViews = AccessoryOrder.sorted(accessories).map { AccessoryView($0) }
    for view in accessoryViews {
      view.cell = self
      addSubview(view)
    }
    setNeedsLayout()
  }

  override func stateDidChange() {
    super.stateDidChange()
    for view in accessoryViews { view.cellStateDidChange() }
  }

  /// Opens or closes the branch of a row that is touched as a header. False where touches select.
  ///
  /// UIKIT: with the style `header` a tap anywhere in the row counts (Apple's page on
  /// `UICellAccessory.OutlineDisclosureOptions.Style`).
  func toggleAsHeader() -> Bool {
    guard
      let outline = accessories.first(where: { $0.accessoryType == .outlineDisclosure && $0.action == nil }),
      outline.isShown(editing: isEditingInView),
      outline.outlineStyle == .header || outline.outlineStyle == .automatic && position?.role == .header,
      let collection
    else { return false }
    collection.toggleOutline(of: self)
    return true
  }

  /// Widths that accessories take from the content, in points.
  private func accessoryInsets() -> (leading: CGFloat, trailing: CGFloat) {
    let shown = accessoryViews.filter { $0.accessory.isShown(editing: isEditingInView) }
    let margin: CGFloat = 16
    func total(_ views: [AccessoryView]) -> CGFloat {
      views.isEmpty ? 0 : margin + views.reduce(0) { $0 + $1.naturalWidth } + CGFloat(views.count - 1) * 10
    }
    let leading = total(shown.filter { $0.accessory.isLeading })
    return (leading + CGFloat(indentationLevel) * indentationWidth, total(shown.filter { !$0.accessory.isLeading }))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let (leading, trailing) = accessoryInsets()
    let shift = swipeOffset
    let width = max(bounds.width - leading - trailing, 0)
    let x = isRightToLeft ? trailing : leading
    contentView.frame = CGRect(x: x + shift, y: 0, width: width, height: bounds.height)
    placeAccessories(shift)
    backgroundDidChange()
    placeSeparators()
  }

  private func placeAccessories(_ shift: CGFloat) {
    var (front, back) = (16 + (indentsAccessories ? CGFloat(indentationLevel) * indentationWidth : 0), CGFloat(16))
    // Both sides are filled from their edges.
    let (leading, trailing) = (
      accessoryViews.filter(\.accessory.isLeading), accessoryViews.filter { !$0.accessory.isLeading }
    )
    for view in leading + trailing.reversed() {
      view.isHidden = view.accessory.isHidden || !view.accessory.isShown(editing: isEditingInView)
      guard !view.isHidden else { continue }
      let width = view.naturalWidth
      var frame = CGRect(x: front, y: 0, width: width, height: bounds.height)
      if view.accessory.isLeading {
        front += width + 10
      } else {
        frame.origin.x = bounds.width - back - width
        back += width + 10
      }
      if isRightToLeft { frame.origin.x = bounds.width - frame.maxX }
      view.frame = frame.offsetBy(dx: shift, dy: 0)
    }
  }

  // MARK: Separators

  /// UIKIT: from the text's leading edge to the trailing edge of the cell (Apple's page on `separatorLayoutGuide`).
  private func placeSeparators() {
    let position = appliedAttributes?.list
    let wanted = position?.separators(for: self) ?? []
    while separators.count > wanted.count { separators.removeLast().removeFromSuperview() }
    while separators.count < wanted.count {
      let view = UIView()
      view.isUserInteractionEnabled = false
      addSubview(view)
      separators.append(view)
    }
    let start = separatorStart
    separatorLeading?.constant = start
    let guide = separatorGuideFrame
    for (view, separator) in zip(separators, wanted) {
      let pixel = 1 / pixelScale
      var frame = CGRect(
        x: start + separator.insets.leading, y: separator.isTop ? 0 : bounds.height - pixel,
        width: max(bounds.width - start - separator.insets.leading - separator.insets.trailing, 0), height: pixel)
      if let guide {
        let edge = isRightToLeft ? bounds.width - guide.maxX : guide.minX
        frame.origin.x = edge + separator.insets.leading
        frame.size.width = max(guide.width - separator.insets.leading - separator.insets.trailing, 0)
      }
      if isRightToLeft { frame.origin.x = bounds.width - frame.maxX }
      view.frame = frame
      view.backgroundColor = separator.color
    }
  }

  private var separatorStart: CGFloat {
    let (leading, _) = accessoryInsets()
    return leading + ((contentView as? UIListContentView)?.textStart ?? max(directionalLayoutMargins.leading, 16))
  }

  /// Where constraints have put the separator's guide; nil while nobody has asked for it.
  private var separatorGuideFrame: CGRect? {
    guard separatorLeading != nil else { return nil }
    let frame = separatorLayoutGuide.layoutFrame
    return frame.width > 0 ? frame : nil
  }

  // MARK: Size

  /// UIKIT: rows are at least 44 points high, as those of tables. A guess.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    configurator.updateIfNeeded()
    let (leading, trailing) = accessoryInsets()
    let inner = layoutAttributes.duplicate()
    inner.size.width = max(layoutAttributes.size.width - leading - trailing, 0)
    contentView.frame.size.width = inner.size.width
    let fitted = self.fitted(inner, contentView)
    guard layoutAttributes.fitting.height else { return layoutAttributes }
    let preferred = layoutAttributes.duplicate()
    preferred.size.height = max(fitted.size.height, layoutAttributes.representedElementCategory == .cell ? 44 : 0)
    return preferred
  }
}
