import Foundation
import UIDisplayList

/// A symbol of one's own, as the SF Symbols app writes it: a drawing in SVG with a group for each weight and scale, at 100
/// points, and guides beside them.
///
/// DEVIATION: a weight between those that are drawn takes the nearest one instead of one between them; layers have one
/// colour.
/// Source: <https://developer.apple.com/documentation/uikit/creating-custom-symbol-images-for-your-app>
struct SymbolTemplate: Equatable, Sendable {
  /// In the order of `UIImage.SymbolWeight`, with its numbers.
  enum Weight: Int, Sendable {
    case ultraLight = 1
    case thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// With the numbers of `UIImage.SymbolScale`.
  enum Scale: Int, Sendable {
    case small = 1
    case medium, large
  }

  /// One drawing of the symbol.
  struct Variant: Equatable, Sendable {
    let weight: Weight
    let scale: Scale
    let path: Path
    /// From margin to margin, in the drawing's coordinates.
    let left: CGFloat
    let right: CGFloat
    /// Of the text that it stands beside.
    let baseline: CGFloat
  }

  private let variants: [Variant]
  /// A template is 3300 wide and 2200 high.
  private static let largest = CGRect(x: -20_000, y: -20_000, width: 40_000, height: 40_000)

  /// The text size that templates are drawn for, in points.
  static let pointSize: CGFloat = 100

  /// Nil for what is no template.
  init?(_ data: Data) {
    let groups = SVGGroups.paths(in: String(decoding: data, as: UTF8.self))
    let spaces = Self.spaces(in: groups)
    var variants: [Variant] = []
    for (weight, word) in Self.weights {
      for (scale, letter) in Self.scales {
        let name = "\(word)-\(letter)"
        guard let path = groups[name], case let box = path.boundingBox, !box.isNull, Self.largest.contains(box) else {
          continue
        }
        let own = Self.margins("-\(name)", in: groups)
        // A capital's height is 0.704 of the text's.
        variants.append(
          Variant(
            weight: weight, scale: scale, path: path, left: own?.left ?? box.minX - spaces.left * box.width,
            right: own?.right ?? box.maxX + spaces.right * box.width,
            baseline: groups["Baseline-\(letter)"]?.boundingBox.midY ?? box.midY + 0.352 * Self.pointSize))
      }
    }
    guard !variants.isEmpty else { return nil }
    self.variants = variants
  }

  /// The guides of a drawing, the outer sides of broad ones. They may lie within it.
  private static func margins(_ suffix: String, in groups: [String: Path]) -> (left: CGFloat, right: CGFloat)? {
    guard let left = groups["left-margin\(suffix)"]?.boundingBox.minX,
      let right = groups["right-margin\(suffix)"]?.boundingBox.maxX, right > left, right - left < largest.width
    else { return nil }
    return (left, right)
  }

  /// The spaces at the sides of a drawing without guides of its own, through its width: those of the regular one, for
  /// which the first templates have guides, and which hold "proportionally" for all weights and scales, as they say.
  private static func spaces(in groups: [String: Path]) -> (left: CGFloat, right: CGFloat) {
    guard let box = groups["Regular-M"]?.boundingBox, box.width > 0,
      let found = margins("", in: groups) ?? margins("-Regular-M", in: groups)
    else { return (0, 0) }
    return ((box.minX - found.left) / box.width, (found.right - box.maxX) / box.width)
  }

  /// The drawing that is nearest to a weight and a scale: of that scale where there is one.
  func variant(_ weight: Weight, _ scale: Scale) -> Variant {
    func distance(_ variant: Variant) -> Int {
      let (scales, weights) = (variant.scale.rawValue - scale.rawValue, variant.weight.rawValue - weight.rawValue)
      return abs(scales) * 100 + abs(weights)
    }
    return variants.min { distance($0) < distance($1) } ?? variants[0]
  }

  private static let weights: [(Weight, String)] = [
    (.regular, "Regular"), (.ultraLight, "Ultralight"), (.thin, "Thin"), (.light, "Light"), (.medium, "Medium"),
    (.semibold, "Semibold"), (.bold, "Bold"), (.heavy, "Heavy"), (.black, "Black"),
  ]
  private static let scales: [(Scale, String)] = [(.medium, "M"), (.small, "S"), (.large, "L")]
}
