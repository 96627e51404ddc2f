internal import UISystemMetrics
internal import UITextLayout

/// Draws the resting appearance of the controls, light and dark, by the system's colours.
@MainActor
enum ControlPainter {
  static func fill(_ color: UIColor, _ rect: CGRect, radius: CGFloat) {
    color.setFill()
    UIBezierPath(roundedRect: rect, cornerRadius: radius).fill()
  }

  static func knob(_ rect: CGRect, color: UIColor) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setShadow(
      offset: CGSize(width: 0, height: 2), blur: 4, color: UIColor.black.withAlphaComponent(0.2).cgColor)
    color.setFill()
    UIBezierPath(ovalIn: rect).fill()
    context.restoreGState()
  }

  static func drawSwitch(_ view: UISwitch) {
    let box = CGRect(x: 0, y: 0, width: min(view.bounds.width, 51), height: min(view.bounds.height, 31))
    fill(view.isOn ? view.onTintColor ?? .systemGreen : .tertiarySystemFill, box, radius: box.height / 2)
    let side = box.height - 4
    knob(
      CGRect(x: view.isOn ? box.maxX - side - 2 : 2, y: 2, width: side, height: side),
      color: view.thumbTintColor ?? .white)
  }

  static func drawStepper(_ view: UIStepper) {
    let box = view.bounds
    fill(.tertiarySystemFill, box, radius: 7)
    fill(.opaqueSeparator, CGRect(x: box.midX - 0.5, y: 7, width: 1, height: box.height - 14), radius: 0)
    let ink = view.isEnabled ? UIColor.label : UIColor.tertiaryLabel
    for centre in [box.width / 4, box.width * 3 / 4] {
      fill(ink, CGRect(x: centre - 7, y: box.midY - 0.75, width: 14, height: 1.5), radius: 0.75)
    }
    fill(ink, CGRect(x: box.width * 3 / 4 - 0.75, y: box.midY - 7, width: 1.5, height: 14), radius: 0.75)
  }

  static func drawProgress(_ view: UIProgressView) {
    let box = view.bounds
    fill(view.trackTintColor ?? .systemFill, box, radius: box.height / 2)
    let width = box.width * CGFloat(view.progress)
    if width > 0 {
      fill(
        view.progressTintColor ?? view.tintColor, CGRect(x: 0, y: 0, width: width, height: box.height),
        radius: box.height / 2)
    }
  }

  /// Eight spokes, the later the fainter.
  static func drawActivity(_ view: UIActivityIndicatorView) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let base: UIColor = view.color ?? (view.style == .white || view.style == .whiteLarge ? .white : .systemGray)
    let side = UIActivityIndicatorView.size(view.style).width
    let spoke = CGRect(x: -side * 0.05, y: -side * 0.46, width: side * 0.1, height: side * 0.25)
    for index in 0..<8 {
      context.saveGState()
      context.translateBy(x: view.bounds.midX, y: view.bounds.midY)
      context.rotate(by: CGFloat(index) * .pi / 4)
      fill(base.withAlphaComponent(1 - CGFloat(7 - index) * 0.1), spoke, radius: side * 0.05)
      context.restoreGState()
    }
  }

  static func drawPages(_ view: UIPageControl) {
    let count = view.numberOfPages
    guard count > 0, !(view.hidesForSinglePage && count == 1) else { return }
    let width = CGFloat(count) * 7 + CGFloat(count - 1) * 9
    var x = view.bounds.midX - width / 2
    for page in 0..<count {
      let color: UIColor =
        page == view.currentPage
        ? view.currentPageIndicatorTintColor ?? .label : view.pageIndicatorTintColor ?? .tertiaryLabel
      color.setFill()
      UIBezierPath(ovalIn: CGRect(x: x, y: view.bounds.midY - 3.5, width: 7, height: 7)).fill()
      x += 16
    }
  }

  /// One line, centred.
  static func drawText(
    _ text: String, font: UIFont, color: UIColor, in box: CGRect, alignment: NSTextAlignment = .center,
    metrics: SystemMetrics = .latest
  ) {
    guard !text.isEmpty, box.width > 0 else { return }
    var values = ParagraphValues()
    values.alignment = alignment
    values.lineBreakMode = .byTruncatingTail
    let content = TextContent(text, font: font, color: color, paragraph: values)
    let layout = content.layout(in: CGSize(width: box.width, height: .infinity), maximumLines: 1, era: metrics.fontEra)
    TextPainter.draw(
      layout, runs: content.runs, at: CGPoint(x: box.minX, y: box.midY - layout.size.height / 2), rightToLeft: false)
  }
}
