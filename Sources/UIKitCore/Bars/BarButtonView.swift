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
    accessibilityLabel = item?.accessibilityLabel ?? item?.title
    accessibilityIdentifier = item?.accessibilityIdentifier
    setNeedsDisplay()
  }

  private var font: UIFont { .systemFont(ofSize: 17, weight: item?.style == .done ? .semibold : .regular) }

  private var attributes: [NSAttributedString.Key: Any] {
    let own = item?.titleTextAttributes(for: isEnabled ? .normal : .disabled) ?? item?.titleTextAttributes(for: .normal)
    return [.font: font, .foregroundColor: color].merging(own ?? [:]) { $1 }
  }

  private var color: UIColor {
    let base: UIColor = isEnabled ? item?.tintColor ?? tintColor : .tertiaryLabel
    return isHighlighted ? base.withAlphaComponent(0.3) : base
  }

  /// UIKIT: a tap's target is 44 points high; 8 points around what is drawn.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let item else { return .zero }
    if item.width > 0 { return CGSize(width: item.width, height: 44) }
    let content = item.image?.size ?? (item.title ?? "").size(withAttributes: attributes)
    return CGSize(width: ceil(content.width), height: 44)
  }
  override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  override func stateDidChange() {
    super.stateDidChange()
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    guard let item else { return }
    if let image = item.image {
      let place = CGRect(
        x: ((bounds.width - image.size.width) / 2).rounded(), y: ((bounds.height - image.size.height) / 2).rounded(),
        width: image.size.width, height: image.size.height)
      image.withTintColor(color, renderingMode: .alwaysOriginal).draw(in: place)
    } else {
      let text = item.title ?? ""
      let size = text.size(withAttributes: attributes)
      text.draw(
        at: CGPoint(x: (bounds.width - size.width) / 2, y: ((bounds.height - size.height) / 2).rounded()),
        withAttributes: attributes)
    }
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -8, dy: 0).contains(point)
  }

  override func didTouchUpInside() {
    guard let item else { return }
    sendActions(for: .primaryActionTriggered)
    item.perform(nil)
  }
}
