/// Shows a bar button item and takes its taps.
final class BarButtonView: UIControl {
  private weak var item: UIBarButtonItem?

  init(_ item: UIBarButtonItem) {
    self.item = item
    super.init(frame: .zero)
    flags.insert(.drawsInCode)
    isOpaque = false
    isAccessibilityElement = true
    accessibilityTraits = .button
    update()
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil, let item, let superview { AppearanceStore.apply(to: item, in: superview) }
  }

  func update() {
    isEnabled = item?.isEnabled ?? false
    accessibilityLabel =
      item?.accessibilityLabel ?? item?.title.flatMap { $0.isEmpty ? nil : $0 }
      ?? item?.systemItem.flatMap { SystemBarItems.labels[$0] }
      ?? item?.image?.accessibilityLabel
    accessibilityIdentifier = item?.accessibilityIdentifier
    listenForLongPresses()
    setNeedsDisplay()
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    guard item?.landscapeImagePhone != nil, previous?.verticalSizeClass != traitCollection.verticalSizeClass else {
      return
    }
    superview?.setNeedsLayout()
    setNeedsDisplay()
  }

  private var font: UIFont { .systemFont(ofSize: 17, weight: item?.style == .done ? .semibold : .regular) }

  /// What the bar's appearance says of buttons of this style and state.
  private var look: BarButtonLook {
    guard let item, let bar = superview as? any BarButtonStyling else { return BarButtonLook() }
    return bar.buttonAppearance(for: item.style).values(for: state)
  }

