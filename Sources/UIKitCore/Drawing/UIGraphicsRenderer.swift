public import CoreGraphics
import UIDisplayList

/// What a renderer produces.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
  /// In points, as given to the renderer.
  open internal(set) var bounds = CGRect.zero

  public required override init() { super.init() }

  /// A format for the main screen.
  open class func `default`() -> Self { Self() }
  /// A format for the main screen, as `default()`.
  open class func preferred() -> Self { Self() }
  /// The format itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Where a renderer's actions draw.
open class UIGraphicsRendererContext: NSObject {
  /// The context that is drawn into.
  public let cgContext: CGContext
  /// The format of the renderer.
  public let format: UIGraphicsRendererFormat

  init(cgContext: CGContext, format: UIGraphicsRendererFormat) {
    self.cgContext = cgContext
    self.format = format
  }

  /// Fills a rectangle in the fill colour.
  open func fill(_ rect: CGRect) { fill(rect, blendMode: .normal) }
  /// Fills a rectangle in the fill colour in a blend mode.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.withBlendMode(blendMode, alpha: 1) { cgContext.fill(rect) }
  }
  /// Draws the line around a rectangle, half of it outside.
  open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .normal) }
  /// Draws the line around a rectangle in a blend mode.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.withBlendMode(blendMode, alpha: 1) { cgContext.stroke(rect) }
  }
  /// Lets nothing be drawn outside a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Common to the renderers of pictures and of PDF documents.
open class UIGraphicsRenderer: NSObject {
  let bounds: CGRect
  /// Scale and opacity, or what else the renderer draws with.
  public let format: UIGraphicsRendererFormat

  /// - Parameter bounds: the part of the drawing's plane that is shown, in points.
  init(bounds: CGRect, rendererFormat: UIGraphicsRendererFormat) {
    self.bounds = bounds
    format = rendererFormat
    rendererFormat.bounds = bounds
    super.init()
  }

  /// A renderer for a rectangle of the drawing, in points.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, rendererFormat: UIGraphicsRendererFormat()) }

  /// Whether the renderer makes images. Default: false; image renderers answer true.
  open var allowsImageOutput: Bool { false }

  /// Runs `body` with `context` as UIKit's current context.
  func withCurrent(_ context: CGContext, _ body: () -> Void) {
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    body()
  }
}
