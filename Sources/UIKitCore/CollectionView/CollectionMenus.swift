internal import Foundation

/// Context menus and edit menus of items.
@MainActor
final class CollectionMenus: NSObject, UIContextMenuInteractionDelegate, UIGestureRecognizerDelegate {
  private unowned let view: UICollectionView
  private(set) var interaction: UIContextMenuInteraction?
  private let press = UILongPressGestureRecognizer()
  private var path: IndexPath?
  private let lift = UILongPressGestureRecognizer()
  /// The item under the finger.
  private(set) var drag: LocalDrag?

  init(_ view: UICollectionView) {
    self.view = view
    super.init()
  }

  /// Long presses are listened for once the view is seen.
  func install() {
    guard interaction == nil else { return }
    let interaction = UIContextMenuInteraction(delegate: self)
    self.interaction = interaction
    view.addInteraction(interaction)
    press.onChange = { [weak self] in self?.pressed() }
    press.delegate = self
    view.addGestureRecognizer(press)
    lift.onChange = { [weak self] in self?.lifted() }
    lift.delegate = self
    view.addGestureRecognizer(lift)
  }

  // MARK: Drags

  private func lifted() {
    switch lift.state {
    case .began:
      view.selection.cancel()
      let point = lift.location(in: nil)
      drag = view.indexPathForItem(at: lift.location(in: view)).flatMap { path in
        LocalDrag(CollectionDragSource(view, path), at: point)
      }
    case .changed: drag?.move(to: lift.location(in: nil))
    case .ended, .cancelled, .failed:
      drag?.end(cancelled: lift.state != .ended)
      drag = nil
    default: break
    }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if gestureRecognizer === lift {
      return view.dragInteractionEnabled && view.dragDelegate != nil
        && view.indexPathForItem(at: lift.location(in: view)) != nil
    }
    return view.indexPathForItem(at: press.location(in: view)).map {
      view.collectionDelegate?.collectionView(view, shouldShowMenuForItemAt: $0) == true
    } ?? false
  }

  // MARK: Context menus

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    path = view.indexPathForItem(at: location)
    let paths = path.map { [$0] } ?? []
    guard let delegate = view.collectionDelegate else { return nil }
    if let configuration = delegate.collectionView(view, contextMenuConfigurationForItemsAt: paths, point: location) {
      return configuration
    }
    guard let path else { return nil }
    return delegate.collectionView(view, contextMenuConfigurationForItemAt: path, point: location)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    guard let path else { return nil }
    if let own = view.collectionDelegate?.collectionView(
      view, contextMenuConfiguration: configuration, highlightPreviewForItemAt: path)
    {
      return own
    }
    return view.cellForItem(at: path).map { UITargetedPreview(view: $0) }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    view.collectionDelegate?.collectionView(
      view, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    view.selection.cancel()
    view.collectionDelegate?.collectionView(view, willDisplayContextMenu: configuration, animator: animator)
  }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    view.collectionDelegate?.collectionView(view, willEndContextMenuInteraction: configuration, animator: animator)
  }

  // MARK: Edit menus

  private func pressed() {
    guard press.state == .began, let path = view.indexPathForItem(at: press.location(in: view)),
      let delegate = view.collectionDelegate, let cell = view.cellForItem(at: path)
    else { return }
    let isShown = EditMenu.show(over: cell) {
      delegate.collectionView(view, canPerformAction: $0, forItemAt: path, withSender: UIMenuController.shared)
    } perform: { [weak view] action in
      guard let view else { return }
      view.collectionDelegate?.collectionView(
        view, performAction: action, forItemAt: path, withSender: UIMenuController.shared)
    }
    if isShown { view.selection.cancel() }
  }
}
