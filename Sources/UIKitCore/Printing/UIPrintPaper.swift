/// A size of paper.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiprintpaper>
@preconcurrency @MainActor
open class UIPrintPaper: NSObject {
  /// In points of 1/72 inch.
  open private(set) var paperSize: CGSize
  /// In points, from the paper's upper left corner.
  open private(set) var printableRect: CGRect

  /// Papers belong to printers; a host that prints makes its own.
  package init(paperSize: CGSize, printableRect: CGRect) {
    self.paperSize = paperSize
    self.printableRect = printableRect
    super.init()
  }

  /// The paper of the list that wastes the least area around `contentSize`; the largest where none holds it.
  open class func bestPaper(
    forPageSize contentSize: CGSize, withPapersFrom paperList: [UIPrintPaper]
  ) -> UIPrintPaper {
    precondition(!paperList.isEmpty, "bestPaper(forPageSize:withPapersFrom:) needs a paper to choose from")
    func area(_ paper: UIPrintPaper) -> CGFloat { paper.paperSize.width * paper.paperSize.height }
    let (short, long) = (min(contentSize.width, contentSize.height), max(contentSize.width, contentSize.height))
    let holding = paperList.filter {
      min($0.paperSize.width, $0.paperSize.height) >= short && max($0.paperSize.width, $0.paperSize.height) >= long
    }
    if let best = holding.min(by: { area($0) < area($1) }) { return best }
    return paperList.max { area($0) < area($1) } ?? paperList[0]
  }
}

extension UIPrintPaper {
  /// The printable rectangle with its origin at the paper's corner.
  public func printRect() -> CGRect { printableRect }
}
