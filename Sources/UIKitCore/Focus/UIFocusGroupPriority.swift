/// Which item of a focus group takes the focus when it enters the group: the one with the highest priority.
///
/// Source: <https://developer.apple.com/documentation/uikit/uifocusgrouppriority>
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Comparable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public init(_ rawValue: Int) { self.rawValue = rawValue }

  /// No priority: the first item by place.
  public static let ignored = UIFocusGroupPriority(rawValue: 0)
  /// That of the item which had the focus before.
  public static let previouslyFocused = UIFocusGroupPriority(rawValue: 1000)
  /// That of what is selected, and the like.
  public static let prioritized = UIFocusGroupPriority(rawValue: 2000)
  /// That of the item which has the focus.
  public static let currentlyFocused = UIFocusGroupPriority(rawValue: Int(Int32.max))

  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}

extension UIView {
  private static let focusPriority = AssociatedKey<UIFocusGroupPriority>()
  /// Default: ignored. Kept: the focus enters a group at its first item.
  public var focusGroupPriority: UIFocusGroupPriority {
    get { Self.focusPriority.value(of: self) ?? .ignored }
    set { Self.focusPriority.set(newValue, of: self) }
  }
}
