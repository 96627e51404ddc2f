/// One change of a batch.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicollectionviewupdateitem>
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  public enum Action: Int, Sendable { case insert = 0, delete, reload, move, none }

  /// Nil for insertions. A section's item is NSNotFound.
  open private(set) var indexPathBeforeUpdate: IndexPath?
  /// Nil for deletions.
  open private(set) var indexPathAfterUpdate: IndexPath?
  open private(set) var updateAction: Action

  /// An item that changes nothing.
  public override init() {
    updateAction = .none
    super.init()
  }

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
    super.init()
  }

  var isSection: Bool { (indexPathBeforeUpdate ?? indexPathAfterUpdate)?.item == NSNotFound }
}

extension IndexPath {
  /// A section's path in an update item.
  static func section(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
}
