/// What changes its size with its surroundings: controllers and presentation controllers.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicontentcontainer>
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The size that the content would like, in points.
  var preferredContentSize: CGSize { get }
  /// A child would like another size; its container may give it one. Called by the child.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// A child's constraints ask for another size. Cairn does not call it.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// The size that a child gets when the parent gets `parentSize`, in points.
  func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize)
    -> CGSize
  /// The view is about to get another size, in points; overrides call super, which tells the children theirs.
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// The traits are about to change; overrides call super, which tells the children.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}
