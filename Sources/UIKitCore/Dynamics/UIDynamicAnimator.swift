public import Foundation

/// Moves items as bodies are moved by forces.
///
/// DEVIATION: UIKit's engine is private; this one is an impulse solver with steps of 1/240 s. Items rest at the same
/// places; the way there differs in detail.
///
/// Source: <https://developer.apple.com/documentation/uikit/uidynamicanimator>
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  open private(set) weak var referenceView: UIView?
  open private(set) var behaviors: [UIDynamicBehavior] = []
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  open private(set) var isRunning = false
  /// In seconds, since the animator began to run.
  open private(set) var elapsedTime: TimeInterval = 0
  private weak var layout: UICollectionViewLayout?
  private var bodies: [ObjectIdentifier: DynamicBody] = [:]
  private var observation: MediaClock.Observation?
  private var last: TimeInterval?
  private var calm: TimeInterval = 0

  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }
  public override init() { super.init() }
  /// The items are the layout's attributes; the layout is invalidated at every step.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    referenceView = layout.collectionView
    super.init()
  }

  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(behavior) else { return }
    behaviors.append(behavior)
    behavior.enter(self)
  }
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = behaviors.firstIndex(of: behavior) else { return }
    behaviors.remove(at: index).enter(nil)
    forgetLooseBodies()
  }
  open func removeAllBehaviors() { for behavior in behaviors { removeBehavior(behavior) } }

  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    bodies.values.map(\.item).filter { item in
      let size = item.bounds.applying(item.transform).size
      return rect.intersects(
        CGRect(
          x: item.center.x - size.width / 2, y: item.center.y - size.height / 2, width: size.width,
          height: size.height))
    }
  }
  /// Takes over where the program has put an item.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    guard let body = bodies[ObjectIdentifier(item)] else { return }
    body.readItem()
    wake()
  }

  // MARK: Layouts

  open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
  }
  open func layoutAttributesForSupplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes { $0.representedElementKind == kind && $0.indexPath == indexPath }
  }
  open func layoutAttributesForDecorationView(
    ofKind decorationViewKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes { $0.representedElementKind == decorationViewKind && $0.indexPath == indexPath }
  }
  private func attributes(
    _ matches: (UICollectionViewLayoutAttributes) -> Bool
  ) -> UICollectionViewLayoutAttributes? {
    bodies.values.lazy.compactMap { $0.item as? UICollectionViewLayoutAttributes }.first(where: matches)
  }

  // MARK: Bodies

  @discardableResult
  func body(of item: any UIDynamicItem) -> DynamicBody {
    if let body = bodies[ObjectIdentifier(item)] { return body }
    let body = DynamicBody(item)
    bodies[ObjectIdentifier(item)] = body
    return body
  }

  private func forgetLooseBodies() {
    let held = Set(behaviors.flatMap(\.line).flatMap(\.ownItems).map { ObjectIdentifier($0) })
    bodies = bodies.filter { held.contains($0.key) }
  }

  // MARK: Time

  /// Something has changed: the bodies may move again.
  func wake() {
    calm = 0
    guard !isRunning, !behaviors.isEmpty else { return }
    delegate?.dynamicAnimatorWillResume(self)
    isRunning = true
    last = nil
    observation = MediaClock.current.observeFrames { [weak self] now in self?.frame(now) }
  }

  private func pause() {
    observation?.cancel()
    observation = nil
    guard isRunning else { return }
    isRunning = false
    delegate?.dynamicAnimatorDidPause(self)
  }

  private static let step: TimeInterval = 1.0 / 240

  private func frame(_ now: TimeInterval) {
    guard let before = last else { return last = now }
    last = now
    guard referenceView != nil || layout != nil, !behaviors.isEmpty else { return pause() }
    // A program that was stopped does not make up for the time.
    let passed = min(now - before, 0.1)
    let steps = max(Int((passed / Self.step).rounded()), 1)
    let time = CGFloat(passed / Double(steps))
    for _ in 0..<steps { advance(time) }
    elapsedTime += passed
    for body in bodies.values { body.writeItem() }
    for behavior in behaviors.flatMap(\.line) { behavior.action?() }
    layout?.invalidateLayout()
    let isCalm = bodies.values.allSatisfy { $0.velocity.length < 6 && abs($0.spin) < 0.05 }
    calm = isCalm ? calm + passed : 0
    if calm > 0.5 { pause() }
  }

  private func advance(_ time: CGFloat) {
    let line = behaviors.flatMap(\.line)
    for behavior in line { behavior.apply(time) }
    for body in bodies.values { body.advance(time) }
    for behavior in line { behavior.constrain(time) }
  }
}

/// Told when items begin to move and when they rest.
///
/// Source: <https://developer.apple.com/documentation/uikit/uidynamicanimatordelegate>
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
