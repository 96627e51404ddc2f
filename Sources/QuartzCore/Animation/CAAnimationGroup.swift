/// Animations that run together.
open class CAAnimationGroup: CAAnimation {
  /// What runs together, within the group's duration; their own durations count, their delegates are not told. Default:
  /// nil.
  open var animations: [CAAnimation]?

  override func copyValues(to other: CAAnimation) {
    super.copyValues(to: other)
    guard let other = other as? CAAnimationGroup else { return }
    other.animations = animations
  }
}
