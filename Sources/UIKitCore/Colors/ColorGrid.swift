/// Twelve columns of colours in ten rows, or all hues and lightnesses side by side.
final class ColorGrid: UIView {
  enum Kind { case grid, spectrum }

  var kind = Kind.grid { didSet { setNeedsDisplay() } }
  var color = UIColor.white { didSet { setNeedsDisplay() } }
  /// A colour, and whether the finger is still down.
  var onChoose: ((UIColor, Bool) -> Void)?
  private static let (columns, rows) = (12, 10)

  override init(frame: CGRect) {
    super.init(frame: frame)
    flags.insert(.drawsInCode)
    isOpaque = false
    layer.cornerRadius = 8
    clipsToBounds = true
  }
  required init?(coder: NSCoder) { nil }

  /// UIKIT: grays in the first row; below, columns of hues from dark to light. A guess.
  static func color(column: Int, row: Int) -> UIColor {
    if row == 0 { return UIColor(white: 1 - CGFloat(column) / CGFloat(columns - 1), alpha: 1) }
    // From cyan through blue, purple, red and yellow to green.
    let hues: [CGFloat] = [195, 218, 257, 283, 339, 11, 24, 40, 48, 60, 68, 96]
    let share = CGFloat(row - 1) / CGFloat(rows - 2)
    let saturation = share < 0.5 ? 1 : 1 - (share - 0.5) * 1.7
    let brightness = share < 0.5 ? 0.28 + share * 1.4 : 0.98
    return UIColor(hue: hues[column] / 360, saturation: saturation, brightness: brightness, alpha: 1)
  }

  private func color(at point: CGPoint) -> UIColor {
    let x = min(max(point.x / max(bounds.width, 1), 0), 0.9999)
    let y = min(max(point.y / max(bounds.height, 1), 0), 0.9999)
    if kind == .grid {
      return Self.color(column: Int(x * CGFloat(Self.columns)), row: Int(y * CGFloat(Self.rows)))
    }
    let saturation = y < 0.5 ? y * 2 : 1
    let brightness = y < 0.5 ? 1 : 2 - y * 2
    return UIColor(hue: x, saturation: saturation, brightness: brightness, alpha: 1)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { choose(touches, true) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { choose(touches, true) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { choose(touches, false) }

  private func choose(_ touches: Set<UITouch>, _ goesOn: Bool) {
    guard let point = touches.first?.location(in: self) else { return }
    onChoose?(color(at: point), goesOn)
  }

  override func draw(_ rect: CGRect) {
    let (columns, rows) = kind == .grid ? (Self.columns, Self.rows) : (60, 40)
    let cell = CGSize(width: bounds.width / CGFloat(columns), height: bounds.height / CGFloat(rows))
    for row in 0..<rows {
      for column in 0..<columns {
        let box = CGRect(
          x: CGFloat(column) * cell.width, y: CGFloat(row) * cell.height, width: cell.width + 0.5,
          height: cell.height + 0.5)
        let shown = color(at: CGPoint(x: box.minX + cell.width / 2, y: box.minY + cell.height / 2))
        PartPainter.fill(shown, box, radius: 0)
        if kind == .grid, shown == color { mark(box) }
      }
    }
  }

  private func mark(_ box: CGRect) {
    let frame = UIBezierPath(rect: box.insetBy(dx: 1.5, dy: 1.5))
    frame.lineWidth = 3
    UIColor.white.setStroke()
    frame.stroke()
  }

  /// What one sees through a colour: squares of gray.
  static func drawChecks(_ shape: UIBezierPath, _ box: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    shape.addClip()
    let side = max(box.height / 4, 3)
    for row in 0..<Int((box.height / side).rounded(.up)) {
      for column in 0..<Int((box.width / side).rounded(.up)) {
        let tone: UIColor = (row + column) % 2 == 0 ? .white : .systemGray4
        PartPainter.fill(
          tone,
          CGRect(x: box.minX + CGFloat(column) * side, y: box.minY + CGFloat(row) * side, width: side, height: side),
          radius: 0)
      }
    }
    context.restoreGState()
  }
}
