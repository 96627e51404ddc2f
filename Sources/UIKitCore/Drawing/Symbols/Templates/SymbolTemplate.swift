import Foundation
import UIDisplayList

/// A symbol of one's own, as the SF Symbols app writes it: a drawing in SVG with a group for each weight and scale, at 100
/// points, and guides beside them.
///
/// DEVIATION: a weight between those that are drawn takes the nearest one instead of one between them; layers have one
/// colour.
/// Source: <https://developer.apple.com/documentation/uikit/creating-custom-symbol-images-for-your-app>
struct SymbolTemplate: Equatable, Sendable {
  /// One drawing of the symbol.
  struct Variant: Equatable, Sendable {
    let weight: UIImage.SymbolWeight
    let scale: UIImage.SymbolScale
    let path: Path
    /// From margin to margin, in the drawing's coordinates.
    let left: CGFloat
    let right: CGFloat
  }

  private let variants: [Variant]

  /// The text size that templates are drawn for, in points.
  static let pointSize: CGFloat = 100

  /// Nil for what is no template.
  init?(_ data: Data) {
    let groups = SVGGroups(String(decoding: data, as: UTF8.self)).paths
    var variants: [Variant] = []
    for (weight, word) in Self.weights {
      for (scale, letter) in Self.scales {
        let name = "\(word)-\(letter)"
        guard let path = groups[name], !path.boundingBox.isNull else { continue }
        let box = path.boundingBox
        // Earlier templates have margins for one drawing alone; the others take its space at the sides.
        let margins = ["-\(name)", ""].lazy.compactMap { suffix -> (CGFloat, CGFloat)? in
          guard let left = groups["left-margin\(suffix)"]?.boundingBox.midX,
            let right = groups["right-margin\(suffix)"]?.boundingBox.midX, left <= box.minX, right >= box.maxX
          else { return nil }
          return (left, right)
        }.first
        let (left, right) = margins ?? (box.minX, box.maxX)
        variants.append(Variant(weight: weight, scale: scale, path: path, left: left, right: right))
      }
    }
    guard !variants.isEmpty else { return nil }
    self.variants = variants
  }

  /// The drawing that is nearest to a weight and a scale: of that scale where there is one.
  func variant(_ weight: UIImage.SymbolWeight, _ scale: UIImage.SymbolScale) -> Variant {
    let weight = weight == .unspecified ? .regular : weight
    let scale = scale == .small || scale == .large ? scale : .medium
    func distance(_ variant: Variant) -> Int {
      let (scales, weights) = (variant.scale.rawValue - scale.rawValue, variant.weight.rawValue - weight.rawValue)
      return abs(scales) * 100 + abs(weights)
    }
    return variants.min { distance($0) < distance($1) } ?? variants[0]
  }

  private static let weights: [(UIImage.SymbolWeight, String)] = [
    (.regular, "Regular"), (.ultraLight, "Ultralight"), (.thin, "Thin"), (.light, "Light"), (.medium, "Medium"),
    (.semibold, "Semibold"), (.bold, "Bold"), (.heavy, "Heavy"), (.black, "Black"),
  ]
  private static let scales: [(UIImage.SymbolScale, String)] = [(.medium, "M"), (.small, "S"), (.large, "L")]
}
