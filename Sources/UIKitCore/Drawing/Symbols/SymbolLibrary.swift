import Foundation
import UIDisplayList
import UIGeometry

/// System symbols by name, drawn by this project; their names and proportions are those of Apple's.
package enum SymbolLibrary {
  /// The text size that symbols are made for without configuration, in points.
  static let defaultPointSize: CGFloat = 17

  /// Grid units for one em: a circle of 20 units is 1.17 em wide at medium scale.
  private static let unitsPerEm: CGFloat = 17.1

  /// - Parameter origin: what is known of it from elsewhere.
  package static func image(
    named name: String, configuration: UIImage.Configuration?, origin: SymbolOrigin = SymbolOrigin()
  ) -> UIImage? {
    guard let shape = shape(named: name) else { return nil }
    let values = (configuration as? UIImage.SymbolConfiguration)?.values ?? .init()
    let pointSize = min(max(values.pointSize ?? defaultPointSize, 1), 2000)
    let lineWidth = lineWidth(values.weight) * shape.lineFactor
    let box = shape.bounds(lineWidth: lineWidth).insetBy(dx: -0.4, dy: -0.4)
    guard !box.isNull else { return nil }
    let size =
      measuredSize(name, values, pointSize: pointSize, origin: origin)
      ?? drawnSize(name, box, pointSize: pointSize * scaleFactor(values.scale), origin: origin)
    // What Apple's symbols are wider than ours is space around them: circles stay circles.
    let scale = min(size.width / box.width, size.height / box.height)
    let fit = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: size.width / 2 - box.midX * scale, ty: size.height / 2 - box.midY * scale)
    let list = record(shape, lineWidth: lineWidth, fit: fit)
    var attributes = ImageAttributes()
    attributes.symbolName = name
    attributes.symbolOrigin = origin
    attributes.configuration = configuration
    attributes.tint = values.colors?.first
    // The symbol stands around the middle of capital letters.
    attributes.baselineOffset = size.height / 2 - pointSize * 0.352
    attributes.alignmentRectInsets = alignmentInsets(height: size.height, pointSize: pointSize)
    return UIImage(
      content: .drawing(list, size: size, scale: UIGraphicsImageRendererFormat.screenScale), attributes: attributes)
  }

  private static func measuredSize(
    _ name: String, _ values: UIImage.SymbolConfiguration.Values, pointSize: CGFloat, origin: SymbolOrigin
  ) -> CGSize? {
    let em = SymbolProportions.size(name, weight: values.weight, scale: values.scale, origin: origin)
    let grid = PixelGrid(scale: max(UIGraphicsImageRendererFormat.screenScale, 2))
    // UIKIT: heights come up to pixels, widths to the next.
    return em.map { CGSize(width: rounded($0.width * pointSize), height: grid.ceil($0.height * pointSize)) }
  }

  /// As large as this project's drawing, in Apple's proportions where they are known.
  private static func drawnSize(_ name: String, _ box: CGRect, pointSize: CGFloat, origin: SymbolOrigin) -> CGSize {
    let ratio = sqrt(SymbolProportions.aspect(name, remembered: origin.aspect) ?? box.width / box.height)
    let extent = pointSize / unitsPerEm * sqrt(box.width * box.height)
    return CGSize(width: rounded(extent * ratio), height: rounded(extent / ratio))
  }

  /// UIKIT: a symbol's alignment rectangle is a line of its text high: image views of 19, 25, 34, 39, 45 points at 17
  /// store 1 point less for circles, 2.33 for a car, 10 for a chevron, a third of a point more for a sun; the picture
  /// stands about 0.2 points below its middle.
  static func alignmentInsets(height: CGFloat, pointSize: CGFloat) -> UIEdgeInsets {
    let grid = PixelGrid(scale: UIGraphicsImageRendererFormat.screenScale)
    let spare = grid.ceil(UIFont.systemFont(ofSize: pointSize).lineHeight) - grid.round(height)
    let top = grid.round(spare / 2 + 0.012 * pointSize)
    return UIEdgeInsets(top: -top, left: 0, bottom: top - spare, right: 0)
  }

  static func record(_ shape: SymbolShape, lineWidth: CGFloat, fit: CGAffineTransform) -> DisplayList {
    let style = StrokeStyle(width: lineWidth, cap: .round, join: .round)
    var builder = DisplayListBuilder()
    builder.save()
    builder.concatenate(fit)
    let cuts = !shape.cutFills.isEmpty || !shape.cutStrokes.isEmpty
    if cuts { builder.beginLayer(LayerStyle(tint: .black)) }
    builder.fill(shape.fills, .black, rule: .winding)
    builder.stroke(shape.strokes, .black, style)
    if cuts {
      builder.beginLayer(LayerStyle(blendMode: .destinationOut))
      builder.fill(shape.cutFills, .black, rule: .winding)
      builder.stroke(shape.cutStrokes, .black, style)
      builder.endLayer()
      builder.endLayer()
    }
    builder.restore()
    return builder.build()
  }

  private static func scaleFactor(_ scale: UIImage.SymbolScale?) -> CGFloat {
    switch scale {
    // UIKIT: circles of 16.5 points, chevrons of 8.67 (2 repositories; a guess).
    case .small: 0.82
    case .large: 1.28
    default: 1
    }
  }

  /// In grid units.
  private static func lineWidth(_ weight: UIImage.SymbolWeight?) -> CGFloat {
    switch weight {
    case .ultraLight: 0.6
    case .thin: 0.9
    case .light: 1.3
    case .medium: 1.95
    case .semibold: 2.25
    case .bold: 2.6
    case .heavy: 2.95
    case .black: 3.3
    default: 1.7
    }
  }

  /// To pixels, as symbol sizes come.
  static func rounded(_ length: CGFloat) -> CGFloat {
    let scale = max(UIGraphicsImageRendererFormat.screenScale, 2)
    return max(1, (length * scale).rounded() / scale)
  }
}
