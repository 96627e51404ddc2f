extension SystemColor {
  /// The colours of iOS 15 and later.
  ///
  /// Documented: <https://developer.apple.com/design/human-interface-guidelines/color>; fills, labels and backgrounds as
  /// public tables of the resolved values give them.
  static let table: [String: SystemColor] = Dictionary(uniqueKeysWithValues: all.map { ($0.propertyName, $0) })

  private static let all: [SystemColor] = [
    SystemColor(
      "systemRed", light: Value(0xFF3B30), dark: Value(0xFF453A),
      highContrastLight: Value(0xD70015), highContrastDark: Value(0xFF6961)),
    SystemColor(
      "systemOrange", light: Value(0xFF9500), dark: Value(0xFF9F0A),
      highContrastLight: Value(0xC93400), highContrastDark: Value(0xFFB340)),
    SystemColor(
      "systemYellow", light: Value(0xFFCC00), dark: Value(0xFFD60A),
      highContrastLight: Value(0xB25000), highContrastDark: Value(0xFFD426)),
    SystemColor(
      "systemGreen", light: Value(0x34C759), dark: Value(0x30D158),
      highContrastLight: Value(0x248A3D), highContrastDark: Value(0x30DB5B)),
    SystemColor(
      "systemMint", light: Value(0x00C7BE), dark: Value(0x63E6E2),
      highContrastLight: Value(0x0C817B), highContrastDark: Value(0x66D4CF)),
    SystemColor(
      "systemTeal", light: Value(0x30B0C7), dark: Value(0x40C8E0),
      highContrastLight: Value(0x008299), highContrastDark: Value(0x5DE6FF)),
    SystemColor(
      "systemCyan", light: Value(0x32ADE6), dark: Value(0x64D2FF),
      highContrastLight: Value(0x0071A4), highContrastDark: Value(0x70D7FF)),
    SystemColor(
      "systemBlue", light: Value(0x007AFF), dark: Value(0x0A84FF),
      highContrastLight: Value(0x0040DD), highContrastDark: Value(0x409CFF)),
    SystemColor(
      "systemIndigo", light: Value(0x5856D6), dark: Value(0x5E5CE6),
      highContrastLight: Value(0x3634A3), highContrastDark: Value(0x7D7AFF)),
    SystemColor(
      "systemPurple", light: Value(0xAF52DE), dark: Value(0xBF5AF2),
      highContrastLight: Value(0x8944AB), highContrastDark: Value(0xDA8FFF)),
    SystemColor(
      "systemPink", light: Value(0xFF2D55), dark: Value(0xFF375F),
      highContrastLight: Value(0xD30F45), highContrastDark: Value(0xFF6482)),
    SystemColor(
      "systemBrown", light: Value(0xA2845E), dark: Value(0xAC8E68),
      highContrastLight: Value(0x7F6545), highContrastDark: Value(0xB59469)),
    SystemColor(
      "systemGray", light: Value(0x8E8E93), dark: Value(0x8E8E93),
      highContrastLight: Value(0x6C6C70), highContrastDark: Value(0xAEAEB2)),
    SystemColor(
      "systemGray2", light: Value(0xAEAEB2), dark: Value(0x636366),
      highContrastLight: Value(0x8E8E93), highContrastDark: Value(0x7C7C80)),
    SystemColor(
      "systemGray3", light: Value(0xC7C7CC), dark: Value(0x48484A),
      highContrastLight: Value(0xAEAEB2), highContrastDark: Value(0x545456)),
    SystemColor(
      "systemGray4", light: Value(0xD1D1D6), dark: Value(0x3A3A3C),
      highContrastLight: Value(0xBCBCC0), highContrastDark: Value(0x444446)),
    SystemColor(
      "systemGray5", light: Value(0xE5E5EA), dark: Value(0x2C2C2E),
      highContrastLight: Value(0xD8D8DC), highContrastDark: Value(0x363638)),
    SystemColor(
      "systemGray6", light: Value(0xF2F2F7), dark: Value(0x1C1C1E),
      highContrastLight: Value(0xEBEBF0), highContrastDark: Value(0x242426)),
    SystemColor(
      "label", light: Value(0x000000), dark: Value(0xFFFFFF)),
    SystemColor(
      "secondaryLabel", light: Value(0x3C3C43, 0.6), dark: Value(0xEBEBF5, 0.6),
      highContrastLight: Value(0x3C3C43, 0.8), highContrastDark: Value(0xEBEBF5, 0.7)),
    SystemColor(
      "tertiaryLabel", light: Value(0x3C3C43, 0.3), dark: Value(0xEBEBF5, 0.3),
      highContrastLight: Value(0x3C3C43, 0.7), highContrastDark: Value(0xEBEBF5, 0.55)),
    SystemColor(
      "quaternaryLabel", light: Value(0x3C3C43, 0.18), dark: Value(0xEBEBF5, 0.16),
      highContrastLight: Value(0x3C3C43, 0.55), highContrastDark: Value(0xEBEBF5, 0.4)),
    SystemColor(
      "placeholderText", light: Value(0x3C3C43, 0.3), dark: Value(0xEBEBF5, 0.3),
      highContrastLight: Value(0x3C3C43, 0.7), highContrastDark: Value(0xEBEBF5, 0.55)),
    SystemColor(
      "link", light: Value(0x007AFF), dark: Value(0x0984FF),
      highContrastLight: Value(0x0040DD), highContrastDark: Value(0x409CFF)),
    SystemColor(
      "separator", light: Value(0x3C3C43, 0.29), dark: Value(0x545458, 0.6),
      highContrastLight: Value(0x3C3C43, 0.37), highContrastDark: Value(0x545458, 0.7)),
    SystemColor(
      "opaqueSeparator", light: Value(0xC6C6C8), dark: Value(0x38383A),
      highContrastLight: Value(0xC6C6C8), highContrastDark: Value(0x38383A)),
    SystemColor(
      "systemFill", light: Value(0x787880, 0.2), dark: Value(0x787880, 0.36),
      highContrastLight: Value(0x787880, 0.28), highContrastDark: Value(0x787880, 0.44)),
    SystemColor(
      "secondarySystemFill", light: Value(0x787880, 0.16), dark: Value(0x787880, 0.32),
      highContrastLight: Value(0x787880, 0.24), highContrastDark: Value(0x787880, 0.4)),
    SystemColor(
      "tertiarySystemFill", light: Value(0x767680, 0.12), dark: Value(0x767680, 0.24),
      highContrastLight: Value(0x767680, 0.2), highContrastDark: Value(0x767680, 0.32)),
    SystemColor(
      "quaternarySystemFill", light: Value(0x747480, 0.08), dark: Value(0x767680, 0.18),
      highContrastLight: Value(0x747480, 0.16), highContrastDark: Value(0x767680, 0.26)),
    SystemColor(
      "systemBackground", light: Value(0xFFFFFF), dark: Value(0x000000),
      highContrastLight: Value(0xFFFFFF), highContrastDark: Value(0x000000),
      elevatedDark: Value(0x1C1C1E), elevatedHighContrastDark: Value(0x242426)),
    SystemColor(
      "secondarySystemBackground", light: Value(0xF2F2F7), dark: Value(0x1C1C1E),
      highContrastLight: Value(0xEBEBF0), highContrastDark: Value(0x242426),
      elevatedDark: Value(0x2C2C2E), elevatedHighContrastDark: Value(0x363638)),
    SystemColor(
      "tertiarySystemBackground", light: Value(0xFFFFFF), dark: Value(0x2C2C2E),
      highContrastLight: Value(0xFFFFFF), highContrastDark: Value(0x363638),
      elevatedDark: Value(0x3A3A3C), elevatedHighContrastDark: Value(0x444446)),
    SystemColor(
      "systemGroupedBackground", light: Value(0xF2F2F7), dark: Value(0x000000),
      highContrastLight: Value(0xEBEBF0), highContrastDark: Value(0x000000),
      elevatedDark: Value(0x1C1C1E), elevatedHighContrastDark: Value(0x242426)),
    SystemColor(
      "secondarySystemGroupedBackground", light: Value(0xFFFFFF), dark: Value(0x1C1C1E),
      highContrastLight: Value(0xFFFFFF), highContrastDark: Value(0x242426),
      elevatedDark: Value(0x2C2C2E), elevatedHighContrastDark: Value(0x363638)),
    SystemColor(
      "tertiarySystemGroupedBackground", light: Value(0xF2F2F7), dark: Value(0x2C2C2E),
      highContrastLight: Value(0xEBEBF0), highContrastDark: Value(0x363638),
      elevatedDark: Value(0x3A3A3C), elevatedHighContrastDark: Value(0x444446)),
  ]

  /// The colour of this name; nil where there is none.
  static func known(_ propertyName: String) -> SystemColor? { table[propertyName] }

  static func named(_ propertyName: String) -> SystemColor {
    guard let color = table[propertyName] else { preconditionFailure("no system colour \(propertyName)") }
    return color
  }
}
