extension UIView {
  func markNeedsLayout() {
    // The ancestors know.
    if parent != nil, flags.isSuperset(of: [.needsLayout, .subtreeNeedsLayout]) { return }
    flags.insert(.needsLayout)
    var view: UIView? = self
    while let v = view, !v.flags.contains(.subtreeNeedsLayout) || v === self {
      v.flags.insert(.subtreeNeedsLayout)
      if v.parent == nil, let window = v as? UIWindow { UpdateCycle.schedule(window) }
      view = v.parent
    }
  }

  func markNeedsUpdateConstraints() {
    flags.insert(.needsUpdateConstraints)
    propagateConstraintFlag()
  }

  /// Lets the ancestors know that a constraint update waits in this subtree.
  func propagateConstraintFlag() {
    flags.insert(.subtreeNeedsUpdateConstraints)
    var view = parent
    while let v = view, !v.flags.contains(.subtreeNeedsUpdateConstraints) {
      v.flags.insert(.subtreeNeedsUpdateConstraints)
      if v.parent == nil, let window = v as? UIWindow { UpdateCycle.schedule(window) }
      view = v.parent
    }
  }

  func setTranslatesAutoresizingMask(_ on: Bool) {
    guard on != flags.contains(.translatesAutoresizingMask) else { return }
    flags.set(.translatesAutoresizingMask, on)
    LayoutEngine.placementRuleChanged(of: self)
    parent?.markNeedsLayout()
  }

  func autoresizingDidChange() { LayoutEngine.placementRuleChanged(of: self) }

  /// The engine of the tree that the view belongs to, if the tree has been laid out by constraints before.
  var rootEngine: LayoutEngine? { rootView.layout.engine }
}

extension UIView {
  /// Solves the constraints of the tree whose root the view is.
  func solveTree() { LayoutPass.solve(self) }
  /// Gives the subviews what the solver found for them.
  func takeSolvedFrames() { LayoutPass.applySolvedFrames(to: self) }
}
