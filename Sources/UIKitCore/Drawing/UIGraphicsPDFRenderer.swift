public import CoreGraphics
import UIDisplayList

/// Makes PDF documents of drawing.
///
/// Source: <https://developer.apple.com/documentation/uikit/uigraphicspdfrenderer>
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
  /// Draws pages into a context; `beginPage()` comes before each.
  public typealias DrawingActions = (UIGraphicsPDFRendererContext) -> Void

  /// A renderer of pages of a size in points, 72 an inch.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat()) }

  /// - Parameters:
  ///   - bounds: of a page that says nothing else, in points.
  ///   - format: The file's metadata.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    super.init(bounds: bounds, rendererFormat: format)
  }

  /// The document; empty without a renderer or without a page.
  open func pdfData(actions: DrawingActions) -> Data {
    let format = format as? UIGraphicsPDFRendererFormat ?? UIGraphicsPDFRendererFormat()
    let context = CGContext(recording: bounds)
    let pages = UIGraphicsPDFRendererContext(cgContext: context, format: format, bounds: bounds)
    withCurrent(context) { actions(pages) }
    return Self.document(of: pages, format)
  }

  /// The document of what was drawn; the last page ends.
  static func document(of pages: UIGraphicsPDFRendererContext, _ format: UIGraphicsPDFRendererFormat) -> Data {
    pages.finishPage()
    return (try? DrawingServices.current.renderer?.pdf(pages.finished, info: format.information)) ?? Data()
  }

  /// Writes a PDF file of what the block draws. Throws what writing the file throws.
  open func writePDF(to url: URL, withActions actions: DrawingActions) throws {
    try pdfData(actions: actions).write(to: url)
  }
}
