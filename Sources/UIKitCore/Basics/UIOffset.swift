/// A horizontal and vertical displacement, in points.
///
/// Source: <https://developer.apple.com/documentation/uikit/uioffset>
public struct UIOffset: Hashable, Sendable, Codable {
  /// In points, to the right.
  public var horizontal: CGFloat
  /// In points, down.
  public var vertical: CGFloat

  /// No offset.
  public static let zero = UIOffset()

  public init() { self.init(horizontal: 0, vertical: 0) }

  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

extension CGRect {
  func offsetBy(_ offset: UIOffset) -> CGRect { offsetBy(dx: offset.horizontal, dy: offset.vertical) }
}
