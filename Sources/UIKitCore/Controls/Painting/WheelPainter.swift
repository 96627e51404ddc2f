internal import Foundation

/// Draws wheels: the chosen row in the middle, its neighbours fainter and smaller above and below.
@MainActor
enum WheelPainter {
  struct Wheel {
    /// The texts from three rows above the chosen one to three below; nil beyond the ends.
    var rows: [String?]
    /// The share of the width.
    var share: CGFloat = 1
    var alignment = NSTextAlignment.center
  }

  static let reach = 3
  private static let rowHeight: CGFloat = 32

  static func draw(_ wheels: [Wheel], in box: CGRect) {
    let band = CGRect(
      x: box.minX + 9, y: box.midY - rowHeight / 2, width: max(box.width - 18, 0), height: rowHeight)
    ControlPainter.fill(.tertiarySystemFill, band, radius: 8)
    let total = wheels.reduce(0) { $0 + $1.share }
    guard total > 0 else { return }
    var x = band.minX
    for wheel in wheels {
      let width = band.width * wheel.share / total
      draw(wheel, x: x, width: width, in: box)
      x += width
    }
  }

  /// Rows lie on a drum: their places are sines of their angles.
  private static func draw(_ wheel: Wheel, x: CGFloat, width: CGFloat, in box: CGRect) {
    let radius = min(box.height, 216) / 2
    for (index, text) in wheel.rows.enumerated() {
      guard let text else { continue }
      let angle = CGFloat(index - reach) * rowHeight / radius
      guard abs(angle) < 1.4 else { continue }
      let middle = box.midY + sin(angle) * radius
      let scale = cos(angle)
      let cell = CGRect(x: x + 4, y: middle - rowHeight / 2, width: max(width - 8, 0), height: rowHeight)
      let ink = index == reach ? UIColor.label : UIColor.secondaryLabel.withAlphaComponent(0.6 * scale)
      ControlPainter.drawText(
        text, font: .systemFont(ofSize: 21 * max(scale, 0.5)), color: ink, in: cell, alignment: wheel.alignment)
    }
  }
}
