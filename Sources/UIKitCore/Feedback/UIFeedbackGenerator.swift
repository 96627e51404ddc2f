/// Makes a device tap or vibrate.
///
/// UIKIT: a device without such an engine does nothing; so do these machines.
///
/// Source: <https://developer.apple.com/documentation/uikit/uifeedbackgenerator>
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  public override init() { super.init() }
  /// A generator for a view. The view does not keep it.
  public init(view: UIView) { super.init() }
  open func prepare() {}
}
