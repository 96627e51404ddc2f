/// One change of a navigation controller's stack.
///
/// UIKIT: the order of calls for a push: new controller's `willMove`, `viewDidLoad`; old one's `viewWillDisappear`, new
/// one's `viewWillAppear`, delegate's `willShow`; after the animation `viewDidDisappear`, `viewDidAppear`, `didMove`,
/// delegate's `didShow` (logs of the calls on devices).
@MainActor
struct NavigationCourse {
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
    for controller in added {
      if let parent = controller.parent, parent !== navigation { controller.removeFromParent() }
      navigation.addChild(controller)
      controller.appearanceIsManaged = true
    }
    for controller in removed { controller.willMove(toParent: nil) }
    let stacks = old.dropFirst() + new.dropFirst()
    if stacks.contains(where: \.hidesBottomBarWhenPushed) { navigation.tabBarController?.layOutChrome() }
    guard old.last !== new.last, navigation.isViewLoaded else {
      navigation.updateBarItems()
      return finishMoves(added, removed)
    }
    transition(animated: animated && navigation.viewIfLoaded?.window != nil && AnimationContext.isEnabled)
  }

  // MARK: Transition

  private func transition(animated: Bool) {
    let (navigation, from, to) = (navigation, old.last, new.last)
    let (added, removed) = (added, removed)
    to?.loadViewIfNeeded()
    let course = ControllerTransition(from: from, to: to, in: navigation.contentView, animated: animated)
    prepareFrames(course, from, to)
    navigation.extras.transition = course
    if animated, let from, let to { chooseAnimator(course, from, to) }
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
      navigation.extras.transition = nil
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
    let custom = navigation.delegate?.navigationController(
      navigation, animationControllerFor: operation, from: from, to: to)
    course.animator =
      custom ?? from.navigationAnimator(to: to, operation)
      ?? (operation == .pop ? from.zoomAnimator(from: to, growing: false) : to.zoomAnimator(from: from, growing: true))
      ?? PushAnimator(operation)
    if let custom {
      course.interaction = navigation.delegate?.navigationController(navigation, interactionControllerFor: custom)
    } else if operation == .pop {
      course.interaction = navigation.popInteraction
    }
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
