/// Where a popover's arrow points.
///
/// Source: <https://developer.apple.com/documentation/uikit/uipopoverarrowdirection>
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// One bit for each direction, as UIKit numbers them.
  public let rawValue: UInt
  /// Creates directions from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The arrow points up: the popover stands beneath its source.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// The arrow points down: the popover stands above its source.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// The arrow points to the left: the popover stands to the right of its source.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// The arrow points to the right: the popover stands to the left of its source.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// All four directions, of which the one with most room is taken.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// Not decided yet.
  public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}
