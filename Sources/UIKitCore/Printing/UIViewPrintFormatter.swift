/// Prints what a view shows.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiviewprintformatter>
open class UIViewPrintFormatter: UIPrintFormatter {
  open private(set) var view: UIView

  init(_ view: UIView) {
    self.view = view
    super.init()
  }

  override func makeCopy() -> UIPrintFormatter { UIViewPrintFormatter(view) }

  /// The part of the content above the `index`-th page, in points.
  private func offset(_ index: Int, _ page: CGRect) -> CGFloat {
    (0..<max(index, 0)).reduce(0) { $0 + max(area(page, page: $1).height, 1) }
  }

  override func pages(in page: CGRect, of renderer: UIPrintPageRenderer) -> Int {
    let height = content.height
    var index = 0
    while offset(index, page) < height, index < 10_000 { index += 1 }
    return index
  }

  /// UIKIT: a scroll view prints its whole content. A guess.
  private var content: CGRect {
    guard let scroll = view as? UIScrollView else { return view.bounds }
    return CGRect(origin: .zero, size: scroll.contentSize)
  }

  open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let page = printPageRenderer?.contentRect() ?? rect
    context.saveGState()
    context.clip(to: rect)
    context.translateBy(x: rect.minX - content.minX, y: rect.minY - content.minY - offset(pageIndex - startPage, page))
    view.draw(content, for: self)
    context.restoreGState()
  }
}
