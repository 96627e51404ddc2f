internal import InterfaceBuilder
internal import UIKitCore

/// `<fontDescription>` and `<font>` elements.
@MainActor
struct FontDecoder {
  /// The text size that text styles take.
  let textSize: UIContentSizeCategory
  /// See `SystemMetrics.hasEarlyTitles`.
  let hasEarlyTitles: Bool
  /// What the document tells of fonts that nothing else tells, by their names.
  let evidence: [String: FontEvidence]

  func font(_ element: IBElement) -> UIFont? {
    let named = element.string("size").flatMap { Self.sizes[$0] }
    let meta = element.string("metaFont").flatMap { Self.metaSizes[$0] }
    let stated = element.number("pointSize") ?? element.number("size")
    let size = stated.map { $0 == 0 ? Self.sizeOfNone : $0 } ?? named ?? meta ?? 17
    if let style = element.string("style").map(UIFont.TextStyle.init(rawValue:)) {
      element.note("type", "name", "family", "weight", "pointSize")
      if hasEarlyTitles, let size = Self.earlyTitles[style] { return .preferredFont(forTextStyle: style, size: size) }
      return .preferredFont(
        forTextStyle: style, compatibleWith: UITraitCollection(preferredContentSizeCategory: textSize))
    }
    let weight = element.string("weight").flatMap { Self.weights[$0] }
    element.note("family")
    if let name = element.string("name") { return UIFont(name: name, size: size, evidence[name]) }
    let type = element.string("type")
    if type == nil, weight == nil, let family = element.string("family"), !family.isEmpty {
      return UIFont(name: Self.fontOfFamilies, size: size, evidence[Self.fontOfFamilies])
    }
    switch type {
    case "boldSystem": return .boldSystemFont(ofSize: size)
    case "italicSystem": return .italicSystemFont(ofSize: size)
    default: return .systemFont(ofSize: size, weight: weight ?? Self.weight(ofMeta: element.string("metaFont")))
    }
  }

  /// Of fonts whose size is 0, in points.
  ///
  /// UIKIT: labels of cells that say `pointSize="0.0"` are as wide and high as at 12 points, Core Text's own default.
  private static let sizeOfNone = 12.0

  /// What texts have whose font is a family without a face.
  ///
  /// UIKIT: labels that say `family="Helvetica Neue"` alone are as wide and high as in Helvetica, which Core Text gives for
  /// what it does not find (ten labels of one repository; a guess).
  private static let fontOfFamilies = "Helvetica"

  /// In points; see `SystemMetrics.hasEarlyTitles`.
  private static let earlyTitles: [UIFont.TextStyle: CGFloat] = [.largeTitle: 30, .title1: 26, .title2: 20]

  /// Sizes by their roles, in points.
  private static let sizes: [String: CGFloat] = [
    "system": UIFont.systemFontSize, "smallSystem": UIFont.smallSystemFontSize, "label": UIFont.labelFontSize,
    "button": UIFont.buttonFontSize,
  ]

  /// Of `metaFont`s that leave their size out, in points.
  ///
  /// UIKIT: AppKit's sizes, also in documents for iOS: a title in `system` is as wide and high as at 13 points.
  private static let metaSizes: [String: CGFloat] = [
    "system": 13, "systemBold": 13, "message": 13, "menu": 13, "cellTitle": 12, "smallSystem": 11,
    "smallSystemBold": 11, "toolTip": 11, "label": 10,
  ]

  /// `systemBold` and its like end in their weight.
  private static func weight(ofMeta name: String?) -> UIFont.Weight {
    guard let name else { return .regular }
    return weights.first { name.hasSuffix($0.key.prefix(1).uppercased() + $0.key.dropFirst()) }?.value ?? .regular
  }

  private static let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
}
