/// Feels like a wheel's click.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiselectionfeedbackgenerator>
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() {}
  open func selectionChanged(at location: CGPoint) {}
}
