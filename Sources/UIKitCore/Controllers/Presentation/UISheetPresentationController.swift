/// A sheet: attached to the bottom edge where it is compact, a card in the middle where it is regular.
///
/// Source: <https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller>
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// The heights at which the sheet rests. Default: large alone.
  open var detents: [Detent] = [.large()] {
    didSet { containerView?.setNeedsLayout() }
  }
  /// Nil for the smallest detent.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { containerView?.setNeedsLayout() }
  }
  /// Up to this detent what is behind is not dimmed and takes touches. Default: nil.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { updateDimming() }
  }
  /// Whether a finger that scrolls on from the top raises the sheet to a larger detent first. Default: true.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether a sheet that is not attached to an edge is as wide as text is readable, instead of as large as a form.
  /// Default: true, for form sheets false.
  open var prefersPageSizing: Bool {
    get { pageSizing ?? (activeStyle != .formSheet) }
    set {
      pageSizing = newValue
      containerView?.setNeedsLayout()
    }
  }
  private var pageSizing: Bool?
  /// Whether a grabber is drawn at the upper edge. Default: false.
  open var prefersGrabberVisible = false { didSet { containerView?.setNeedsLayout() } }
  /// Whether the sheet stands at the lower edge in compact heights instead of covering the screen. Default: false.
  open var prefersEdgeAttachedInCompactHeight = false { didSet { containerView?.setNeedsLayout() } }
  /// Whether the width there is that of `preferredContentSize`. Default: false.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { containerView?.setNeedsLayout() } }
  /// In points; nil for the system's.
  open var preferredCornerRadius: CGFloat? {
    didSet {
      if preferredCornerRadius == Self.automaticDimension { preferredCornerRadius = nil }
      containerView?.setNeedsLayout()
    }
  }
  /// A dimension that the system chooses. Its value is a guess.
  public static let automaticDimension = CGFloat.greatestFiniteMagnitude
  /// The sheet stands in the middle of this view as far as its container leaves room. Default: nil, for the middle of the
  /// container.
  open weak var sourceView: UIView? { didSet { containerView?.setNeedsLayout() } }

  private var dimming: DimmingView?
  private var grabber: UIView?
  private var drag: SheetDrag?

  /// Nil also for a delegate that only knows of adapting.
  @_nonoverride
  open var delegate: (any UISheetPresentationControllerDelegate)? {
    get { adaptiveDelegate as? any UISheetPresentationControllerDelegate }
    set { adaptiveDelegate = newValue }
  }
  private var sheetDelegate: (any UISheetPresentationControllerDelegate)? { SubclassMethods.completed(delegate) }

  /// Animates changes of the sheet's properties in `changes`.
  open func animateChanges(_ changes: () -> Void) {
    withoutActuallyEscaping(changes) { changes in
      UIView.animate(
        withDuration: 0.5, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, options: .allowUserInteraction
      ) {
        changes()
        self.containerView?.setNeedsLayout()
        self.containerView?.layoutIfNeeded()
      }
    }
  }
  /// Asks the detents for their heights again at the next layout.
  open func invalidateDetents() { containerView?.setNeedsLayout() }

  // MARK: Style

  var geometry: SheetGeometry { SheetGeometry(self) }
  open override var frameOfPresentedViewInContainerView: CGRect { geometry.frame }
  override func naturalAdaptiveStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle { .none }

  // MARK: Course

  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let containerView else { return }
    let dimming = DimmingView(frame: containerView.bounds, opacity: 0.2)
    dimming.onTap = { [weak self] in self?.requestDismissal() }
    containerView.insertSubview(dimming, at: 0)
    self.dimming = dimming
    dress()
    let target = dimming.alpha
    dimming.alpha = 0
    shown.currentTransition?.ownAnimations.append { dimming.alpha = target }
  }

  open override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    guard completed, let view = presentedView else { return }
    drag = SheetDrag(self, on: view)
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    guard completed else { return }
    // The view may be presented again, by another presentation.
    drag?.end()
    grabber?.removeFromSuperview()
    (drag, grabber) = (nil, nil)
  }

  open override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    let dimming = dimming
    shown.currentTransition?.ownAnimations.append { dimming?.alpha = 0 }
  }

  open override func containerViewDidLayoutSubviews() {
    super.containerViewDidLayoutSubviews()
    dress()
  }

  override func styleDidChange() { dress() }

  private func updateDimming() {
    guard let dimming else { return }
    let isDimmed = geometry.isDimmed
    dimming.alpha = isDimmed ? 1 : 0
    dimming.isUserInteractionEnabled = isDimmed
    containerView?.isUserInteractionEnabled = true
    if !presentedViewController.isBeingDismissed { (popover ?? self).dimTint(isDimmed) }
  }

  override var passesTouches: Bool { dimming?.isUserInteractionEnabled == false }
  override var dimsBehind: Bool { geometry.isDimmed }

  /// The popover that has become this sheet.
  weak var popover: UIPopoverPresentationController?

  override func requestDismissal() {
    if let popover { popover.requestDismissal() } else { super.requestDismissal() }
  }

  /// The presentation becomes something else than a sheet.
  func dismantle() {
    dimming?.removeFromSuperview()
    dimming = nil
    grabber?.removeFromSuperview()
    drag?.end()
    drag = nil
    presentedView?.layer.cornerRadius = 0
  }

  /// Corners, grabber and dimming follow the shape.
  private func dress() {
    guard let view = presentedView else { return }
    let geometry = geometry
    if shown.currentTransition == nil || dimming?.alpha == 1 { updateDimming() }
    view.layer.cornerRadius = geometry.cornerRadius
    view.layer.maskedCorners =
      geometry.isAttached
      ? [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      : [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    view.clipsToBounds = true
    if prefersGrabberVisible, geometry.isAttached {
      let grabber = grabber ?? makeGrabber()
      self.grabber = grabber
      if grabber.superview !== view { view.addSubview(grabber) }
      grabber.frame = CGRect(x: (view.bounds.width - 36) / 2, y: 5, width: 36, height: 5)
    } else {
      grabber?.removeFromSuperview()
    }
  }

  /// The small bar at the top of a sheet that can be dragged.
  private func makeGrabber() -> UIView {
    let grabber = UIView()
    grabber.backgroundColor = .tertiaryLabel
    grabber.layer.cornerRadius = 2.5
    grabber.isUserInteractionEnabled = false
    return grabber
  }

  /// A drag has ended: the sheet rests at the detent, and the delegate hears of it.
  func settle(at identifier: Detent.Identifier) {
    let changed = identifier != geometry.selected?.identifier
    animateChanges { selectedDetentIdentifier = identifier }
    if changed { sheetDelegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self) }
  }
}

/// Hears of the sheet's detents.
///
/// Source: <https://developer.apple.com/documentation/uikit/uisheetpresentationcontrollerdelegate>
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// A finger has moved the sheet to another detent. Not called when the program sets it.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// By default nothing is done.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
