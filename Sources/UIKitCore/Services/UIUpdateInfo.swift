public import Foundation

/// What is known of an update of the interface that is under way.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiupdateinfo>
@preconcurrency @MainActor
open class UIUpdateInfo: NSObject {
  /// The time for which the interface is to be shown, in seconds.
  public let modelTime: TimeInterval
  /// By when the update has to be ready to be shown in time, in seconds.
  open var completionDeadlineTime: TimeInterval { estimatedPresentationTime }
  /// When it will be seen, in seconds: a frame later.
  open var estimatedPresentationTime: TimeInterval { modelTime + 1 / MediaClock.frameRate }
  /// Whether events of low latency come in this update. False: there are none here.
  open var isLowLatencyEventDispatchConfirmed: Bool { false }
  /// Whether it will be shown without waiting for the next frame. False.
  open var isImmediatePresentationExpected: Bool { false }
  /// Whether the phases of low latency run now. False.
  open var isPerformingLowLatencyPhases: Bool { false }

  init(_ time: TimeInterval) {
    modelTime = time
    super.init()
  }

  /// The update of a window's scene now: outside of an update, what one would have that began now.
  open class func current(for windowScene: UIWindowScene) -> UIUpdateInfo? { UIUpdateInfo(MediaClock.current.now) }
  /// The update of a view now; nil for a view that is in no window.
  open class func current(for view: UIView) -> UIUpdateInfo? {
    view.window == nil ? nil : UIUpdateInfo(MediaClock.current.now)
  }
}
