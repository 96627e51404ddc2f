internal import UISystemMetrics

/// Tabs at the bottom.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitabbar>
@preconcurrency @MainActor
open class UITabBar: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepareForDecoding() {
    super.prepareForDecoding()
    setUp()
  }

  private func setUp() {
    flags.insert(.drawsInCode)
    isOpaque = false
  }

  open weak var delegate: (any UITabBarDelegate)? {
    didSet { delegate = SubclassMethods.completed(delegate) }
  }
  open var items: [UITabBarItem]? {
    didSet {
      for old in oldValue ?? [] where old.bar === self { old.bar = nil }
      for item in items ?? [] { item.bar = self }
      takeItemAppearances()
      if let selectedItem, items?.contains(where: { $0 === selectedItem }) != true { self.selectedItem = nil }
      setNeedsDisplay()
    }
  }
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    takeItemAppearances()
  }
  private func takeItemAppearances() {
    guard window != nil else { return }
    for item in items ?? [] { AppearanceStore.apply(to: item, in: self) }
  }
  open var selectedItem: UITabBarItem? { didSet { setNeedsDisplay() } }
  open var barStyle = UIBarStyle.default
  open var barTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var unselectedItemTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var isTranslucent = true
  open var backgroundImage: UIImage? { didSet { setNeedsDisplay() } }
  open var shadowImage: UIImage?
  open var standardAppearance: UITabBarAppearance {
    get { chosenAppearance ?? plainAppearance }
    set { chosenAppearance = newValue }
  }
  /// What the client, or an appearance, has set.
  var chosenAppearance: UITabBarAppearance? { didSet { setNeedsDisplay() } }
  private lazy var plainAppearance = UITabBarAppearance()
  open var scrollEdgeAppearance: UITabBarAppearance?

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: barMetrics().tabBar + safeAreaInsets.bottom)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  // MARK: Tabs

  /// UIKIT: tabs share the width on phones; on pads they are 76 points wide, 34 apart, in the middle.
  func frameOfTab(at index: Int) -> CGRect {
    let count = CGFloat(max(items?.count ?? 0, 1))
    let position = CGFloat(isRightToLeft ? (items?.count ?? 0) - 1 - index : index)
    guard traitCollection.horizontalSizeClass == .regular, traitCollection.userInterfaceIdiom == .pad else {
      let width = bounds.width / count
      return CGRect(x: (position * width).rounded(), y: 1, width: width, height: 48)
    }
    let total = count * 76 + (count - 1) * 34
    return CGRect(x: ((bounds.width - total) / 2 + position * 110).rounded(), y: 1, width: 76, height: 48)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let point = touches.first?.location(in: self), bounds.contains(point) else { return }
    for (index, item) in (items ?? []).enumerated() where item.isEnabled && frameOfTab(at: index).contains(point) {
      selectedItem = item
      delegate?.tabBar(self, didSelect: item)
    }
  }

  open override func draw(_ rect: CGRect) {
    if let barTintColor {
      barTintColor.setFill()
      UIBezierPath(rect: bounds).fill()
    } else {
      standardAppearance.draw(in: bounds, lineAtTop: true)
    }
    backgroundImage?.draw(in: bounds)
    for (index, item) in (items ?? []).enumerated() { draw(item, in: frameOfTab(at: index)) }
  }

  private func draw(_ item: UITabBarItem, in tab: CGRect) {
    let isSelected = item === selectedItem
    let color: UIColor = isSelected ? tintColor : unselectedItemTintColor ?? .secondaryLabel
    let beside = traitCollection.horizontalSizeClass == .regular
    let font = UIFont.systemFont(ofSize: beside ? 13 : 10, weight: .medium)
    let image = isSelected ? item.selectedImage ?? item.image : item.image
    let size = image?.size ?? .zero
    if let image {
      let place = CGRect(
        x: (tab.midX - size.width / 2).rounded(), y: (tab.minY + 17 - size.height / 2).rounded(), width: size.width,
        height: size.height)
      let tinted =
        image.renderingMode == .alwaysOriginal ? image : image.withTintColor(color, renderingMode: .alwaysOriginal)
      tinted.draw(in: place)
    }
    let text = CGRect(x: tab.minX, y: tab.minY + 33, width: tab.width, height: 14)
    PartPainter.drawText(item.title ?? "", font: font, color: color, in: text)
    if let badge = item.badgeValue { drawBadge(badge, item, CGPoint(x: tab.midX + 8, y: tab.minY + 3)) }
  }

  private func drawBadge(_ badge: String, _ item: UITabBarItem, _ origin: CGPoint) {
    let font = UIFont.systemFont(ofSize: 13)
    let width = max(18, ceil(badge.size(withAttributes: [.font: font]).width) + 10)
    let place = CGRect(x: origin.x, y: origin.y, width: width, height: 18)
    (item.badgeColor ?? .systemRed).setFill()
    UIBezierPath(roundedRect: place, cornerRadius: 9).fill()
    PartPainter.drawText(badge, font: font, color: .white, in: place)
  }

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(\UITabBar.barStyle), AppearanceProperty(\UITabBar.barTintColor),
      AppearanceProperty(\UITabBar.unselectedItemTintColor), AppearanceProperty(\UITabBar.isTranslucent),
      AppearanceProperty(\UITabBar.backgroundImage), AppearanceProperty(\UITabBar.shadowImage),
      AppearanceProperty(\UITabBar.chosenAppearance), AppearanceProperty(\UITabBar.scrollEdgeAppearance),
    ]
  }
  override class var appearanceClass: NSObject.Type { UITabBar.self }

  // MARK: Accessibility

  override var drawnElements: [UIAccessibilityElement] {
    (items ?? []).enumerated().map { index, item in
      var traits: UIAccessibilityTraits = .button
      if item === selectedItem { traits.insert(.selected) }
      if !item.isEnabled { traits.insert(.notEnabled) }
      let made = AccessibilityParts.part(
        of: self, item.accessibilityLabel ?? item.title, frameOfTab(at: index), traits)
      made.accessibilityIdentifier = item.accessibilityIdentifier
      made.accessibilityValue = item.badgeValue
      return made
    }
  }
}

/// Hears of the selected tab.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitabbardelegate>
@preconcurrency @MainActor
public protocol UITabBarDelegate: AnyObject {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
