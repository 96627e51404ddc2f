/// Draws the pages of a print job.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiprintpagerenderer>
@preconcurrency @MainActor
open class UIPrintPageRenderer: NSObject {
  /// In points. Default: 0, no header.
  open var headerHeight: CGFloat = 0
  /// In points. Default: 0, no footer.
  open var footerHeight: CGFloat = 0
  /// The sheet, in points of 1/72 inch. UIKit sets it when the job is prepared; programs that make PDF documents override
  /// it. Zero without a job.
  open internal(set) var paperRect = CGRect.zero
  /// What the printer reaches of the sheet.
  open internal(set) var printableRect = CGRect.zero
  open var printFormatters: [UIPrintFormatter]? {
    didSet { for formatter in printFormatters ?? [] { formatter.printPageRenderer = self } }
  }

  public override init() { super.init() }

  /// The pages of all formatters. Programs that draw content themselves override it.
  open var numberOfPages: Int {
    (printFormatters ?? []).map { $0.startPage + $0.pageCount }.max() ?? 0
  }

  open func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter]? {
    let found = (printFormatters ?? []).filter { ($0.startPage..<$0.startPage + $0.pageCount).contains(pageIndex) }
    return found.isEmpty ? nil : found
  }

  open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
    formatter.startPage = pageIndex
    printFormatters = (printFormatters ?? []) + [formatter]
  }

  /// Called before the first page of a range is drawn.
  open func prepare(forDrawingPages range: NSRange) {}

  /// Between header and footer.
  func contentRect() -> CGRect {
    printableRect.inset(by: UIEdgeInsets(top: headerHeight, left: 0, bottom: footerHeight, right: 0))
  }

  /// UIKIT: header, content, formatters, footer, in this order.
  open func drawPage(at pageIndex: Int, in printableRect: CGRect) {
    let (header, footer) = (headerHeight, footerHeight)
    if header > 0 {
      var rect = printableRect
      rect.size.height = header
      drawHeaderForPage(at: pageIndex, in: rect)
    }
    drawContentForPage(
      at: pageIndex, in: printableRect.inset(by: UIEdgeInsets(top: header, left: 0, bottom: footer, right: 0)))
    for formatter in printFormattersForPage(at: pageIndex) ?? [] {
      drawPrintFormatter(formatter, forPageAt: pageIndex)
    }
    if footer > 0 {
      var rect = printableRect
      rect.origin.y = printableRect.maxY - footer
      rect.size.height = footer
      drawFooterForPage(at: pageIndex, in: rect)
    }
  }

  open func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
    printFormatter.draw(in: printFormatter.rectForPage(at: pageIndex), forPageAt: pageIndex)
  }
  open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}
  open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}
  open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}
}
