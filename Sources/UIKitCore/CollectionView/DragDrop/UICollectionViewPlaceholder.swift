public import Foundation

/// A cell that holds a place in a collection view until its data arrives.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicollectionviewplaceholder>
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject {
  let insertionIndexPath: IndexPath
  let reuseIdentifier: String
  /// Fills the cell: when it is made, and when the context asks for it.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

  /// A cell of an identifier that stands for an item until its data are there.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    (self.insertionIndexPath, self.reuseIdentifier) = (insertionIndexPath, reuseIdentifier)
    super.init()
  }
}

/// A placeholder of a drop.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicollectionviewdropplaceholder>
@preconcurrency @MainActor
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  /// How the dropped view looks at the cell. Kept; the view flies to the whole cell.
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}

/// What a program does with a placeholder when its data has come, or will not come.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicollectionviewdropplaceholdercontext>
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  /// What the placeholder stands for.
  var dragItem: UIDragItem { get }
  /// Puts the item in the placeholder's place.
  ///
  /// - Parameter dataSourceUpdates: brings the data source up to date; called at once with the item's path.
  /// - Returns: false where the placeholder has gone.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Takes the placeholder away.
  ///
  /// - Returns: false where it has gone.
  @discardableResult
  func deletePlaceholder() -> Bool
  /// Calls the placeholder's `cellUpdateHandler` again.
  func setNeedsCellUpdate()
}
