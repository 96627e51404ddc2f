/// Insets that follow the reading direction, in points.
///
/// Source: <https://developer.apple.com/documentation/uikit/nsdirectionaledgeinsets>
public struct NSDirectionalEdgeInsets: Hashable, Sendable, Codable {
  /// In points.
  public var top: CGFloat
  /// In points.
  public var leading: CGFloat
  /// In points.
  public var bottom: CGFloat
  /// In points.
  public var trailing: CGFloat

  /// No insets.
  public static let zero = NSDirectionalEdgeInsets()

  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The physical insets in a right-to-left (`true`) or left-to-right interface.
  func resolved(rightToLeft: Bool) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top, left: rightToLeft ? trailing : leading, bottom: bottom, right: rightToLeft ? leading : trailing)
  }

  init(_ insets: UIEdgeInsets, rightToLeft: Bool) {
    self.init(
      top: insets.top, leading: rightToLeft ? insets.right : insets.left, bottom: insets.bottom,
      trailing: rightToLeft ? insets.left : insets.right)
  }
}
