/// Ties an item to a point or to another item.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiattachmentbehavior>
open class UIAttachmentBehavior: UIDynamicBehavior {
  public enum AttachmentType: Int, Sendable { case items = 0, anchor }

  open private(set) var items: [any UIDynamicItem]
  open private(set) var attachedBehaviorType: AttachmentType
  /// Of an attachment to a point, in the reference view's coordinates.
  open var anchorPoint: CGPoint { didSet { dynamicAnimator?.wake() } }
  /// Between the ends, in points. Default: the distance at first.
  open var length: CGFloat {
    get { chosenLength ?? distance }
    set {
      chosenLength = newValue
      dynamicAnimator?.wake()
    }
  }
  /// From 0, which lets it swing for ever. Default: 0.
  open var damping: CGFloat = 0
  /// In swings per second; 0 for a rod. Default: 0.
  open var frequency: CGFloat = 0
  /// Kept; has no effect, and says so once.
  open var frictionTorque: CGFloat = 0 { didSet { Limitation.hasNoEffect("UIAttachmentBehavior.frictionTorque") } }
  open var attachmentRange = UIFloatRange.infinite
  private let offsets: [UIOffset]
  private var chosenLength: CGFloat?
  /// Whether the ends may come nearer to each other, and not go farther apart.
  private var isRope = false
  private var fixedAngle: CGFloat?
  /// The only direction of movement.
  private var axis: CGVector?

  private init(_ items: [any UIDynamicItem], _ offsets: [UIOffset], _ anchor: CGPoint?) {
    self.items = items
    self.offsets = offsets
    anchorPoint = anchor ?? .zero
    attachedBehaviorType = anchor == nil ? .items : .anchor
    super.init()
    chosenLength = distance
  }

  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init([item], [.zero], point)
  }
  public convenience init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) { self.init([item], [offset], point) }
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init([item1, item2], [.zero, .zero], nil)
  }
  public convenience init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) { self.init([item1, item2], [offset1, offset2], nil) }

  private static func offset(_ item: any UIDynamicItem, _ point: CGPoint) -> UIOffset {
    UIOffset(horizontal: point.x - item.center.x, vertical: point.y - item.center.y)
  }
  /// The items turn around a common point.
  open class func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior([item1, item2], [offset(item1, point), offset(item2, point)], nil)
  }
  /// The items move as one.
  open class func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    let made = pinAttachment(with: item1, attachedTo: item2, attachmentAnchor: point)
    made.fixedAngle = atan2(item2.transform.b, item2.transform.a) - atan2(item1.transform.b, item1.transform.a)
    return made
  }
  /// The items are held together by a rope.
  open class func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) -> UIAttachmentBehavior {
    let made = UIAttachmentBehavior([item1, item2], [offset1, offset2], nil)
    made.isRope = true
    return made
  }
  /// The item slides along an axis through a point.
  open class func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    let made = UIAttachmentBehavior([item], [.zero], point)
    made.axis = axis.length > 0 ? axis * (1 / axis.length) : nil
    return made
  }

  private func ends() -> (CGVector, CGVector) {
    func end(_ index: Int) -> CGVector {
      if let body = body(items[index]) { return body.point(at: offsets[index]) }
      let item = items[index]
      return CGVector(dx: item.center.x + offsets[index].horizontal, dy: item.center.y + offsets[index].vertical)
    }
    return (end(0), items.count > 1 ? end(1) : CGVector(dx: anchorPoint.x, dy: anchorPoint.y))
  }
  private var distance: CGFloat {
    let (first, second) = ends()
    return (second - first).length
  }

  override var ownItems: [any UIDynamicItem] { items }

  override func apply(_ time: CGFloat) {
    guard frequency > 0, axis == nil, let first = body(items[0]) else { return }
    let second = items.count > 1 ? body(items[1]) : nil
    let (start, end) = ends()
    let gap = end - start
    guard gap.length > 1e-6 else { return }
    let normal = gap * (1 / gap.length)
    let swing = 2 * CGFloat.pi * frequency
    let mass = 1 / max(first.inverseMass + (second?.inverseMass ?? 0), 1e-9)
    let speed = ((second?.velocity(at: end) ?? .zero) - first.velocity(at: start)).dot(normal)
    let force = mass * (swing * swing * (gap.length - length) + 2 * damping * swing * speed)
    first.push(normal * (force * time), at: start)
    second?.push(normal * (-force * time), at: end)
  }

  override func constrain(_ time: CGFloat) {
    guard let first = body(items[0]) else { return }
    if let axis { return slide(first, axis) }
    guard frequency == 0 else { return }
    let second = items.count > 1 ? body(items[1]) : nil
    let (start, end) = ends()
    let gap = end - start
    let error = gap.length - length
    if !(isRope && error <= 0) { hold(first, second, start, end, gap, error, time) }
    if let fixedAngle, let second {
      let turn = second.angle - first.angle - fixedAngle
      second.angle -= turn / 2
      first.angle += turn / 2
      let spin = (first.spin + second.spin) / 2
      (first.spin, second.spin) = (spin, spin)
    }
  }

  /// A rod: no speed along it, and the error of the distance made good.
  private func hold(
    _ first: DynamicBody, _ second: DynamicBody?, _ start: CGVector, _ end: CGVector, _ gap: CGVector,
    _ error: CGFloat, _ time: CGFloat
  ) {
    let normal = gap.length > 1e-6 ? gap * (1 / gap.length) : CGVector(dx: 0, dy: 1)
    func weight(_ body: DynamicBody?, _ point: CGVector) -> CGFloat {
      guard let body else { return 0 }
      let arm = (point - body.position).cross(normal)
      return body.inverseMass + arm * arm * body.inverseInertia
    }
    let total = weight(first, start) + weight(second, end)
    guard total > 0 else { return }
    let speed = ((second?.velocity(at: end) ?? .zero) - first.velocity(at: start)).dot(normal)
    let impulse = normal * ((speed + 0.2 * error / max(time, 1e-6)) / total)
    first.push(impulse, at: start)
    second?.push(impulse * -1, at: end)
    let linear = first.inverseMass + (second?.inverseMass ?? 0)
    guard linear > 0 else { return }
    first.position = first.position + normal * (0.2 * error * first.inverseMass / linear)
    if let second { second.position = second.position - normal * (0.2 * error * second.inverseMass / linear) }
  }

  private func slide(_ body: DynamicBody, _ axis: CGVector) {
    let away = body.position - CGVector(dx: anchorPoint.x, dy: anchorPoint.y)
    let along = min(max(away.dot(axis), attachmentRange.minimum), attachmentRange.maximum)
    body.position = CGVector(dx: anchorPoint.x, dy: anchorPoint.y) + axis * along
    body.velocity = axis * body.velocity.dot(axis)
    (body.angle, body.spin) = (0, 0)
  }
}

/// A range of numbers.
///
/// Source: <https://developer.apple.com/documentation/uikit/uifloatrange>
public struct UIFloatRange: Hashable, Sendable, Codable {
  /// In points, or radians.
  public var minimum: CGFloat
  /// In points, or radians.
  public var maximum: CGFloat
  public init() { (minimum, maximum) = (0, 0) }
  public init(minimum: CGFloat, maximum: CGFloat) { (self.minimum, self.maximum) = (minimum, maximum) }
  public static let zero = UIFloatRange()
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)
  public var isInfinite: Bool { minimum == -.infinity && maximum == .infinity }
}
