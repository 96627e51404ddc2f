public import Foundation

/// A header, a footer or another view at the edge of a section or of the whole layout.
///
/// Source: <https://developer.apple.com/documentation/uikit/nscollectionlayoutboundarysupplementaryitem>
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// At which edge or corner of the section the element stands.
  open private(set) var alignment: NSRectAlignment
  /// In points.
  open private(set) var offset: CGPoint
  /// Whether the section grows by the view's size; else the view lies over the section's content. Default: true.
  open var extendsBoundary = true
  /// Whether the view stays visible while its section is. Default: false.
  open var pinToVisibleBounds = false

  /// A header, footer or the like at an edge.
  public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }
  /// The same, moved by points.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(
      layoutSize: layoutSize, elementKind: elementKind,
      containerAnchor: NSCollectionLayoutAnchor(edges: alignment.edges, absoluteOffset: absoluteOffset))
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: offset)
    copyCommon(to: copy)
    copy.zIndex = zIndex
    copy.extendsBoundary = extendsBoundary
    copy.pinToVisibleBounds = pinToVisibleBounds
    return copy
  }
}

/// Edges and corners of a rectangle.
///
/// Source: <https://developer.apple.com/documentation/uikit/nsrectalignment>
public enum NSRectAlignment: Int, Sendable {
  case none = 0, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing

  var edges: NSDirectionalRectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }
}
