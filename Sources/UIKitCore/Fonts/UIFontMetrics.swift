/// Scales fonts and lengths with the user's text size.
///
/// Source: <https://developer.apple.com/documentation/uikit/uifontmetrics>
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  /// Metrics that grow as a text style does.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// Scales as body text does.
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// The font at the current text size, when it was made for the large size, which is the default. Labels, fields and
  /// text views let it follow later changes where they adjust their fonts.
  ///
  /// Traps for a font that is scaled already, as documented.
  open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }
  /// A font that is as much larger as the style is at the text size of these traits; nil for the current ones. Traps
  /// for a scaled font.
  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }
  /// A font that grows with the user's text size, up to a size in points; 0 for no limit. Traps for a scaled font.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }
  /// The same at the text size of these traits; nil for the current ones.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    guard font.scale == nil else {
      fatalError("A scaled font returned by UIFontMetrics should not be used to create another scaled font.")
    }
    let scale = FontScale(style: style, size: font.pointSize, maximum: maximumPointSize)
    let size = scale.size(at: (traitCollection ?? .current).preferredContentSizeCategory)
    return UIFont(font.withSize(size).font, style: nil, scale: scale)
  }

  /// In points.
  open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }
  /// A length that grows as the style does at the text size of these traits; nil for the current ones.
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    return value * TextStyleSizes.size(style, category) / TextStyleSizes.size(style, .large)
  }
}
