public import Foundation

/// An element that a section shows, as its handler may change it.
///
/// Source: <https://developer.apple.com/documentation/uikit/nscollectionlayoutvisibleitem>
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: UIDynamicItem, NSObjectProtocol {
  var alpha: CGFloat { get set }
  var zIndex: Int { get set }
  var isHidden: Bool { get set }
  /// In the content's coordinates, in points.
  var center: CGPoint { get set }
  var transform: CGAffineTransform { get set }
  var transform3D: CATransform3D { get set }
  /// The identifier of the section's item; the element kind of other elements.
  var name: String { get }
  var indexPath: IndexPath { get }
  var frame: CGRect { get }
  var bounds: CGRect { get }
  var representedElementCategory: UICollectionView.ElementCategory { get }
  var representedElementKind: String? { get }
}

extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {
  public var name: String { representedElementKind ?? "" }
}
