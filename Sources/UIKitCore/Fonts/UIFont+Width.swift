extension UIFont {
  /// How wide letters are drawn.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uifont/width>
  public struct Width: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let compressed = Width(-0.3)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }

  // DEVIATION: the widths of San Francisco's other faces are not known: every width has that of the standard one.
  @MainActor @preconcurrency
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    if width != .standard { Limitation.hasNoEffect("UIFont.Width") }
    return systemFont(ofSize: fontSize, weight: weight)
  }
}

extension UIFont.TextStyle {
  /// Titles of visionOS; elsewhere as large as `extraLargeTitle`.
  public static let extraLargeTitle2 = UIFont.TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
}
