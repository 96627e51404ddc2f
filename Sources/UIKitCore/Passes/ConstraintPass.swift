/// The constraint pass: `updateConstraints()` from the leaves to the root, for the views that asked.
@MainActor
enum ConstraintPass {
  /// Views that mark others (or themselves) during the pass are served in the next round; a tree that never settles is
  /// left after this many.
  private static let maximumRounds = 16

  /// Runs over the subtree of `view`.
  static func run(from view: UIView) {
    for _ in 0..<maximumRounds {
      guard view.flags.contains(.subtreeNeedsUpdateConstraints) else { return }
      visit(view)
    }
  }

  private static func visit(_ view: UIView) {
    guard view.flags.contains(.subtreeNeedsUpdateConstraints) else { return }
    view.flags.remove(.subtreeNeedsUpdateConstraints)
    var start = 0
    while let index = view.nextChild(with: .subtreeNeedsUpdateConstraints, from: start) {
      visit(view.children[index])
      start = index + 1
    }
    guard view.flags.contains(.needsUpdateConstraints) else { return }
    view.flags.remove(.needsUpdateConstraints)
    if view.flags.contains(.hasController) {
      view.updateConstraintsByController()
    } else {
      view.trackingTraits(.constraints) { view.updateConstraints() }
    }
  }
}
