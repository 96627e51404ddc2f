/// A set of required constraints that contradict each other; without any one of them the rest can hold.
package struct LayoutConflict {
  package var constraints: [NSLayoutConstraint]
  /// Views whose frame and autoresizing mask take part.
  package var autoresizedViews: [UIView]
  /// The constraint that layout goes on without.
  package var broken: NSLayoutConstraint?

  /// The report in UIKit's words.
  @MainActor
  package var message: String { ConstraintLog.unsatisfiable(self) }
}
