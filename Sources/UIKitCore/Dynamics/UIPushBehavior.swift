/// Pushes items, once or all the time.
///
/// Source: <https://developer.apple.com/documentation/uikit/uipushbehavior>
open class UIPushBehavior: UIDynamicBehavior {
  public enum Mode: Int, Sendable { case continuous = 0, instantaneous }

  open private(set) var items: [any UIDynamicItem]
  open private(set) var mode: Mode
  /// An instantaneous push is inactive again once it has been given. Default: true.
  open var active = true { didSet { dynamicAnimator?.wake() } }
  /// UIKIT: a vector of length 1 accelerates a view of 100 by 100 points and density 1 by 100 points per second squared
  /// (Apple's page on `UIPushBehavior`).
  open var pushDirection = CGVector.zero { didSet { dynamicAnimator?.wake() } }
  private var offsets: [ObjectIdentifier: UIOffset] = [:]

  public convenience override init() { self.init(items: [], mode: .continuous) }

  public init(items: [any UIDynamicItem], mode: Mode) {
    self.items = items
    self.mode = mode
    super.init()
  }

  /// In radians, clockwise from the right.
  open var angle: CGFloat {
    get { atan2(pushDirection.dy, pushDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  /// 1 moves an item of 100 by 100 points by 100 points per second squared.
  open var magnitude: CGFloat {
    get { pushDirection.length }
    set { setAngle(angle, magnitude: newValue) }
  }
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pushDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }
  /// Where the push is given, from the item's centre, in points. Default: zero.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset { offsets[ObjectIdentifier(item)] ?? .zero }
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = o
  }
  open func addItem(_ item: any UIDynamicItem) {
    items.append(item)
    dynamicAnimator?.body(of: item)
    dynamicAnimator?.wake()
  }
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }

  override var ownItems: [any UIDynamicItem] { items }
  override func apply(_ time: CGFloat) {
    guard active else { return }
    for item in items {
      guard let body = body(item) else { continue }
      body.push(
        pushDirection * (100 * (mode == .continuous ? time : 1)),
        at: body.point(at: targetOffsetFromCenter(for: item)))
    }
    if mode == .instantaneous { active = false }
  }
}
