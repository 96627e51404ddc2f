extension UIView {
  /// The topmost ancestor.
  var rootView: UIView {
    parentReference.map(Self.root)?.takeUnretainedValue() ?? self
  }

  /// OPTIMIZATION: not isolated, as in `UIView+Scanning`.
  private nonisolated static func root(_ view: Unmanaged<UIView>) -> Unmanaged<UIView> {
    var root = view
    while let above = root._withUnsafeGuaranteedRef({ $0.parentReference }) { root = above }
    return root
  }

  func nearestCommonAncestor(with other: UIView) -> UIView? {
    if self === other { return self }
    if other.parent === self { return self }
    if parent === other { return other }
    var seen = Set<ObjectIdentifier>()
    var above: UIView? = self
    while let ancestor = above {
      seen.insert(ObjectIdentifier(ancestor))
      above = ancestor.parent
    }
    above = other
    while let ancestor = above, !seen.contains(ObjectIdentifier(ancestor)) { above = ancestor.parent }
    return above
  }

  func insertChild(_ view: UIView, at index: Int?) {
    precondition(view !== self, "Can't add self as subview")
    precondition(view.children.isEmpty || !isDescendant(of: view), "Can't add an ancestor as subview")
    if view.parent === self {
      reorderChild(view, to: index)
      return
    }
    let newWindow = windowReference
    let oldWindow = view.windowReference
    if newWindow != nil { UIViewController.checkHierarchy(view, in: self, isEntering: newWindow !== oldWindow) }
    if !PendingTraits.isEmpty { PendingTraits.deliver() }
    let oldTraits = view.flags.contains(.subtreeObservesTraits) ? view.inheritedTraits : nil
    if newWindow !== oldWindow { view.notifyWillMove(toWindow: newWindow) }
    view.willMove(toSuperview: self)
    // Ownership passes through here: the old parent may hold the last reference.
    withExtendedLifetime(view) {
      view.unlinkFromParent()
      let position = min(max(index ?? children.count, 0), children.count)
      children.insert(view, at: position)
      view.parent = self
      childOrderDidChange(inserted: view)
      view.rootDidChange()
      if !LayoutEnvironment.isSame(view.ownEnvironment, ownEnvironment) { view.takeEnvironment(ownEnvironment) }
      if newWindow !== oldWindow { view.setWindow(newWindow) }
      SafeAreaPass.adopted(view, by: self)
      view.flags.insert([.needsLayout, .subtreeNeedsLayout])
      subviewsDidChange()
      view.propagateConstraintFlag()
      view.propagateHeldConstraints()
      view.propagateTraitObservation()
      if flags.contains(.directionIsOverridden) { view.directionIsOverridden() }
      var waiting: UIView?
      if newWindow !== oldWindow { view.notifyDidMove(fromWindow: oldWindow, &waiting) }
      if let oldTraits { TraitPass.run(view, from: oldTraits, to: view.inheritedTraits) }
      view.didMoveToSuperview()
      didAddSubview(view)
      // What a controller brings is left out: tests look whether that lives too long.
      if let newWindow, newWindow === self, newWindow.rootViewController?.viewIfLoaded !== view {
        UpdateCycle.autorelease(newWindow)
      }
      if let waiting { FirstResponderCourse.fulfil(waiting) }
    }
  }

  /// Lives until the test ends that is running, as what is in a pool.
  func stayInPool() { UpdateCycle.autorelease(self) }

  func insertChild(_ view: UIView, beside sibling: UIView, offset: Int) {
    guard let index = children.firstIndex(where: { $0 === sibling }) else {
      // UIKIT: a sibling that is not a subview leaves the new view on top. A guess.
      insertChild(view, at: nil)
      return
    }
    if view.parent === self, let own = children.firstIndex(where: { $0 === view }) {
      if view === sibling { return }
      reorderChild(view, to: (own < index ? index - 1 : index) + offset)
    } else {
      insertChild(view, at: index + offset)
    }
  }

  func exchangeChildren(_ a: Int, _ b: Int) {
    // UIKIT: the array of subviews raises for them, as `insertSubview(_:at:)` takes none beyond the end. A guess.
    precondition(
      children.indices.contains(a) && children.indices.contains(b),
      "exchangeSubview: no subviews at \(a) and \(b) of \(children.count)")
    children.swapAt(a, b)
    childOrderDidChange(inserted: nil)
  }

  func moveChild(_ view: UIView, toFront: Bool) {
    guard view.parent === self else { return }
    reorderChild(view, to: toFront ? children.count - 1 : 0)
  }

  private func reorderChild(_ view: UIView, to index: Int?) {
    guard let own = children.firstIndex(where: { $0 === view }) else { return }
    children.remove(at: own)
    children.insert(view, at: min(max(index ?? children.count, 0), children.count))
    childOrderDidChange(inserted: nil)
  }

  func detachFromParent() {
    guard parent != nil else { return }
    let oldWindow = windowReference
    withExtendedLifetime(self) {
      if let oldWindow { FirstResponderCourse.treeWillLeave(self, oldWindow) }
      if oldWindow != nil { notifyWillMove(toWindow: nil) }
      willMove(toSuperview: nil)
      unlinkFromParent()
      if oldWindow != nil {
        setWindow(nil)
        var waiting: UIView?
        notifyDidMove(fromWindow: oldWindow, &waiting)
      }
      // UIKIT: "If the view is not currently installed in a view hierarchy, […] the edge insets in this property are 0."
      // A controller's view keeps its own until it is somewhere else (Apple's page on `safeAreaInsets`).
      if parent == nil, controller == nil { SafeAreaPass.set(.zero, of: self) }
      didMoveToSuperview()
    }
  }

  /// Takes the view out of its parent's list, its engine and its constraints with the rest of the tree.
  private func unlinkFromParent() {
    guard let parent else { return }
    parent.willRemoveSubview(self)
    LayoutEngine.detach(self)
    if let index = UIView.index(of: self, in: parent.children) { parent.children.remove(at: index) }
    parent.childWasRemoved(self)
    self.parent = nil
    parent.subviewsDidChange()
  }

  /// After the view has got a new root: the tree's engine, if any, takes in its constraints.
  private func rootDidChange() {
    // A tree that was laid out by itself leaves its own engine, which numbered its items.
    layout.engine?.abandon(self)
    layout.engine = nil
    if let engine = rootView.layout.engine { engine.adopt(self) }
  }

  private func setWindow(_ window: UIWindow?) {
    if window == nil, windowReference != nil { animationsWillBeUnseen() }
    windowReference = window
    for child in children { child.setWindow(window) }
  }

  private func notifyWillMove(toWindow window: UIWindow?) {
    if let controller { AppearancePass.rootWillMove(controller, from: windowReference, to: window) }
    willMove(toWindow: window)
    for child in children { child.notifyWillMove(toWindow: window) }
  }

  /// - Parameter waiting: becomes a view that has asked to be first responder.
  private func notifyDidMove(fromWindow window: UIWindow?, _ waiting: inout UIView?) {
    if windowReference != nil { AppearanceStore.apply(to: self) }
    didMoveToWindow()
    if windowReference != nil {
      if let follower = extras?.traitFollower { follower.follow(traitCollection) }
      traitsMayHaveChanged()
      if flags.contains(.drawsForClient) { DisplayPass.request(self) }
    }
    if flags.contains(.awaitsFirstResponder) { waiting = self }
    for child in children { child.notifyDidMove(fromWindow: window, &waiting) }
    if let controller { AppearancePass.rootDidMove(controller) }
  }

  func findView(tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for child in children { if let found = child.findView(tag: tag) { return found } }
    return nil
  }

  func hitTestHierarchy(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event),
      // UIKIT: "during an animation, user interactions are temporarily disabled for the views being animated" (Apple's
      // page on `animate(withDuration:animations:)`).
      materializedLayer?.keepsTouchesOut != true
    else { return nil }
    for child in children.reversed() {
      if let hit = child.hitTest(child.convertPoint(point, from: self), with: event) { return hit }
    }
    return self
  }

  // MARK: Layers follow

  /// The order of the children has changed: the layer, where there is one, takes it over.
  func childOrderDidChange(inserted: UIView?) {
    guard let layer = materializedLayer else { return }
    layer.subviewsDidChange()
    // UIKIT: what is in a view changes nothing of what the view draws: `draw(_:)` may add subviews (an application
    // whose view adds its labels there).
    if !flags.contains(.drawsForClient) { markNeedsDisplay() }
  }

  func childWasRemoved(_ child: UIView) {
    guard let layer = materializedLayer else { return }
    layer.subviewsDidChange()
    child.materializedLayer?.removeFromSuperlayer()
  }
}
