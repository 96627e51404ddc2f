/// Insets from the four physical edges of a rectangle, in points. Positive values move an edge inwards.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiedgeinsets>
public struct UIEdgeInsets: Hashable, Sendable, Codable {
  /// In points.
  public var top: CGFloat
  /// In points.
  public var left: CGFloat
  /// In points.
  public var bottom: CGFloat
  /// In points.
  public var right: CGFloat

  /// No insets.
  public static let zero = UIEdgeInsets()

  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  static func + (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom, right: a.right + b.right)
  }

  /// Edge by edge, the larger of the two.
  package static func max(_ a: UIEdgeInsets, _ b: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: Swift.max(a.top, b.top), left: Swift.max(a.left, b.left), bottom: Swift.max(a.bottom, b.bottom),
      right: Swift.max(a.right, b.right))
  }
}

extension CGRect {
  /// The rectangle shrunk by `insets` on each edge.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top, width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}

/// `CGRect.inset(by:)` by its C name.
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect { rect.inset(by: insets) }
