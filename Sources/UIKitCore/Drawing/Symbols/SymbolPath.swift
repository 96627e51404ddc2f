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

/// A symbol's shape: lines that grow with the weight, and areas.
struct SymbolShape {
  var strokes = Path()
  var fills = Path()
  /// Cut out of what is drawn before: lines and areas of symbols that stand on a filled ground.
  var cutStrokes = Path()
  var cutFills = Path()
  /// How much of the usual line width the lines have.
  var lineFactor: CGFloat = 1

  init(strokes: String = "", fills: String = "") {
    self.strokes = SymbolPath.read(strokes)
    self.fills = SymbolPath.read(fills)
  }

  init(strokes: Path, fills: Path) {
    self.strokes = strokes
    self.fills = fills
  }

  /// The filled variant: the first outline and those beside it become areas, what lies within the first one is cut out.
  var filled: SymbolShape {
    let parts = Self.parts(of: strokes)
    guard let outline = parts.first?.boundingBox, Self.isClosed(parts[0]) else { return filledWhole }
    let inner = outline.insetBy(dx: 1, dy: 1)
    var result = SymbolShape()
    (result.fills, result.lineFactor) = (fills, lineFactor)
    var dots = Path()
    for part in Self.parts(of: fills) where inner.contains(part.boundingBox) { dots.addPath(part) }
    for (index, part) in parts.enumerated() {
      if index > 0, inner.contains(part.boundingBox) {
        if Self.isClosed(part) { result.cutFills.addPath(part) } else { result.cutStrokes.addPath(part) }
      } else {
        result.strokes.addPath(part)
        result.fills.addPath(part)
      }
    }
    result.cutFills.addPath(dots)
    return result
  }
  private var filledWhole: SymbolShape {
    var result = self
    result.fills.addPath(strokes)
    return result
  }

  private static func parts(of path: Path) -> [Path] {
    var parts: [[Path.Element]] = []
    for element in path.elements {
      if case .move = element { parts.append([]) }
      if parts.isEmpty { parts.append([]) }
      parts[parts.count - 1].append(element)
    }
    return parts.map { Path(elements: $0) }
  }
  private static func isClosed(_ path: Path) -> Bool { path.elements.contains(.close) }

  func scaled(_ factor: CGFloat, about center: CGPoint = CGPoint(x: 12, y: 12)) -> SymbolShape {
    let transform = CGAffineTransform(translationX: -center.x, y: -center.y)
      .concatenating(CGAffineTransform(scaleX: factor, y: factor))
      .concatenating(CGAffineTransform(translationX: 12, y: 12))
    var result = self
    result.strokes = strokes.applying(transform)
    result.fills = fills.applying(transform)
    return result
  }

  /// What the symbol covers with lines of a width.
  func bounds(lineWidth: CGFloat) -> CGRect {
    var box = fills.boundingBox
    let outline = strokes.boundingBox
    if !outline.isNull { box = box.union(outline.insetBy(dx: -lineWidth / 2, dy: -lineWidth / 2)) }
    return box
  }
}
