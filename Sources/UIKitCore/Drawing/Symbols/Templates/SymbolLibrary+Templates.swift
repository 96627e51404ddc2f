import Foundation
import UIDisplayList
import UIGeometry

extension SymbolLibrary {
  /// A symbol of an asset catalogue, in the size and weight of a configuration.
  ///
  /// - Parameter name: what it is called there.
  static func image(of template: SymbolTemplate, named name: String, configuration: UIImage.Configuration?) -> UIImage {
    let values = (configuration as? UIImage.SymbolConfiguration)?.values ?? .init()
    let pointSize = min(max(values.pointSize ?? defaultPointSize, 1), 2000)
    let variant = template.variant(
      values.weight.flatMap { SymbolTemplate.Weight(rawValue: $0.rawValue) } ?? .regular,
      values.scale.flatMap { SymbolTemplate.Scale(rawValue: $0.rawValue) } ?? .medium)
    let measure = SymbolProportions.size(of: variant, wanted: (values.weight, values.scale))
    let grid = PixelGrid(scale: max(UIGraphicsImageRendererFormat.screenScale, 2))
    let size = CGSize(
      width: rounded(measure.size.width * pointSize), height: grid.ceil(measure.size.height * pointSize))
    // The margins stand at the sides, the drawing in the middle of the height.
    let scale = pointSize / SymbolTemplate.pointSize * measure.factor
    let box = variant.path.boundingBox
    let fit = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: size.width / 2 - (variant.left + variant.right) / 2 * scale,
      ty: size.height / 2 - box.midY * scale)
    let list = record(SymbolShape(strokes: Path(), fills: variant.path), lineWidth: 0, fit: fit)
    var attributes = ImageAttributes()
    attributes.symbolName = name
    attributes.symbolTemplate = template
    attributes.configuration = configuration
    attributes.tint = values.colors?.first
    attributes.baselineOffset = size.height / 2 - (variant.baseline - box.midY) * scale
    attributes.alignmentRectInsets = alignmentInsets(height: size.height, pointSize: pointSize)
    return UIImage(
      content: .drawing(list, size: size, scale: UIGraphicsImageRendererFormat.screenScale), attributes: attributes)
  }
}
