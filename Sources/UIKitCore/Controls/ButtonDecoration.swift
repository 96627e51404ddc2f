/// What a button shows beside its title and image: background, plate of selection, subtitle, wheel, chevrons.
@MainActor
final class ButtonDecoration {
  private unowned let button: UIButton
  private var backdrop: UIImageView?
  private var customBackground: UIView?
  /// Behind everything else: the button's own colour, border and corners are the client's.
  private var ground: CALayer?
  private var plate: UIView?
  private var subtitle: UILabel?
  private var wheel: UIActivityIndicatorView?
  private var popUp: UIImageView?
  private var glow: CAGradientLayer?
  private var shadowIsTurned = false

  init(_ button: UIButton) { self.button = button }

  private var configuration: UIButton.Configuration? { button.configuration }

  /// The colour of the button's texts.
  private func ink(_ configuration: UIButton.Configuration) -> UIColor {
    configuration.foreground(tint: button.tintColor, isEnabled: button.isEnabled)
  }

  // MARK: Background

  func updateBackdrop() {
    let layer = button.layer
    if button.buttonType == .close, configuration == nil {
      layer.backgroundColor =
        UIColor.tertiarySystemFill.resolvedColor(with: button.traitCollection).cgColor
      layer.cornerRadius = min(button.bounds.width, button.bounds.height) / 2
    }
    if let configuration {
      show(configuration)
    } else {
      ground?.removeFromSuperlayer()
      ground = nil
    }
    guard let image = button.currentBackgroundImage else {
      backdrop?.image = nil
      return
    }
    let view = backdrop ?? UIImageView()
    if backdrop == nil {
      backdrop = view
      button.insertSubview(view, at: 0)
    }
    view.image = image
    view.frame = button.backgroundRect(forBounds: button.bounds)
  }

  private func show(_ configuration: UIButton.Configuration) {
    let traits = button.traitCollection
    let background = configuration.background
    var color =
      background.backgroundColor
      ?? configuration.background(
        tint: button.tintColor, isEnabled: button.isEnabled, isSelected: button.isSelected)
    if let plain = color, let transformer = background.backgroundColorTransformer { color = transformer(plain) }
    if button.isHighlighted, let plain = color { color = plain.withAlphaComponent(plain.cgColor.alpha * 0.75) }
    var stroke = background.strokeColor
    if let plain = stroke, let transformer = background.strokeColorTransformer { stroke = transformer(plain) }
    let radius =
      background.cornerRadius > 0
      ? background.cornerRadius : configuration.cornerRadius(height: button.bounds.size.height)
    lay(
      color?.resolvedColor(with: traits).cgColor, background.strokeWidth, stroke?.resolvedColor(with: traits).cgColor,
      radius)
    place(background.customView ?? background.image.map { picture($0, background.imageContentMode) }, radius)
  }

  private func picture(_ image: UIImage, _ mode: UIView.ContentMode) -> UIView {
    let view = customBackground as? UIImageView ?? UIImageView()
    view.image = image
    view.contentMode = mode
    view.clipsToBounds = true
    return view
  }

  private func lay(_ color: CGColor?, _ width: CGFloat, _ stroke: CGColor?, _ radius: CGFloat) {
    guard color != nil || width > 0 || ground != nil else { return }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    let layer = ground ?? CALayer()
    if ground == nil {
      ground = layer
      button.layer.insertSublayer(layer, at: 0)
    }
    (layer.frame, layer.backgroundColor, layer.cornerRadius) = (button.bounds, color, radius)
    (layer.borderWidth, layer.borderColor) = (width, stroke)
    CATransaction.commit()
  }

  /// Behind everything else, in the background's shape.
  private func place(_ view: UIView?, _ radius: CGFloat) {
    if customBackground !== view {
      customBackground?.removeFromSuperview()
      customBackground = view
    }
    guard let view else { return }
    if view.superview !== button { button.insertSubview(view, at: 0) }
    view.isUserInteractionEnabled = false
    view.frame = button.bounds
    view.layer.cornerRadius = radius
  }

  /// The plate of a system button that is selected.
  func placePlate(behind parts: [UIView?]) {
    guard button.hasSelectionPlate else {
      plate?.removeFromSuperview()
      plate = nil
      return
    }
    let shown = plate ?? UIView()
    if plate == nil {
      plate = shown
      shown.isUserInteractionEnabled = false
      shown.layer.cornerRadius = 4
      button.insertSubview(shown, at: 0)
    }
    shown.backgroundColor = button.tintColor
    shown.alpha = button.isHighlighted ? 0.2 : 1
    let frames = parts.compactMap { $0?.frame }.filter { !$0.isEmpty }
    shown.frame = frames.reduce(CGRect.null) { $0.union($1) }.insetBy(dx: -3, dy: -1)
  }

  // MARK: Content

