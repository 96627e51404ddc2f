/// A change of tabs that the delegate animates.
@MainActor
enum TabTransition {
  /// False when the delegate animates nothing: the tabs then change at once.
  static func run(
    _ tabs: UITabBarController, from: UIViewController, to: UIViewController, in container: UIView
  ) -> Bool {
    guard container.window != nil, AnimationContext.isEnabled,
      let animator = tabs.delegate?.tabBarController(tabs, animationControllerForTransitionFrom: from, to: to)
    else { return false }
    to.loadViewIfNeeded()
    let course = ControllerTransition(from: from, to: to, in: container, animated: true)
    course.animator = animator
    course.interaction = tabs.delegate?.tabBarController(tabs, interactionControllerFor: animator)
    course.finalFrames[ObjectIdentifier(to)] = container.bounds
    course.initialFrames[ObjectIdentifier(from)] = container.bounds
    course.views[.from] = from.viewIfLoaded
    course.views[.to] = to.viewIfLoaded
    tabs.extras.transition = course
    let isVisible = tabs.appearance == .appeared || tabs.appearance == .appearing
    if isVisible {
      AppearancePass.begin(to, appearing: true, animated: true)
      AppearancePass.begin(from, appearing: false, animated: true)
    }
    course.onEnd = { completed in
      tabs.extras.transition = nil
      let (shown, gone) = completed ? (to, from) : (from, to)
      if !completed {
        tabs.undoSelection(from)
        if isVisible {
          AppearancePass.begin(from, appearing: true, animated: true)
          AppearancePass.begin(to, appearing: false, animated: true)
        }
      }
      gone.viewIfLoaded?.removeFromSuperview()
      tabs.place(shown)
      if isVisible { AppearancePass.end(gone) }
      if tabs.appearance == .appeared { AppearancePass.end(shown) }
      tabs.setNeedsStatusBarAppearanceUpdate()
    }
    course.run()
    return true
  }
}
