internal import Foundation

/// Hides a navigation controller's bars by taps, swipes and the keyboard, and brings them back.
///
/// UIKIT: a tap that nothing else takes hides and shows; a swipe up hides, one down shows; bars that the keyboard has hidden
/// come back with a tap, as do those that went with a height that became compact, which a regular one brings back, too
/// (Apple's pages on `hidesBarsOnTap`, `hidesBarsOnSwipe`, `hidesBarsWhenKeyboardAppears`,
/// `hidesBarsWhenVerticallyCompact`).
@MainActor
final class BarHiding: NSObject, UIGestureRecognizerDelegate {
  private weak var navigation: UINavigationController?
  let tap = UITapGestureRecognizer()
  let pan = UIPanGestureRecognizer()
  private nonisolated(unsafe) var keyboardObservation: (any NSObjectProtocol)?
  private var hidesToolbar = false
  private var keyboardHasHidden = false
  private var isLow = false
  private var heightHasHidden = false

  /// Points of a finger's way from which on it is a swipe.
  private static let threshold: CGFloat = 30

  init(_ navigation: UINavigationController) {
    self.navigation = navigation
    super.init()
    tap.delegate = self
    tap.cancelsTouchesInView = false
    tap.onChange = { [weak self] in self?.tapped() }
    pan.delegate = self
    pan.cancelsTouchesInView = false
    pan.onChange = { [weak self] in self?.panned() }
  }

  /// Installs what the controller's properties ask for.
  func update() {
    guard let navigation, let view = navigation.viewIfLoaded else { return }
    let wantsTap = [
      navigation.hidesBarsOnTap, navigation.hidesBarsWhenKeyboardAppears, navigation.hidesBarsWhenVerticallyCompact,
    ].contains(true)
    install(tap, wantsTap, in: view)
    install(pan, navigation.hidesBarsOnSwipe, in: view)
    let wantsKeyboard = navigation.hidesBarsWhenKeyboardAppears
    if wantsKeyboard, keyboardObservation == nil {
      keyboardObservation = NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
      ) { [weak self] _ in MainActor.assumeIsolated { self?.keyboardAppears() } }
    } else if !wantsKeyboard, let keyboardObservation {
      NotificationCenter.default.removeObserver(keyboardObservation)
      self.keyboardObservation = nil
    }
  }

  deinit { if let keyboardObservation { NotificationCenter.default.removeObserver(keyboardObservation) } }

  private func install(_ recognizer: UIGestureRecognizer, _ wanted: Bool, in view: UIView) {
    if wanted, recognizer.view == nil { view.addGestureRecognizer(recognizer) }
    if !wanted, recognizer.view != nil { view.removeGestureRecognizer(recognizer) }
  }

  // MARK: Gestures

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    guard let navigation, let touched = touch.view else { return false }
    if touched.isDescendant(of: navigation.navigationBar) || touched.isDescendant(of: navigation.toolbar) {
      return false
    }
    return gestureRecognizer === pan || !(touched is UIControl)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { true }

  private func tapped() {
    guard tap.state == .ended, let navigation else { return }
    if navigation.isNavigationBarHidden {
      guard navigation.hidesBarsOnTap || keyboardHasHidden || heightHasHidden else { return }
      setHidden(false)
    } else if navigation.hidesBarsOnTap {
      setHidden(true)
    }
  }

  private func panned() {
    guard let navigation, let view = navigation.viewIfLoaded, pan.state == .changed || pan.state == .ended else {
      return
    }
    let way = pan.translation(in: view)
    guard abs(way.y) > abs(way.x), abs(way.y) > Self.threshold else { return }
    setHidden(way.y < 0)
    pan.setTranslation(.zero, in: view)
  }

  private func keyboardAppears() {
    guard let navigation, navigation.viewIfLoaded?.window != nil, !navigation.isNavigationBarHidden else { return }
    keyboardHasHidden = true
    setHidden(true)
  }

  /// The size classes may have changed: the controller is laid out.
  func followHeight() {
    guard let navigation else { return }
    let isLow = navigation.hidesBarsWhenVerticallyCompact && navigation.traitCollection.verticalSizeClass == .compact
    guard isLow != self.isLow else { return }
    self.isLow = isLow
    if isLow, !navigation.isNavigationBarHidden {
      heightHasHidden = true
      setHidden(true, animated: false)
    } else if !isLow, heightHasHidden {
      setHidden(false, animated: false)
    }
  }

  private func setHidden(_ hidden: Bool, animated: Bool = true) {
    guard let navigation, navigation.isNavigationBarHidden != hidden else { return }
    if hidden {
      hidesToolbar = !navigation.isToolbarHidden
    } else {
      (keyboardHasHidden, heightHasHidden) = (false, false)
    }
    navigation.setNavigationBarHidden(hidden, animated: animated)
    if hidesToolbar { navigation.setToolbarHidden(hidden, animated: animated) }
  }
}
