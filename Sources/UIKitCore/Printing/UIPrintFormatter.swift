public import Foundation

/// Lays content out over pages.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiprintformatter>
@preconcurrency @MainActor
open class UIPrintFormatter: NSObject, @preconcurrency NSCopying {
  open internal(set) weak var printPageRenderer: UIPrintPageRenderer?
  /// The largest height of the content on a page, in points; 0 for no limit. Default: 0.
  open var maximumContentHeight: CGFloat = 0
  /// The largest width of the content, in points; 0 for no limit. Default: 0.
  open var maximumContentWidth: CGFloat = 0
  /// Around the content as a whole: the top counts on the first page, the bottom on the last.
  open var contentInsets = UIEdgeInsets.zero
  /// Around the content of each page.
  open var perPageContentInsets = UIEdgeInsets.zero
  /// The first page that the content stands on, in the page renderer.
  open var startPage = 0

  public override init() { super.init() }

  open func removeFromPrintPageRenderer() {
    printPageRenderer?.printFormatters?.removeAll { $0 === self }
    printPageRenderer = nil
  }

  /// The pages that the content needs. A formatter without a renderer needs none.
  open var pageCount: Int {
    guard let renderer = printPageRenderer else { return 0 }
    return max(pages(in: renderer.contentRect(), of: renderer), 1)
  }

  /// The pages of the content where each page's area is `area`.
  func pages(in area: CGRect, of renderer: UIPrintPageRenderer) -> Int { 1 }

  /// The area of the content on a page of the renderer, in the page's coordinates.
  open func rectForPage(at pageIndex: Int) -> CGRect {
    guard let renderer = printPageRenderer else { return .zero }
    return area(renderer.contentRect(), page: pageIndex - startPage)
  }

  /// The area inside the insets, on the `page`-th page of the content.
  func area(_ page: CGRect, page index: Int) -> CGRect {
    var insets = perPageContentInsets
    insets.left += contentInsets.left
    insets.right += contentInsets.right
    if index == 0 { insets.top += contentInsets.top }
    var area = page.inset(by: insets)
    if maximumContentWidth > 0 { area.size.width = min(area.width, maximumContentWidth) }
    if maximumContentHeight > 0 { area.size.height = min(area.height, maximumContentHeight) }
    return area
  }

  /// Draws the content of a page of the renderer into the current context.
  open func draw(in rect: CGRect, forPageAt pageIndex: Int) {}

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = makeCopy()
    copy.maximumContentHeight = maximumContentHeight
    copy.maximumContentWidth = maximumContentWidth
    copy.contentInsets = contentInsets
    copy.perPageContentInsets = perPageContentInsets
    copy.startPage = startPage
    return copy
  }
  func makeCopy() -> UIPrintFormatter { UIPrintFormatter() }
}
