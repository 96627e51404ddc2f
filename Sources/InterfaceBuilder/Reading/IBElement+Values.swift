public import Foundation

extension IBElement {
  /// `<rect key=…>`.
  public func rect(key: String) -> CGRect? {
    guard let e = child(key: key, "rect") else { return nil }
    return CGRect(
      x: e.number("x") ?? 0, y: e.number("y") ?? 0, width: e.number("width") ?? 0, height: e.number("height") ?? 0)
  }

  /// The view's `<frame key="frameInset">`, as the first Xcode 8 wrote it: of near distance, extent and far distance any
  /// two for an axis.
  ///
  /// - Parameter size: of the view that it stands in, in points.
  package func insetFrame(in size: CGSize) -> CGRect? {
    guard let inset = child(key: "frameInset", "frame") else { return nil }
    func line(_ near: String, _ extent: String, _ far: String, _ container: CGFloat) -> (CGFloat, CGFloat) {
      let (start, length, end) = (inset.number(near), inset.number(extent), inset.number(far))
      let size = length ?? Double(container) - (start ?? 0) - (end ?? 0)
      if let start { return (start, size) }
      return (end.map { Double(container) - $0 - size } ?? 0, size)
    }
    let (x, width) = line("minX", "width", "maxX", size.width)
    let (y, height) = line("minY", "height", "maxY", size.height)
    return CGRect(x: x, y: y, width: width, height: height)
  }

  /// `<size key=…>`.
  public func size(key: String) -> CGSize? {
    child(key: key, "size").map { CGSize(width: $0.number("width") ?? 0, height: $0.number("height") ?? 0) }
  }

  /// `<point key=…>`.
  public func point(key: String) -> CGPoint? {
    child(key: key, "point").map { CGPoint(x: $0.number("x") ?? 0, y: $0.number("y") ?? 0) }
  }

  /// `<offsetWrapper key=…>`, in points.
  public func offset(key: String) -> (horizontal: Double, vertical: Double)? {
    child(key: key, "offsetWrapper").map { ($0.number("horizontal") ?? 0, $0.number("vertical") ?? 0) }
  }

  /// `<inset key=…>` (near and far distances) or `<edgeInsets key=…>`.
  public func insets(key: String) -> IBInsets? {
    guard let e = child(key: key) else { return nil }
    switch e.name {
    case "inset":
      return IBInsets(
        top: e.number("minY") ?? 0, left: e.number("minX") ?? 0, bottom: e.number("maxY") ?? 0,
        right: e.number("maxX") ?? 0)
    case "edgeInsets", "directionalEdgeInsets":
      return IBInsets(
        top: e.number("top") ?? 0, left: e.number("left") ?? e.number("leading") ?? 0, bottom: e.number("bottom") ?? 0,
        right: e.number("right") ?? e.number("trailing") ?? 0)
    default: return nil
    }
  }

  /// A text that stands in the attribute, in a `<string key=…>` child (line breaks, markup) or is `<nil key=…/>`.
  public func text(_ key: String) -> String? {
    if let value = string(key) { return value }
    guard let e = child(key: key) else { return nil }
    switch e.name {
    case "string", "mutableString":
      if e.string("base64-UTF8") == "YES" {
        return Data(base64Encoded: IBElement.padded(e.text)).flatMap { String(data: $0, encoding: .utf8) } ?? ""
      }
      return e.text
    default: return nil
    }
  }

  /// Interface Builder writes base64 over several lines and without padding.
  private static func padded(_ text: String) -> String {
    let packed = text.filter { !$0.isWhitespace }
    return packed + String(repeating: "=", count: (4 - packed.count % 4) % 4)
  }
}

/// Distances from the four edges, in points. For directional insets left means leading.
public struct IBInsets: Hashable, Sendable {
  /// In points.
  public var top: Double
  /// In points.
  public var left: Double
  /// In points.
  public var bottom: Double
  /// In points.
  public var right: Double
}
