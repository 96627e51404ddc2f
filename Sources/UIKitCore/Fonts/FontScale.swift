internal import UITextLayout

/// How a font that `UIFontMetrics` has made follows the person's text size.
struct FontScale: Hashable, Sendable {
  /// What it grows with.
  let style: UIFont.TextStyle
  /// At the large size, which is the default, in points.
  let size: CGFloat
  /// In points; 0 for no limit.
  let maximum: CGFloat

  /// In points.
  func size(at category: UIContentSizeCategory) -> CGFloat {
    let scaled = size * TextStyleSizes.size(style, category) / TextStyleSizes.size(style, .large)
    return maximum > 0 ? min(scaled, maximum) : scaled
  }
}

extension UIFont {
  /// The font at another text size; itself where it belongs to no text style.
  ///
  /// UIKIT: family, weight and slant stay, also those that a descriptor has given to a style's font. A guess.
  func adjusted(to category: UIContentSizeCategory) -> UIFont {
    var changed = font
    if let scale {
      changed.size = scale.size(at: category)
    } else if let style {
      changed.size = TextStyleSizes.size(style, category)
      changed.leading = 0
      if font.leading > 0 {
        let lineHeight = FontMeasures(changed, era: .sanFranciscoTight).metrics.lineHeight
        changed.leading = TextStyleSizes.leading(size: changed.size, lineHeight: lineHeight)
      }
    }
    return changed == font ? self : UIFont(changed, style: style, scale: scale)
  }
}
