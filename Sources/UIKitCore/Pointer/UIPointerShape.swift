/// The shape of the pointer.
///
/// Source: <https://developer.apple.com/documentation/uikit/uipointershape>
public enum UIPointerShape {
  case path(UIBezierPath)
  case roundedRect(CGRect, radius: CGFloat = defaultCornerRadius)
  case verticalBeam(length: CGFloat)
  case horizontalBeam(length: CGFloat)

  /// In points.
  public static let defaultCornerRadius: CGFloat = 8
}
