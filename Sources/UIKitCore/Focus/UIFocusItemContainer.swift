/// Something that holds items which can have the focus.
///
/// Source: <https://developer.apple.com/documentation/uikit/uifocusitemcontainer>
@preconcurrency @MainActor
public protocol UIFocusItemContainer: NSObjectProtocol {
  var coordinateSpace: any UICoordinateSpace { get }
  /// The items whose frames meet a rectangle of the coordinate space, in points.
  func focusItems(in rect: CGRect) -> [any UIFocusItem]
}
