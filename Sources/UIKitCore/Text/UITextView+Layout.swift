internal import UISystemMetrics
internal import UITextLayout

extension UITextView {
  var shownFont: UIFont { font ?? .systemFont(ofSize: 12) }

  private var content: TextContent {
    var values = ParagraphValues()
    values.alignment = textAlignment
    values.lineBreakMode = lastLineBreak
    let color = textColor ?? UIColor.label
    guard let shownText else { return TextContent(plainText, font: shownFont, color: color, paragraph: values) }
    return TextContent(
      shownText, font: shownFont, color: color, paragraph: values,
      linkColor: linkTextAttributes[.foregroundColor] as? UIColor ?? tintColor)
  }

  private func textLayout(width: CGFloat) -> TextLayout {
    let room = width - textContainerInset.left - textContainerInset.right - 2 * lineFragmentPadding
    return content.layout(
      in: CGSize(width: max(room, 0), height: .infinity), maximumLines: maximumNumberOfLines,
      era: systemMetrics.fontEra, rightToLeft: isRightToLeft, includesLastLeading: true)
  }

  func height(forWidth width: CGFloat) -> CGFloat {
    let text = max(textLayout(width: width).size.height, shownFont.lineHeight)
    return PixelGrid(scale: pixelScale).ceil(text + textContainerInset.top + textContainerInset.bottom)
  }

  var naturalSize: CGSize {
    let natural = textLayout(width: .infinity).size.width
    let width = natural + 2 * lineFragmentPadding + textContainerInset.left + textContainerInset.right
    return CGSize(width: PixelGrid(scale: pixelScale).ceil(width), height: height(forWidth: .infinity))
  }

  private var textOrigin: CGPoint {
    CGPoint(x: textContainerInset.left + lineFragmentPadding, y: textContainerInset.top)
  }

  func drawContent() {
    TextPainter.draw(
      textLayout(width: bounds.width), runs: content.runs, at: textOrigin, rightToLeft: isRightToLeft)
  }

  // MARK: Places, counted in UTF-16 units

  private func characters(before offset: Int) -> Int {
    let place = String.Index(utf16Offset: min(max(offset, 0), text.utf16.count), in: text)
    return text.distance(from: text.startIndex, to: place)
  }

  func caret(before offset: Int) -> CGRect {
    var caret = textLayout(width: bounds.width).caret(before: characters(before: offset))
    caret.size.width = 2
    return caret.offsetBy(dx: textOrigin.x, dy: textOrigin.y)
  }

  func textBox(of range: NSRange) -> CGRect {
    guard range.length > 0 else { return caret(before: range.location) }
    let start = characters(before: range.location)
    let end = characters(before: range.location + range.length)
    return textLayout(width: bounds.width).boundingBox(of: start..<max(start, end))
      .offsetBy(dx: textOrigin.x, dy: textOrigin.y)
  }

  func place(at point: CGPoint) -> Int {
    let inside = CGPoint(x: point.x - textOrigin.x, y: point.y - textOrigin.y)
    let (index, fraction) = textLayout(width: bounds.width).character(at: inside)
    let offset = index + (fraction > 0.5 ? 1 : 0)
    return (text.index(text.startIndex, offsetBy: offset, limitedBy: text.endIndex) ?? text.endIndex)
      .utf16Offset(in: text)
  }
}
