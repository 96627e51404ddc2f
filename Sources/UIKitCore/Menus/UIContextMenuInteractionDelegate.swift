public import Foundation

/// Animations and ends beside a context menu's own.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicontextmenuinteractionanimating>
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The controller whose view is the preview; nil where the view itself is.
  var previewViewController: UIViewController? { get }
  /// Adds what is animated along with the menu.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds what is called when the menu has appeared or left.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// The same for a preview that becomes the screen.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicontextmenuinteractioncommitanimating>
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// What becomes of the tapped preview. Default: dismiss.
  var preferredCommitStyle: UIContextMenuInteraction.CommitStyle { get set }
}

/// Gives a view its context menus.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicontextmenuinteractiondelegate>
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// The menu for a long press at a point of the view's coordinates; nil for none. Required.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  /// What is lifted when the menu appears. Default: nil, the view.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Where the preview goes when the menu leaves. Default: nil, back to the view.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// The preview was tapped: show what it previews in the animator's completion.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  /// The menu is about to appear; animate along with it by the animator.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// The menu is about to leave; animate along with it by the animator.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegate {
  /// By default nil: the view itself is lifted.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// By default nil: the preview goes back to the view.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// By default nothing is done when the preview is tapped.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  /// By default nothing is done before the menu appears.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// By default nothing is done before the menu leaves.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}

/// Gathers what a delegate wants to happen beside the menu.
@MainActor
final class MenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteraction.CommitStyle.dismiss
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  init(_ controller: UIViewController?) {
    previewViewController = controller
    super.init()
  }
  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  func run() {
    guard !animations.isEmpty else { return finish() }
    UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) {
      for animation in self.animations { animation() }
    } completion: { _ in
      self.finish()
    }
  }
  private func finish() { for completion in completions { completion() } }
}
