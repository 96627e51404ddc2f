internal import InterfaceBuilder
internal import UIKitCore

/// `<fontDescription>` and `<font>` elements.
@MainActor
struct FontDecoder {
  /// The text size that text styles take.
  let textSize: UIContentSizeCategory

  func font(_ element: IBElement) -> UIFont? {
    let named = element.string("size").flatMap { Self.sizes[$0] }
    let size = element.number("pointSize") ?? element.number("size") ?? named ?? 17
    if let style = element.string("style") {
      element.note("type", "name", "family", "weight", "pointSize")
      return UIFont.preferredFont(
        forTextStyle: UIFont.TextStyle(rawValue: style),
        compatibleWith: UITraitCollection(preferredContentSizeCategory: textSize))
    }
    let weight = element.string("weight").flatMap { Self.weights[$0] }
    element.note("family")
    if let name = element.string("name") { return UIFont(name: name, size: size) }
    switch element.string("type") {
    case "boldSystem": return .boldSystemFont(ofSize: size)
    case "italicSystem": return .italicSystemFont(ofSize: size)
    default: return .systemFont(ofSize: size, weight: weight ?? .regular)
    }
  }

  /// Sizes by their roles, in points.
  private static let sizes: [String: CGFloat] = [
    "system": UIFont.systemFontSize, "smallSystem": UIFont.smallSystemFontSize, "label": UIFont.labelFontSize,
    "button": UIFont.buttonFontSize,
  ]

  private static let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
}
