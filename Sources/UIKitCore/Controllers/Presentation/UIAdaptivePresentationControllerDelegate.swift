/// Decides how a presentation adapts, and hears of its end.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate>
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// The style in a compact environment. Default: automatic, which leaves it to the presentation.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// `none` keeps the style of the presentation.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Another controller to show in the adapted style, or nil.
  func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// The presentation is about to begin in a style, or to change to it.
  func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
  /// The presentation has taken another form: `adaptivePresentationController` can be set up.
  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController)
  /// Whether a swipe or a tap beside the content may dismiss. Default: true; `dismiss` asks nobody.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// A swipe is about to dismiss; it may be taken back.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// A swipe or a tap has dismissed. Not called for `dismiss` by the program.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// A swipe has tried to dismiss and was refused: ask the person here.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// By default automatic.
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    .automatic
  }
  /// By default the answer of the method without traits.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    adaptivePresentationStyle(for: controller)
  }
  /// By default nil: the presented controller itself.
  public func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }
  /// By default nothing is done before the style changes.
  public func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {}
  /// By default the presentation of the other style is left as it is.
  public func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {}
  /// By default swipes and taps dismiss.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  /// By default nothing is done before a dismissal.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  /// By default nothing is done after a dismissal.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  /// By default nothing is done after a refused dismissal.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
