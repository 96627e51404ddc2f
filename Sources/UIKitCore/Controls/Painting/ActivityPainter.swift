/// Draws a wheel: eight spokes, the later the fainter.
@MainActor
enum ActivityPainter {
  static func draw(_ view: UIActivityIndicatorView) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let base: UIColor = view.color ?? (view.style == .white || view.style == .whiteLarge ? .white : .systemGray)
    let side = UIActivityIndicatorView.size(view.style).width
    let spoke = CGRect(x: -side * 0.05, y: -side * 0.46, width: side * 0.1, height: side * 0.25)
    for index in 0..<8 where CGFloat(index) < view.part * 8 {
      context.saveGState()
      context.translateBy(x: view.bounds.midX, y: view.bounds.midY)
      context.rotate(by: CGFloat(index) * .pi / 4)
      let age = (view.phase - index + 15) % 8
      PartPainter.fill(base.withAlphaComponent(1 - CGFloat(age) * 0.1), spoke, radius: side * 0.05)
      context.restoreGState()
    }
  }
}
