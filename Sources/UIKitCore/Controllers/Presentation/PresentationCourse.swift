/// One presentation or dismissal on its way.
@MainActor
struct PresentationCourse {
  private let presentation: UIPresentationController
  private let presenter: UIViewController
  private let source: UIViewController
  private let window: UIWindow

  init(
    _ presentation: UIPresentationController, presenter: UIViewController, source: UIViewController, window: UIWindow
  ) {
    self.presentation = presentation
    self.presenter = presenter
    self.source = source
    self.window = window
  }

  private var presented: UIViewController { presentation.presentedViewController }

  // MARK: Presenting

  func present(animated: Bool, _ completion: (() -> Void)?) {
    let (shown, presented, presenter, presentation) = (presentation.shown, presented, presenter, presentation)
    presented.extras.presenting = presenter
    presenter.extras.presented = presented
    presented.extras.isBeingPresented = true
    presentation.takeStyleTraits()
    shown.appearanceIsManaged = true
    presentation.isPresented = true
    // UIKIT: what fills the screen decides how it is turned, before its view is placed.
    if presentation.shouldRemovePresentersView { updateOrientation() }
    let container = makeContainer()
    presentation.containerView = container
    shown.loadViewIfNeeded()
    let transition = makeTransition(from: presenter, to: shown, container, animated)
    transition.finalFrames[ObjectIdentifier(shown)] = presentation.frameOfPresentedViewInContainerView
    transition.initialFrames[ObjectIdentifier(presenter)] = presenter.viewIfLoaded?.frame ?? .zero
    transition.views[.to] = presentation.presentedView
    shown.extras.transition = transition
    if animated { transition.animator = presentingAnimator() }
    if let animator = transition.animator, presented.transitioningDelegate != nil {
      transition.interaction = presented.transitioningDelegate?.interactionControllerForPresentation(using: animator)
    }
    let removes = presentation.shouldRemovePresentersView
    // A search is presented by the bar that is typed into.
    if !(presented is UISearchController) { presented.extras.yieldedResponder = FirstResponderCourse.yield(in: window) }
    presentation.presentationTransitionWillBegin()
    presentation.dimTint(presentation.dimsBehind)
    if removes { AppearancePass.begin(presenter, appearing: false, animated: animated) }
    AppearancePass.begin(shown, appearing: true, animated: animated)
    transition.onEnd = { completed in
      if shown.extras.transition === transition { shown.extras.transition = nil }
      // UIKIT: still true in `viewDidAppear(_:)`.
      defer { presented.extras.isBeingPresented = false }
      if completed {
        AppearancePass.end(shown)
        if removes {
          presenter.appearanceIsManaged = true
          presenter.viewIfLoaded?.removeFromSuperview()
          AppearancePass.end(presenter)
        }
      } else {
        AppearancePass.begin(shown, appearing: false, animated: animated)
        presentation.presentedView?.removeFromSuperview()
        AppearancePass.end(shown)
        if removes {
          AppearancePass.begin(presenter, appearing: true, animated: animated)
          AppearancePass.end(presenter)
        }
        Self.release(presentation, presenter)
        restoreResponder()
      }
      presentation.presentationTransitionDidEnd(completed)
      if completed { completion?() }
    }
    start(transition, adding: presentation.presentedView)
  }

  // MARK: Dismissing

  func dismiss(animated: Bool, _ completion: (() -> Void)?) {
    let (shown, presented, presenter, presentation) = (presentation.shown, presented, presenter, presentation)
    guard let container = presentation.containerView else { return }
    // What the presented controller presents goes with it, without a word of its own.
    if let further = presented.extras.presented { further.extras.presentation?.containerView?.isHidden = true }
    presented.extras.isBeingDismissed = true
    let transition = makeTransition(from: shown, to: presenter, container, animated)
    transition.initialFrames[ObjectIdentifier(shown)] = presentation.presentedView?.frame ?? .zero
    transition.views[.from] = presentation.presentedView
    shown.extras.transition = transition
    if animated { transition.animator = dismissingAnimator() }
    if let animator = transition.animator {
      transition.interaction = presented.transitioningDelegate?.interactionControllerForDismissal(using: animator)
    }
    let removes = presentation.shouldRemovePresentersView
    if presentation.shouldRemovePresentersView { updateOrientation() }
    presentation.dismissalTransitionWillBegin()
    presentation.dimTint(false)
    AppearancePass.begin(shown, appearing: false, animated: animated)
    if removes {
      AppearancePass.begin(presenter, appearing: true, animated: animated)
      restorePresenter(beneath: container)
      transition.views[.to] = presenter.viewIfLoaded
      transition.finalFrames[ObjectIdentifier(presenter)] = presenter.viewIfLoaded?.frame ?? .zero
    }
    transition.onEnd = { completed in
      if shown.extras.transition === transition { shown.extras.transition = nil }
      if !completed { presented.extras.isBeingDismissed = false }
      if completed {
        presentation.presentedView?.removeFromSuperview()
        if removes { AppearancePass.end(presenter) }
        AppearancePass.end(shown)
        presented.extras.isBeingDismissed = false
        if removes { presenter.appearanceIsManaged = presenter.extras.presenting != nil }
        Self.abandonFurther(presented)
        Self.release(presentation, presenter)
        restoreResponder()
      } else {
        presentation.dimTint(presentation.dimsBehind)
        AppearancePass.begin(shown, appearing: true, animated: animated)
        AppearancePass.end(shown)
        if removes {
          AppearancePass.begin(presenter, appearing: false, animated: animated)
          presenter.viewIfLoaded?.removeFromSuperview()
          AppearancePass.end(presenter)
        }
      }
      presentation.dismissalTransitionDidEnd(completed)
      if completed { completion?() }
    }
    start(transition, adding: nil)
  }

