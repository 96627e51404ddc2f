internal import Foundation

/// Changes of rows and sections that belong together.
@MainActor
struct TableBatch {
  var insertedSections = IndexSet()
  var deletedSections = IndexSet()
  var reloadedSections = IndexSet()
  var movedSections: [(Int, Int)] = []
  var insertedRows: [IndexPath] = []
  var deletedRows: [IndexPath] = []
  var reloadedRows: [IndexPath] = []
  var movedRows: [(IndexPath, IndexPath)] = []
  var animation = UITableView.RowAnimation.automatic
  var depth = 0
  /// Whether the table had shown rows, or was seen, when the batch began.
  let wasShown: Bool
  var completions: [(Bool) -> Void] = []

  init(wasShown: Bool) { self.wasShown = wasShown }

  mutating func add(_ item: UICollectionViewUpdateItem) {
    let (old, new) = (item.indexPathBeforeUpdate, item.indexPathAfterUpdate)
    switch (item.updateAction, item.isSection) {
    case (.insert, true): if let new { insertedSections.insert(new.section) }
    case (.delete, true): if let old { deletedSections.insert(old.section) }
    case (.reload, true): if let old { reloadedSections.insert(old.section) }
    case (.move, true): if let old, let new { movedSections.append((old.section, new.section)) }
    case (.insert, false): if let new { insertedRows.append(new) }
    case (.delete, false): if let old { deletedRows.append(old) }
    case (.reload, false): if let old { reloadedRows.append(old) }
    case (.move, false): if let old, let new { movedRows.append((old, new)) }
    case (.none, _): break
    }
  }

  /// The same changes in the words of collection views: one map serves both.
  var items: [UICollectionViewUpdateItem] {
    deletedSections.map { UICollectionViewUpdateItem(.delete, before: .section($0), after: nil) }
      + insertedSections.map { UICollectionViewUpdateItem(.insert, before: nil, after: .section($0)) }
      + reloadedSections.map { UICollectionViewUpdateItem(.reload, before: .section($0), after: .section($0)) }
      + movedSections.map { UICollectionViewUpdateItem(.move, before: .section($0.0), after: .section($0.1)) }
      + deletedRows.map { UICollectionViewUpdateItem(.delete, before: $0.rowPath, after: nil) }
      + insertedRows.map { UICollectionViewUpdateItem(.insert, before: nil, after: $0.rowPath) }
      + reloadedRows.map { UICollectionViewUpdateItem(.reload, before: $0.rowPath, after: $0.rowPath) }
      + movedRows.map { UICollectionViewUpdateItem(.move, before: $0.0.rowPath, after: $0.1.rowPath) }
  }
}
