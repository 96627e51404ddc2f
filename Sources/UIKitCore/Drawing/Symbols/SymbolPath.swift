import Foundation
import UIDisplayList

/// Reads the short notation in which symbols are written: letters followed by numbers, on a grid of 24 × 24 units.
///
/// `M x y` move, `L x y` line, `C x1 y1 x2 y2 x y` curve, `Q x1 y1 x y` quadratic curve, `Z` close, `O cx cy r` circle,
/// `R x y w h r` rounded rectangle, `A cx cy r from to` arc in degrees, clockwise when `to` is larger. Further numbers after
/// `M` and `L` are lines.
enum SymbolPath {
  static func read(_ text: String) -> Path {
    var path = Path()
    var letter: Character = " "
    var numbers: [CGFloat] = []
    for token in text.split(separator: " ") {
      if let first = token.first, first.isLetter {
        add(letter, numbers, to: &path)
        (letter, numbers) = (first, [])
      } else if let number = Double(token) {
        numbers.append(CGFloat(number))
      }
    }
    add(letter, numbers, to: &path)
    return path
  }

  private static func add(_ letter: Character, _ n: [CGFloat], to path: inout Path) {
    func point(_ index: Int) -> CGPoint { CGPoint(x: n[index], y: n[index + 1]) }
    switch letter {
    case "M", "L":
      for index in stride(from: 0, to: n.count - 1, by: 2) {
        if letter == "M", index == 0 { path.move(to: point(0)) } else { path.addLine(to: point(index)) }
      }
    case "C":
      for index in stride(from: 0, to: n.count - 5, by: 6) {
        path.addCurve(to: point(index + 4), control1: point(index), control2: point(index + 2))
      }
    case "Q":
      for index in stride(from: 0, to: n.count - 3, by: 4) {
        path.addQuadCurve(to: point(index + 2), control: point(index))
      }
    case "Z": path.close()
    case "O" where n.count == 3:
      path.addEllipse(in: CGRect(x: n[0] - n[2], y: n[1] - n[2], width: 2 * n[2], height: 2 * n[2]))
    case "R" where n.count == 5:
      path.addRoundedRect(
        CGRect(x: n[0], y: n[1], width: n[2], height: n[3]), radii: CornerRadii(n[4]), curve: .continuous)
    case "A" where n.count == 5:
      var arc = Path()
      arc.addArc(
        center: point(0), radius: n[2], startAngle: n[3] * .pi / 180, delta: (n[4] - n[3]) * .pi / 180)
      path.addPath(arc)
    default: break
    }
  }
}
