/// Hands safe areas down the tree.
///
/// UIKIT: a child's inset on an edge is its parent's less the distance of the child's edge inside the parent's, within
/// 0…the parent's inset. It is not an intersection of rectangles: a child wholly inside the band keeps the whole inset.
@MainActor
enum SafeAreaPass {
  /// The view moved, was resized or got another parent.
  static func geometryChanged(of view: UIView) {
    // OPTIMIZATION: most views are nowhere near a safe area's edge.
    if isPlain(view) { return }
    guard let parent = view.parent else {
      // The root's own insets depend on its size where a screen gives them.
      if let window = view as? UIWindow { set(window.screenSafeAreaInsets, of: window) }
      return children(of: view)
    }
    let isFree =
      parent.childSafeAreaInsets == .zero && view.layout.safeAreaInsets == .zero && view.controller == nil
    if !isFree, update(view) { return }
    // How far the superview's margins reach into the view depends on its place, whatever becomes of the safe area.
    if view.preservesSuperviewLayoutMargins { view.marginsMayHaveChanged() }
  }

  /// The view got another parent.
  ///
  /// UIKIT: a parent whose class says its insets itself hands those down. Measured by the tests of a library of bars,
  /// whose window does.
  static func adopted(_ view: UIView, by parent: UIView) {
    if !parent.flags.contains(.hasSafeArea), parent.safeAreaInsets != .zero { parent.flags.insert(.hasSafeArea) }
    geometryChanged(of: view)
  }

  private nonisolated static func isPlain(_ view: UIView) -> Bool {
    guard view.flags.isDisjoint(with: [.preservesSuperviewMargins, .hasController, .hasSafeArea]) else { return false }
    return view.parentReference?._withUnsafeGuaranteedRef { !$0.flags.contains(.hasSafeArea) } ?? false
  }

  /// Recomputes the insets of `view` from its parent's; descendants follow where something changed. Returns whether
  /// something did.
  @discardableResult
  static func update(_ view: UIView) -> Bool {
    var insets = view.parent.map { inherited(view, from: $0) } ?? (view as? UIWindow)?.screenSafeAreaInsets ?? .zero
    if view.controller != nil { insets = view.controllerSafeAreaInsets(inheriting: insets) }
    return set(insets, of: view)
  }

  private static func inherited(_ view: UIView, from parent: UIView) -> UIEdgeInsets {
    let (own, size) = (view.frame, parent.bounds.size)
    let frame = own.offsetBy(dx: -parent.bounds.origin.x, dy: -parent.bounds.origin.y)
    let outer = parent.childSafeAreaInsets
    func clamp(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat {
      // Extents beyond all numbers leave no distance to speak of.
      let rest = inset - distance
      return rest > 0 ? min(rest, inset) : 0
    }
    return UIEdgeInsets(
      top: clamp(outer.top, frame.minY), left: clamp(outer.left, frame.minX),
      bottom: clamp(outer.bottom, size.height - frame.maxY), right: clamp(outer.right, size.width - frame.maxX))
  }

  @discardableResult
  static func set(_ insets: UIEdgeInsets, of view: UIView) -> Bool {
    guard insets != view.layout.safeAreaInsets else { return false }
    view.layout.safeAreaInsets = insets
    view.flags.set(.hasSafeArea, insets != .zero || view.safeAreaInsets != .zero)
    view.safeAreaInsetsDidChange()
    view.controllerSafeAreaInsetsDidChange()
    view.marginsMayHaveChanged()
    view.markNeedsLayout()
    children(of: view)
    return true
  }

  private static func children(of view: UIView) { for child in view.children { geometryChanged(of: child) } }
}
