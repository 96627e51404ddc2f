/// Compares a batch with what the data source says afterwards. What does not add up traps, with UIKit's words.
@MainActor
struct UpdateCheck {
  private let map: UpdateMap
  private let items: [UICollectionViewUpdateItem]
  private let old: ItemCounts
  private let new: ItemCounts

  /// What elements and their view are called in messages.
  struct Nouns {
    var element: String
    var view: String
    static let collection = Nouns(element: "item", view: "collection view")
    static let table = Nouns(element: "row", view: "table view")
  }
  private let nouns: Nouns

  init(
    _ map: UpdateMap, _ items: [UICollectionViewUpdateItem], old: ItemCounts, new: ItemCounts,
    nouns: Nouns = .collection
  ) {
    self.nouns = nouns
    self.map = map
    self.items = items
    self.old = old
    self.new = new
  }

  func trapIfWrong() { if let message = problem() { fatalError(message) } }

  /// What is wrong, or nil.
  func problem() -> String? {
    if let message = contradiction() { return message }
    if let message = outOfRange() { return message }
    let (inserted, deleted) = map.changedSections
    if new.sections != old.sections + inserted - deleted {
      return """
        Invalid update: invalid number of sections. The number of sections contained in the \(nouns.view) after the \
        update (\(new.sections)) must be equal to the number of sections contained in the \(nouns.view) before the \
        update (\(old.sections)), plus or minus the number of sections inserted or deleted (\(inserted) inserted, \
        \(deleted) deleted).
        """
    }
    for section in 0..<old.sections {
      guard !map.isMadeAnew(section), let place = map.section(section) else { continue }
      let flow = map.flow(old: section, new: place)
      let (before, after) = (old.items(in: section), new.items(in: place))
      if after != before + flow.inserted - flow.deleted + flow.movedIn - flow.movedOut {
        return """
          Invalid update: invalid number of \(nouns.element)s in section \(place). The number of \(nouns.element)s contained in an existing \
          section after the update (\(after)) must be equal to the number of \(nouns.element)s contained in that section before \
          the update (\(before)), plus or minus the number of \(nouns.element)s inserted or deleted from that section \
          (\(flow.inserted) inserted, \(flow.deleted) deleted) and plus or minus the number of \(nouns.element)s moved into or out \
          of that section (\(flow.movedIn) moved in, \(flow.movedOut) moved out).
          """
      }
    }
    return nil
  }

  /// Changes of one batch that exclude each other.
  private func contradiction() -> String? {
    var leaving: [IndexPath: UICollectionViewUpdateItem.Action] = [:]
    var coming: [IndexPath: UICollectionViewUpdateItem.Action] = [:]
    for item in items where !item.isSection {
      if let path = item.indexPathBeforeUpdate {
        if let other = leaving.updateValue(item.updateAction, forKey: path) {
          let kinds = [Self.verb(other), Self.verb(item.updateAction)].sorted()
          return kinds[0] == kinds[1]
            ? "attempt to perform multiple \(kinds[0])s of the same index path (\(Self.words(path)))"
            : "attempt to perform a \(kinds[0]) and a \(kinds[1]) from the same index path (\(Self.words(path)))"
        }
      }
      if item.updateAction != .reload, let path = item.indexPathAfterUpdate {
        if let other = coming.updateValue(item.updateAction, forKey: path) {
          let kinds = [Self.verb(other), Self.verb(item.updateAction)].sorted()
          return kinds[0] == kinds[1]
            ? "attempt to perform multiple \(kinds[0])s to the same index path (\(Self.words(path)))"
            : "attempt to perform an \(kinds[0]) and a \(kinds[1]) to the same index path (\(Self.words(path)))"
        }
      }
    }
    return nil
  }

  private static func verb(_ action: UICollectionViewUpdateItem.Action) -> String {
    switch action {
    case .insert: "insert"
    case .delete: "delete"
    case .reload: "reload"
    case .move: "move"
    case .none: "change"
    }
  }

  static func words(_ path: IndexPath) -> String { "{length = 2, path = \(path.section) - \(path.item)}" }

  /// Paths of what does not exist.
  private func outOfRange() -> String? {
    for item in items {
      if let path = item.indexPathBeforeUpdate, let message = missingBefore(path, item) { return message }
      if item.updateAction != .reload, let path = item.indexPathAfterUpdate, let message = missingAfter(path, item) {
        return message
      }
    }
    return nil
  }

  /// UIKIT: a reload is a deletion and an insertion, and is called so (three public crash reports of `reloadItems` and
  /// `reloadRows` say "attempt to delete").
  private func missingBefore(_ path: IndexPath, _ item: UICollectionViewUpdateItem) -> String? {
    let action = item.updateAction == .move ? "move" : "delete"
    guard path.section < old.sections else {
      let what = item.isSection ? "section" : "\(nouns.element) \(path.item) from section"
      return
        "attempt to \(action) \(what) \(path.section), but there are only \(old.sections) sections before the update"
    }
    guard !item.isSection, path.item >= old.items(in: path.section) else { return nil }
    return "attempt to \(action) \(nouns.element) \(path.item) from section \(path.section) which only contains "
      + "\(old.items(in: path.section)) \(nouns.element)s before the update"
  }

  private func missingAfter(_ path: IndexPath, _ item: UICollectionViewUpdateItem) -> String? {
    let action = item.updateAction == .move ? "move" : "insert"
    guard path.section < new.sections else {
      let what =
        item.isSection ? "section \(path.section)" : "\(nouns.element) \(path.item) into section \(path.section),"
      return "attempt to \(action) \(what) but there are only \(new.sections) sections after the update"
    }
    guard !item.isSection, path.item >= new.items(in: path.section) else { return nil }
    return "attempt to \(action) \(nouns.element) \(path.item) into section \(path.section), but there are only "
      + "\(new.items(in: path.section)) \(nouns.element)s in section \(path.section) after the update"
  }
}
