/// What a popover points at.
///
/// Source: <https://developer.apple.com/documentation/uikit/uipopoverpresentationcontrollersourceitem>
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
  /// The rectangle in a view's coordinates, in points.
  func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  /// The view's bounds in another view's coordinates, in points.
  public func frame(in referenceView: UIView) -> CGRect? { referenceView.convert(bounds, from: self) }
}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  /// The rectangle of the item's view in another view's coordinates, in points.
  public func frame(in referenceView: UIView) -> CGRect? { itemView.frame(in: referenceView) }
}

extension UINavigationItem {
  /// What a popover points at that belongs to the menu of items without room; nil while its button is not shown.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uinavigationitem/overflowpresentationsource>
  public var overflowPresentationSource: (any UIPopoverPresentationControllerSourceItem)? {
    guard let bar, bar.topItem === self else { return nil }
    bar.layoutIfNeeded()
    return bar.overflowButton
  }
}
