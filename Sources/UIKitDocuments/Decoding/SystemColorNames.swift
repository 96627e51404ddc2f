package import UIKitCore

/// Names of system colours in documents.
@MainActor
package enum SystemColorNames {
  package static func color(_ name: String) -> UIColor? {
    let short = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    return colors[short]
  }

  /// A colour of the catalogue that Xcode offers its own system's colours in.
  ///
  /// A guess: documents of four repositories name `systemGreenColor`, `systemRedColor` or `systemYellowColor` there, those
  /// of others what macOS alone has, which gets the value of its light look. Nobody has seen the running programs.
  package static func catalogColor(_ name: String) -> UIColor? { color(name) ?? catalog[name] }
  private static let catalog: [String: UIColor] = [
    "textColor": .black, "controlTextColor": .black, "knobColor": .white, "selectedKnobColor": .white,
    "controlBackgroundColor": .white, "textBackgroundColor": .white, "selectedMenuItemTextColor": .white,
    "alternateSelectedControlTextColor": .white, "controlColor": .white,
    "windowBackgroundColor": UIColor(white: 0.925, alpha: 1), "gridColor": UIColor(white: 0.9, alpha: 1),
    "selectedControlColor": UIColor(red: 0.7, green: 0.843, blue: 1, alpha: 1),
    "selectedTextBackgroundColor": UIColor(red: 0.7, green: 0.843, blue: 1, alpha: 1),
    "selectedMenuItemColor": UIColor(red: 0.034, green: 0.417, blue: 0.853, alpha: 1),
  ]

  private static let colors: [String: UIColor] = [
    "systemBackground": .systemBackground, "secondarySystemBackground": .secondarySystemBackground,
    "tertiarySystemBackground": .tertiarySystemBackground, "systemGroupedBackground": .systemGroupedBackground,
    "groupTableViewBackground": .systemGroupedBackground,
    "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground, "label": .label,
    "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel, "quaternaryLabel": .quaternaryLabel,
    "placeholderText": .placeholderText, "separator": .separator, "opaqueSeparator": .opaqueSeparator, "link": .link,
    "systemFill": .systemFill, "secondarySystemFill": .secondarySystemFill, "tertiarySystemFill": .tertiarySystemFill,
    "quaternarySystemFill": .quaternarySystemFill, "systemRed": .systemRed, "systemGreen": .systemGreen,
    "systemBlue": .systemBlue, "systemOrange": .systemOrange, "systemYellow": .systemYellow,
    "systemPink": .systemPink, "systemPurple": .systemPurple, "systemTeal": .systemTeal,
    "systemIndigo": .systemIndigo, "systemBrown": .systemBrown, "systemGray": .systemGray, "systemGray2": .systemGray2,
    "systemGray3": .systemGray3, "systemGray4": .systemGray4, "systemGray5": .systemGray5,
    "systemGray6": .systemGray6, "white": .white, "black": .black, "clear": .clear,
    "darkText": .darkText, "lightText": .lightText, "tint": .systemBlue,
    "table": .systemBlue,
  ]
}
