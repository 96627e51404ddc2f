import CoreGraphics
import Foundation
import UIDisplayList

extension UIImage {
  /// A picture that stands for a missing one, as on Interface Builder's canvas: a frame with a question mark.
  package static func placeholder(of size: CGSize) -> UIImage {
    let bounds = CGRect(origin: .zero, size: size)
    guard size.width > 0, size.height > 0 else { return UIImage(content: .drawing(.empty, size: size, scale: 1)) }
    let side = min(size.width, size.height)
    let line = min(1, side / 16)
    let blue = Color(red: 0.35, green: 0.55, blue: 0.85)
    var builder = DisplayListBuilder()
    let frame = Path(roundedRect: bounds.insetBy(dx: line / 2, dy: line / 2), radius: min(4, side / 6))
    builder.fill(frame, .color(blue.withAlpha(0.12)))
    builder.stroke(frame, .color(blue.withAlpha(0.6)), StrokeStyle(width: line))
    if let mark = SymbolShapes.shape(named: "questionmark") {
      let unit = min(side * 0.6, 40) / 24
      builder.save()
      builder.concatenate(
        CGAffineTransform(
          a: unit, b: 0, c: 0, d: unit, tx: bounds.midX - 12 * unit, ty: bounds.midY - 12 * unit))
      builder.stroke(mark.strokes, .color(blue.withAlpha(0.8)), StrokeStyle(width: 2, cap: .round))
      builder.fill(mark.fills, .color(blue.withAlpha(0.8)))
      builder.restore()
    }
    return UIImage(content: .drawing(builder.build(), size: size, scale: 1))
  }

  /// The same picture, stretched to a size.
  package func stretched(to size: CGSize) -> UIImage {
    guard size != self.size else { return self }
    let list = DisplayList(commands: drawing(in: CGRect(origin: .zero, size: size), tint: nil))
    var changed = attributes
    changed.orientation = .up
    return UIImage(content: .drawing(list, size: size, scale: scale), attributes: changed)
  }
}
