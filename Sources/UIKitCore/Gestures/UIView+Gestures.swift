extension UIView {
  func attach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view !== self else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizer.view = self
    requireExtras().gestureRecognizers = (extras?.gestureRecognizers ?? []) + [recognizer]
  }

  func detach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    GestureArbiter.abort(recognizer)
    recognizer.view = nil
    let left = extras?.gestureRecognizers?.filter { $0 !== recognizer } ?? []
    // UIKIT: nil is for views that never had one. A guess.
    extras?.gestureRecognizers = left
  }

  func setGestureRecognizers(_ recognizers: [UIGestureRecognizer]) {
    for old in extras?.gestureRecognizers ?? [] where !recognizers.contains(where: { $0 === old }) { detach(old) }
    for new in recognizers { attach(new) }
  }
}
