/// A bar's extent at the top or bottom of a controller's root view.
///
/// Source: <https://developer.apple.com/documentation/uikit/uilayoutsupport>
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// In points.
  var length: CGFloat { get }
  /// The upper edge of the strip.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The lower edge of the strip: where what is free begins, for the strip at the top.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// How much the bars cover.
  var heightAnchor: NSLayoutDimension { get }
}
