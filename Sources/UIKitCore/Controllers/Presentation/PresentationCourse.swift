internal import QuartzCore

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

  /// UIKIT: within the call the controllers know each other, the view loads and the delegate is asked for an animation;
  /// what follows waits until the turn's layout is done, also without an animation (crash reports: `_setPresentationController:`
  /// loads the view within `presentViewController:animated:completion:`; `viewWillAppear` and the container's filling stand
  /// in `__56-[UIPresentationController runTransitionForCurrentState]_block_invoke` of `_runAfterCACommitDeferredBlocks`;
  /// ADR 45).
  func present(animated: Bool, _ completion: (() -> Void)?) {
    let (shown, presented, presentation) = (presentation.shown, presented, presentation)
    presented.extras.presenting = presenter
    presenter.extras.presented = presented
    presented.extras.isBeingPresented = true
    presentation.takeStyleTraits()
    shown.appearanceIsManaged = true
    presentation.isPresented = true
    shown.loadViewIfNeeded()
    let container = PresentationContainerView(frame: presenter.view.bounds)
    let transition = makeTransition(from: presenter, to: shown, container, animated)
    if animated {
      transition.animator = presentingAnimator()
      shown.extras.transition = transition
    }
    if let animator = transition.animator, presented.transitioningDelegate != nil {
      transition.interaction = presented.transitioningDelegate?.interactionControllerForPresentation(using: animator)
    }
    presentation.beginning = { begin(transition, container, completion) }
    // DEVIATION: what a finger drives begins at once, so that nothing of its movement is lost; so does what is within a
    // transaction that tells its end, as a push there (`NavigationCourse`).
    if transition.interaction?.wantsInteractiveStart == true || CATransaction.completionBlock() != nil {
      return presentation.beginIfWaiting()
    }
    UpdateCycle.beginAfterCommit(of: presentation) { $0.beginIfWaiting() }
  }

  private func begin(
    _ transition: ControllerTransition, _ container: PresentationContainerView, _ completion: (() -> Void)?
  ) {
    let (shown, presented, presenter, presentation) = (presentation.shown, presented, presenter, presentation)
    let animated = transition.isAnimated
    presentation.prepareToPresent()
    // UIKIT: what fills the screen decides how it is turned, before its view is placed. A guess.
    if presentation.shouldRemovePresentersView { updateOrientation() }
    place(container)
    presentation.containerView = container
    transition.finalFrames[ObjectIdentifier(shown)] = presentation.frameOfPresentedViewInContainerView
    transition.initialFrames[ObjectIdentifier(presenter)] = presenter.viewIfLoaded?.frame ?? .zero
    transition.views[.to] = presentation.presentedView
    // UIKIT: the presenter's view is handed out where it leaves (Apple's page on `UITransitionContextViewKey.from`).
    if presentation.shouldRemovePresentersView { transition.views[.from] = presenter.viewIfLoaded }
    shown.extras.transition = transition
    let removes = presentation.shouldRemovePresentersView
    if presented.takesKeyboard { presented.extras.yieldedResponder = FirstResponderCourse.yield(in: window) }
    presentation.presentationTransitionWillBegin()
    presentation.dimTint(presentation.dimsBehind)
    if removes { AppearancePass.begin(presenter, appearing: false, animated: animated) }
    AppearancePass.begin(shown, appearing: true, animated: animated)
    transition.onEnd = { completed in
      if shown.extras.transition === transition { shown.extras.transition = nil }
      // UIKIT: still true in `viewDidAppear(_:)` (Apple's page on `isBeingPresented`, which names that method).
      defer { presented.extras.isBeingPresented = false }
      if completed {
        presentation.placeIfDue()
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
        Self.release(presentation)
        restoreResponder()
      }
      presentation.presentationTransitionDidEnd(completed)
      if completed { completion?() }
    }
    start(transition, adding: presentation.presentedView)
  }

  // MARK: Dismissing

  /// UIKIT: what stands upon the presented controller goes with it: the topmost one leaves by its own animation, those
  /// between vanish (Apple's page on `dismiss(animated:completion:)`). It begins within the call (a crash report:
  /// `runTransitionForCurrentState` right below `_dismissWithAnimationController:interactionController:…`).
  func dismiss(animated: Bool, _ completion: (() -> Void)?) {
    let (presenter, presentation) = (presenter, presentation)
    let leaving = Self.chain(from: presentation)
    guard let top = leaving.first, let container = top.containerView else { return }
    let shown = top.shown
    for between in leaving.dropFirst() { between.containerView?.isHidden = true }
    for leaving in leaving { leaving.presentedViewController.extras.isBeingDismissed = true }
    let transition = makeTransition(from: shown, to: presenter, container, animated)
    transition.presentationStyle = top.activeStyle
    transition.endsLater = Self.endsLater(top)
    transition.initialFrames[ObjectIdentifier(shown)] = top.presentedView?.frame ?? .zero
    transition.views[.from] = top.presentedView
    shown.extras.transition = transition
    if animated { transition.animator = dismissingAnimator(of: top) }
    if let animator = transition.animator {
      transition.interaction = top.presentedViewController.transitioningDelegate?
        .interactionControllerForDismissal(using: animator)
    }
    let removes = presentation.shouldRemovePresentersView
    if removes { updateOrientation() }
    for leaving in leaving {
      leaving.dismissalTransitionWillBegin()
      leaving.dimTint(false)
      AppearancePass.begin(leaving.shown, appearing: false, animated: animated)
    }
    if removes {
      AppearancePass.begin(presenter, appearing: true, animated: animated)
      restorePresenter(beneath: container)
      transition.views[.to] = presenter.viewIfLoaded
      transition.finalFrames[ObjectIdentifier(presenter)] = presenter.viewIfLoaded?.frame ?? .zero
    }
    transition.onEnd = { completed in
      if shown.extras.transition === transition { shown.extras.transition = nil }
      if completed {
        for leaving in leaving { leaving.presentedView?.removeFromSuperview() }
        if removes {
          takeBackPresenter(from: container)
          AppearancePass.end(presenter)
        }
        for leaving in leaving {
          AppearancePass.end(leaving.shown)
          leaving.presentedViewController.extras.isBeingDismissed = false
        }
        if removes { presenter.appearanceIsManaged = presenter.extras.presenting != nil }
        for leaving in leaving { Self.release(leaving) }
        restoreResponder()
      } else {
        for leaving in leaving {
          leaving.presentedViewController.extras.isBeingDismissed = false
          leaving.containerView?.isHidden = false
          leaving.dimTint(leaving.dimsBehind)
          AppearancePass.begin(leaving.shown, appearing: true, animated: animated)
          AppearancePass.end(leaving.shown)
        }
        if removes {
          AppearancePass.begin(presenter, appearing: false, animated: animated)
          presenter.viewIfLoaded?.removeFromSuperview()
          AppearancePass.end(presenter)
        }
      }
      for leaving in leaving { leaving.dismissalTransitionDidEnd(completed) }
      if completed { completion?() }
    }
    start(transition, adding: nil)
  }

  private func restoreResponder() {
    if let responder = presented.extras.yieldedResponder { FirstResponderCourse.restore(responder, in: window) }
    presented.extras.yieldedResponder = nil
  }

  /// A presentation and those that stand upon it, the topmost first.
  private static func chain(from presentation: UIPresentationController) -> [UIPresentationController] {
    sequence(first: presentation) { $0.presentedViewController.extras.presented?.extras.presentation }.reversed()
  }

  private func updateOrientation() {
    if let scene = window.windowScene { OrientationPolicy(scene: scene).update() }
  }

  /// Takes the presentation away. A controller that was not told to disappear is told by its view's going.
  static func release(_ presentation: UIPresentationController) {
    let presented = presentation.presentedViewController
    presentation.dimTint(false)
    presentation.shown.appearanceIsManaged = false
    presentation.containerView?.removeFromSuperview()
    presentation.containerView = nil
    presentation.isPresented = false
    if presentation.beginning != nil {
      presentation.beginning = nil
      presentation.shown.extras.transition = nil
      presented.extras.isBeingPresented = false
    }
    presented.extras.presenting = nil
    presentation.presentingViewController.extras.presented = nil
    presented.extras.presentation = nil
  }

  // MARK: Parts

  private func place(_ container: PresentationContainerView) {
    let context: UIView
    switch presentation.activeStyle {
    // UIKIT: within the frame of the controller that defines the context; what leaves makes room in its superview
    // (Apple's page on `definesPresentationContext`; where the view leaves is a guess).
    case .currentContext, .overCurrentContext: context = presenter.view.superview ?? window
    default: context = presentation.shouldPresentInFullscreen ? window : presenter.view.superview ?? window
    }
    let isInContext = [.currentContext, .overCurrentContext].contains(presentation.activeStyle)
    container.frame = isInContext && context === presenter.view.superview ? presenter.view.frame : context.bounds
    container.presentation = presentation
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    context.addSubview(container)
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

  /// UIKIT: an animator may put the presenter's view into the container (Apple's page on `animateTransition(using:)` has
  /// it added there); when the container goes, the view goes back to its place.
  private func takeBackPresenter(from container: UIView) {
    guard let view = presenter.viewIfLoaded, let host = hostOfPresenter(), host !== container,
      view.isDescendant(of: container)
    else { return }
    if container.superview === host { host.insertSubview(view, belowSubview: container) } else { host.addSubview(view) }
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
    transition.endsLater = Self.endsLater(presentation)
    return transition
  }

  /// UIKIT: since there are cards, sheets that come or go without an animation tell it in a later turn than they begin it,
  /// and have a coordinator in between; what fills the screen tells both at once (a public library's tests of the calls
  /// that presentations of both styles make).
  private static func endsLater(_ presentation: UIPresentationController) -> Bool {
    let isSheet = presentation.activeStyle == .pageSheet || presentation.activeStyle == .formSheet
    return isSheet && presentation.presentedViewController.systemMetrics.hasSheets
  }

  private func presentingAnimator() -> (any UIViewControllerAnimatedTransitioning)? {
    presented.transitioningDelegate?.animationController(
      forPresented: presented, presenting: presenter, source: source)
      ?? presented.zoomAnimator(from: source, growing: true)
      ?? StandardPresentationAnimator(style(of: presentation), presenting: true)
  }

  private func dismissingAnimator(of presentation: UIPresentationController)
    -> (any UIViewControllerAnimatedTransitioning)?
  {
    let presented = presentation.presentedViewController
    return presented.transitioningDelegate?.animationController(forDismissed: presented)
      ?? presented.zoomAnimator(from: presentation.presentingViewController, growing: false)
      ?? StandardPresentationAnimator(style(of: presentation), presenting: false)
  }

  /// UIKIT: popovers fade. A guess.
  private func style(of presentation: UIPresentationController) -> UIModalTransitionStyle {
    presentation.activeStyle == .popover
      ? .crossDissolve : presentation.presentedViewController.effectiveTransitionStyle
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
