public import Foundation

/// Lays text out over pages.
///
/// Source: <https://developer.apple.com/documentation/uikit/uisimpletextprintformatter>
open class UISimpleTextPrintFormatter: UIPrintFormatter {
  open var text: String? {
    get { content?.string }
    set { content = newValue.map { NSAttributedString(string: $0) } }
  }
  open var attributedText: NSAttributedString? {
    get { content }
    set { content = newValue }
  }
  open var font: UIFont?
  open var color: UIColor?
  open var textAlignment = NSTextAlignment.natural
  private var content: NSAttributedString?

  public init(text: String) {
    content = NSAttributedString(string: text)
    super.init()
  }
  public init(attributedText: NSAttributedString) {
    content = attributedText
    super.init()
  }

  override func makeCopy() -> UIPrintFormatter {
    let copy = UISimpleTextPrintFormatter(attributedText: content ?? NSAttributedString(string: ""))
    (copy.font, copy.color, copy.textAlignment) = (font, color, textAlignment)
    return copy
  }

  /// The text with what the formatter says for what the text leaves open.
  private var styled: NSAttributedString {
    let styled = NSMutableAttributedString(attributedString: content ?? NSAttributedString(string: ""))
    let whole = NSRange(location: 0, length: styled.length)
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment
    let defaults: [NSAttributedString.Key: Any] = [
      .font: font ?? UIFont.systemFont(ofSize: 12), .foregroundColor: color ?? UIColor.black, .paragraphStyle: style,
    ]
    for (key, value) in defaults {
      var open: [NSRange] = []
      styled.enumerateAttribute(key, in: whole) { present, range, _ in if present == nil { open.append(range) } }
      for range in open { styled.addAttribute(key, value: value, range: range) }
    }
    return styled
  }

  /// Where the text of each page begins and ends: as many whole paragraphs and words as fit.
  private func breaks(in page: CGRect) -> [NSRange] {
    let text = styled
    var ranges: [NSRange] = []
    var start = 0
    while start < text.length, ranges.count < 10_000 {
      let area = area(page, page: ranges.count)
      let length = max(fitting(text, from: start, in: area.size), 1)
      ranges.append(NSRange(location: start, length: length))
      start += length
    }
    return ranges
  }

  /// The length of the longest piece that fits, which ends behind a word where it can.
  private func fitting(_ text: NSAttributedString, from start: Int, in size: CGSize) -> Int {
    func fits(_ length: Int) -> Bool {
      let piece = text.attributedSubstring(from: NSRange(location: start, length: length))
      let room = CGSize(width: size.width, height: .greatestFiniteMagnitude)
      return piece.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil).height <= size.height + 0.01
    }
    let rest = text.length - start
    if fits(rest) { return rest }
    var (low, high) = (0, rest)
    while high - low > 1 {
      let middle = (low + high) / 2
      if fits(middle) { low = middle } else { high = middle }
    }
    let units = Array((text.string as NSString).substring(with: NSRange(location: start, length: low)).utf16)
    let space = units.lastIndex { $0 == 0x20 || $0 == 0x0A }
    return space.map { $0 + 1 } ?? low
  }

  override func pages(in area: CGRect, of renderer: UIPrintPageRenderer) -> Int { breaks(in: area).count }

  open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
    let page = printPageRenderer?.contentRect() ?? rect
    let ranges = breaks(in: page)
    let index = pageIndex - startPage
    guard ranges.indices.contains(index) else { return }
    styled.attributedSubstring(from: ranges[index]).draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
  }
}
