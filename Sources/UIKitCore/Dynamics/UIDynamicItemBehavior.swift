/// What items are made of.
///
/// Source: <https://developer.apple.com/documentation/uikit/uidynamicitembehavior>
open class UIDynamicItemBehavior: UIDynamicBehavior {
  open private(set) var items: [any UIDynamicItem]
  /// How much of a collision's speed is given back, 0…1. Default: 0.
  open var elasticity: CGFloat = 0 { didSet { describe() } }
  /// From 0. Default: 0.
  open var friction: CGFloat = 0 { didSet { describe() } }
  /// Default: 1.
  open var density: CGFloat = 1 { didSet { describe() } }
  /// Slows movement down. Default: 0.
  open var resistance: CGFloat = 0 { didSet { describe() } }
  /// Slows turning down. Default: 0.
  open var angularResistance: CGFloat = 0 { didSet { describe() } }
  /// What electric and magnetic fields act on. Default: 0.
  open var charge: CGFloat = 0 { didSet { describe() } }
  open var isAnchored = false { didSet { describe() } }
  /// Default: true.
  open var allowsRotation = true { didSet { describe() } }
  /// Velocities given before the behavior has come into an animator.
  private var waiting: [(any UIDynamicItem, (DynamicBody) -> Void)] = []

  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }
  public override convenience init() { self.init(items: []) }

  open func addItem(_ item: any UIDynamicItem) {
    items.append(item)
    describe()
  }
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }

  /// In points per second.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    change(item) { $0.velocity = $0.velocity + CGVector(dx: velocity.x, dy: velocity.y) }
  }
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    body(item).map { CGPoint(x: $0.velocity.dx, y: $0.velocity.dy) } ?? .zero
  }
  /// In radians per second.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    change(item) { $0.spin += velocity }
  }
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { body(item)?.spin ?? 0 }

  private func change(_ item: any UIDynamicItem, _ body: @escaping (DynamicBody) -> Void) {
    guard let found = self.body(item) else { return waiting.append((item, body)) }
    body(found)
    dynamicAnimator?.wake()
  }

  private func describe() {
    for item in items {
      guard let body = body(item) else { continue }
      (body.elasticity, body.friction, body.density) = (elasticity, friction, density)
      (body.resistance, body.angularResistance) = (resistance, angularResistance)
      (body.isAnchored, body.allowsRotation, body.charge) = (isAnchored, allowsRotation, charge)
    }
    dynamicAnimator?.wake()
  }

  override var ownItems: [any UIDynamicItem] { items }
  override func enter(_ animator: UIDynamicAnimator?) {
    super.enter(animator)
    guard animator != nil else { return }
    describe()
    let changes = waiting
    waiting = []
    for (item, body) in changes { change(item, body) }
  }
}
