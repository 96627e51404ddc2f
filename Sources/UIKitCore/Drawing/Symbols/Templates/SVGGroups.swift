import Foundation
import UIDisplayList

/// What lies in the elements of a drawing in SVG that have an id: their paths and lines, in the drawing's coordinates.
struct SVGGroups {
  private(set) var paths: [String: Path] = [:]

  private struct Element {
    var id: String?
    var transform: CGAffineTransform
  }

  /// Reads as far as the text says something: elements, their ids, transforms, paths and lines.
  init(_ text: String) {
    var open: [Element] = []
    for tag in Self.tags(text) {
      if tag.first == "/" {
        _ = open.popLast()
        continue
      }
      let name = tag.prefix { $0.isLetter }
      guard !name.isEmpty else { continue }
      let attributes = Self.attributes(tag.dropFirst(name.count))
      let outer = open.last?.transform ?? .identity
      let element = Element(
        id: attributes["id"],
        transform: attributes["transform"].map { Self.transform($0).concatenating(outer) } ?? outer)
      if let path = Self.path(name, attributes)?.applying(element.transform) {
        for id in (open + [element]).compactMap(\.id) { paths[id, default: Path()].addPath(path) }
      }
      if tag.last != "/" { open.append(element) }
    }
  }

  /// What stands between `<` and `>`, quotes considered.
  private static func tags(_ text: String) -> [Substring] {
    var (tags, start, quote): ([Substring], String.Index?, Character?) = ([], nil, nil)
    for index in text.indices {
      let character = text[index]
      if let first = start {
        if quote == nil, character == "\"" || character == "'" {
          quote = character
        } else if quote == character {
          quote = nil
        } else if quote == nil, character == ">" {
          tags.append(text[first..<index])
          start = nil
        }
      } else if character == "<" {
        start = text.index(after: index)
      }
    }
    return tags
  }

  private static func attributes(_ text: Substring) -> [String: String] {
    let pairs = text.matches(of: /([A-Za-z0-9:_-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/)
    return Dictionary(pairs.map { (String($0.1), String($0.2 ?? $0.3 ?? "")) }) { first, _ in first }
  }

  private static func path(_ element: Substring, _ attributes: [String: String]) -> Path? {
    switch element {
    case "path": return attributes["d"].map { SVGPathData.path($0) }
    case "line":
      let numbers = ["x1", "y1", "x2", "y2"].map { attributes[$0].flatMap(Double.init) ?? 0 }
      guard numbers.allSatisfy(\.isFinite) else { return nil }
      var line = Path()
      line.move(to: CGPoint(x: numbers[0], y: numbers[1]))
      line.addLine(to: CGPoint(x: numbers[2], y: numbers[3]))
      return line
    case "rect" where attributes["id"]?.contains("margin") == true:
      // Margins of the first templates; what else is a rectangle there only holds others together.
      let numbers = ["x", "y", "width", "height"].map { attributes[$0].flatMap(Double.init) ?? 0 }
      guard numbers.allSatisfy(\.isFinite) else { return nil }
      var box = Path()
      box.addRect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
      return box
    default: return nil
    }
  }

  /// `matrix(…)`, `translate(…)` and `scale(…)`, the last one nearest to what is drawn.
  private static func transform(_ text: String) -> CGAffineTransform {
    text.matches(of: /(matrix|translate|scale)\s*\(([^)]*)\)/).reduce(.identity) { outer, match in
      let n = match.2.split { $0 == " " || $0 == "," }.compactMap { Double($0) }.filter(\.isFinite)
      let own: CGAffineTransform
      switch (match.1, n.count) {
      case ("matrix", 6): own = CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
      case ("translate", 1...2): own = CGAffineTransform(translationX: n[0], y: n.count > 1 ? n[1] : 0)
      case ("scale", 1...2): own = CGAffineTransform(scaleX: n[0], y: n.count > 1 ? n[1] : n[0])
      default: own = .identity
      }
      return own.concatenating(outer)
    }
  }
}
