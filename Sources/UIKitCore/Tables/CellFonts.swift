/// The fonts of a cell's own labels, which follow the user's text size until the program gives them others.
@MainActor
struct CellFonts {
  private struct Given {
    weak var label: UILabel?
    var style: UIFont.TextStyle
    var plainSize: CGFloat
    var font: UIFont
  }
  private var given: [Given] = []

  /// - Parameters:
  ///   - style: whose sizes the label follows.
  ///   - plainSize: its size at the default text size, in points.
  mutating func follow(_ label: UILabel, _ style: UIFont.TextStyle, _ plainSize: CGFloat, _ traits: UITraitCollection) {
    let font = Self.font(style, plainSize, traits)
    label.font = font
    if traits.preferredContentSizeCategory.isAccessibilityCategory { label.numberOfLines = 0 }
    given.append(Given(label: label, style: style, plainSize: plainSize, font: font))
  }

  mutating func update(_ labels: [UILabel?], _ traits: UITraitCollection) {
    for index in given.indices {
      guard let label = given[index].label, labels.contains(where: { $0 === label }), label.font == given[index].font
      else { continue }
      let font = Self.font(given[index].style, given[index].plainSize, traits)
      label.font = font
      // UIKIT: at the accessibility sizes texts take as many lines as they need (Apple's talks on large text; a guess
      // as to the cell's own labels).
      if traits.preferredContentSizeCategory.isAccessibilityCategory, label.numberOfLines == 1 {
        label.numberOfLines = 0
      }
      given[index].font = font
    }
  }

  private static func font(_ style: UIFont.TextStyle, _ plainSize: CGFloat, _ traits: UITraitCollection) -> UIFont {
    let category = traits.preferredContentSizeCategory
    guard category != .large, category != .unspecified else { return .systemFont(ofSize: plainSize) }
    return .preferredFont(forTextStyle: style, compatibleWith: traits)
  }
}
