public import Foundation

/// An element that a section shows, as its handler may change it.
///
/// Source: <https://developer.apple.com/documentation/uikit/nscollectionlayoutvisibleitem>
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: UIDynamicItem, NSObjectProtocol {
  /// Opacity, 0…1.
  var alpha: CGFloat { get set }
  /// Order in depth, higher in front.
  var zIndex: Int { get set }
  /// Whether the element is not shown.
  var isHidden: Bool { get set }
  /// In the content's coordinates, in points.
  var center: CGPoint { get set }
  /// Turns and scales the element about its centre.
  var transform: CGAffineTransform { get set }
  /// Turns and scales the element about its centre, with depth.
  var transform3D: CATransform3D { get set }
  /// The identifier of the section's item; the element kind of other elements.
  var name: String { get }
  /// Which element it is.
  var indexPath: IndexPath { get }
  /// Where the layout has the element, in the content's coordinates.
  var frame: CGRect { get }
  /// The element's rectangle in its own coordinates.
  var bounds: CGRect { get }
  /// Whether it is a cell, a supplementary view or a decoration.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of a supplementary view or a decoration; nil for cells.
  var representedElementKind: String? { get }
}

extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {
  /// The kind; empty for cells.
  public var name: String { representedElementKind ?? "" }
}
