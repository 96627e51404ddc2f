internal import Foundation

/// A placeholder in a collection view.
@MainActor
final class CollectionPlaceholderContext: DropAnimator, UICollectionViewDropPlaceholderContext {
  let dragItem: UIDragItem
  let placeholder: UICollectionViewDropPlaceholder
  private weak var view: UICollectionView?

  init(_ view: UICollectionView, _ dragItem: UIDragItem, _ placeholder: UICollectionViewDropPlaceholder) {
    (self.view, self.dragItem, self.placeholder) = (view, dragItem, placeholder)
    let path = placeholder.insertionIndexPath
    super.init { [weak view] in
      view.flatMap { view in view.layoutAttributesForItem(at: path).map { view.convert($0.frame, to: nil) } }
    }
  }

  func insert() {
    guard let view else { return }
    let path = placeholder.insertionIndexPath
    view.performBatchUpdates {
      view.updates.placeholders.insert(self, at: path)
      view.insertItems(at: [path])
    }
  }

  /// The placeholder's cell, filled.
  func makeCell(_ view: UICollectionView, _ path: IndexPath) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: placeholder.reuseIdentifier, for: path)
    placeholder.cellUpdateHandler?(cell)
    return cell
  }

  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard let view, let path = view.updates.placeholders.path(of: self) else { return false }
    UIView.performWithoutAnimation {
      view.performBatchUpdates {
        dataSourceUpdates(view.updates.placeholders.dataPath(path))
        view.updates.placeholders.remove(self)
        view.reloadItems(at: [path])
      }
    }
    return true
  }

  func deletePlaceholder() -> Bool {
    guard let view, let path = view.updates.placeholders.path(of: self) else { return false }
    view.performBatchUpdates {
      view.updates.placeholders.remove(self)
      view.deleteItems(at: [path])
    }
    return true
  }

  func setNeedsCellUpdate() {
    guard let view, let path = view.updates.placeholders.path(of: self), let cell = view.cellForItem(at: path) else {
      return
    }
    placeholder.cellUpdateHandler?(cell)
  }
}
