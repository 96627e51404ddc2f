/// A rectangle that leads the focus elsewhere.
///
/// Source: <https://developer.apple.com/documentation/uikit/uifocusguide>
@preconcurrency @MainActor
open class UIFocusGuide: UILayoutGuide {
  /// Default: true.
  open var isEnabled = true { willSet { if !newValue { Limitation.hasNoEffect("UIFocusGuide.isEnabled") } } }
  /// Where the focus goes that comes upon the guide, the best first.
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
  open weak var preferredFocusedView: UIView? {
    get { preferredFocusEnvironments.lazy.compactMap { $0 as? UIView }.first }
    set { preferredFocusEnvironments = newValue.map { [$0] } ?? [] }
  }
}
