internal import Foundation

/// The date or the time of a compact picker: a tap opens a calendar or wheels.
final class DateCapsule: UIControl {
  private unowned let picker: UIDatePicker
  private let showsTime: Bool

  init(_ picker: UIDatePicker, showsTime: Bool) {
    self.picker = picker
    self.showsTime = showsTime
    super.init(frame: .zero)
    flags.insert(.drawsInCode)
    isOpaque = false
  }
  required init?(coder: NSCoder) { nil }

  var text: String {
    let isMonth = picker.datePickerMode == .yearAndMonth
    return picker.source.text(picker.date, showsTime ? "jmm" : isMonth ? "yMMMM" : "yMMMd")
  }
  private var font: UIFont { .systemFont(ofSize: 17) }
  var naturalWidth: CGFloat { (text as NSString).size(withAttributes: [.font: font]).width.rounded(.up) + 24 }

  override func draw(_ rect: CGRect) {
    PartPainter.fill(isHighlighted ? .secondarySystemFill : .tertiarySystemFill, bounds, radius: 6)
    let ink = picker.isEnabled ? overlay == nil ? UIColor.label : picker.tintColor ?? .systemBlue : .tertiaryLabel
    PartPainter.drawText(text, font: font, color: ink, in: bounds)
  }

  private var overlay: MenuOverlay?

  override func didTouchUpInside() {
    guard picker.isEnabled else { return }
    if overlay == nil { open() } else { close() }
  }

  /// UIKIT: the picker of the capsule's part opens above everything; a touch beside it closes it. A guess.
  private func open() {
    guard let window else { return }
    let cover = MenuOverlay()
    cover.frame = window.bounds
    cover.onTap = { [weak self] in self?.close() }
    let inner = UIDatePicker()
    if let chosen = picker.calendars.chosen { inner.calendar = chosen }
    inner.locale = picker.locale
    inner.timeZone = picker.timeZone
    inner.minuteInterval = picker.minuteInterval
    inner.minimumDate = picker.minimumDate
    inner.maximumDate = picker.maximumDate
    inner.datePickerMode = showsTime ? .time : picker.datePickerMode == .yearAndMonth ? .yearAndMonth : .date
    inner.preferredDatePickerStyle = showsTime || picker.datePickerMode == .yearAndMonth ? .wheels : .inline
    inner.date = picker.date
    inner.addAction(
      UIAction { [weak self, weak inner] _ in
        if let self, let inner { self.picker.choose(inner.date) }
      }, for: .valueChanged)
    let size = CGSize(width: 320, height: inner.intrinsicContentSize.height + 16)
    let card = UIView(frame: place(size, in: window))
    card.backgroundColor = .secondarySystemBackground
    card.layer.cornerRadius = 13
    card.layer.shadowOpacity = 0.2
    card.layer.shadowRadius = 16
    inner.frame = card.bounds.insetBy(dx: 8, dy: 8)
    card.addSubview(inner)
    cover.addSubview(card)
    cover.alpha = 0
    window.addSubview(cover)
    overlay = cover
    setNeedsDisplay()
    UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) { cover.alpha = 1 }
    picker.sendActions(for: .editingDidBegin)
  }

  private func place(_ size: CGSize, in window: UIWindow) -> CGRect {
    let anchor = convert(bounds, to: nil)
    let area = window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: 8, dy: 8)
    let below = anchor.maxY + 8 + size.height <= area.maxY
    return CGRect(
      x: min(max(anchor.midX - size.width / 2, area.minX), max(area.maxX - size.width, area.minX)),
      y: below ? anchor.maxY + 8 : max(anchor.minY - 8 - size.height, area.minY), width: size.width,
      height: size.height)
  }

  private func close() {
    guard let cover = overlay else { return }
    overlay = nil
    setNeedsDisplay()
    UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) {
      cover.alpha = 0
    } completion: { _ in
      cover.removeFromSuperview()
    }
    picker.sendActions(for: .editingDidEnd)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { close() }
  }

  override var standardAccessibility: StandardAccessibility {
    super.standardAccessibility.element(text, .button)
  }
}
