/// A frame of reference on screen.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicoordinatespace>
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  /// The space's own rectangle, in points.
  var bounds: CGRect { get }
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UICoordinateSpace {
  /// The view that the space is; nil for a space of a client's own.
  ///
  /// By way of `AnyObject`, once: the optimizer of Swift 6.3.1 stops with a verification error where a view's
  /// `convert(_:to:)` casts the space itself.
  var asView: UIView? { self as AnyObject as? UIView }
}
