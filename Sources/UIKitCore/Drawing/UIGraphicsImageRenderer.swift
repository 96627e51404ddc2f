public import CoreGraphics
import UIDisplayList

/// Where a picture's actions draw.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// What has been drawn so far.
  open var currentImage: UIImage {
    let format = format as? UIGraphicsImageRendererFormat ?? UIGraphicsImageRendererFormat()
    let list = cgContext.displayList
    return UIImage.rendered(list, size: format.bounds.size, scale: format.scale, isOpaque: format.opaque) ?? UIImage()
  }
}

/// Makes pictures of drawing.
///
/// Source: <https://developer.apple.com/documentation/uikit/uigraphicsimagerenderer>
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  /// Draws into a context, which is the current one meanwhile.
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  /// A renderer of images of a size in points, at the screen's scale.
  public convenience init(size: CGSize) { self.init(size: size, format: UIGraphicsImageRendererFormat()) }

  /// A renderer of images of a size in points, with a scale and opacity of the format.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// A renderer whose images show a rectangle of the drawing, in points.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsImageRendererFormat()) }

  /// A renderer whose images show a rectangle of the drawing, with a scale and opacity of the format.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    super.init(bounds: bounds, rendererFormat: format)
  }

  open override var allowsImageOutput: Bool { true }

  /// An image of what the block draws.
  open func image(actions: DrawingActions) -> UIImage {
    let format = format as? UIGraphicsImageRendererFormat ?? UIGraphicsImageRendererFormat()
    let list = record(format, actions)
    return UIImage.rendered(list, size: bounds.size, scale: format.scale, isOpaque: format.opaque) ?? UIImage()
  }

  /// A PNG file of what the block draws; empty where there is no codec.
  open func pngData(actions: DrawingActions) -> Data { image(actions: actions).pngData() ?? Data() }

  /// A JPEG file of what the block draws, in a quality from 0 to 1; empty where there is no codec.
  open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }

  /// What the actions draw, recorded and not played.
  func drawing(actions: DrawingActions) -> DisplayList {
    record(format as? UIGraphicsImageRendererFormat ?? UIGraphicsImageRendererFormat(), actions)
  }

  private func record(_ format: UIGraphicsImageRendererFormat, _ actions: DrawingActions) -> DisplayList {
    let context = CGContext(recording: CGRect(origin: .zero, size: bounds.size), scale: format.scale)
    if bounds.origin != .zero { context.translateBy(x: -bounds.minX, y: -bounds.minY) }
    withCurrent(context) { actions(UIGraphicsImageRendererContext(cgContext: context, format: format)) }
    return context.displayList
  }
}

extension UIImage {
  /// What a renderer needs for pictures like this one: its scale.
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }
}
