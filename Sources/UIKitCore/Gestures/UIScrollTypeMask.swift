/// Kinds of scroll input that a pan takes besides fingers.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiscrolltypemask>
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  /// One bit for each kind, as UIKit numbers them.
  public let rawValue: Int
  /// Creates a mask from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Steps, as of a mouse's wheel.
  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  /// Smooth scrolling, as of a trackpad.
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  /// Steps and smooth scrolling.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
