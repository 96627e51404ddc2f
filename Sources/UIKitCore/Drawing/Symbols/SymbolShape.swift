import Foundation
import UIDisplayList

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
