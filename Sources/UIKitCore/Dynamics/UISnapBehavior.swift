/// Lets an item snap to a point, swinging a little.
///
/// Source: <https://developer.apple.com/documentation/uikit/uisnapbehavior>
open class UISnapBehavior: UIDynamicBehavior {
  private let item: any UIDynamicItem
  /// In the reference view's coordinates, in points.
  open var snapPoint: CGPoint { didSet { dynamicAnimator?.wake() } }
  /// 0 swings, 1 does not. Default: 0.5.
  open var damping: CGFloat = 0.5

  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }

  /// How fast the swing is, in radians per second: a guess by published recordings.
  private static let frequency: CGFloat = 18

  override var ownItems: [any UIDynamicItem] { [item] }
  override func apply(_ time: CGFloat) {
    guard let body = body(item), !body.isAnchored else { return }
    let share = 0.35 + 0.65 * min(max(damping, 0), 1)
    let pull = (CGVector(dx: snapPoint.x, dy: snapPoint.y) - body.position) * (Self.frequency * Self.frequency)
    body.velocity = body.velocity + (pull - body.velocity * (2 * share * Self.frequency)) * time
    // UIKIT: the item comes to rest upright. A guess.
    let turn = -sin(body.angle) * Self.frequency * Self.frequency
    body.spin += (turn - body.spin * 2 * share * Self.frequency) * time
  }
}
