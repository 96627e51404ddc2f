import UIDisplayList

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

  /// Begins a page of the format's bounds.
  open func beginPage() { beginPage(withBounds: format.bounds, pageInfo: [:]) }

  /// Begins a page of other bounds, in points.
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
