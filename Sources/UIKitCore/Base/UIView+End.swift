/// What others know of a view ends with it. Nothing here needs the main actor: a view may be freed on any thread.
extension UIView {
  /// The view is being freed: every unsafe reference to it is cleared.
  ///
  /// 1. Constraints and guides hold the view by its `ItemReference`. 2. The constraints that it holds become inactive.
  /// 3. A window is known to all of its tree, not to its subviews alone. 4. Subviews that somebody else keeps are the
  /// roots of trees of their own from now on; what the engine of this tree knew them by means nothing to another.
  nonisolated func endTree() {
    // 1.
    itemReference?.end()
    for guide in layout.guides { guide.item = -1 }
    // 2.
    for constraint in layout.held {
      constraint.holder = nil
      constraint.record = -1
    }
    // 3. Any other view has left its window before it goes.
    if windowReference != nil { for child in children { child.forgetWindow() } }
    // 4.
    for index in children.indices {
      children[index].parent = nil
      if !isKnownUniquelyReferenced(&children[index]) { children[index].forgetNumbers() }
    }
  }

  private nonisolated func forgetWindow() {
    windowReference = nil
    for child in children { child.forgetWindow() }
  }

  /// Takes from the subtree the numbers that an engine knows its views, guides and constraints by.
  nonisolated func forgetNumbers() {
    layoutItem = -1
    flags.remove(.hasItem)
    for guide in layout.guides { guide.item = -1 }
    interiorGuideIfMade?.item = -1
    for constraint in layout.held { constraint.record = -1 }
    for child in children { child.forgetNumbers() }
  }
}
