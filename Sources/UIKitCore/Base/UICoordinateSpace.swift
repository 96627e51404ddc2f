/// A frame of reference on screen.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicoordinatespace>
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  /// The space's own rectangle, in points.
  var bounds: CGRect { get }
  /// A point of this space, in the other's coordinates.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// A point of the other space, in this one's coordinates.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// A rectangle of this space, in the other's coordinates: what encloses it where one of them is turned.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// A rectangle of the other space, in this one's coordinates: what encloses it where one of them is turned.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}
