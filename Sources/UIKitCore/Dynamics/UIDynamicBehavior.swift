/// A force, a joint or a boundary of a dynamic animator; or several of them.
///
/// Source: <https://developer.apple.com/documentation/uikit/uidynamicbehavior>
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Called at every step of the animation.
  open var action: (() -> Void)?
  open internal(set) weak var dynamicAnimator: UIDynamicAnimator? {
    didSet { for child in childBehaviors { child.enter(dynamicAnimator) } }
  }

  public override init() { super.init() }

  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.append(behavior)
    behavior.enter(dynamicAnimator)
    dynamicAnimator?.wake()
  }
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = childBehaviors.firstIndex(of: behavior) else { return }
    childBehaviors.remove(at: index).enter(nil)
  }
  /// Called when the behavior comes into an animator or leaves it.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  func enter(_ animator: UIDynamicAnimator?) {
    willMove(to: animator)
    dynamicAnimator = animator
    if let animator { for item in ownItems { animator.body(of: item) } }
    animator?.wake()
  }

  /// The items that the behavior itself moves.
  var ownItems: [any UIDynamicItem] { [] }
  /// Changes velocities for a step of `time` seconds.
  func apply(_ time: CGFloat) {}
  /// Keeps joints and boundaries after a step.
  func constrain(_ time: CGFloat) {}
  var line: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.line) }
  func body(_ item: any UIDynamicItem) -> DynamicBody? { dynamicAnimator?.body(of: item) }
}
