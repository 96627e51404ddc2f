public import Foundation

/// Feels like a collision.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator>
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable { case light = 0, medium, heavy, soft, rigid }

  public override init() { super.init() }
  public init(style: FeedbackStyle) { super.init() }
  public init(style: FeedbackStyle, view: UIView) { super.init(view: view) }
  open func impactOccurred() {}
  /// - Parameter intensity: from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {}
  open func impactOccurred(at location: CGPoint) {}
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
}
