/// Manages a presented controller from its presentation to its dismissal.
///
/// Source: <https://developer.apple.com/documentation/uikit/uipresentationcontroller>
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UITraitEnvironment, UITraitChangeObservable, UIContentContainer {
  /// The controller whose presentation this is.
  ///
  /// DEVIATION: UIKit's presentations keep their controller from the start, and a controller that is asked for its
  /// presentation and never presented leaks. Here it goes, and who holds its presentation finds an empty one.
  open var presentedViewController: UIViewController {
    if let presented = held ?? early { return presented }
    let standIn = UIViewController()
    held = standIn
    return standIn
  }
  /// The controller that presents; before anybody does, the presented one.
  open var presentingViewController: UIViewController { presenter ?? presentedViewController }
  /// The presented controller, unless the presentation is its own and has not begun.
  private var held: UIViewController?
  private weak var early: UIViewController?
  private var presenter: UIViewController?
  /// The view in which the presentation takes place; nil before and after.
  open internal(set) var containerView: UIView?
  // Popovers and sheets have one of their own type in its place.
  /// Decides how the presentation adapts and whether it may be dismissed by touch. Not kept. Default: nil.
  @_disfavoredOverload
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    didSet { delegate = SubclassMethods.completed(delegate) }
  }
  /// The delegate, whichever type a subclass gives it.
  final var adaptiveDelegate: (any UIAdaptivePresentationControllerDelegate)? {
    get { delegate }
    set { delegate = newValue }
  }
  /// Traits for the presented controller that replace the inherited ones.
  open var overrideTraitCollection: UITraitCollection? {
    didSet { takeStyleTraits() }
  }
  private var ownOverrides = UITraitOverrides()
  private var traitRegistrations = TraitRegistrations()
  /// Traits that the presentation gives to itself and to what it shows.
  open var traitOverrides: UITraitOverrides {
    get { ownOverrides }
    set {
      let old = traitCollection
      ownOverrides = newValue
      takeStyleTraits()
      traitsDidChange(from: old)
    }
  }
  /// Calls `handler` with the controller and the earlier traits after a change of one of `traits`.
  @discardableResult
  open func registerForTraitChanges<Environment: UITraitEnvironment>(
    _ traits: [any UITraitDefinition.Type], handler: @escaping (Environment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { traitRegistrations.add(traits, handler) }
  /// Ends a registration; its handler is not called again.
  open func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitRegistrations.remove(registration)
  }
  func containerTraitsDidChange(from old: UITraitCollection) { traitsDidChange(from: overriding(old)) }

  private func overriding(_ traits: UITraitCollection) -> UITraitCollection {
    guard ownOverrides.values != TraitStorage() else { return traits }
    return UITraitCollection(traitsFrom: [traits, UITraitCollection(values: ownOverrides.values)])
  }

  private func traitsDidChange(from old: UITraitCollection) {
    let new = traitCollection
    guard old != new else { return }
    new.performAsCurrent {
      traitRegistrations.notify(self, from: old, to: new)
      traitCollectionDidChange(old)
    }
  }

  /// UIKIT: what a popover or a form sheet shows is horizontally compact, however wide the window is; what stands above
  /// the window's content, as sheets and popovers do, is elevated (Apple's page on `UIUserInterfaceLevel`).
  func takeStyleTraits() {
    let isNarrow = activeStyle == .popover || activeStyle == .formSheet
    let compact = isNarrow ? UITraitCollection(horizontalSizeClass: .compact) : nil
    let own = ownOverrides.values == TraitStorage() ? nil : UITraitCollection(values: ownOverrides.values)
    let isElevated = isNarrow || activeStyle == .pageSheet
    let level = isElevated ? UITraitCollection(userInterfaceLevel: .elevated) : nil
    let traits = [compact, level, overrideTraitCollection, own].compactMap { $0 }
    shown.setTraitsFromPresentation(traits.isEmpty ? nil : UITraitCollection(traitsFrom: traits))
  }
  var style = UIModalPresentationStyle.custom
  /// The style in force: adaptation may have changed it.
  var activeStyle = UIModalPresentationStyle.custom
  /// What the delegate shows in place of the presented controller.
  var replacement: UIViewController?
  var isPresented = false
  /// Brings what is presented to the screen, while that waits for the next commit.
  var beginning: (() -> Void)?
  /// Does so at once.
  func beginIfWaiting() {
    let begin = beginning
    beginning = nil
    begin.map { AnimationContext.outside($0) }
  }

  /// A controller for one presentation; transitioning delegates make their own.
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    held = presentedViewController
    early = presentedViewController
    presenter = presentingViewController === presentedViewController ? nil : presentingViewController
    super.init()
  }

  /// The presented controller keeps the presentation, which may never begin: it keeps nothing until then.
  ///
  /// UIKIT: asking a controller for its `presentationController` keeps no controller alive that is not presented. A
  /// guess: programs read it to set up what they may not present.
  func letGo() { if !hasBegun { held = nil } }
  /// Whether the presentation keeps the presented controller.
  final var holdsPresented: Bool { held != nil }
  private var hasBegun = false

  /// The controller whose view is on screen.
  var shown: UIViewController { replacement ?? presentedViewController }

  /// The presentation begins.
  func setPresenting(_ controller: UIViewController) {
    hasBegun = true
    held = early
    presenter = controller
  }

  // MARK: Style

  /// The style in which the controller is shown at present.
  open var presentationStyle: UIModalPresentationStyle { activeStyle }
  /// The style that the present traits lead to.
  open var adaptivePresentationStyle: UIModalPresentationStyle { adaptivePresentationStyle(for: traitCollection) }
  /// The style for an environment; `none` for the presentation's own. The delegate decides.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    // Who says nothing, or `automatic`, leaves it to the presentation.
    let style = delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? .automatic
    return style == .automatic ? naturalAdaptiveStyle(for: traitCollection) : style
  }
  /// The style that the presentation itself takes in an environment.
  func naturalAdaptiveStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle { .none }

  /// Whether the view covers all of the window. Default: true.
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether the presenting view leaves the window meanwhile.
  open var shouldRemovePresentersView: Bool { activeStyle == .fullScreen || activeStyle == .currentContext }
  /// Whether touches beside the presented view go to what is behind.
  var passesTouches: Bool { false }

  /// Whether what is behind loses its tint.
  var dimsBehind: Bool { presentedViewController.isAlert }

  /// UIKIT: what is behind a sheet, a popover or an alert takes the dimmed tint meanwhile (Apple's page on
  /// `tintAdjustmentMode`).
  func dimTint(_ dims: Bool) {
    guard dims != dimsTint, let view = presentingViewController.viewIfLoaded else { return }
    dimsTint = dims
    if dims { formerTintMode = view.extras?.tintAdjustmentMode ?? .automatic }
    view.tintAdjustmentMode = dims ? .dimmed : formerTintMode
  }
  private var dimsTint = false
  private var formerTintMode = UIView.TintAdjustmentMode.automatic

  var capturesStatusBar: Bool {
    activeStyle == .fullScreen || presentedViewController.modalPresentationCapturesStatusBarAppearance
  }

  // MARK: Geometry

  /// What moves: the presented controller's view, or a view around it.
  open var presentedView: UIView? { shown.view }
  /// The presented view's final rectangle in the container, in points. Default: all of it.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  /// The container is about to lay out. Override to place views of the presentation's own.
  open func containerViewWillLayoutSubviews() {}
  /// The container has laid out. Default: nothing.
  open func containerViewDidLayoutSubviews() {}

  /// Whether the presented controller wished another size while it was on its way.
  private var isPlacementDue = false

  /// Puts the presented view where it belongs.
  func place() {
    guard let view = presentedView, view.superview != nil, shown.currentTransition == nil else { return }
    view.frame = frameOfPresentedViewInContainerView
  }

  /// Follows what was wished on the way.
  func placeIfDue() {
    guard isPlacementDue else { return }
    isPlacementDue = false
    containerView?.setNeedsLayout()
  }

  // MARK: Course

  /// Called before anything is placed.
  func prepareToPresent() {}
  /// Override to add views of the presentation's own to the container, and to animate them. Default: nothing.
  open func presentationTransitionWillBegin() {}
  /// The presentation is over; take the own views away where it was not completed. Default: nothing.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Override to animate the own views away. Default: nothing.
  open func dismissalTransitionWillBegin() {}
  /// The dismissal is over; take the own views away where it was completed. Default: nothing.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// Somebody outside of the application's code wants the presentation to end: a tap beside it, a pull.
  func requestDismissal() {
    if presentedViewController.isModalInPresentation || delegate?.presentationControllerShouldDismiss(self) == false {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return
    }
    delegate?.presentationControllerWillDismiss(self)
    presentedViewController.dismiss(animated: true) { [weak self] in
      guard let self else { return }
      self.presentedViewController.wasDismissedFromOutside()
      self.delegate?.presentationControllerDidDismiss(self)
    }
  }

  // MARK: Content container

  /// The presented controller's, in points.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
  /// The presented controller wants another size: the container lays out anew.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    isPlacementDue = shown.currentTransition != nil
    containerView?.setNeedsLayout()
  }
  /// The constraints of the presented controller want another size. Default: nothing.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// The size of the presented view, in points, in a container of `parentSize`. Default: all of it.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// The container is about to change its size. Call `super`: it tells the presented controller.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    shown.viewWillTransition(
      to: self.size(forChildContentContainer: shown, withParentContainerSize: size), with: coordinator)
  }
  /// The container's traits are about to change. Call `super`: it changes the style where the delegate says so.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let style = adaptivePresentationStyle(for: newCollection)
    delegate?.presentationController(self, willPresentWithAdaptiveStyle: style, transitionCoordinator: coordinator)
    shown.willTransition(to: newCollection, with: coordinator)
    coordinator.animate(alongsideTransition: { [weak self] _ in self?.adapt(to: newCollection) }, completion: nil)
  }

  /// Takes on the style for an environment.
  func adapt(to traits: UITraitCollection) {
    let adapted = adaptivePresentationStyle(for: traits)
    let old = activeStyle
    activeStyle = adapted == .none ? style : adapted
    if old != activeStyle, adapted != .none, replacement == nil {
      replaceShown(
        with: delegate?.presentationController(self, viewControllerForAdaptivePresentationStyle: adapted))
    } else if adapted == .none, replacement != nil {
      replaceShown(with: nil)
    }
    takeStyleTraits()
    styleDidChange()
    containerView?.setNeedsLayout()
  }
  func styleDidChange() {}

  /// Shows another controller in the presentation: the delegate's for the new style, or the presented one again.
  private func replaceShown(with controller: UIViewController?) {
    guard controller !== replacement, let containerView else { return }
    let old = shown
    AppearancePass.begin(old, appearing: false, animated: false)
    old.viewIfLoaded?.removeFromSuperview()
    AppearancePass.end(old)
    old.appearanceIsManaged = false
    replacement = controller
    shown.appearanceIsManaged = true
    AppearancePass.begin(shown, appearing: true, animated: false)
    if let view = shown.view {
      view.translatesAutoresizingMaskIntoConstraints = true
      view.frame = frameOfPresentedViewInContainerView
      containerView.addSubview(view)
    }
    AppearancePass.end(shown)
  }

  // MARK: Traits

  /// The container's traits, or before it is made the presenter's, with the presentation's overrides.
  open var traitCollection: UITraitCollection {
    overriding(containerView?.traitCollection ?? presentingViewController.traitCollection)
  }
  /// The traits of the presentation have changed. Default: nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
