/// How much a constraint matters, from above 0 to 1000 (required). A higher priority is satisfied before any number of
/// lower ones.
///
/// Source: <https://developer.apple.com/documentation/uikit/uilayoutpriority>
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// From 1 to 1,000, which is required.
  public var rawValue: Float

  /// Creates a priority from above 0 to 1000.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority from above 0 to 1000.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Must hold: 1000.
  public static let required = UILayoutPriority(1000)
  /// With which a button resists compression: 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// 510: what a drag that may change the scene's size goes by.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// 500: with which a scene keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// 490: what a drag that must not change the scene's size goes by.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// With which a button hugs its content: 250.
  public static let defaultLow = UILayoutPriority(250)
  /// With which a view wants its target size in `systemLayoutSizeFitting(_:)`: 50.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// A priority that is higher by a number; above 1000 it is no valid one.
  public static func + (priority: UILayoutPriority, delta: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + delta)
  }
  /// A priority that is lower by a number.
  public static func - (priority: UILayoutPriority, delta: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - delta)
  }
}

extension UILayoutPriority: Comparable {
  /// Makes a priority higher by a number.
  public static func += (priority: inout UILayoutPriority, delta: Float) { priority = priority + delta }
  /// Makes a priority lower by a number.
  public static func -= (priority: inout UILayoutPriority, delta: Float) { priority = priority - delta }
  /// How much more important `a` is.
  public static func - (a: UILayoutPriority, b: UILayoutPriority) -> Float { a.rawValue - b.rawValue }

  /// Whether the first priority gives way to the second.
  public static func < (a: UILayoutPriority, b: UILayoutPriority) -> Bool { a.rawValue < b.rawValue }
}
