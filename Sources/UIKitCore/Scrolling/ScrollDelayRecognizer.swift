/// Keeps touches from the content for a moment, in case they become a drag.
///
/// UIKIT: 150 milliseconds (Apple's page on `delaysContentTouches`: the scroll view waits to see whether it scrolls).
final class ScrollDelayRecognizer: UIGestureRecognizer {
  private static let delay = 0.15
  private var timer: MediaClock.Observation?

  init() {
    super.init(target: nil, action: nil)
    delaysTouchesBegan = true
    delaysTouchesEnded = false
    cancelsTouchesInView = false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let scrollView = view as? UIScrollView, scrollView.delaysContentTouches,
      scrollView.canScrollVertically || scrollView.canScrollHorizontally,
      touches.contains(where: { $0.view !== scrollView && ($0.view as? any TouchedAtOnce)?.isTrackedAtOnce != true })
    else { return state = .failed }
    timer?.cancel()
    timer = MediaClock.current.schedule(after: Self.delay) { [weak self] in self?.state = .failed }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  override func reset() {
    super.reset()
    timer?.cancel()
    timer = nil
  }
}

/// What may have its touches although it stands in what scrolls.
@MainActor
protocol TouchedAtOnce: UIView {
  /// Whether a scroll view hands its touches on without waiting to see whether it scrolls.
  var isTrackedAtOnce: Bool { get }
}

extension UIControl: TouchedAtOnce {}
