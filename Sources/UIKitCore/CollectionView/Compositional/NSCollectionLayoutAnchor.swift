public import Foundation

/// Where a supplementary item is held at an item or a group.
///
/// Source: <https://developer.apple.com/documentation/uikit/nscollectionlayoutanchor>
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject, @preconcurrency NSCopying {
  /// The edges that are held; none means the middle.
  open private(set) var edges: NSDirectionalRectEdge
  /// In points, or in shares of the supplementary item's size.
  open private(set) var offset: CGPoint
  /// Whether the offset counts in shares of the element's size.
  open private(set) var isFractionalOffset: Bool
  /// Whether the offset counts in points.
  open var isAbsoluteOffset: Bool { !isFractionalOffset }

  /// At edges, without an offset.
  public init(edges: NSDirectionalRectEdge) {
    self.edges = edges
    offset = .zero
    isFractionalOffset = false
    super.init()
  }
  /// At edges, moved by points.
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.edges = edges
    offset = absoluteOffset
    isFractionalOffset = false
    super.init()
  }
  /// At edges, moved by shares of the element's own size.
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.edges = edges
    offset = fractionalOffset
    isFractionalOffset = true
    super.init()
  }
  /// - Parameter edges: the edges that are held.
  public convenience init(layoutAnchorEdges edges: NSDirectionalRectEdge) { self.init(edges: edges) }

  /// The anchor itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The held point in a rectangle of a size, measured from its leading top corner, in points.
  func point(in size: CGSize) -> CGPoint {
    var point = CGPoint(x: size.width / 2, y: size.height / 2)
    if edges.contains(.leading) { point.x = 0 } else if edges.contains(.trailing) { point.x = size.width }
    if edges.contains(.top) { point.y = 0 } else if edges.contains(.bottom) { point.y = size.height }
    return point
  }

  /// The offset in points for a supplementary item of a size.
  func shift(for size: CGSize) -> CGPoint {
    isFractionalOffset ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
  }
}
