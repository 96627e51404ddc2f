import Foundation
import UIDisplayList

/// The `Contents.json` of an image set.
struct ImageSet: Sendable {
  private struct Contents: Decodable {
    struct Entry: Decodable {
      var idiom: String?
      var filename: String?
      var scale: String?
      var appearances: [AssetAppearance]?
      var resizing: Resizing?
      var widthClass: String?
      var heightClass: String?
      var direction: String?

      enum CodingKeys: String, CodingKey {
        case idiom, filename, scale, appearances, resizing
        case widthClass = "width-class"
        case heightClass = "height-class"
        case direction = "language-direction"
      }
    }

    struct Resizing: Decodable {
      struct Insets: Decodable {
        var top: Double?
        var left: Double?
        var bottom: Double?
        var right: Double?
      }

      struct Center: Decodable { var mode: String? }

      var insets: Insets?
      var center: Center?

      enum CodingKeys: String, CodingKey {
        case insets = "cap-insets"
        case center
      }
    }

    struct Properties: Decodable {
      var intent: String?

      enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
    }

    var images: [Entry]?
    var properties: Properties?
  }

  private struct Variant: Sendable {
    var url: URL
    var scale: CGFloat
    var condition: AssetCondition
    var capInsets: UIEdgeInsets?
    var tiles: Bool
  }

  private let variants: [Variant]
  private let renderingMode: UIImage.RenderingMode

  /// Nil for data that are no image set.
  init?(folder: URL, data: Data) {
    guard let contents = try? JSONDecoder().decode(Contents.self, from: data) else { return nil }
    renderingMode =
      switch contents.properties?.intent {
      case "template": .alwaysTemplate
      case "original": .alwaysOriginal
      default: .automatic
      }
    variants = (contents.images ?? []).compactMap { entry in
      // A file of the set's own folder, nothing above it.
      guard let name = entry.filename, !name.contains("/"), name != "..", !name.isEmpty else { return nil }
      var condition = AssetCondition(idiom: entry.idiom, appearances: entry.appearances)
      condition.take(width: entry.widthClass, height: entry.heightClass, direction: entry.direction)
      let stated = entry.scale.flatMap { Double($0.dropLast()) } ?? 1
      let scale = stated.isFinite && stated > 0 ? CGFloat(stated) : 1
      let insets = entry.resizing?.insets.map { insets in
        UIEdgeInsets(
          top: (insets.top ?? 0) / scale, left: (insets.left ?? 0) / scale, bottom: (insets.bottom ?? 0) / scale,
          right: (insets.right ?? 0) / scale)
      }
      return Variant(
        url: folder.appendingPathComponent(name), scale: scale, condition: condition, capInsets: insets,
        tiles: entry.resizing?.center?.mode == "tile")
    }
  }

  /// The variant that fits the traits best and whose file can be read.
  ///
  /// 1. Variants for these traits, the most particular first. 2. Among them the wanted scale, larger ones, smaller ones.
  func image(for traits: UITraitCollection) -> UIImage? {
    let wanted = traits.displayScale > 0 ? traits.displayScale : UIGraphicsImageRendererFormat.screenScale
    let scales = ImageFiles.scales(bestFor: wanted)
    func rank(_ variant: Variant) -> (Int, Int) {
      (-variant.condition.weight, scales.firstIndex(of: variant.scale) ?? scales.count)
    }
    for variant in variants.filter({ $0.condition.fits(traits) }).sorted(by: { rank($0) < rank($1) }) {
      guard let data = ImageFiles.readUnlinked(variant.url.path), let image = UIImage(data: data, scale: variant.scale)
      else {
        continue
      }
      image.attributes.renderingMode = renderingMode
      guard let insets = variant.capInsets else { return image }
      return image.resizableImage(withCapInsets: insets, resizingMode: variant.tiles ? .tile : .stretch)
    }
    return nil
  }
}
