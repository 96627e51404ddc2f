extension UIButton.Configuration: Hashable {
  /// Configurations are the same when all that they hold is, but for transformers, which cannot be compared.
  private var compared: [AnyHashable?] {
    [
      look, title, subtitle, image, attributedTitle, attributedSubtitle, baseForegroundColor, baseBackgroundColor,
      buttonSize, cornerStyle, imagePadding, titlePadding, imagePlacement, contentInsets, titleFont, styledTitle,
      showsActivityIndicator, titleLineBreakMode, subtitleLineBreakMode, titleAlignment, indicator,
      preferredSymbolConfigurationForImage, automaticallyUpdateForSelection, macIdiomStyle,
    ]
  }
  public static func == (first: Self, second: Self) -> Bool { first.compared == second.compared }
  public func hash(into hasher: inout Hasher) { hasher.combine(compared) }
}
