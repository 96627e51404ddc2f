import Foundation
import UIDisplayList

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What lies in the elements of a drawing in SVG that have an id: their paths and lines, in the drawing's coordinates.
final class SVGGroups: NSObject, XMLParserDelegate {
  private struct Element {
    var id: String?
    var transform: CGAffineTransform
  }

  private var paths: [String: Path] = [:]
  private var open: [Element] = []

  /// Reads as far as the text is XML. A text that declares entities is not read: no template does.
  static func paths(in text: String) -> [String: Path] {
    guard !text.contains("<!ENTITY") else { return [:] }
    let groups = SVGGroups()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = groups
    parser.shouldResolveExternalEntities = false
    _ = parser.parse()
    return groups.paths
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    let outer = open.last?.transform ?? .identity
    let element = Element(
      id: attributes["id"],
      transform: attributes["transform"].map { Self.transform($0).concatenating(outer) } ?? outer)
    open.append(element)
    guard let path = Self.path(name, attributes)?.applying(element.transform) else { return }
    for id in open.compactMap(\.id) { paths[id, default: Path()].addPath(path) }
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    open.removeLast()
  }

  private static func path(_ element: String, _ attributes: [String: String]) -> Path? {
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
