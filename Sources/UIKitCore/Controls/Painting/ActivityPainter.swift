/// Draws a wheel: eight spokes, the later the fainter.
@MainActor
enum ActivityPainter {
  /// - Parameters:
  ///   - bounds: in whose middle the wheel stands, in points.
  ///   - side: its width and height, in points.
  ///   - part: how much of it is there, 0…1.
  ///   - phase: which spoke is the darkest.
  static func draw(in bounds: CGRect, side: CGFloat, color: UIColor, part: CGFloat, phase: Int) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let spoke = CGRect(x: -side * 0.05, y: -side * 0.46, width: side * 0.1, height: side * 0.25)
    for index in 0..<8 where CGFloat(index) < part * 8 {
      context.saveGState()
      context.translateBy(x: bounds.midX, y: bounds.midY)
      context.rotate(by: CGFloat(index) * .pi / 4)
      let age = (phase - index + 15) % 8
      PartPainter.fill(color.withAlphaComponent(1 - CGFloat(age) * 0.1), spoke, radius: side * 0.05)
      context.restoreGState()
    }
  }
}
