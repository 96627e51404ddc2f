/// Tells a layout of bounds that change in an animation.
///
/// UIKIT: "when its bounds have changed inside an animation block before displaying cells in its new bounds"
/// (`UICollectionViewLayout.h`).
@MainActor
struct AnimatedBoundsChange {
  private var old: CGRect?
  private var hasBegun = false

  /// The bounds are about to change.
  mutating func note(_ old: CGRect, _ new: CGRect) {
    guard old != new, AnimationContext.current != nil, self.old == nil else { return }
    self.old = old
  }

  /// The layout has been prepared for the new bounds.
  mutating func begin(_ layout: UICollectionViewLayout) {
    guard let old, !hasBegun else { return }
    hasBegun = true
    layout.prepare(forAnimatedBoundsChange: old)
  }

  /// The cells are in their new places.
  mutating func end(_ layout: UICollectionViewLayout) {
    guard hasBegun else { return }
    (old, hasBegun) = (nil, false)
    layout.finalizeAnimatedBoundsChange()
  }
}
