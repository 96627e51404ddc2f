/// Something that can have the focus.
///
/// Source: <https://developer.apple.com/documentation/uikit/uifocusitem>
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
  var canBecomeFocused: Bool { get }
  /// In points, in the coordinates of the container.
  var frame: CGRect { get }
}
