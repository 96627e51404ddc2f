public import Foundation

/// Calls a method at every frame.
///
/// DEVIATION: it is declared beside `Selector`; `import UIKit` finds it.
///
/// Source: <https://developer.apple.com/documentation/quartzcore/cadisplaylink>
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
  private var observation: MediaClock.Observation?
  private var target: AnyObject?
  private let selector: Selector
  /// The link itself, from its adding until it is taken away.
  ///
  /// UIKIT: the run loop keeps the links that are added to it (Apple's page on `add(to:forMode:)`).
  private var kept: CADisplayLink?

  /// The link holds its target until it is invalidated.
  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    selector = sel
    super.init()
  }

  /// When the frame was shown last, in seconds.
  open private(set) var timestamp: CFTimeInterval = 0
  /// When the next frame is due, in seconds.
  open var targetTimestamp: CFTimeInterval { timestamp + duration }
  /// Of a frame, in seconds.
  open var duration: CFTimeInterval { 1 / MediaClock.frameRate }
  /// Default: false.
  open var isPaused = false { didSet { if isPaused != oldValue { observe() } } }
  /// In frames per second; 0 for the screen's own.
  open var preferredFramesPerSecond = 0
  /// How many refreshes of the screen, 60 a second, one call stands for; 1 calls at each. What programs for iOS 9 set.
  ///
  /// Source: <https://developer.apple.com/documentation/quartzcore/cadisplaylink/frameinterval>
  open var frameInterval: Int {
    get { preferredFramesPerSecond > 0 ? max(60 / preferredFramesPerSecond, 1) : 1 }
    set { preferredFramesPerSecond = newValue > 1 ? max(60 / newValue, 1) : 0 }
  }
  /// How often the method is called. Default: as the screen is shown.
  open var preferredFrameRateRange = CAFrameRateRange.default {
    didSet { preferredFramesPerSecond = Int(preferredFrameRateRange.preferred ?? preferredFrameRateRange.maximum) }
  }

  /// Begins to call the method at every frame, whichever run loop and mode are named. The link keeps itself until it is
  /// taken away.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    kept = self
    observe()
  }
  /// Calls the method no longer; the link can be added again.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { leave() }
  /// Ends the link for good, and lets go of its target.
  open func invalidate() {
    target = nil
    leave()
  }
  private func leave() {
    // What keeps it may be all that does.
    withExtendedLifetime(kept) {
      kept = nil
      observe()
    }
  }

  private func observe() {
    observation?.cancel()
    observation = nil
    guard kept != nil, !isPaused else { return }
    var next = -Double.infinity
    observation = MediaClock.current.observeFrames { [weak self] now in
      guard let self, let target = self.target else { return }
      if self.preferredFramesPerSecond > 0 {
        guard now >= next - 1e-6 else { return }
        next = now + 1 / Double(self.preferredFramesPerSecond)
      }
      self.timestamp = now
      ActionRegistry.send(self.selector, to: target, from: self, event: nil)
    }
  }
}

extension UIScreen {
  /// A link that calls `sel` of `target` at every frame of the screen.
  public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }
}
