public import Foundation

/// Feels like a collision.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator>
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How heavy, and how hard, the things are that seem to meet.
  public enum FeedbackStyle: Int, Sendable { case light = 0, medium, heavy, soft, rigid }

  public override init() { super.init() }
  /// The style is not kept: there is nothing that could be felt.
  public init(style: FeedbackStyle) { super.init() }
  /// For a pencil above a view too; the style is not kept.
  public init(style: FeedbackStyle, view: UIView) { super.init(view: view) }
  /// Does nothing: there is nothing that could be felt.
  open func impactOccurred() {}
  /// - Parameter intensity: from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {}
  /// Does nothing. The location is in the view's points.
  open func impactOccurred(at location: CGPoint) {}
  /// Does nothing. The intensity is from 0 to 1.
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
}
