internal import Foundation

/// Context menus and edit menus of items.
@MainActor
final class CollectionMenus: NSObject, PressedItems {
  private unowned let collection: UICollectionView
  private(set) lazy var presses = ItemPresses(of: self)
  private var path: IndexPath?

  init(_ collection: UICollectionView) {
    self.collection = collection
    super.init()
  }

  var view: UIView { collection }
  func item(at point: CGPoint) -> IndexPath? { collection.indexPathForItem(at: point) }
  var canLift: Bool { collection.dragInteractionEnabled && collection.dragDelegate != nil }
  func dragSource(_ path: IndexPath) -> any DragSource { CollectionDragSource(collection, path) }
  func cancelTouch() { collection.selection.cancel() }

  // MARK: Context menus

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    path = item(at: location)
    let paths = path.map { [$0] } ?? []
    guard let delegate = collection.collectionDelegate else { return nil }
    if let configuration = delegate.collectionView(
      collection, contextMenuConfigurationForItemsAt: paths, point: location)
    {
      return configuration
    }
    guard let path else { return nil }
    return delegate.collectionView(collection, contextMenuConfigurationForItemAt: path, point: location)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    guard let path else { return nil }
    if let own = collection.collectionDelegate?.collectionView(
      collection, contextMenuConfiguration: configuration, highlightPreviewForItemAt: path)
    {
      return own
    }
    if let own = collection.collectionDelegate?.collectionView(
      collection, previewForHighlightingContextMenuWithConfiguration: configuration)
    {
      return own
    }
    return collection.cellForItem(at: path).map { UITargetedPreview(view: $0) }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    guard let path else { return nil }
    let delegate = collection.collectionDelegate
    return delegate?.collectionView(
      collection, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: path)
      ?? delegate?.collectionView(collection, previewForDismissingContextMenuWithConfiguration: configuration)
      ?? collection.cellForItem(at: path).map { UITargetedPreview(view: $0) }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    collection.collectionDelegate?.collectionView(
      collection, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    cancelTouch()
    collection.collectionDelegate?.collectionView(collection, willDisplayContextMenu: configuration, animator: animator)
  }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    collection.collectionDelegate?.collectionView(
      collection, willEndContextMenuInteraction: configuration, animator: animator)
  }

  // MARK: Edit menus

  func hasEditMenu(_ path: IndexPath) -> Bool {
    collection.collectionDelegate?.collectionView(collection, shouldShowMenuForItemAt: path) == true
  }

  func showEditMenu(_ path: IndexPath) -> Bool {
    guard let delegate = collection.collectionDelegate, let cell = collection.cellForItem(at: path) else {
      return false
    }
    return EditMenu.show(over: cell) {
      delegate.collectionView(
        collection, canPerformAction: $0, forItemAt: path, withSender: UIMenuController.shared)
    } perform: { [weak collection] action in
      guard let collection else { return }
      collection.collectionDelegate?.collectionView(
        collection, performAction: action, forItemAt: path, withSender: UIMenuController.shared)
    }
  }
}
