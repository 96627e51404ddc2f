internal import UISystemMetrics
internal import UITextLayout

/// Draws the parts that controls, bars and keys are made of, in the current graphics context.
@MainActor
enum PartPainter {
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
