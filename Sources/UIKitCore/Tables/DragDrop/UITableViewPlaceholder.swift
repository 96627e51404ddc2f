public import Foundation

/// A cell that holds a place in a table until its data arrives.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitableviewplaceholder>
@preconcurrency @MainActor
open class UITableViewPlaceholder: NSObject {
  let insertionIndexPath: IndexPath
  let reuseIdentifier: String
  /// In points, or `UITableView.automaticDimension`.
  let rowHeight: CGFloat
  /// Fills the cell: when it is made, and when the context asks for it.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?

  /// - Parameters:
  ///   - insertionIndexPath: where the row stands.
  ///   - reuseIdentifier: which registered cell the row is.
  ///   - rowHeight: in points, or `UITableView.automaticDimension`.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    (self.insertionIndexPath, self.reuseIdentifier, self.rowHeight) = (insertionIndexPath, reuseIdentifier, rowHeight)
    super.init()
  }
}

/// A placeholder of a drop.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitableviewdropplaceholder>
@preconcurrency @MainActor
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// How the dropped view looks at the cell. Kept; the view flies to the whole cell.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

/// What a program does with a placeholder when its data has come, or will not come.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitableviewdropplaceholdercontext>
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  /// What the placeholder stands for.
  var dragItem: UIDragItem { get }
  /// Puts the row in the placeholder's place.
  ///
  /// - Parameter dataSourceUpdates: brings the data source up to date; called at once with the row's path.
  /// - Returns: false where the placeholder has gone.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Takes the placeholder away.
  ///
  /// - Returns: false where it has gone.
  @discardableResult
  func deletePlaceholder() -> Bool
}
