extension UIFont {
  /// How wide letters are drawn.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uifont/width>
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// From −1 to 1; 0 is standard.
    public let rawValue: CGFloat
    /// Creates a width from −1 to 1.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a width from −1 to 1.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// −0.3, the narrowest.
    public static let compressed = Width(-0.3)
    /// −0.2, narrow.
    public static let condensed = Width(-0.2)
    /// 0, the width of all text that says nothing of it.
    public static let standard = Width(0)
    /// 0.2, wide.
    public static let expanded = Width(0.2)
  }

  // DEVIATION: the widths of San Francisco's other faces are not known: every width has that of the standard one.
  /// The system's font in a weight; widths have no effect but a line in the log.
  @MainActor @preconcurrency
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    if width != .standard { Limitation.hasNoEffect("UIFont.Width") }
    return systemFont(ofSize: fontSize, weight: weight)
  }
}

extension UIFont.TextStyle {
  /// 28 points at the text size `large`, bold.
  public static let extraLargeTitle2 = UIFont.TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
}
