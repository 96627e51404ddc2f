public import CoreGraphics

/// A controller in a bubble, as programs before iOS 8 presented it.
///
/// Source: <https://developer.apple.com/documentation/uikit/uipopovercontroller>
@preconcurrency @MainActor
open class UIPopoverController: NSObject {
  open weak var delegate: (any UIPopoverControllerDelegate)? {
    didSet { delegate = SubclassMethods.completed(delegate) }
  }
  open var contentViewController: UIViewController
  /// In points. Default: zero, the content's preferred size.
  open var contentSize = CGSize.zero {
    didSet { if contentSize != .zero { contentViewController.preferredContentSize = contentSize } }
  }
  open var isPopoverVisible: Bool { contentViewController.presentingViewController != nil }
  /// Unknown while nothing is shown.
  open var popoverArrowDirection: UIPopoverArrowDirection {
    isPopoverVisible ? contentViewController.popoverPresentationController?.arrowDirection ?? .unknown : .unknown
  }
  /// Views beside the popover that take touches while it is there.
  open var passthroughViews: [UIView]?
  /// Distance from the window's edges, in points. Default: 10 on each side.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  open var backgroundColor: UIColor?
  open var popoverBackgroundViewClass: AnyClass?
  private lazy var hearer = LegacyPopoverHearer(self)

  public init(contentViewController viewController: UIViewController) {
    contentViewController = viewController
    super.init()
  }

  open func setContentViewController(_ viewController: UIViewController, animated: Bool) {
    contentViewController = viewController
  }
  open func setContentSize(_ size: CGSize, animated: Bool) { contentSize = size }

  open func present(
    from rect: CGRect, in view: UIView, permittedArrowDirections arrowDirections: UIPopoverArrowDirection,
    animated: Bool
  ) {
    present(above: view.window, arrowDirections, animated) { popover in
      popover.sourceView = view
      popover.sourceRect = rect
    }
  }
  open func present(
    from item: UIBarButtonItem, permittedArrowDirections arrowDirections: UIPopoverArrowDirection, animated: Bool
  ) {
    present(above: nil, arrowDirections, animated) { $0.barButtonItem = item }
  }
  private func present(
    above window: UIWindow?, _ directions: UIPopoverArrowDirection, _ animated: Bool,
    _ place: (UIPopoverPresentationController) -> Void
  ) {
    guard !isPopoverVisible else { return }
    contentViewController.modalPresentationStyle = .popover
    guard let popover = contentViewController.popoverPresentationController else { return }
    place(popover)
    popover.permittedArrowDirections = directions
    popover.passthroughViews = passthroughViews
    popover.popoverLayoutMargins = popoverLayoutMargins
    popover.backgroundColor = backgroundColor
    popover.popoverBackgroundViewClass = popoverBackgroundViewClass
    popover.delegate = hearer
    LegacyPresentation.present(contentViewController, above: window, animated: animated) {}
  }
  /// The delegate does not hear of it.
  open func dismiss(animated: Bool) {
    contentViewController.presentingViewController?.dismiss(animated: animated)
  }
}

/// Hands on what the popover's presentation tells.
private final class LegacyPopoverHearer: NSObject, UIPopoverPresentationControllerDelegate {
  private unowned let owner: UIPopoverController

  init(_ owner: UIPopoverController) {
    self.owner = owner
    super.init()
  }
  /// UIKIT: before iOS 8 popovers never became sheets (Apple's page on `UIPopoverController`: on phones it was an
  /// exception).
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    owner.delegate?.popoverControllerShouldDismissPopover(owner) ?? true
  }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    owner.delegate?.popoverControllerDidDismissPopover(owner)
  }
}

/// Hears of a popover's end.
///
/// Source: <https://developer.apple.com/documentation/uikit/uipopovercontrollerdelegate>
@preconcurrency @MainActor
public protocol UIPopoverControllerDelegate: NSObjectProtocol {
  func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool
  func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController)
}

extension UIPopoverControllerDelegate {
  public func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool { true }
  public func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) {}
}
