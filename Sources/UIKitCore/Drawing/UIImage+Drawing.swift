package import Foundation
package import UIDisplayList

extension UIImage {
  /// Whether it takes a colour even where no view asks for a template.
  var isTemplateByItself: Bool {
    attributes.tint == nil && (renderingMode == .alwaysTemplate || (renderingMode == .automatic && isSymbolImage))
  }

  /// Whether a view that does not prefer templates still tints it: templates and symbols.
  package var wantsTint: Bool {
    renderingMode == .alwaysTemplate || (renderingMode == .automatic && isSymbolImage && attributes.tint == nil)
  }

  /// The picture as a view shows it that reads in this direction.
  ///
  /// UIKIT: views mirror such pictures, the pictures themselves draw as they are (Apple's page on
  /// `imageFlippedForRightToLeftLayoutDirection()`).
  func shown(rightToLeft: Bool) -> UIImage {
    rightToLeft && flipsForRightToLeftLayoutDirection ? withHorizontallyFlippedOrientation() : self
  }

  /// The commands that draw the picture upright in `rect`.
  ///
  /// - Parameter tint: replaces the colours; nil for the picture's own, or its `withTintColor(_:)`.
  package func drawing(in rect: CGRect, tint: Color?) -> [DrawCommand] {
    guard rect.width != 0, rect.height != 0, content != .empty else { return [] }
    let rect = rect.standardized
    let color = tint ?? attributes.tint?.plainColor
    let orientation = attributes.orientation
    if orientation == .up { return uprightCommands(in: rect, tint: color) }
    let stored = CGRect(
      origin: .zero, size: orientation.isSideways ? CGSize(width: rect.height, height: rect.width) : rect.size)
    return [.save, .concatenate(orientation.transform(from: stored.size, to: rect))]
      + uprightCommands(in: stored, tint: color) + [.restore]
  }

  private func uprightCommands(in rect: CGRect, tint: Color?) -> [DrawCommand] {
    switch content {
    case .empty: return []
    case .bitmap(let bitmap):
      var drawing = ImageDrawing(image: bitmap, destination: rect, tint: tint)
      if attributes.isResizable {
        let insets = attributes.capInsets
        drawing.center = CGRect(
          x: insets.left, y: insets.top, width: max(0, bitmap.size.width - insets.left - insets.right),
          height: max(0, bitmap.size.height - insets.top - insets.bottom))
        drawing.tiles = attributes.resizingMode == .tile
      }
      return [.image(drawing)]
    case .drawing(let list, let size, let scale):
      if attributes.isResizable, size != rect.size, attributes.capInsets != .zero,
        let bitmap = content.bitmap?.withScale(scale)
      {
        return UIImage(content: .bitmap(bitmap), attributes: attributes).uprightCommands(in: rect, tint: tint)
      }
      guard size.width > 0, size.height > 0 else { return [] }
      let fit = CGAffineTransform(
        a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height, tx: rect.minX, ty: rect.minY)
      if let tint {
        let style = LayerStyle(tint: tint, bounds: CGRect(origin: .zero, size: size))
        return [.save, .concatenate(fit), .beginLayer(style), .list(list), .endLayer, .restore]
      }
      return [.save, .concatenate(fit), .list(list), .restore]
    }
  }

  /// The picture as a cell that repeats.
  var pattern: Pattern {
    let bounds = CGRect(origin: .zero, size: size)
    return Pattern(cell: DisplayList(commands: drawing(in: bounds, tint: nil)), bounds: bounds, step: size)
  }

  /// The pixels turned upright and tinted.
  var uprightBitmap: ImageBitmap? {
    if attributes.orientation == .up, attributes.tint == nil { return content.bitmap }
    let list = DisplayList(commands: drawing(in: CGRect(origin: .zero, size: size), tint: nil))
    return try? DrawingServices.current.renderer?.bitmap(list, size: size, scale: scale, background: nil)
  }
}

extension UIImage.Orientation {
  /// From an Exif orientation, 1…8.
  init(exif: Int) {
    let table: [UIImage.Orientation] = [
      .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
    ]
    self = (1...8).contains(exif) ? table[exif - 1] : .up
  }

  /// Whether width and height change places.
  var isSideways: Bool { self == .left || self == .right || self == .leftMirrored || self == .rightMirrored }

  func oriented(_ size: CGSize) -> CGSize { isSideways ? CGSize(width: size.height, height: size.width) : size }

  var horizontallyFlipped: UIImage.Orientation {
    switch self {
    case .up: .upMirrored
    case .down: .downMirrored
    case .left: .rightMirrored
    case .right: .leftMirrored
    case .upMirrored: .up
    case .downMirrored: .down
    case .leftMirrored: .right
    case .rightMirrored: .left
    }
  }

  /// From stored pixels spread over `size` to their upright place in `rect`.
  func transform(from size: CGSize, to rect: CGRect) -> CGAffineTransform {
    let (w, h) = (size.width, size.height)
    let turn =
      switch self {
      case .up: CGAffineTransform.identity
      case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: w, ty: h)
      case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: w)
      case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: h, ty: 0)
      case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: w, ty: 0)
      case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: h)
      case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
      case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: h, ty: w)
      }
    return turn.concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY))
  }
}

extension CGContext {
  /// A picture as the context's `interpolationQuality` has it drawn; other commands as they are.
  func resampled(_ command: DrawCommand) -> DrawCommand {
    guard case .image(var drawing) = command else { return command }
    drawing.interpolation = interpolationQuality.recorded
    return .image(drawing)
  }
}
