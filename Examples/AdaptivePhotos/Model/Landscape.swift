import UIKit

/// Draws hills under a sky: a picture for a name, always the same one.
@MainActor
struct Landscape {
  private let seed: String

  init(seed: String) { self.seed = seed }

  private static var drawn: [String: UIImage] = [:]

  var image: UIImage {
    if let known = Self.drawn[seed] { return known }
    let size = CGSize(width: 480, height: 320)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in paint(size) }
    Self.drawn[seed] = image
    return image
  }

  private var number: Int { seed.unicodeScalars.reduce(7) { ($0 &* 31 &+ Int($1.value)) & 0xFFFF } }

  private func paint(_ size: CGSize) {
    let hue = CGFloat(number % 360) / 360
    for line in 0..<Int(size.height) {
      let share = CGFloat(line) / size.height
      UIColor(hue: hue, saturation: 0.55 - 0.4 * share, brightness: 0.75 + 0.25 * share, alpha: 1).setFill()
      UIRectFill(CGRect(x: 0, y: CGFloat(line), width: size.width, height: 1))
    }
    UIColor(white: 1, alpha: 0.85).setFill()
    let sun = CGPoint(x: size.width * (0.2 + CGFloat(number % 60) / 100), y: 80)
    UIBezierPath(ovalIn: CGRect(x: sun.x - 28, y: sun.y - 28, width: 56, height: 56)).fill()
    for ridge in 0..<3 {
      UIColor(
        hue: (hue + 0.45).truncatingRemainder(dividingBy: 1), saturation: 0.35 + 0.15 * CGFloat(ridge),
        brightness: 0.55 - 0.15 * CGFloat(ridge), alpha: 1
      ).setFill()
      hills(size, base: 190 + CGFloat(ridge) * 45, phase: CGFloat(number % (17 + ridge * 5))).fill()
    }
  }

  private func hills(_ size: CGSize, base: CGFloat, phase: CGFloat) -> UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: size.height))
    for x in stride(from: CGFloat(0), through: size.width, by: 6) {
      path.addLine(to: CGPoint(x: x, y: base + 26 * sin(x / 61 + phase) + 12 * sin(x / 23 + phase * 2)))
    }
    path.addLine(to: CGPoint(x: size.width, y: size.height))
    path.close()
    return path
  }
}
