internal import QuartzCore

/// One change of a navigation controller's stack.
///
/// UIKIT: the order of calls for a push: new controller's `willMove`, `viewDidLoad`; old one's `viewWillDisappear`, new
/// one's `viewWillAppear`, delegate's `willShow`; after the animation `viewDidDisappear`, `viewDidAppear`, `didMove`,
/// delegate's `didShow` (logs of the calls on devices).
///
/// UIKIT: in a window the stack and the bars change within the call, and the delegate is asked for an animation; the rest,
/// beginning with `viewDidLoad`, waits for the next layout of the navigation controller's view, also without an animation
/// (crash reports: `-[UINavigationController __viewWillLayoutSubviews]`, `_startDeferredTransitionIfNeeded:`,
/// `_startTransition:fromViewController:toViewController:`, `loadViewIfRequired`; ADR 45). So what a program sets behind a
/// push is there in `viewDidLoad`, and of several changes in one turn only the last one's controller loads its view.
@MainActor
struct NavigationCourse {
  /// A change of a navigation controller's stack that is not seen yet: it waits for the controller's layout.
  struct WaitingChange {
    /// The stack that is seen meanwhile.
    let shown: [UIViewController]
    /// The controllers that have heard of their new parent, and not yet that they have it.
    let told: [UIViewController]
    let operation: UINavigationController.Operation
    /// What whoever asks for a coordinator gets; nil where nothing is animated.
    let transition: ControllerTransition?
  }

  private let navigation: UINavigationController
  private let old: [UIViewController]
  private let new: [UIViewController]
  private let operation: UINavigationController.Operation

  init(
    _ navigation: UINavigationController, from old: [UIViewController], to new: [UIViewController],
    _ operation: UINavigationController.Operation
  ) {
    self.navigation = navigation
    self.old = old
    self.new = new
    self.operation = operation
  }

  private var added: [UIViewController] { new.filter { !old.contains($0) } }
  private var removed: [UIViewController] { old.filter { !new.contains($0) } }

  func run(animated: Bool) {
    let (added, removed) = (added, removed)
    let waiting = navigation.waitingChange
    navigation.waitingChange = nil
    let shown = waiting?.shown ?? old
    for controller in added {
      if controller.parent === navigation {
        // It was about to go.
        controller.willMove(toParent: navigation)
      } else {
        navigation.addChild(controller)
      }
      controller.appearanceIsManaged = true
    }
    for controller in removed { controller.willMove(toParent: nil) }
    let told = (waiting?.told ?? []).filter { new.contains($0) } + added
    finishMoves([], removed.filter { !shown.contains($0) })
    let stacks = old.dropFirst() + new.dropFirst()
    if stacks.contains(where: \.hidesBottomBarWhenPushed) { navigation.tabBarController?.layOutChrome() }
    guard shown.last !== new.last, navigation.isViewLoaded else {
      navigation.updateBarItems()
      return finishMoves(told, shown.filter { !new.contains($0) })
    }
    let window = navigation.viewIfLoaded?.window
    let change = WaitingChange(
      shown: shown, told: told, operation: waiting == nil ? operation : Self.operation(from: shown, to: new),
      transition: animated && window != nil && AnimationContext.isEnabled ? animatedTransition(from: shown.last) : nil)
    navigation.waitingChange = change
    if navigation.extras.transition == nil { navigation.extras.transition = change.transition }
    // DEVIATION: what a finger drives begins at once, so that nothing of its movement is lost.
    // UIKIT: a transaction's completion block is called when the push in it has ended (public code and tests that tell a
    // push's end so): its commit lays out. Here what waits begins at once where there is such a block.
    guard let window, !window.isHidden, change.transition?.interaction?.wantsInteractiveStart != true,
      CATransaction.completionBlock() == nil
    else {
      return navigation.carryOutWaitingChange()
    }
    navigation.updateBarItems()
    navigation.view.setNeedsLayout()
  }

  private static func operation(from shown: [UIViewController], to new: [UIViewController])
    -> UINavigationController.Operation
  { new.last.map { shown.contains($0) } == true ? .pop : .push }

  /// UIKIT: the delegate is asked for animator and interaction within the call, so that the coordinator is there behind it
  /// (public code that asks for `transitionCoordinator` right behind a push).
  private func animatedTransition(from: UIViewController?) -> ControllerTransition {
    let to = new.last
    let course = ControllerTransition(from: from, to: to, in: navigation.contentView, animated: true)
    guard let from, let to else { return course }
    course.animator = navigation.delegate?.navigationController(
      navigation, animationControllerFor: operation, from: from, to: to)
    if let custom = course.animator {
      course.interaction = navigation.delegate?.navigationController(navigation, interactionControllerFor: custom)
    } else if operation == .pop {
      course.interaction = navigation.popInteraction
    }
    return course
  }

  // MARK: Transition

