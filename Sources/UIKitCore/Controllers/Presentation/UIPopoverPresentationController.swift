/// A bubble with an arrow to where it comes from; a sheet where the width or the height is compact.
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
  /// What the popover points to: a view, an item of a bar or of a tab bar, or something else that stands somewhere.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get { otherSource ?? barButtonItem ?? sourceView }
    set {
      barButtonItem = newValue as? UIBarButtonItem
      sourceView = newValue as? UIView
      otherSource = barButtonItem == nil && sourceView == nil ? newValue : nil
    }
  }
  /// A source that is neither a view nor an item of a bar.
  private var otherSource: (any UIPopoverPresentationControllerSourceItem)?
  /// Default: any.
  open var permittedArrowDirections: UIPopoverArrowDirection = .any
  /// The direction in use; unknown before the presentation.
  open internal(set) var arrowDirection: UIPopoverArrowDirection = .unknown
  /// Whether the popover may cover its source where the room beside it is too small. Default: false.
  open var canOverlapSourceViewRect = false
  /// Views beside the popover that take touches while it is there.
  open var passthroughViews: [UIView]? { didSet { dimming?.passthroughViews = passthroughViews ?? [] } }
  /// Fills the popover, arrow included. Default: nil, the colour of the presented view.
  open var backgroundColor: UIColor?
  /// Distance from the container's edges, in points. Default: 10 on each side.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// A subclass of `UIPopoverBackgroundView` that draws the popover. Default: nil, the system's look.
  open var popoverBackgroundViewClass: AnyClass? {
    willSet {
      guard let newValue else { return }
      precondition(
        newValue is UIPopoverBackgroundView.Type, "\(newValue) must be a subclass of UIPopoverBackgroundView")
    }
  }
  private var backgroundClass: UIPopoverBackgroundView.Type? {
    popoverBackgroundViewClass as? UIPopoverBackgroundView.Type
  }

  /// Nil also for a delegate that only knows of adapting.
  @_nonoverride
  open var delegate: (any UIPopoverPresentationControllerDelegate)? {
    get { adaptiveDelegate as? any UIPopoverPresentationControllerDelegate }
    set { adaptiveDelegate = newValue }
  }
  private var popoverDelegate: (any UIPopoverPresentationControllerDelegate)? { SubclassMethods.completed(delegate) }
  private var dimming: PassthroughView?
  private lazy var bubble = PopoverBubble()

  /// UIKIT: since iOS 13 a form sheet where the width or the height is compact (Apple's page on
  /// `UIModalPresentationStyle.popover`); before it over the full screen where the width is; action sheets come from below.
  override func naturalAdaptiveStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    let isNarrow = traitCollection.horizontalSizeClass == .compact
    guard presentingViewController.systemMetrics.hasSheets, !presentedViewController.isAlert else {
      return isNarrow ? .overFullScreen : .none
    }
    return isNarrow || traitCollection.verticalSizeClass == .compact ? .formSheet : .none
  }

  private var isBubble: Bool { activeStyle == .popover }
  /// Whether the popover stands as a sheet now.
  var isSheet: Bool { activeStyle == .formSheet || activeStyle == .pageSheet }
  override var dimsBehind: Bool { isBubble || isSheet && sheet.dimsBehind }
  override var passesTouches: Bool { isSheet && sheet.passesTouches }

  /// The sheet that the popover becomes in compact environments.
  open var adaptiveSheetPresentationController: UISheetPresentationController { sheet }
  private var sheet: UISheetPresentationController {
    if let madeSheet { return madeSheet }
    let sheet = UISheetPresentationController(
      presentedViewController: presentedViewController, presenting: presentingViewController)
    sheet.popover = self
    sheet.style = .formSheet
    sheet.activeStyle = .formSheet
    if !holdsPresented { sheet.letGo() }
    madeSheet = sheet
    return sheet
  }
  private var madeSheet: UISheetPresentationController?
  override func setPresenting(_ controller: UIViewController) {
    super.setPresenting(controller)
    madeSheet?.setPresenting(controller)
  }
  private var sheetStands = false

  /// The sheet takes over the presentation's container.
  private func raiseSheet() {
    guard !sheetStands else { return }
    sheetStands = true
    sheet.containerView = containerView
    sheet.activeStyle = activeStyle
    sheet.replacement = replacement
    adaptiveDelegate?.presentationController(self, prepare: sheet)
  }
  private func dropSheet() {
    guard sheetStands else { return }
    sheetStands = false
    sheet.dismantle()
    sheet.containerView = nil
  }

  open override var presentedView: UIView? { isBubble ? bubble : super.presentedView }

  open override var frameOfPresentedViewInContainerView: CGRect {
    if isSheet, containerView != nil {
      raiseSheet()
      return sheet.frameOfPresentedViewInContainerView
    }
    guard isBubble, let containerView else {
      return containerView.flatMap { shown.adaptedFrame(in: $0) } ?? super.frameOfPresentedViewInContainerView
    }
    let placement = PopoverPlacement(
      size: contentSize, source: sourceFrame(in: containerView),
      area: containerView.bounds.inset(by: containerView.safeAreaInsets).inset(by: popoverLayoutMargins),
      permitted: permittedArrowDirections, overlapping: canOverlapSourceViewRect,
      arrowHeight: backgroundClass?.arrowHeight() ?? PopoverPlacement.arrowHeight,
      frame: backgroundClass?.contentViewInsets() ?? .zero)
    arrowDirection = placement.direction
    bubble.direction = placement.direction
    bubble.arrowPosition = placement.arrowPosition
    return placement.frame
  }

  /// UIKIT: 320 points wide and high as the screen allows where the controller has no wish. A guess.
  private var contentSize: CGSize {
    let wish = presentedViewController.preferredContentSize
    return CGSize(
      width: wish.width > 0 ? wish.width : 320,
      height: wish.height > 0 ? wish.height : containerView?.bounds.height ?? 480)
  }

  private func sourceFrame(in container: UIView) -> CGRect {
    if let frame = otherSource?.frame(in: container) { return frame }
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

  /// UIKIT: the delegate may say only now what the popover points to (Apple's page on
  /// `prepareForPopoverPresentation(_:)`).
  override func prepareToPresent() { popoverDelegate?.prepareForPopoverPresentation(self) }

  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    if isSheet {
      raiseSheet()
      return sheet.presentationTransitionWillBegin()
    }
    guard isBubble else { return }
    let shield = PassthroughView(frame: containerView?.bounds ?? .zero, opacity: 0)
    shield.passthroughViews = passthroughViews ?? []
    shield.onTap = { [weak self] in self?.requestDismissal() }
    containerView?.insertSubview(shield, at: 0)
    dimming = shield
    bubble.fill = backgroundColor
    bubble.frameView = backgroundClass.map { ClassInstantiation.make($0) }
    bubble.content = shown.view
  }

  open override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    if sheetStands { sheet.presentationTransitionDidEnd(completed) }
  }
  open override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    if sheetStands { sheet.dismissalTransitionWillBegin() }
  }
  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if sheetStands { sheet.dismissalTransitionDidEnd(completed) }
    if completed { dropSheet() }
  }
  open override func containerViewDidLayoutSubviews() {
    super.containerViewDidLayoutSubviews()
    if sheetStands { sheet.containerViewDidLayoutSubviews() }
  }

  override func styleDidChange() {
    guard let containerView, let view = shown.viewIfLoaded else { return }
    if isSheet, !sheetStands {
      bubble.content = nil
      bubble.removeFromSuperview()
      containerView.addSubview(view)
      raiseSheet()
      sheet.presentationTransitionWillBegin()
      sheet.presentationTransitionDidEnd(true)
    } else if !isSheet {
      dropSheet()
    }
    if isBubble {
      bubble.content = view
      if bubble.superview == nil { containerView.addSubview(bubble) }
    } else if !isSheet {
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
  /// The popover is about to be shown: the last chance to set its source.
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
  /// Whether a tap beside the popover dismisses it. Default: true.
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  /// A tap beside the popover has dismissed it. Not called for `dismiss` by the program.
  func popoverPresentationControllerDidDismissPopover(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  // UIKIT: the older calls are made where a delegate leaves out those that have replaced them (a guess; Apple's page
  // marks them as deprecated).
  /// By default the popover's own method is asked.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    guard let popover = presentationController as? UIPopoverPresentationController else { return true }
    return popoverPresentationControllerShouldDismissPopover(popover)
  }
  /// By default the popover's own method is called.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    guard let popover = presentationController as? UIPopoverPresentationController else { return }
    popoverPresentationControllerDidDismissPopover(popover)
  }
  /// By default nothing is set.
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
  /// By default a tap dismisses.
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }
  /// By default nothing is done after a dismissal.
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}
