internal import Foundation

/// Tells controllers that their views appear and disappear.
///
/// A change begins with `viewWill…` from the parent down and ends with `viewDid…` from the children up. Containers of
/// this module call `begin` and `end` around their transitions; for every other controller the moves of its view decide:
/// a view that comes into a visible window begins, and the next commit ends it.
@MainActor
enum AppearancePass {
  static func begin(_ controller: UIViewController, appearing: Bool, animated: Bool) {
    let state = controller.appearance
    if appearing {
      guard state == .disappeared || state == .disappearing else { return }
      // What was changed while it was away is there when it comes.
      if state == .disappeared { controller.carryOutWaitingChange() }
      controller.appearance = .appearing
      controller.hasTakenSurroundings = false
      controller.appearsAnimated = animated
      controller.loadViewIfNeeded()
      controller.viewWillAppear(animated)
    } else {
      guard state == .appeared || state == .appearing else { return }
      controller.appearance = .disappearing
      controller.appearsAnimated = animated
      controller.viewWillDisappear(animated)
    }
    for child in followers(of: controller) where !appearing || controller.shows(child) {
      begin(child, appearing: appearing, animated: animated)
    }
    if appearing { controller.childrenWillAppear(animated) }
  }

  static func end(_ controller: UIViewController) {
    switch controller.appearance {
    case .appearing:
      takeSurroundings(controller)
      controller.appearance = .appeared
      for child in followers(of: controller) { end(child) }
      controller.viewDidAppear(controller.appearsAnimated)
      controller.extras.endMove()
    case .disappearing:
      controller.appearance = .disappeared
      for child in followers(of: controller) { end(child) }
      controller.viewDidDisappear(controller.appearsAnimated)
      controller.extras.endMove()
    case .appeared, .disappeared: break
    }
  }

  /// Ends what a container began.
  ///
  /// Provenance: the message as public projects quote it.
  static func endWhatWasBegun(_ controller: UIViewController) {
    if controller.appearance == .appeared || controller.appearance == .disappeared {
      let message = "Unbalanced calls to begin/end appearance transitions for \(controller).\n"
      FileHandle.standardError.write(Data(message.utf8))
    }
    end(controller)
  }

  /// The view is in its hierarchy with its traits: `viewIsAppearing(_:)`, once, before the first layout.
  static func takeSurroundings(_ controller: UIViewController) {
    guard controller.appearance == .appearing, !controller.hasTakenSurroundings else { return }
    controller.hasTakenSurroundings = true
    controller.viewIsAppearing(controller.appearsAnimated)
  }

  private static func followers(of controller: UIViewController) -> [UIViewController] {
    guard controller.shouldAutomaticallyForwardAppearanceMethods, let view = controller.viewIfLoaded else { return [] }
    return controller.children.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
  }

  // MARK: Moves of views

  static func rootWillMove(_ controller: UIViewController, from old: UIWindow?, to new: UIWindow?) {
    guard !controller.appearanceIsManaged else { return }
    if let parent = controller.parent, !parent.shouldAutomaticallyForwardAppearanceMethods { return }
    if controller.parent?.shows(controller) == false, new != nil { return }
    if let new, old == nil, !new.isHidden {
      switch controller.parent?.appearance {
      case nil, .appeared: begin(controller, appearing: true, animated: false)
      case .appearing: begin(controller, appearing: true, animated: controller.parent?.appearsAnimated ?? false)
      case .disappeared, .disappearing: break
      }
    } else if new == nil, let old, !old.isHidden {
      begin(controller, appearing: false, animated: false)
    }
  }

  static func rootDidMove(_ controller: UIViewController) {
    guard !controller.appearanceIsManaged else { return }
    if controller.viewIfLoaded?.window == nil {
      if controller.appearance == .disappearing { end(controller) }
    } else if controller.appearance == .appearing, controller.parent?.appearance != .appearing {
      UpdateCycle.afterCommit(of: controller) { controller in
        if controller.viewIfLoaded?.window != nil, controller.appearance == .appearing { end(controller) }
      }
    }
  }
}
