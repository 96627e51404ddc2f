internal import InterfaceBuilder

/// `<fontDescription>` and `<font>` elements.
@MainActor
enum FontDecoder {
  static func font(_ element: IBElement) -> UIFont? {
    let size = element.number("pointSize") ?? element.number("size") ?? 17
    if let style = element.string("style") {
      element.note("type", "name", "family", "weight", "pointSize")
      return UIFont.preferredFont(
        forTextStyle: UIFont.TextStyle(rawValue: style),
        compatibleWith: UITraitCollection(preferredContentSizeCategory: Compatibility.current.documentTextSize))
    }
    let weight = element.string("weight").flatMap { weights[$0] }
    element.note("family")
    if let name = element.string("name") { return UIFont(name: name, size: size) }
    switch element.string("type") {
    case "boldSystem": return .boldSystemFont(ofSize: size)
    case "italicSystem": return .italicSystemFont(ofSize: size)
    default: return .systemFont(ofSize: size, weight: weight ?? .regular)
    }
  }

  private static let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
}
