public import CoreGraphics
import UIDisplayList

/// What a renderer produces.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
  /// In points, as given to the renderer.
  open internal(set) var bounds = CGRect.zero

  public required override init() { super.init() }

  open class func `default`() -> Self { Self() }
  open class func preferred() -> Self { Self() }
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Where a renderer's actions draw.
open class UIGraphicsRendererContext: NSObject {
  public let cgContext: CGContext
  public let format: UIGraphicsRendererFormat

  init(cgContext: CGContext, format: UIGraphicsRendererFormat) {
    self.cgContext = cgContext
    self.format = format
  }

  open func fill(_ rect: CGRect) { fill(rect, blendMode: .normal) }
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.withBlendMode(blendMode, alpha: 1) { cgContext.fill(rect) }
  }
  open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .normal) }
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.withBlendMode(blendMode, alpha: 1) { cgContext.stroke(rect) }
  }
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Common to the renderers of pictures and of PDF documents.
open class UIGraphicsRenderer: NSObject {
  let bounds: CGRect
  public let format: UIGraphicsRendererFormat

  /// - Parameter bounds: the part of the drawing's plane that is shown, in points.
  init(bounds: CGRect, rendererFormat: UIGraphicsRendererFormat) {
    self.bounds = bounds
    format = rendererFormat
    rendererFormat.bounds = bounds
    super.init()
  }

  public convenience init(bounds: CGRect) { self.init(bounds: bounds, rendererFormat: UIGraphicsRendererFormat()) }

  open var allowsImageOutput: Bool { false }

  /// Runs `body` with `context` as UIKit's current context.
  func withCurrent(_ context: CGContext, _ body: () -> Void) {
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    body()
  }
}
