public enum UIAccessibilityExpandedStatus: Int, Sendable { case unsupported = 0, expanded, collapsed }

/// How an area takes touches without the help of assistive technologies.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiaccessibilitydirecttouchoptions>
public struct UIAccessibilityDirectTouchOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let silentOnTouch = UIAccessibilityDirectTouchOptions(rawValue: 1 << 0)
  public static let requiresActivation = UIAccessibilityDirectTouchOptions(rawValue: 1 << 1)
}
