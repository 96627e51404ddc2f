extension UIView {
  func markNeedsLayout() {
    // The ancestors know.
    if parentReference != nil, flags.isSuperset(of: [.needsLayout, .subtreeNeedsLayout]) { return }
    flags.insert([.needsLayout, .subtreeNeedsLayout])
    if markAncestors(.subtreeNeedsLayout) { scheduleRoot() }
  }

  /// The list of subviews is another.
  ///
  /// UIKIT: a view that adds subviews in its own `layoutSubviews()` is not laid out again for them (code that adds a border
  /// there is common, and iOS 11 shows it, <https://github.com/layoutBox/PinLayout/issues/124>).
  func subviewsDidChange() {
    guard flags.contains(.placesSubviews) else { return markNeedsLayout() }
    flags.insert(.subtreeNeedsLayout)
    if markAncestors(.subtreeNeedsLayout) { scheduleRoot() }
  }

  /// UIKIT: properties are updated on their own: `layoutSubviews()` is not called for them (Apple's page on
  /// `updateProperties()`).
  func markNeedsUpdateProperties() {
    flags.insert([.needsUpdateProperties, .subtreeNeedsLayout])
    if markAncestors(.subtreeNeedsLayout) { scheduleRoot() }
  }

  /// Lets the ancestors know what their subtrees need, up to the first that knows it; whether that has come to the root.
  private nonisolated func markAncestors(_ flag: ViewFlags) -> Bool {
    var next = parentReference
    while let ancestor = next {
      let (isKnown, above) = ancestor._withUnsafeGuaranteedRef { view in
        let isKnown = view.flags.contains(flag)
        if !isKnown { view.flags.insert(flag) }
        return (isKnown, view.parentReference)
      }
      if isKnown { return false }
      next = above
    }
    return true
  }

  /// Begins presentations that wait for the commit, unless the layout is part of an animation or of another layout.
  func beginWhatWaits() {
    guard window != nil, AnimationContext.isEnabled, AnimationContext.current == nil,
      !sequence(first: self, next: \.parent).contains(where: { $0.flags.contains(.layingOut) })
    else { return }
    UpdateCycle.begin()
    LayoutPass.run(from: self)
  }

  private func scheduleRoot() { if let window = rootView as? UIWindow { UpdateCycle.schedule(window) } }

  func markNeedsUpdateConstraints() {
    flags.insert(.needsUpdateConstraints)
    propagateConstraintFlag()
  }

  /// Lets the ancestors know that a constraint update waits in this subtree.
  func propagateConstraintFlag() {
    flags.insert(.subtreeNeedsUpdateConstraints)
    if parentReference != nil, markAncestors(.subtreeNeedsUpdateConstraints) { scheduleRoot() }
  }

  /// Lets the view and its ancestors know that constraints are held here.
  func noteHeldConstraint() {
    guard !flags.contains(.subtreeHoldsConstraints) else { return }
    flags.insert(.subtreeHoldsConstraints)
    _ = markAncestors(.subtreeHoldsConstraints)
  }

  /// Lets the ancestors of a view that has come to a new place know that constraints came with it.
  func propagateHeldConstraints() {
    if flags.contains(.subtreeHoldsConstraints) { _ = markAncestors(.subtreeHoldsConstraints) }
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
