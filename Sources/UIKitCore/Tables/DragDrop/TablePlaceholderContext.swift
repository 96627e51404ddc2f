internal import Foundation

/// A placeholder in a table.
@MainActor
final class TablePlaceholderContext: DropAnimator, UITableViewDropPlaceholderContext {
  let dragItem: UIDragItem
  let placeholder: UITableViewDropPlaceholder
  private weak var view: UITableView?

  init(_ view: UITableView, _ dragItem: UIDragItem, _ placeholder: UITableViewDropPlaceholder) {
    (self.view, self.dragItem, self.placeholder) = (view, dragItem, placeholder)
    let path = placeholder.insertionIndexPath
    super.init { [weak view] in
      view.map { view in view.convert(view.rectForRow(at: path), to: nil) }
    }
  }

  func insert() {
    guard let view else { return }
    let path = placeholder.insertionIndexPath
    view.performBatchUpdates {
      view.placeholders.insert(self, at: path)
      view.insertRows(at: [path], with: .automatic)
    }
  }

  /// The placeholder's cell, filled.
  func makeCell(_ view: UITableView, _ path: IndexPath) -> UITableViewCell {
    let cell = view.dequeueReusableCell(withIdentifier: placeholder.reuseIdentifier, for: path)
    placeholder.cellUpdateHandler?(cell)
    return cell
  }

  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard let view, let path = view.placeholders.path(of: self) else { return false }
    UIView.performWithoutAnimation {
      view.performBatchUpdates {
        dataSourceUpdates(view.placeholders.dataPath(path))
        view.placeholders.remove(self)
        view.reloadRows(at: [path], with: .none)
      }
    }
    return true
  }

  func deletePlaceholder() -> Bool {
    guard let view, let path = view.placeholders.path(of: self) else { return false }
    view.performBatchUpdates {
      view.placeholders.remove(self)
      view.deleteRows(at: [path], with: .automatic)
    }
    return true
  }
}
