/// Goes on with what an activity describes.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiuseractivityrestoring>
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}
