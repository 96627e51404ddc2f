/// Feels like something that snaps into place on a drawing.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicanvasfeedbackgenerator>
open class UICanvasFeedbackGenerator: UIFeedbackGenerator {
  open func alignmentOccurred(at location: CGPoint) {}
  open func pathCompleted(at location: CGPoint) {}
}