  /// The course is that of what is seen to the stack.
  func carryOut(_ change: WaitingChange) {
    let (navigation, from, to) = (navigation, old.last, new.last)
    let (added, removed) = (change.told, removed)
    // Nobody sees an animation of what has left the window since.
    let animated = change.transition != nil && navigation.viewIfLoaded?.window != nil
    to?.loadViewIfNeeded()
    let course =
      change.transition ?? ControllerTransition(from: from, to: to, in: navigation.contentView, animated: false)
    prepareFrames(course, from, to)
    navigation.extras.transition = course
    if animated, let from, let to { chooseAnimator(course, from, to) } else { course.animator = nil }
    let isVisible = navigation.appearance == .appeared || navigation.appearance == .appearing
    from?.extras.isMovingFromParent = from.map { removed.contains($0) } ?? false
    to?.extras.isMovingToParent = to.map { added.contains($0) } ?? false
    if isVisible {
      if let from { AppearancePass.begin(from, appearing: false, animated: animated) }
      if let to { AppearancePass.begin(to, appearing: true, animated: animated) }
    }
    if let to { navigation.delegate?.navigationController(navigation, willShow: to, animated: animated) }
    navigation.showIsTold = true
    navigation.updateBarItems()
    let needsPlacing = course.animator == nil || course.animator is any LibraryAnimator
    if let to, needsPlacing { Self.place(to, in: navigation, below: operation == .pop ? from?.viewIfLoaded : nil) }
    let operation = operation
    let (old, new) = (old, new)
    course.onEnd = { completed in
      navigation.extras.transition = navigation.waitingChange?.transition
      if completed {
        if let to, to === navigation.topViewController, to.viewIfLoaded?.superview !== navigation.contentView {
          Self.place(to, in: navigation)
        }
        from?.showContext(false)
        from?.viewIfLoaded?.removeFromSuperview()
        to?.showContext(true)
      } else {
        to?.viewIfLoaded?.removeFromSuperview()
        if let from { Self.place(from, in: navigation) }
      }
      Self.finish(navigation, from, to, operation, completed: completed, old: old, new: new, added, removed, isVisible)
      if completed, let to {
        navigation.delegate?.navigationController(navigation, didShow: to, animated: animated)
      }
    }
    course.run()
  }

  private static func finish(
    _ navigation: UINavigationController, _ from: UIViewController?, _ to: UIViewController?,
    _ operation: UINavigationController.Operation, completed: Bool, old: [UIViewController], new: [UIViewController],
    _ added: [UIViewController], _ removed: [UIViewController], _ isVisible: Bool
  ) {
    if completed {
      // A container that is still appearing ends its child's appearance with its own.
      if isVisible, let from { AppearancePass.end(from) }
      if isVisible, let to, navigation.appearance == .appeared { AppearancePass.end(to) }
      NavigationCourse(navigation, from: old, to: new, operation).finishMoves(added, removed)
    } else {
      if isVisible, let to {
        AppearancePass.begin(to, appearing: false, animated: true)
        AppearancePass.end(to)
      }
      if isVisible, let from {
        AppearancePass.begin(from, appearing: true, animated: true)
        AppearancePass.end(from)
      }
      navigation.undo(to: old)
    }
    from?.extras.isMovingFromParent = false
    to?.extras.isMovingToParent = false
    navigation.layOutChrome()
  }

  private func finishMoves(_ added: [UIViewController], _ removed: [UIViewController]) {
    for controller in removed {
      controller.appearanceIsManaged = false
      if controller.isViewLoaded, controller.view.superview === navigation.contentView {
        controller.view.removeFromSuperview()
      }
      controller.extras.barInsets = .zero
      controller.removeFromParent()
    }
    for controller in added { controller.didMove(toParent: navigation) }
  }

  private func chooseAnimator(_ course: ControllerTransition, _ from: UIViewController, _ to: UIViewController) {
    guard course.animator == nil else { return }
    course.animator =
      from.navigationAnimator(to: to, operation)
      ?? (operation == .pop ? from.zoomAnimator(from: to, growing: false) : to.zoomAnimator(from: from, growing: true))
      ?? PushAnimator(operation)
  }

  private func prepareFrames(_ course: ControllerTransition, _ from: UIViewController?, _ to: UIViewController?) {
    let bounds = navigation.contentView.bounds
    for controller in [from, to].compactMap({ $0 }) {
      course.finalFrames[ObjectIdentifier(controller)] = controller === to ? bounds : .zero
      course.initialFrames[ObjectIdentifier(controller)] = controller === from ? bounds : .zero
    }
    course.views[.from] = from?.viewIfLoaded
    course.views[.to] = to?.viewIfLoaded
  }

  /// Puts a controller's view into the navigation controller's.
  static func place(_ child: UIViewController, in navigation: UINavigationController, below sibling: UIView? = nil) {
    guard let view = child.view else { return }
    view.translatesAutoresizingMaskIntoConstraints = true
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if view.superview !== navigation.contentView {
      view.frame = navigation.contentView.bounds
      if let sibling, sibling.superview === navigation.contentView {
        navigation.contentView.insertSubview(view, belowSubview: sibling)
      } else {
        navigation.contentView.addSubview(view)
      }
    }
    if let root = navigation.viewIfLoaded { NavigationChrome(navigation, root).place(child) }
    if view.window != nil { view.layoutIfNeeded() }
  }
}
