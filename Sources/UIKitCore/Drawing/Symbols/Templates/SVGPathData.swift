import Foundation
import UIDisplayList

/// What the attribute `d` of a path in SVG says.
///
/// DEVIATION: elliptical arcs become lines; the templates of SF Symbols have none.
/// Source: <https://www.w3.org/TR/SVG11/paths.html#PathData>
struct SVGPathData {
  private var numbers: [CGFloat] = []
  private var letter: Character = " "
  private var path = Path()
  private var current = CGPoint.zero
  private var start = CGPoint.zero
  /// The last control point, which smooth curves mirror.
  private var control: CGPoint?

  /// The path as far as the text can be read.
  static func path(_ text: String) -> Path {
    var data = SVGPathData()
    var number = ""
    func flush() {
      if let value = Double(number), value.isFinite { data.numbers.append(CGFloat(value)) }
      number = ""
    }
    for character in text {
      switch character {
      case "0"..."9": number.append(character)
      case "." where number.contains(".") && !number.contains("e"):
        flush()
        number = "."
      case ".": number.append(character)
      case "e",
        "E" where !number.isEmpty:
        number.append("e")
      case "+", "-":
        if !number.hasSuffix("e") { flush() }
        number.append(character)
      case _ where character.isLetter && character.isASCII:
        flush()
        data.finish()
        data.letter = character
      default: flush()
      }
    }
    flush()
    data.finish()
    return data.path
  }

  /// Draws what the last letter and its numbers say.
  private mutating func finish() {
    let count = Self.counts[Character(letter.lowercased())] ?? 0
    if count == 0 {
      if letter == "z" || letter == "Z" {
        path.close()
        (current, control) = (start, nil)
      }
    } else {
      for place in stride(from: 0, through: numbers.count - count, by: count) {
        draw(Array(numbers[place..<place + count]), isFirst: place == 0)
      }
    }
    numbers = []
  }

  private static let counts: [Character: Int] = [
    "m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4, "q": 4, "t": 2, "a": 7,
  ]

  private mutating func draw(_ n: [CGFloat], isFirst: Bool) {
    let origin = letter.isLowercase ? current : .zero
    func point(_ index: Int) -> CGPoint { CGPoint(x: origin.x + n[index], y: origin.y + n[index + 1]) }
    /// Where a smooth curve's first control point is.
    var mirrored: CGPoint { control.map { CGPoint(x: 2 * current.x - $0.x, y: 2 * current.y - $0.y) } ?? current }
    var (end, last): (CGPoint, CGPoint?) = (current, nil)
    switch letter.lowercased() {
    case "m":
      end = point(0)
      if isFirst {
        path.move(to: end)
        start = end
      } else {
        path.addLine(to: end)
      }
    case "h":
      end.x = origin.x + n[0]
      path.addLine(to: end)
    case "v":
      end.y = origin.y + n[0]
      path.addLine(to: end)
    case "c", "s":
      let isSmooth = n.count == 4
      let first = isSmooth ? mirrored : point(0)
      let second = point(isSmooth ? 0 : 2)
      (end, last) = (point(isSmooth ? 2 : 4), second)
      path.addCurve(to: end, control1: first, control2: second)
    case "q", "t":
      let middle = n.count == 2 ? mirrored : point(0)
      (end, last) = (point(n.count - 2), middle)
      path.addQuadCurve(to: end, control: middle)
    default:
      end = point(n.count - 2)
      path.addLine(to: end)
    }
    (current, control) = (end, last)
  }
}
