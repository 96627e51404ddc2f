/// The shadow of a background.
///
/// Source: <https://developer.apple.com/documentation/uikit/uishadowproperties>
public struct UIShadowProperties: Hashable {
  /// Default: black.
  public var color: UIColor = .black
  /// From 0 to 1. Default: 0, for no shadow.
  public var opacity: CGFloat = 0
  /// Of the blur, in points. Default: 3.
  public var radius: CGFloat = 3
  /// In points. Default: none to the side, 3 upwards.
  public var offset = CGSize(width: 0, height: -3)
  /// What casts it, in the background's coordinates. Default: nil, for the background's shape.
  public var path: UIBezierPath?

  init() {}
}
