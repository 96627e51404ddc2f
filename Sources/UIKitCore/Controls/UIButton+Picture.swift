extension UIButton {
  /// UIKIT: pictures of custom buttons darken under the finger and pale where the button cannot be used, unless they have
  /// one for that state; those of system buttons and configurations go with the title.
  func show(_ image: UIImage, in picture: UIImageView) {
    var image = image
    if buttonType == .system, image.renderingMode == .automatic { image = image.withRenderingMode(.alwaysTemplate) }
    let isOwn = state != .normal && ownImage(for: state) != nil
    picture.tintColor = nil
    picture.contentMode = .scaleToFill
    if let configuration {
      let color = configuration.foreground(tint: tintColor, isEnabled: isEnabled)
      picture.tintColor = configuration.imageColorTransformer?(color) ?? color
      picture.alpha = isHighlighted ? 0.75 : !isEnabled && !image.wantsTint ? 0.5 : 1
    } else if buttonType == .close {
      let bold = UIImage.SymbolConfiguration(pointSize: 12, weight: .bold)
      image = UIImage(systemName: "xmark", withConfiguration: bold) ?? image
      picture.tintColor = .secondaryLabel
      picture.frame = bounds
      picture.contentMode = .center
      picture.alpha = isHighlighted ? 0.5 : isEnabled ? 1 : 0.4
    } else if buttonType != .custom {
      if !isEnabled { picture.tintColor = .tertiaryLabel }
      if hasSelectionPlate { picture.tintColor = .systemBackground }
      picture.alpha = isHighlighted && !isOwn ? 0.2 : 1
    } else {
      picture.alpha = !isEnabled && adjustsImageWhenDisabled && !isOwn ? 0.5 : 1
      if isHighlighted, adjustsImageWhenHighlighted, !isOwn { image = image.darkened(by: 0.4) }
    }
    picture.image = image
  }
}

extension UIImage {
  /// The picture under a veil of black, as far as it is opaque.
  func darkened(by share: CGFloat) -> UIImage {
    guard size.width > 0, size.height > 0, !wantsTint else { return self }
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      draw(at: .zero)
      UIColor.black.withAlphaComponent(share).setFill()
      UIRectFillUsingBlendMode(CGRect(origin: .zero, size: size), .sourceAtop)
    }
    .withRenderingMode(renderingMode)
  }
}
