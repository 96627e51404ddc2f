/// How vibrant content stands out.
///
/// Source: <https://developer.apple.com/documentation/uikit/uivibrancyeffectstyle>
public enum UIVibrancyEffectStyle: Int, Sendable {
  case label = 0, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}

extension UIVibrancyEffect {
  /// DEVIATION: content is drawn in its own colours, whatever the style.
  public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { self.init(blurEffect: blurEffect) }
}
