public import CoreGraphics
import UIDisplayList

/// What a PDF document says about itself.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
  /// Title, author and the like, by Core Graphics' keys, for example `kCGPDFContextTitle`. Default: empty.
  open var documentInfo: [String: Any] = [:]

  /// By the names of PDF's own document information.
  var information: [String: String] {
    let names = [
      kCGPDFContextTitle: "Title", kCGPDFContextAuthor: "Author", kCGPDFContextSubject: "Subject",
      kCGPDFContextKeywords: "Keywords", kCGPDFContextCreator: "Creator",
    ]
    var texts: [String: String] = [:]
    for (key, value) in documentInfo {
      guard let name = names[key] else { continue }
      texts[name] = (value as? [String])?.joined(separator: ", ") ?? value as? String
    }
    return texts
  }
}

/// Where the actions of a PDF document draw.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
  private(set) var finished: [DisplayListPage] = []
  private var pageSize: CGSize?
  private var pageStart = 0

  /// The present page, in points.
  open private(set) var pdfContextBounds: CGRect

  init(cgContext: CGContext, format: UIGraphicsPDFRendererFormat, bounds: CGRect) {
    pdfContextBounds = bounds
    super.init(cgContext: cgContext, format: format)
  }

  open func beginPage() { beginPage(withBounds: format.bounds, pageInfo: [:]) }

  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    finishPage()
    pdfContextBounds = bounds
    pageSize = bounds.size
    cgContext.saveGState()
    if bounds.origin != .zero { cgContext.translateBy(x: -bounds.minX, y: -bounds.minY) }
  }

  /// Ends the present page, if one has begun.
  func finishPage() {
    guard let size = pageSize else { return }
    cgContext.restoreGState()
    let commands = cgContext.displayList.commands
    finished.append(DisplayListPage(list: DisplayList(commands: Array(commands.dropFirst(pageStart))), size: size))
    pageStart = commands.count
    pageSize = nil
  }
}

/// Makes PDF documents of drawing.
///
/// Source: <https://developer.apple.com/documentation/uikit/uigraphicspdfrenderer>
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
  public typealias DrawingActions = (UIGraphicsPDFRendererContext) -> Void

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

  open func writePDF(to url: URL, withActions actions: DrawingActions) throws {
    try pdfData(actions: actions).write(to: url)
  }
}