  func requireSubtitle() -> UILabel {
    if let subtitle { return subtitle }
    let made = UILabel()
    subtitle = made
    button.addSubview(made)
    return made
  }

  /// The title's part of the texts' block; the subtitle takes the rest.
  func placeSubtitle(in block: CGRect) -> CGRect {
    guard let configuration, configuration.hasSubtitle else {
      subtitle?.text = nil
      subtitle?.frame = .zero
      return block
    }
    let shown = requireSubtitle()
    shown.numberOfLines = 0
    shown.lineBreakMode = configuration.subtitleLineBreakMode
    shown.font = configuration.subtitleFont(for: button)
    shown.text = configuration.plainSubtitle
    shown.textColor = ink(configuration)
    if let styled = configuration.shownSubtitle(for: button) { shown.attributedText = styled }
    shown.textAlignment = configuration.textAlignment
    shown.alpha = button.isHighlighted ? 0.75 : 1
    let title = configuration.titleSize(for: button, in: block.width)
    let below = configuration.subtitleSize(for: button, in: block.width)
    let share = share(configuration)
    func place(_ size: CGSize, _ y: CGFloat) -> CGRect {
      let width = min(size.width, block.width)
      return CGRect(x: block.minX + (block.width - width) * share, y: y, width: width, height: size.height)
    }
    let gap = title.height > 0 ? configuration.titlePadding : 0
    shown.frame = place(below, block.minY + title.height + gap)
    return place(title, block.minY)
  }

  /// 0 for texts that begin at the left, 1 for those that end at the right.
  private func share(_ configuration: UIButton.Configuration) -> CGFloat {
    let isBeside = configuration.imagePlacement == .leading || configuration.imagePlacement == .trailing
    return switch configuration.titleAlignment {
    case .leading: button.isRightToLeft ? 1 : 0
    case .trailing: button.isRightToLeft ? 0 : 1
    case .center: 0.5
    case .automatic: button.imageSize.width > 0 && isBeside ? button.isRightToLeft ? 1 : 0 : 0.5
    }
  }

  /// The wheel in the image's place.
  func placeWheel(in content: CGRect) {
    guard let configuration, configuration.showsActivityIndicator else {
      wheel?.removeFromSuperview()
      wheel = nil
      return
    }
    let shown = wheel ?? UIActivityIndicatorView(style: .medium)
    if wheel == nil {
      wheel = shown
      button.addSubview(shown)
      shown.startAnimating()
    }
    let color = ink(configuration)
    shown.color = configuration.activityIndicatorColorTransformer?(color) ?? color
    shown.frame = button.imageRect(forContentRect: content)
  }

  /// The chevrons of a button whose menu changes its title, at the end of the content.
  func placeIndicator() {
    guard let configuration, configuration.showsIndicator(for: button) else {
      popUp?.removeFromSuperview()
      popUp = nil
      return
    }
    let shown = popUp ?? UIImageView()
    if popUp == nil {
      popUp = shown
      shown.contentMode = .center
      shown.image = UIImage(
        systemName: "chevron.up.chevron.down",
        withConfiguration: UIImage.SymbolConfiguration(pointSize: 12, weight: .semibold))
      button.addSubview(shown)
    }
    let color = ink(configuration)
    shown.tintColor = configuration.indicatorColorTransformer?(color) ?? color
    shown.alpha = button.isHighlighted ? 0.75 : 1
    let content = button.bounds.inset(by: configuration.insets(button.isRightToLeft))
    let width = UIButton.Configuration.indicatorWidth
    shown.frame = CGRect(
      x: button.isRightToLeft ? content.minX : content.maxX - width, y: content.minY, width: width,
      height: content.height)
  }

  // MARK: Under the finger

  /// The title's shadow, which may fall to the other side while the button is highlighted.
  func shade(_ label: UILabel) {
    if let color = button.currentTitleShadowColor { label.shadowColor = color }
    let turns = button.isHighlighted && button.reversesTitleShadowWhenHighlighted
    guard turns != shadowIsTurned else { return }
    shadowIsTurned = turns
    label.shadowOffset = CGSize(width: -label.shadowOffset.width, height: -label.shadowOffset.height)
  }

  /// White in the middle of a highlighted button, whatever lies beneath it.
  func placeGlow() {
    guard button.isHighlighted, button.showsTouchWhenHighlighted else {
      glow?.removeFromSuperlayer()
      glow = nil
      return
    }
    let shown = glow ?? CAGradientLayer()
    if glow == nil {
      glow = shown
      shown.type = .radial
      shown.colors = [UIColor(white: 1, alpha: 0.8).cgColor, UIColor(white: 1, alpha: 0).cgColor]
      (shown.startPoint, shown.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 1))
      button.layer.addSublayer(shown)
    }
    let side = Self.glowSide
    let bounds = button.bounds
    shown.frame = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
  }
  /// In points. A guess.
  private static let glowSide: CGFloat = 100
}
