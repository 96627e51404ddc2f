internal import Foundation

/// Fills the current page's bar with time, and goes on to the next page when it is full.
///
/// Source: <https://developer.apple.com/documentation/uikit/uipagecontroltimerprogress>
open class UIPageControlTimerProgress: UIPageControlProgress {
  /// Whether the last page is followed by the first one. Default: true.
  open var resetsToInitialPageAfterEnd = true
  open private(set) var isRunning = false
  /// For how long a page stays that has no duration of its own, in seconds.
  open var preferredDuration: TimeInterval
  private var durations: [Int: TimeInterval] = [:]
  private var observation: MediaClock.Observation?
  private var last: TimeInterval = 0

  public init(preferredDuration: TimeInterval) {
    self.preferredDuration = preferredDuration
    super.init()
  }

  open func setDuration(_ duration: TimeInterval, forPage page: Int) { durations[page] = duration }
  open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? preferredDuration }

  open func resumeTimer() {
    guard !isRunning else { return }
    isRunning = true
    last = MediaClock.current.now
    observation = MediaClock.current.observeFrames { [weak self] now in self?.advance(to: now) }
  }
  open func pauseTimer() {
    isRunning = false
    observation?.cancel()
    observation = nil
  }

  private func advance(to now: TimeInterval) {
    let (current, count) = pages()
    let duration = duration(forPage: current)
    let passed = now - last
    last = now
    guard count > 0, duration > 0 else { return }
    currentProgress += Float(passed / duration)
    (delegate as? any UIPageControlTimerProgressDelegate)?.pageControlTimerProgressDidChange(self)
    guard currentProgress >= 1 else { return }
    let next = current + 1 < count ? current + 1 : 0
    guard next > 0 || resetsToInitialPageAfterEnd else { return pauseTimer() }
    let judge = delegate as? any UIPageControlTimerProgressDelegate
    if judge?.pageControlTimerProgress(self, shouldAdvanceToPage: next) ?? true { goToPage?(next) }
  }
}

/// Hears of a page control's timer.
///
/// Source: <https://developer.apple.com/documentation/uikit/uipagecontroltimerprogressdelegate>
@preconcurrency @MainActor
public protocol UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {
  func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress)
  func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool
}

extension UIPageControlTimerProgressDelegate {
  public func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {}
  public func pageControlTimerProgress(
    _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
  ) -> Bool { true }
}
