extension UIView {
  private static let hover = AssociatedKey<UIHoverStyle>()

  /// How the view answers to what is above it. Kept; nothing hovers above a touch screen. Default: nil.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uiview/hoverstyle>
  public var hoverStyle: UIHoverStyle? {
    get { Self.hover.value(of: self) }
    set { Self.hover.set(newValue, of: self) }
  }
}
