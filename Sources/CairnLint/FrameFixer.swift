public import Foundation

/// Writes frames into a document's bytes, and touches nothing else.
public struct FrameFixer {
  private var bytes: [UInt8]

  public init(_ data: Data) { bytes = Array(data) }

  public var data: Data { Data(bytes) }

  /// Gives the object with this id another frame. False when its `<rect key="frame">` is not found.
  public mutating func setFrame(_ frame: LintFinding.Frame, ofObject id: String) -> Bool {
    guard let rect = rectangle(of: id) else { return false }
    let values = [("x", frame.x), ("y", frame.y), ("width", frame.width), ("height", frame.height)]
    let places = values.compactMap { name, value in
      attribute(name, in: rect).map { (place: $0, value: value) }
    }
    guard places.count == values.count else { return false }
    for (place, value) in places.sorted(by: { $0.place.lowerBound > $1.place.lowerBound }) {
      let old = String(decoding: bytes[place], as: UTF8.self)
      if let number = Double(old), abs(number - value) < 1e-6 { continue }
      // Interface Builder writes the zero of an origin as 0.0.
      let text = value == 0 ? "0.0" : FrameText.number(CGFloat(value))
      bytes.replaceSubrange(place, with: Array(text.utf8))
    }
    return true
  }

  /// The tag of the `<rect key="frame" …/>` that stands directly in the object's element.
  private func rectangle(of id: String) -> Range<Int>? {
    var tags = TagScanner(bytes)
    var depth = 0
    var objectDepth: Int?
    while let tag = tags.next() {
      switch tag.kind {
      case .end:
        depth -= 1
        if let objectDepth, depth < objectDepth { return nil }
      case .start, .empty:
        if let objectDepth {
          if depth == objectDepth, tag.name == "rect",
            attribute("key", in: tag.range).map({ String(decoding: bytes[$0], as: UTF8.self) }) == "frame"
          {
            return tag.range
          }
        } else if tag.kind == .start, !["outlet", "action", "segue", "outletCollection"].contains(tag.name),
          attribute("id", in: tag.range).map({ String(decoding: bytes[$0], as: UTF8.self) }) == id
        {
          objectDepth = depth + 1
        }
        if tag.kind == .start { depth += 1 }
      }
    }
    return nil
  }

  /// The value of an attribute within a tag.
  private func attribute(_ name: String, in tag: Range<Int>) -> Range<Int>? {
    let wanted = Array(" \(name)=\"".utf8)
    var index = tag.lowerBound
    while index + wanted.count <= tag.upperBound {
      if bytes[index..<(index + wanted.count)].elementsEqual(wanted) {
        let start = index + wanted.count
        guard let end = bytes[start..<tag.upperBound].firstIndex(of: UInt8(ascii: "\"")) else { return nil }
        return start..<end
      }
      index += 1
    }
    return nil
  }
}
