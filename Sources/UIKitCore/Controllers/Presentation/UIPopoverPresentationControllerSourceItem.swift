/// What a popover points at.
///
/// Source: <https://developer.apple.com/documentation/uikit/uipopoverpresentationcontrollersourceitem>
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
  /// The rectangle in a view's coordinates, in points.
  func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  public func frame(in referenceView: UIView) -> CGRect? { referenceView.convert(bounds, from: self) }
}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  public func frame(in referenceView: UIView) -> CGRect? { itemView.frame(in: referenceView) }
}
