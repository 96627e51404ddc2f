/// Pulls items in one direction.
///
/// Source: <https://developer.apple.com/documentation/uikit/uigravitybehavior>
open class UIGravityBehavior: UIDynamicBehavior {
  open private(set) var items: [any UIDynamicItem]
  /// UIKIT: a vector of length 1 accelerates by 1000 points per second squared. Default: (0, 1), downwards (Apple's
  /// page on `magnitude`).
  open var gravityDirection = CGVector(dx: 0, dy: 1) { didSet { dynamicAnimator?.wake() } }

  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }
  public override convenience init() { self.init(items: []) }

  /// In radians, clockwise from the x axis.
  open var angle: CGFloat {
    get { atan2(gravityDirection.dy, gravityDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  /// 1 is 1,000 points per second squared.
  open var magnitude: CGFloat {
    get { gravityDirection.length }
    set { setAngle(angle, magnitude: newValue) }
  }
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }
  open func addItem(_ item: any UIDynamicItem) {
    items.append(item)
    dynamicAnimator?.body(of: item)
    dynamicAnimator?.wake()
  }
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }

  override var ownItems: [any UIDynamicItem] { items }
  override func apply(_ time: CGFloat) {
    for item in items {
      guard let body = body(item), !body.isAnchored else { continue }
      body.velocity = body.velocity + gravityDirection * (1000 * time)
    }
  }
}
