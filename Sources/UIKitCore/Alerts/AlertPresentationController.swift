/// Presents an alert in the middle of the screen, or an action sheet at its bottom, over what it dims.
final class AlertPresentationController: UIPresentationController {
  private var dimming: DimmingView?
  /// The keyboard's upper edge in the screen's coordinates, in points; nil while it is away.
  private var keyboardTop: CGFloat?
  private nonisolated(unsafe) var observer: (any NSObjectProtocol)?
  deinit { if let observer { NotificationCenter.default.removeObserver(observer) } }

  private var alert: UIAlertController? { presentedViewController as? UIAlertController }

  // MARK: Geometry

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView, let alert else { return super.frameOfPresentedViewInContainerView }
    return alert.frame(in: containerView, above: keyboardTop) ?? super.frameOfPresentedViewInContainerView
  }
  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    dimming?.frame = containerView?.bounds ?? .zero
  }

  // MARK: Course

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let containerView else { return }
    let dimming = DimmingView(frame: containerView.bounds, opacity: 0.2)
    dimming.onTap = { [weak self] in self?.alert?.cancelBySideTap() }
    self.dimming = dimming
    containerView.insertSubview(dimming, at: 0)
    fade(from: 0, to: 1)
    observer = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
    ) { [weak self] note in
      let frame = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
      MainActor.assumeIsolated { self?.keyboardDidChange(frame) }
    }
  }
  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    fade(from: 1, to: 0)
  }
  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if let observer, completed { NotificationCenter.default.removeObserver(observer) }
  }

  /// UIKIT: what is behind grows dark while the sheet comes; the sheet itself does not fade. A guess.
  private func fade(from start: CGFloat, to end: CGFloat) {
    guard let transition = presentedViewController.transitionCoordinator, transition.isAnimated else {
      dimming?.alpha = end
      return
    }
    dimming?.alpha = start
    transition.animate(alongsideTransition: { [weak self] _ in self?.dimming?.alpha = end })
  }

  private func keyboardDidChange(_ frame: CGRect?) {
    keyboardTop = frame?.minY
    containerView?.setNeedsLayout()
    UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) {
      self.containerView?.layoutIfNeeded()
    }
  }
}
