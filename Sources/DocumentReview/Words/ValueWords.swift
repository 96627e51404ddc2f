package import DocumentEditing

/// Values of a document in words that are the same for what means the same.
package enum ValueWords {
  /// `system semibold 17`, `Avenir-Heavy 14`, `text style Body`.
  package static func font(_ element: SyntaxElement) -> String {
    // Fonts of attributed texts have another name for it; some sizes have names.
    let size = number(element["pointSize"]) ?? element["size"].map { number($0) ?? $0 }
    if let style = element["style"] {
      return "text style \(style.hasPrefix("UICTFontTextStyle") ? String(style.dropFirst(17)) : style)"
    }
    if let name = element["name"] { return [name, size].compactMap(\.self).joined(separator: " ") }
    let kinds = ["boldSystem": "system bold", "italicSystem": "system italic"]
    let kind = element["type"].map { kinds[$0] ?? $0 } ?? element["metaFont"] ?? "system"
    return [kind, element["weight"], size].compactMap(\.self).joined(separator: " ")
  }

  /// `#1A2B3C`, `white`, a name of a catalogue, a colour of the system.
  package static func color(_ element: SyntaxElement) -> String {
    if let name = element["name"] { return name }
    if let name = element["systemColor"] ?? element["xcode11CocoaTouchSystemColor"]
      ?? element["cocoaTouchSystemColor"]
    {
      return systemName(name)
    }
    // A damaged document may have no number there, or none that a percentage could tell.
    let stated = Double(element["alpha"] ?? "1") ?? 1
    let alpha = stated.isFinite ? min(max(stated, 0), 1) : 1
    let components: [Double]
    if let white = element["white"].flatMap({ Double($0) }) {
      components = [white, white, white]
    } else if element["red"] != nil {
      components = ["red", "green", "blue"].map { Double(element[$0] ?? "0") ?? 0 }
    } else {
      return element.attributes.filter { $0.name != "key" }.map { "\($0.name) \($0.value)" }.joined(separator: ", ")
    }
    let digits = components.map { hexadecimal($0) }.joined()
    let space = element["customColorSpace"] == "displayP3" ? " in display P3" : ""
    if alpha == 0 { return "clear" }
    let name = ["000000": "black", "FFFFFF": "white"][digits] ?? "#\(digits)"
    return (alpha == 1 ? name : "\(name), \(Int((alpha * 100).rounded())) %") + space
  }

  private static func hexadecimal(_ component: Double) -> String {
    guard component.isFinite else { return "??" }
    let text = String(Int((min(max(component, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
    return text.count == 1 ? "0" + text : text
  }

  private static func systemName(_ name: String) -> String {
    let known = ["darkTextColor": "black", "whiteColor": "white", "blackColor": "black", "clearColor": "clear"]
    return known[name] ?? name
  }

  /// `(16, 20, 100, 21)` of a rectangle, point, size or insets.
  package static func numbers(_ element: SyntaxElement) -> String {
    let values = element.attributes.filter { $0.name != "key" }
    let isPlain = ["rect", "point", "size"].contains(element.name)
    let sides = ["minX": "left", "minY": "top", "maxX": "right", "maxY": "bottom"]
    return "("
      + values.map {
        isPlain ? number($0.value) ?? $0.value : "\(sides[$0.name] ?? $0.name) \(number($0.value) ?? $0.value)"
      }
      .joined(separator: ", ") + ")"
  }

  /// The frame of a view of which Xcode 8.0 wrote how far it is inside of its container: of near distance, extent and far
  /// distance any two for an axis.
  ///
  /// - Parameter container: the container's frame in words; nil where nobody knows it.
  package static func frame(inset: SyntaxElement, in container: String?) -> String? {
    let size = (container ?? "").split { "(), ".contains($0) }.suffix(2).map { Double($0) }
    func axis(_ near: String, _ extent: String, _ far: String, _ container: Double?) -> (Double, Double)? {
      let (start, length, end) = (number(near), number(extent), number(far))
      if let length, start != nil || end == nil { return (start ?? 0, length) }
      guard let container else { return nil }
      let found = length ?? container - (start ?? 0) - (end ?? 0)
      return (start ?? container - (end ?? 0) - found, found)
    }
    func number(_ name: String) -> Double? { inset[name].flatMap { Double($0) } }
    guard let (x, width) = axis("minX", "width", "maxX", size.first ?? nil),
      let (y, height) = axis("minY", "height", "maxY", size.last ?? nil)
    else { return nil }
    return "(" + [x, y, width, height].map { Self.number(String($0)) ?? "" }.joined(separator: ", ") + ")"
  }

  /// `autoresizes width, flexible bottom`.
  package static func mask(_ element: SyntaxElement) -> String {
    let set = element.attributes.filter { $0.value == "YES" }.map(\.name).sorted()
    return set.isEmpty ? "none" : set.joined(separator: ", ")
  }

  /// The canvas: `4.7-inch phone, portrait`, `9.7-inch pad, landscape, dark`.
  package static func device(_ element: SyntaxElement) -> String {
    let id = element["id"] ?? ""
    var name = id
    for (prefix, kind) in [("retina", "phone"), ("ipad", "pad")] where id.hasPrefix(prefix) {
      let parts = id.dropFirst(prefix.count).split(separator: "_")
      if parts.count >= 2, parts[0].allSatisfy(\.isNumber), let digit = parts[1].first, digit.isNumber {
        // Later screens of a size have another digit: `retina6_12`.
        name = "\(parts[0]).\(digit)-inch \(kind)"
        if parts[1].count > 1 || parts.count > 2 { name += " (\(id))" }
      }
    }
    let looks = element["appearance"].flatMap { $0 == "light" ? nil : $0 }
    return [name, element["orientation"], looks].compactMap(\.self).joined(separator: ", ")
  }

  /// `17`, not `17.0`.
  package static func number(_ text: String?) -> String? {
    guard let text else { return nil }
    guard let value = Double(text), value.isFinite, abs(value) < 1e12 else { return text }
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }
}
