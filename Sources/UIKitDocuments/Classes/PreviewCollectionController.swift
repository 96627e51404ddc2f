internal import Foundation
internal import UIKitCore

/// Stands in for a collection view controller whose class the program does not have: it has nothing to show, and the places
/// of the headers and footers that its layout asks for stay empty.
final class PreviewCollectionController: UICollectionViewController {
  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView { AbsentSupplement(frame: .zero) }
}
