/// A bubble with an arrow to where it comes from; the whole screen where the width is compact.
///
/// Source: <https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller>
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the popover belongs to.
  open weak var sourceView: UIView?
  /// In the source view's coordinates, in points. Default: the view's bounds.
  open var sourceRect = CGRect.null
  /// In place of a view and rectangle.
  open var barButtonItem: UIBarButtonItem?
  open var sourceItem: AnyObject? {
    get { barButtonItem ?? sourceView }
    set {
      barButtonItem = newValue as? UIBarButtonItem
      sourceView = newValue as? UIView
    }
  }
  /// Default: any.
  open var permittedArrowDirections: UIPopoverArrowDirection = .any
  /// The direction in use; unknown before the presentation.
  open internal(set) var arrowDirection: UIPopoverArrowDirection = .unknown
  open var canOverlapSourceViewRect = false {
    willSet { if newValue { Limitation.hasNoEffect("UIPopoverPresentationController.canOverlapSourceViewRect") } }
  }
  /// Views beside the popover that take touches while it is there.
  open var passthroughViews: [UIView]?
  open var backgroundColor: UIColor?
  /// Distance from the container's edges, in points. Default: 10 on each side.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  open var popoverBackgroundViewClass: AnyClass? {
    willSet {
      if newValue != nil { Limitation.hasNoEffect("UIPopoverPresentationController.popoverBackgroundViewClass") }
    }
  }

  private var popoverDelegate: (any UIPopoverPresentationControllerDelegate)? {
    SubclassMethods.completed(delegate as? any UIPopoverPresentationControllerDelegate)
  }
  private var dimming: PassthroughView?
  private lazy var bubble = PopoverBubble()

  /// UIKIT: over the full screen where the width is compact (Apple's page on the class).
  override func naturalAdaptiveStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    traitCollection.horizontalSizeClass == .compact ? .overFullScreen : .none
  }

  private var isBubble: Bool { activeStyle == .popover }

  open override var presentedView: UIView? { isBubble ? bubble : super.presentedView }

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard isBubble, let containerView else { return super.frameOfPresentedViewInContainerView }
    let placement = PopoverPlacement(
      size: contentSize, source: sourceFrame(in: containerView),
      area: containerView.bounds.inset(by: containerView.safeAreaInsets).inset(by: popoverLayoutMargins),
      permitted: permittedArrowDirections)
    arrowDirection = placement.direction
    bubble.direction = placement.direction
    bubble.arrowPosition = placement.arrowPosition
    return placement.frame
  }

  /// UIKIT: 320 points wide and high as the screen allows where the controller has no wish.
  private var contentSize: CGSize {
    let wish = presentedViewController.preferredContentSize
    return CGSize(
      width: wish.width > 0 ? wish.width : 320,
      height: wish.height > 0 ? wish.height : containerView?.bounds.height ?? 480)
  }

  private func sourceFrame(in container: UIView) -> CGRect {
    if let view = barButtonItem?.itemView { return container.convert(view.bounds, from: view) }
    guard let sourceView else {
      fatalError(
        presentedViewController.missingSourceMessage(presentedFrom: presentingViewController)
          ?? "UIPopoverPresentationController (\(self)) should have a non-nil sourceView or barButtonItem set before "
          + "the presentation occurs.")
    }
    return container.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, from: sourceView)
  }

  // MARK: Course

  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    popoverDelegate?.prepareForPopoverPresentation(self)
    guard isBubble else { return }
    let shield = PassthroughView(frame: containerView?.bounds ?? .zero, opacity: 0)
    shield.passthroughViews = passthroughViews ?? []
    shield.onTap = { [weak self] in self?.requestDismissal() }
    containerView?.insertSubview(shield, at: 0)
    dimming = shield
    bubble.fill = backgroundColor
    bubble.content = shown.view
  }

  override func requestDismissal() {
    if popoverDelegate?.popoverPresentationControllerShouldDismissPopover(self) == false { return }
    super.requestDismissal()
    popoverDelegate?.popoverPresentationControllerDidDismissPopover(self)
  }

  override func styleDidChange() {
    guard let containerView, let view = shown.viewIfLoaded else { return }
    if isBubble {
      bubble.content = view
      if bubble.superview == nil { containerView.addSubview(bubble) }
    } else {
      bubble.removeFromSuperview()
      containerView.addSubview(view)
    }
    dimming?.isHidden = !isBubble
  }
}

/// Hears of a popover's life.
///
/// Source: <https://developer.apple.com/documentation/uikit/uipopoverpresentationcontrollerdelegate>
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  func popoverPresentationControllerDidDismissPopover(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}
