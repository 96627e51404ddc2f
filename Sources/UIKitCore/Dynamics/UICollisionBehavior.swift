public import Foundation

/// Lets items bump into each other and into boundaries.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicollisionbehavior>
open class UICollisionBehavior: UIDynamicBehavior {
  public struct Mode: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let items = Mode(rawValue: 1 << 0)
    public static let boundaries = Mode(rawValue: 1 << 1)
    public static let everything = Mode(rawValue: .max)
  }

  open private(set) var items: [any UIDynamicItem]
  open var collisionMode = Mode.everything
  /// Whether the reference view's bounds are a boundary. Default: false.
  open var translatesReferenceBoundsIntoBoundary = false { didSet { dynamicAnimator?.wake() } }
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  private var insets = UIEdgeInsets.zero
  private struct Boundary {
    var identifier: any NSCopying
    var path: UIBezierPath
    var segments: [[CGVector]]
  }
  private var boundaries: [Boundary] = []
  /// Which pairs touch: items by their identities, boundaries by their places.
  private var touching: Set<Touch> = []
  private struct Touch: Hashable {
    var first: ObjectIdentifier
    var second: ObjectIdentifier?
    var boundary: String?
  }

  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }
  public override convenience init() { self.init(items: []) }

  open func addItem(_ item: any UIDynamicItem) {
    items.append(item)
    dynamicAnimator?.body(of: item)
    dynamicAnimator?.wake()
  }
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    self.insets = insets
    translatesReferenceBoundsIntoBoundary = true
  }

  // MARK: Boundaries

  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    removeBoundary(withIdentifier: identifier)
    boundaries.append(
      Boundary(identifier: identifier, path: bezierPath, segments: Self.segments(bezierPath.cgPath)))
    dynamicAnimator?.wake()
  }
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: path)
  }
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries.first { Self.name($0.identifier) == Self.name(identifier) }?.path
  }
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.removeAll { Self.name($0.identifier) == Self.name(identifier) }
  }
  open func removeAllBoundaries() { boundaries = [] }
  open var boundaryIdentifiers: [any NSCopying]? { boundaries.isEmpty ? nil : boundaries.map(\.identifier) }

  private static func name(_ identifier: any NSCopying) -> String { "\(identifier)" }

  /// The path as straight pieces: curves by their points.
  private static func segments(_ path: CGPath) -> [[CGVector]] {
    var (pieces, place, start) = ([[CGVector]](), CGVector.zero, CGVector.zero)
    func vector(_ point: CGPoint) -> CGVector { CGVector(dx: point.x, dy: point.y) }
    func line(to end: CGVector) {
      if (end - place).length > 1e-6 { pieces.append([place, end]) }
      place = end
    }
    path.applyWithBlock { element in
      let points = element.pointee.points
      switch element.pointee.type {
      case .moveToPoint:
        place = vector(points[0])
        start = place
      case .addLineToPoint: line(to: vector(points[0]))
      case .addQuadCurveToPoint:
        let (a, b, c) = (place, vector(points[0]), vector(points[1]))
        for step in 1...8 {
          let t = CGFloat(step) / 8
          line(to: a * ((1 - t) * (1 - t)) + b * (2 * t * (1 - t)) + c * (t * t))
        }
      case .addCurveToPoint:
        let (a, b, c, d) = (place, vector(points[0]), vector(points[1]), vector(points[2]))
        for step in 1...12 {
          let t = CGFloat(step) / 12
          let u = 1 - t
          line(to: a * (u * u * u) + b * (3 * u * u * t) + c * (3 * u * t * t) + d * (t * t * t))
        }
      default: line(to: start)
      }
    }
    return pieces
  }

  // MARK: Collisions

  override var ownItems: [any UIDynamicItem] { items }

  override func constrain(_ time: CGFloat) {
    let bodies = items.compactMap { body($0) }
    var now: Set<Touch> = []
    if collisionMode.contains(.boundaries) {
      for body in bodies { collideWithBoundaries(body, &now) }
    }
    if collisionMode.contains(.items) {
      for (index, first) in bodies.enumerated() {
        for second in bodies[(index + 1)...] { collide(first, second, &now) }
      }
    }
    for touch in touching.subtracting(now) { tellEnd(touch) }
    touching = now
  }

  private func collideWithBoundaries(_ body: DynamicBody, _ now: inout Set<Touch>) {
    if translatesReferenceBoundsIntoBoundary, let view = dynamicAnimator?.referenceView {
      let bounds = view.bounds.inset(by: insets)
      for (normal, edge) in [
        (CGVector(dx: -1, dy: 0), -bounds.minX), (CGVector(dx: 1, dy: 0), bounds.maxX),
        (CGVector(dx: 0, dy: -1), -bounds.minY), (CGVector(dx: 0, dy: 1), bounds.maxY),
      ] {
        let corners = body.corners
        let far = corners.map(normal.dot).max() ?? 0
        guard far > edge else { continue }
        let deepest = corners.filter { normal.dot($0) > far - 0.5 }
        let middle = deepest.reduce(CGVector.zero, +) * (1 / CGFloat(max(deepest.count, 1)))
        resolve(body, nil, DynamicContact(normal: normal, depth: far - edge, point: middle))
        begin(Touch(first: ObjectIdentifier(body.item), boundary: ""), body, nil, nil, middle, &now)
      }
    }
    for boundary in boundaries {
      for segment in boundary.segments {
        guard let contact = DynamicContact(body.corners, segment) else { continue }
        resolve(body, nil, contact)
        begin(
          Touch(first: ObjectIdentifier(body.item), boundary: Self.name(boundary.identifier)), body, nil,
          boundary.identifier, contact.point, &now)
      }
    }
  }

  private func collide(_ first: DynamicBody, _ second: DynamicBody, _ now: inout Set<Touch>) {
    let reach = (first.size.width + first.size.height + second.size.width + second.size.height) / 2
    guard (first.position - second.position).length <= reach,
      let contact = DynamicContact(first.corners, second.corners)
    else { return }
    resolve(first, second, contact)
    begin(
      Touch(first: ObjectIdentifier(first.item), second: ObjectIdentifier(second.item)), first, second, nil,
      contact.point, &now)
  }

  /// Takes the speed towards each other from two bodies, by their elasticity and friction, and moves them apart.
  private func resolve(_ first: DynamicBody, _ second: DynamicBody?, _ contact: DynamicContact) {
    let (normal, point) = (contact.normal, contact.point)
    func weight(_ body: DynamicBody?, _ axis: CGVector) -> CGFloat {
      guard let body else { return 0 }
      let arm = (point - body.position).cross(axis)
      return body.inverseMass + arm * arm * body.inverseInertia
    }
    func speed(_ axis: CGVector) -> CGFloat {
      (first.velocity(at: point) - (second?.velocity(at: point) ?? .zero)).dot(axis)
    }
    let total = weight(first, normal) + weight(second, normal)
    guard total > 0 else { return }
    let approach = speed(normal)
    if approach > 0 {
      // UIKIT: the more elastic of the two decides; slow contacts do not bounce, so that things come to rest. A guess.
      let elasticity = approach < 20 ? 0 : max(first.elasticity, second?.elasticity ?? 0)
      let size = (1 + elasticity) * approach / total
      first.push(normal * -size, at: point)
      second?.push(normal * size, at: point)
      let across = CGVector(dx: -normal.dy, dy: normal.dx)
      let friction = second.map { (first.friction * $0.friction).squareRoot() } ?? first.friction
      let grip = weight(first, across) + weight(second, across)
      if friction > 0, grip > 0 {
        let wanted = speed(across) / grip
        let limited = min(max(wanted, -friction * size), friction * size)
        first.push(across * -limited, at: point)
        second?.push(across * limited, at: point)
      }
    }
    let linear = first.inverseMass + (second?.inverseMass ?? 0)
    guard linear > 0 else { return }
    let way = normal * (max(contact.depth - 0.05, 0) / linear)
    first.position = first.position - way * first.inverseMass
    if let second { second.position = second.position + way * second.inverseMass }
  }

  private func begin(
    _ touch: Touch, _ first: DynamicBody, _ second: DynamicBody?, _ identifier: (any NSCopying)?, _ point: CGVector,
    _ now: inout Set<Touch>
  ) {
    now.insert(touch)
    guard !touching.contains(touch) else { return }
    touching.insert(touch)
    let place = CGPoint(x: point.dx, y: point.dy)
    if let second {
      collisionDelegate?.collisionBehavior(self, beganContactFor: first.item, with: second.item, at: place)
    } else {
      collisionDelegate?.collisionBehavior(
        self, beganContactFor: first.item, withBoundaryIdentifier: identifier, at: place)
    }
  }

  private func tellEnd(_ touch: Touch) {
    guard let first = items.first(where: { ObjectIdentifier($0) == touch.first }) else { return }
    if let name = touch.boundary {
      let identifier = boundaries.first { Self.name($0.identifier) == name }?.identifier
      collisionDelegate?.collisionBehavior(self, endedContactFor: first, withBoundaryIdentifier: identifier)
    } else if let second = items.first(where: { ObjectIdentifier($0) == touch.second }) {
      collisionDelegate?.collisionBehavior(self, endedContactFor: first, with: second)
    }
  }
}
