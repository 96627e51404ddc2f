internal import DocumentEditing
internal import Foundation

/// A colour by its components, in the fewest digits that give the same eight bits; by UIKit's name where it has one.
struct ColorCode {
  private let components: [String]
  private let alpha: String

  /// - Returns: nil for an element without components.
  init?(_ element: SyntaxElement) {
    let white = Self.component(element["white"])
    let colors = ["red", "green", "blue"].compactMap { Self.component(element[$0]) }
    guard white != nil || colors.count == 3 else { return nil }
    components = white.map { [$0, $0, $0] } ?? colors
    alpha = Self.component(element["alpha"]) ?? "1"
  }

  var text: String {
    if alpha == "0" { return ".clear" }
    if alpha == "1", let name = Self.names[components] { return ".\(name)" }
    if Set(components).count == 1 { return "UIColor(white: \(components[0]), alpha: \(alpha))" }
    return "UIColor(red: \(components[0]), green: \(components[1]), blue: \(components[2]), alpha: \(alpha))"
  }

  private static let names = [
    ["0", "0", "0"]: "black", ["0.333", "0.333", "0.333"]: "darkGray", ["0.5", "0.5", "0.5"]: "gray",
    ["0.667", "0.667", "0.667"]: "lightGray", ["1", "1", "1"]: "white", ["1", "0", "0"]: "red",
    ["0", "1", "0"]: "green", ["0", "0", "1"]: "blue", ["0", "1", "1"]: "cyan", ["1", "0", "1"]: "magenta",
    ["1", "1", "0"]: "yellow", ["1", "0.5", "0"]: "orange", ["0.5", "0", "0.5"]: "purple",
    ["0.6", "0.4", "0.2"]: "brown",
  ]

  /// Between 0 and 1; beyond that where the colour space is wider than sRGB.
  private static func component(_ text: String?) -> String? {
    guard let text, let value = Double(text), value.isFinite, abs(value) < 1000 else { return nil }
    for scale in [1.0, 10, 100] {
      let short = (value * scale).rounded() / scale
      if (short * 255).rounded() == (value * 255).rounded() { return CodeValues.number(String(short)) }
    }
    return CodeValues.number(String((value * 1000).rounded() / 1000))
  }
}
