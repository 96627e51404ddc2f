/// How the first responder follows its views: it gives the role up with `endEditing(_:)` and when its tree leaves the
/// window, and takes it when its tree has come to one.
@MainActor
enum FirstResponderCourse {
  static func end(in view: UIView, force: Bool) -> Bool {
    let window = view as? UIWindow ?? view.window
    guard let window, let responder = window.firstResponder, isInside(responder, view) else { return false }
    if responder.resignFirstResponder() { return true }
    guard force else { return false }
    take(responder, from: window)
    return true
  }

  /// A tree leaves its window: who is first responder in it does not stay it.
  static func treeWillLeave(_ view: UIView, _ window: UIWindow) {
    guard let responder = window.firstResponder, isInside(responder, view) else { return }
    let isOfChild = view.controller?.parent != nil
    if !responder.resignFirstResponder() { take(responder, from: window) }
    // UIKIT: a field whose controller is pushed over, or whose tab is left, is edited again when the controller comes
    // back. A guess.
    if let view = responder as? UIView, isOfChild { noteWish(of: view) }
  }

  /// What is presented takes the role away, and with it the keyboard.
  ///
  /// UIKIT: any presentation does, and the responder has it back when the presentation ends (reports against
  /// SDCAlertView, SwiftAlertView, DBAlertController and SlackTextViewController, and a radar on alerts over notes).
  ///
  /// - Returns: who is to have it back.
  static func yield(in window: UIWindow) -> UIResponder? {
    guard let responder = window.firstResponder, responder.resignFirstResponder() else { return nil }
    return responder
  }

  /// Gives the role back, unless somebody else has it or the responder has left the window.
  static func restore(_ responder: UIResponder, in window: UIWindow) {
    guard window.firstResponder == nil, responder.responderWindow === window else { return }
    responder.becomeFirstResponder()
  }

  private static func take(_ responder: UIResponder, from window: UIWindow) {
    window.firstResponder = nil
    responder.firstResponderWasTaken()
    Keyboard.current.responderDidResign(responder, in: window)
  }

  private static func isInside(_ responder: UIResponder, _ view: UIView) -> Bool {
    if let inner = responder as? UIView { return inner.isDescendant(of: view) }
    return sequence(first: responder, next: { $0.next }).contains { $0 === view }
  }

  // MARK: Before there is a window

  /// A view asks to be first responder while it has no window: while its controller's view loads or will appear. The last
  /// of a tree that asks gets its way.
  ///
  /// UIKIT: the call answers false and is made again when the tree has moved to a window, after all of it has heard so:
  /// stacks of `deferredBecomeFirstResponder` below `_promoteSelfOrDescendantToFirstResponderIfNecessary` and
  /// `_postMovedFromSuperview:` in reports of crashes. `resignFirstResponder()` takes the wish back.
  static func noteWish(of view: UIView) {
    forget(in: view.rootView)
    view.flags.insert(.awaitsFirstResponder)
  }

  private static func forget(in view: UIView) {
    view.flags.remove(.awaitsFirstResponder)
    for child in view.children { forget(in: child) }
  }

  /// A tree has moved to a window; `view` waits in it.
  static func fulfil(_ view: UIView) {
    view.flags.remove(.awaitsFirstResponder)
    guard view.windowReference != nil, !view.isFirstResponder else { return }
    view.becomeFirstResponder()
  }
}
