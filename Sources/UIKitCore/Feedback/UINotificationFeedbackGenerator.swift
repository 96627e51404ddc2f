/// Feels like success, a warning or an error.
///
/// Source: <https://developer.apple.com/documentation/uikit/uinotificationfeedbackgenerator>
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable { case success = 0, warning, error }
  open func notificationOccurred(_ notificationType: FeedbackType) {}
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {}
}
