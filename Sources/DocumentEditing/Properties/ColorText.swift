/// Colours as people write them, and as Interface Builder does.
enum ColorText {
  /// UIKit's colours by their names: red, green and blue, or one shade of grey. Source: Apple's "UIColor".
  private static let named: [String: [Double]] = [
    "white": [1], "black": [0], "darkGray": [1 / 3], "gray": [0.5], "lightGray": [2 / 3], "red": [1, 0, 0],
    "green": [0, 1, 0], "blue": [0, 0, 1], "cyan": [0, 1, 1], "yellow": [1, 1, 0], "magenta": [1, 0, 1],
    "orange": [1, 0.5, 0], "purple": [0.5, 0, 0.5], "brown": [0.6, 0.4, 0.2],
  ]

  static func isNamed(_ value: String) -> Bool { named[value] != nil }

  /// The attributes of a `<color>`: `#RRGGBB`, `#RRGGBBAA`, `red`, `systemBackgroundColor`, `named:Accent`, `clear`.
  static func attributes(_ value: String) throws(CompositeProperty.ValueError) -> [(String, String)] {
    if let parts = named[value] { return components(parts, alpha: 1) }
    if value == "clear" { return components([0], alpha: 0) }
    if value.hasPrefix("named:") { return [("name", String(value.dropFirst(6)))] }
    if value.hasSuffix("Color") { return [("systemColor", value)] }
    var digits = String(value.dropFirst())
    if digits.count == 3 { digits = digits.map { "\($0)\($0)" }.joined() }
    guard value.hasPrefix("#"), digits.count == 6 || digits.count == 8, digits.allSatisfy(\.isHexDigit),
      let number = UInt64(digits, radix: 16)
    else {
      throw CompositeProperty.ValueError(
        message: "'\(value)' is no colour: #RGB, #RRGGBB, #RRGGBBAA, \(named.keys.sorted().joined(separator: ", ")), "
          + "clear, none, a system colour as systemBackground or label, or named:NAME of an asset catalogue")
    }
    let rgba = digits.count == 8 ? number : number << 8 | 0xFF
    let parts = [24, 16, 8, 0].map { Double((rgba >> $0) & 0xFF) / 255 }
    return components(Array(parts[..<3]), alpha: parts[3])
  }

  private static func components(_ parts: [Double], alpha: Double) -> [(String, String)] {
    let names = parts.count == 1 ? ["white"] : ["red", "green", "blue"]
    return zip(names + ["alpha"], (parts + [alpha]).map { NumberText.text($0) }).map { ($0, $1) } + [
      ("colorSpace", "custom"), ("customColorSpace", parts.count == 1 ? "genericGamma22GrayColorSpace" : "sRGB"),
    ]
  }
}