  private func restoreResponder() {
    if let responder = presented.extras.yieldedResponder { FirstResponderCourse.restore(responder, in: window) }
    presented.extras.yieldedResponder = nil
  }

  private func updateOrientation() {
    if let scene = window.windowScene { OrientationPolicy(scene: scene).update() }
  }

  private static func release(_ presentation: UIPresentationController, _ presenter: UIViewController) {
    let presented = presentation.presentedViewController
    presentation.dimTint(false)
    presentation.containerView?.removeFromSuperview()
    presentation.containerView = nil
    presentation.isPresented = false
    presentation.shown.appearanceIsManaged = false
    presented.extras.presenting = nil
    presenter.extras.presented = nil
    presented.extras.presentation = nil
  }

  private static func abandonFurther(_ presented: UIViewController) {
    guard let further = presented.extras.presented, let presentation = further.extras.presentation else { return }
    AppearancePass.begin(presentation.shown, appearing: false, animated: false)
    presentation.presentedView?.removeFromSuperview()
    AppearancePass.end(presentation.shown)
    abandonFurther(further)
    release(presentation, presented)
  }

  // MARK: Parts

  private func makeContainer() -> UIView {
    let context: UIView
    switch presentation.activeStyle {
    // UIKIT: within the frame of the controller that defines the context; what leaves makes room in its superview.
    case .currentContext, .overCurrentContext: context = presenter.view.superview ?? window
    default: context = presentation.shouldPresentInFullscreen ? window : presenter.view.superview ?? window
    }
    let isInContext = [.currentContext, .overCurrentContext].contains(presentation.activeStyle)
    let container = PresentationContainerView(
      frame: isInContext && context === presenter.view.superview ? presenter.view.frame : context.bounds)
    container.presentation = presentation
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    context.addSubview(container)
    return container
  }

  /// A full-screen presenter comes back beneath the container.
  private func restorePresenter(beneath container: UIView) {
    guard let view = presenter.viewIfLoaded, view.superview == nil else { return }
    guard let host = hostOfPresenter() else { return }
    view.frame = container.superview === host ? container.frame : host.bounds
    if container.superview === host {
      host.insertSubview(view, belowSubview: container)
    } else {
      host.insertSubview(view, at: 0)
    }
    view.layoutIfNeeded()
  }

  private func hostOfPresenter() -> UIView? {
    presenter.extras.presenting != nil
      ? presenter.extras.presentation?.containerView
      : presenter.parent == nil ? window : presentation.containerView?.superview
  }

  private func makeTransition(
    from: UIViewController, to: UIViewController, _ container: UIView, _ animated: Bool
  ) -> ControllerTransition {
    let transition = ControllerTransition(from: from, to: to, in: container, animated: animated)
    transition.presentationStyle = presentation.activeStyle
    return transition
  }

  private func presentingAnimator() -> (any UIViewControllerAnimatedTransitioning)? {
    presented.transitioningDelegate?.animationController(
      forPresented: presented, presenting: presenter, source: source)
      ?? presented.zoomAnimator(from: source, growing: true)
      ?? StandardPresentationAnimator(style(of: presentation), presenting: true)
  }

  private func dismissingAnimator() -> (any UIViewControllerAnimatedTransitioning)? {
    presented.transitioningDelegate?.animationController(forDismissed: presented)
      ?? presented.zoomAnimator(from: source, growing: false)
      ?? StandardPresentationAnimator(style(of: presentation), presenting: false)
  }

  /// UIKIT: popovers fade.
  private func style(of presentation: UIPresentationController) -> UIModalTransitionStyle {
    presentation.activeStyle == .popover ? .crossDissolve : presented.effectiveTransitionStyle
  }

  private func start(_ transition: ControllerTransition, adding view: UIView?) {
    // Custom animators add the view themselves; without an animation it is put in its place here.
    if let view, transition.animator == nil || transition.animator is any LibraryAnimator {
      view.translatesAutoresizingMaskIntoConstraints = true
      view.frame = transition.to.map { transition.finalFrame(for: $0) } ?? view.frame
      transition.containerView.addSubview(view)
      view.layoutIfNeeded()
    }
    transition.run()
  }
}
