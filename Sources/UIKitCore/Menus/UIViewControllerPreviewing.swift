/// A view that a controller has registered for previews.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiviewcontrollerpreviewing>
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
  var delegate: any UIViewControllerPreviewingDelegate { get }
  var sourceView: UIView { get }
  /// What stays sharp while the preview comes, in the coordinates of `sourceView`.
  var sourceRect: CGRect { get set }
}

/// Gives the controllers that are previewed.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiviewcontrollerpreviewingdelegate>
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}

/// Previews as UIKit shows them on screens that do not tell forces apart: by a context menu at a long press.
@MainActor
final class PreviewingContext: NSObject, UIViewControllerPreviewing, UIContextMenuInteractionDelegate {
  let delegate: any UIViewControllerPreviewingDelegate
  let sourceView: UIView
  var sourceRect: CGRect
  let previewingGestureRecognizerForFailureRelationship = UIGestureRecognizer()
  private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
  private var previewed: UIViewController?

  init(_ delegate: any UIViewControllerPreviewingDelegate, _ view: UIView) {
    self.delegate = delegate
    sourceView = view
    sourceRect = view.bounds
    super.init()
    view.addInteraction(interaction)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let controller = delegate.previewingContext(self, viewControllerForLocation: location) else { return nil }
    previewed = controller
    return UIContextMenuConfiguration(identifier: nil, previewProvider: { controller }) { _ in
      UIMenu(children: controller.previewActionItems.compactMap { Self.element($0, controller) })
    }
  }
  private static func element(_ item: any UIPreviewActionItem, _ controller: UIViewController) -> UIMenuElement? {
    switch item {
    case let action as UIPreviewAction:
      let entry = UIAction(title: action.title) { _ in action.handler(action, controller) }
      if action.style == .destructive { entry.attributes = .destructive }
      if action.style == .selected { entry.state = .on }
      return entry
    case let group as UIPreviewActionGroup:
      return UIMenu(title: group.title, children: group.actions.compactMap { element($0, controller) })
    default: return nil
    }
  }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    guard let previewed else { return }
    animator.addCompletion { self.delegate.previewingContext(self, commit: previewed) }
  }
}