  private var attributes: [NSAttributedString.Key: Any] {
    let own = item?.titleTextAttributes(for: isEnabled ? .normal : .disabled) ?? item?.titleTextAttributes(for: .normal)
    var result: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color]
    var set = look.attributes
    // UIKIT: what cannot be used is gray, unless the appearance says otherwise for that state. A guess.
    if !isEnabled, look.ownColor == nil { set[.foregroundColor] = nil }
    result.merge(set) { $1 }
    result.merge(own ?? [:]) { $1 }
    if isHighlighted, let ink = result[.foregroundColor] as? UIColor, ink !== color {
      result[.foregroundColor] = ink.withAlphaComponent(0.3)
    }
    return result
  }

  private var color: UIColor {
    if item?.isSelected == true, isEnabled { return .systemBackground }
    let base: UIColor = isEnabled ? item?.tintColor ?? tintColor : .tertiaryLabel
    return isHighlighted ? base.withAlphaComponent(0.3) : base
  }

  /// UIKIT: a tap's target is 44 points high, as Apple's guidelines ask; 8 points around what is drawn are a guess.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let item else { return .zero }
    if item.width > 0 { return CGSize(width: item.width, height: 44) }
    if item.systemItem == .close { return CGSize(width: 30, height: 44) }
    if let image = item.shownImage(in: traitCollection).image {
      return CGSize(width: ceil(image.size.width), height: 44)
    }
    // UIKIT: an item whose title changes keeps the width of the widest title that it may have (Apple's page on
    // `possibleTitles`).
    let titles = (item.possibleTitles ?? []).union([item.title ?? ""])
    let width = titles.map { $0.size(withAttributes: attributes).width }.max() ?? 0
    return CGSize(width: ceil(width), height: 44)
  }
  override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  override func stateDidChange() {
    super.stateDidChange()
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    guard let item else { return }
    let state: UIControl.State = isHighlighted ? .highlighted : isEnabled ? .normal : .disabled
    if item.isSelected, isEnabled { drawSelection(item) }
    let look = look
    if let image = item.background(for: state) ?? look.background {
      image.draw(in: bounds.insetBy(dx: -8, dy: 7).offsetBy(look.backgroundOffset))
    }
    if item.systemItem == .close {
      drawClose()
    } else if case let (image?, insets) = item.shownImage(in: traitCollection) {
      var place = CGRect(
        x: ((bounds.width - image.size.width) / 2).rounded(), y: ((bounds.height - image.size.height) / 2).rounded(),
        width: image.size.width, height: image.size.height)
      place = place.inset(by: insets)
      image.shown(rightToLeft: isRightToLeft).withTintColor(color, renderingMode: .alwaysOriginal).draw(in: place)
    } else {
      let text = item.title ?? ""
      let size = text.size(withAttributes: attributes)
      let offset = item.titleOffset == .zero ? look.titleOffset : item.titleOffset
      text.draw(
        at: CGPoint(
          x: (bounds.width - size.width) / 2 + offset.horizontal,
          y: ((bounds.height - size.height) / 2).rounded() + offset.vertical),
        withAttributes: attributes)
    }
    if let badge = item.badge { draw(badge) }
  }

  /// At the upper trailing corner of a square as high as a line of glass. A guess: no document stores one.
  private func draw(_ badge: UIBarButtonItem.Badge) {
    var painter = BadgePainter(text: badge.stringValue)
    if let font = badge.font { painter.font = font }
    if let ink = badge.foregroundColor { painter.ink = ink }
    if let color = badge.backgroundColor { painter.background = color }
    let size = painter.size
    let x = isRightToLeft ? -size.width / 2 : bounds.width - size.width / 2
    painter.draw(at: CGPoint(x: x, y: max(bounds.midY - 15 - size.height / 2, 0)))
  }

  /// UIKIT: a gray disc of 30 points with a cross (since iOS 13; its size is a guess).
  private func drawClose() {
    let disc = CGRect(x: bounds.midX - 15, y: bounds.midY - 15, width: 30, height: 30)
    PartPainter.fill(isHighlighted ? .systemFill : .tertiarySystemFill, disc, radius: 15)
    let cross = UIBezierPath()
    for side: CGFloat in [-1, 1] {
      cross.move(to: CGPoint(x: disc.midX - 4.5 * side, y: disc.midY - 4.5))
      cross.addLine(to: CGPoint(x: disc.midX + 4.5 * side, y: disc.midY + 4.5))
    }
    cross.lineWidth = 2.2
    cross.lineCapStyle = .round
    UIColor.secondaryLabel.setStroke()
    cross.stroke()
  }

  /// UIKIT: an item that is on stands on a plate of its colour (iOS 15; Apple's page on `isSelected`. The plate
  /// is a guess).
  private func drawSelection(_ item: UIBarButtonItem) {
    let plate = CGRect(x: -6, y: bounds.midY - 17, width: bounds.width + 12, height: 34)
    PartPainter.fill(item.tintColor ?? tintColor, plate, radius: 7)
  }

  private func open(_ menu: UIMenu) {
    let showsChoice = item?.changesSelectionAsPrimaryAction == true
    MenuPresenter.show(
      menu, from: self, order: (item?.preferredMenuElementOrder ?? .automatic).inMenu(showingChoice: showsChoice))
  }

  private lazy var press: UILongPressGestureRecognizer = {
    let press = UILongPressGestureRecognizer()
    press.onChange = { [weak self, unowned press] in
      if press.state == .began, let menu = self?.item?.menu { self?.open(menu) }
    }
    return press
  }()

  /// Long presses are listened for where a menu stands behind an action.
  private func listenForLongPresses() {
    guard item?.menu != nil, item?.primaryAction != nil || item?.action != nil else { return }
    if press.view == nil { addGestureRecognizer(press) }
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -8, dy: 0).contains(point)
  }

  override func didTouchUpInside() {
    guard let item else { return }
    // UIKIT: a menu opens at a tap where the item does nothing else, at a long press where it does (Apple's page on
    // `UIBarButtonItem.menu`).
    if let menu = item.menu, item.primaryAction == nil, item.action == nil { return open(menu) }
    if item.changesSelectionAsPrimaryAction { item.isSelected.toggle() }
    sendActions(for: .primaryActionTriggered)
    item.perform(nil)
  }
}
