internal import UISystemMetrics
internal import UITextLayout

extension UITextView {
  var shownFont: UIFont { font ?? .systemFont(ofSize: 12) }

  var basis: TextBasis {
    var basis = TextBasis()
    basis.font = shownFont
    basis.color = textColor ?? UIColor.label
    basis.paragraph.alignment = textAlignment
    basis.linkColor = linkTextAttributes[.foregroundColor] as? UIColor ?? tintColor
    basis.era = systemMetrics.fontEra
    basis.isRightToLeft = isRightToLeft
    basis.showsListMarkers = secondGeneration != nil
    return basis
  }

  private var content: TextContent { content(of: shownText) }

  private func content(of shownText: NSAttributedString?) -> TextContent {
    var basis = basis
    basis.paragraph.lineBreakMode = lastLineBreak
    if let shownText { return basis.content(of: shownText, in: nil) }
    return TextContent(plainText, font: basis.font, color: basis.color, paragraph: basis.paragraph)
  }

  /// The text by the layout manager once somebody has asked for it, else directly: `drawn`, or the content without links
  /// of what is detected, which take no room and cost time to find.
  private func textLayout(width: CGFloat, _ drawn: TextContent? = nil) -> TextLayout {
    let room = width - textContainerInset.left - textContainerInset.right - 2 * lineFragmentPadding
    if let shown = managedContainer {
      shown.manager.basis = basis
      let own = shown.container.widthTracksTextView ? room + 2 * lineFragmentPadding : nil
      if let lines = shown.manager.lines(of: shown.container, width: own) { return lines }
    }
    return (drawn ?? content).layout(
      in: CGSize(width: max(room, 0), height: .infinity), maximumLines: maximumNumberOfLines,
      era: systemMetrics.fontEra, rightToLeft: isRightToLeft, includesLastLeading: true)
  }

  func height(forWidth width: CGFloat) -> CGFloat { height(of: textLayout(width: width)) }

  private func height(of layout: TextLayout) -> CGFloat {
    let text = max(layout.size.height, shownFont.lineHeight)
    return PixelGrid(scale: pixelScale).ceil(text + textContainerInset.top + textContainerInset.bottom)
  }

  var naturalSize: CGSize {
    let layout = textLayout(width: .infinity)
    let width = layout.size.width + 2 * lineFragmentPadding + textContainerInset.left + textContainerInset.right
    return CGSize(width: PixelGrid(scale: pixelScale).ceil(width), height: height(of: layout))
  }

  private var textOrigin: CGPoint {
    CGPoint(x: textContainerInset.left + lineFragmentPadding, y: textContainerInset.top)
  }

  func drawContent() {
    if let manager = secondGeneration?.manager { return drawFragments(of: manager) }
    if let shown = managedContainer {
      shown.manager.basis = basis
      let origin = CGPoint(x: textContainerInset.left, y: textContainerInset.top)
      let glyphs = shown.manager.glyphRange(for: shown.container)
      shown.manager.drawBackground(forGlyphRange: glyphs, at: origin)
      return shown.manager.drawGlyphs(forGlyphRange: glyphs, at: origin)
    }
    let drawn = content(of: detectedText ?? shownText)
    TextPainter.draw(
      textLayout(width: bounds.width, drawn), runs: drawn.runs, at: textOrigin, rightToLeft: isRightToLeft)
  }

  private func drawFragments(of manager: NSTextLayoutManager) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    manager.basis = basis
    manager.enumerateTextLayoutFragments(from: nil) { fragment in
      let origin = fragment.layoutFragmentFrame.origin
      fragment.draw(
        at: CGPoint(x: textContainerInset.left + origin.x, y: textContainerInset.top + origin.y), in: context)
      return true
    }
  }

  // MARK: Places, counted in UTF-16 units

  private func characters(before offset: Int) -> Int {
    let place = String.Index(utf16Offset: min(max(offset, 0), text.utf16.count), in: text)
    return text.distance(from: text.startIndex, to: place)
  }

  func caretBox(before offset: Int) -> CGRect {
    let layout = textLayout(width: bounds.width)
    let room = max(bounds.width - textContainerInset.left - textContainerInset.right - 2 * lineFragmentPadding, 0)
    let atEnd = offset >= text.utf16.count
    guard let last = layout.lines.last,
      !(atEnd && text.last?.isNewline == true && last.isParagraphEnd && hasEmptyEnd(layout))
    else {
      // An empty line: where its text would begin.
      let share: CGFloat = textAlignment == .center ? 0.5 : textAlignment == .right || isRightToLeft ? 1 : 0
      let y = text.isEmpty ? 0 : layout.size.height
      return CGRect(x: (room - 2) * share, y: y, width: 2, height: shownFont.lineHeight)
        .offsetBy(dx: textOrigin.x, dy: textOrigin.y)
    }
    var caret = layout.caret(before: characters(before: offset))
    caret.size.width = 2
    return caret.offsetBy(dx: textOrigin.x, dy: textOrigin.y)
  }

  /// Whether the text ends with a new line for which the layout has none.
  private func hasEmptyEnd(_ layout: TextLayout) -> Bool {
    guard let last = layout.lines.last else { return false }
    return last.start < text.count
  }

  /// The boxes of a range, line by line; what goes on in the next line reaches the right edge.
  func lineBoxes(of range: NSRange) -> [CGRect] {
    guard range.length > 0 else { return [] }
    let layout = textLayout(width: bounds.width)
    let (start, end) = (characters(before: range.location), characters(before: range.location + range.length))
    return layout.lines.compactMap { line in
      let part = max(start, line.start)..<max(min(end, line.end), max(start, line.start))
      guard !part.isEmpty else { return nil }
      var box = layout.boundingBox(of: part)
      if box == .zero { box = CGRect(x: line.x, y: line.top, width: 5, height: line.height) }
      return box.offsetBy(dx: textOrigin.x, dy: textOrigin.y)
    }
  }

  func textPlace(at point: CGPoint) -> Int {
    let layout = textLayout(width: bounds.width)
    let inside = CGPoint(x: point.x - textOrigin.x, y: point.y - textOrigin.y)
    guard !layout.lines.isEmpty else { return 0 }
    if inside.y >= layout.size.height, text.last?.isNewline == true { return text.utf16.count }
    let (index, fraction) = layout.character(at: inside)
    var offset = index + (fraction > 0.5 ? 1 : 0)
    // A place after a line's new line belongs to the next line.
    let characters = Array(text)
    if fraction > 0.5, characters.indices.contains(index), characters[index].isNewline { offset = index }
    return (text.index(text.startIndex, offsetBy: offset, limitedBy: text.endIndex) ?? text.endIndex)
      .utf16Offset(in: text)
  }

  /// The character under a point, or nil beside the text.
  func characterIndex(under point: CGPoint) -> Int? {
    let layout = textLayout(width: bounds.width)
    let inside = CGPoint(x: point.x - textOrigin.x, y: point.y - textOrigin.y)
    guard let line = layout.lines.first(where: { $0.top <= inside.y && inside.y < $0.top + $0.height }),
      line.x <= inside.x, inside.x < line.x + line.width
    else { return nil }
    let (index, _) = layout.character(at: inside)
    return text.index(text.startIndex, offsetBy: index, limitedBy: text.endIndex)?.utf16Offset(in: text)
  }
}
