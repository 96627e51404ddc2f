internal import Foundation

/// How large a button is by itself; see `UIButton.intrinsicContentSize`.
extension UIButton {
  /// The size with the title on one line, in points.
  var naturalSize: CGSize {
    if let configuration {
      var size = configuration.size(title: titleSize, image: configuredImageSize)
      if configuration.showsIndicator(for: self) {
        size.width += UIButton.Configuration.indicatorWidth + UIButton.Configuration.indicatorGap
      }
      return size
    }
    let (title, image) = (titleSize, imageSize)
    let insets = contentEdgeInsets
    let isPictured = fixedSize != nil
    if let fixed = fixedSize, title.width == 0, image == .zero || currentImage?.isSymbolImage == true {
      return CGSize(width: fixed.width + insets.left + insets.right, height: fixed.height + insets.top + insets.bottom)
    }
    var width = title.width + image.width
    var height = max(title.height, image.height)
    if image.width > 0, !isPictured, buttonType == .custom || title.width == 0 {
      height = max(height, Self.wholePoints(titleFont.lineHeight))
    }
    let isEmpty = image.width == 0 && title.width == 0
    if insets == .zero, !isPictured {
      if image.width == 0 || buttonType != .custom && title.width > 0 {
        height = max(title.height + 12, image.height)
      }
      if image.width == 0 || title.width > 0 { width = max(width, 30) }
      if isEmpty { height = max(height, Self.wholePoints(titleFont.lineHeight) + 12) }
    } else {
      // UIKIT: a button without anything is as high as a line of its title, between its insets, and one whose type brings
      // a picture has no more around its contents than these (a library's tests compare 450 buttons with its own sums).
      if isEmpty, !isPictured { height = max(height, Self.wholePoints(titleFont.lineHeight)) }
      width += insets.left + insets.right
      height += insets.top + insets.bottom
    }
    if let background = currentBackgroundImage {
      let size = CGRect(origin: .zero, size: background.size).inset(by: background.alignmentRectInsets).size
      // UIKIT: a background alone decides (5 buttons of 2 repositories).
      if title.width == 0, image.width == 0 { return size }
      width = max(width, size.width)
      height = max(height, size.height)
    }
    return CGSize(width: width, height: height)
  }

  /// The size of a title without a configuration, in lines of at most a width, in points.
  func plainTitleSize(in width: CGFloat) -> CGSize {
    guard currentTitle != nil || currentAttributedTitle != nil else { return .zero }
    let values = ParagraphValues()
    let content =
      currentAttributedTitle.map { TextContent($0, font: titleFont, color: .black, paragraph: values) }
      ?? TextContent(currentTitle ?? "", font: titleFont, color: .black, paragraph: values)
    let lines = width < .infinity ? titleLabel?.numberOfLines ?? 0 : 0
    let natural = content.layout(
      in: CGSize(width: width, height: .infinity), maximumLines: lines, era: systemMetrics.fontEra
    ).size
    return CGSize(width: Self.wholePoints(natural.width), height: Self.wholePoints(natural.height))
  }

  /// UIKIT: the title of a configuration wraps where it has less room than it would take alone; nil where it has not. A
  /// guess.
  func wrappedHeight(in width: CGFloat) -> CGFloat? {
    guard let configuration, configuration.wraps else { return nil }
    let natural = naturalSize
    guard width > 0, width < natural.width - 0.5 else { return nil }
    let lines = configuration.wrappedTextSize(for: self, in: width - (natural.width - titleSize.width))
    return natural.height - titleSize.height + lines.height
  }
}
