internal import UITextLayout

/// Lays text storage out in a text container.
///
/// DEVIATION: one container; glyphs and characters are counted alike.
///
/// Source: <https://developer.apple.com/documentation/uikit/nslayoutmanager>
open class NSLayoutManager: NSObject {
  open internal(set) weak var textStorage: NSTextStorage?
  open private(set) var textContainers: [NSTextContainer] = []
  /// Whether fonts' leading counts. Default: true.
  open var usesFontLeading = true { didSet { invalidate() } }
  /// Kept; has no effect, as drawings are recorded.
  open var allowsNonContiguousLayout = false
  open weak var delegate: (any NSLayoutManagerDelegate)?
  private var cache: TextLayout?
  /// Called when the text or its region has changed.
  var didInvalidate: (() -> Void)?

  open func addTextContainer(_ container: NSTextContainer) {
    textContainers.append(container)
    container.layoutManager = self
    invalidate()
  }
  open func removeTextContainer(at index: Int) {
    textContainers.remove(at: index).layoutManager = nil
    invalidate()
  }
  open func textContainerChangedGeometry(_ container: NSTextContainer) { invalidate() }

  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
  open func ensureLayout(for container: NSTextContainer) { _ = layout }
  /// Glyphs and characters are counted alike.
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
  ) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }
  open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
  /// Fills rectangles behind text with the present colour.
  open func fillBackgroundRectArray(
    _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange, color: UIColor
  ) {
    for index in 0..<rectCount { UIRectFill(rectArray[index]) }
  }
  open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) {
    invalidate()
  }
  open func invalidateDisplay(forCharacterRange charRange: NSRange) { didInvalidate?() }
  open func glyphRange(for container: NSTextContainer) -> NSRange { NSRange(location: 0, length: numberOfGlyphs) }

  func invalidate() {
    cache = nil
    didInvalidate?()
    delegate?.layoutManagerDidInvalidateLayout(self)
  }

  private var content: TextContent? {
    textStorage.map { TextContent($0, font: .systemFont(ofSize: 12), color: .black, paragraph: ParagraphValues()) }
  }

  private var layout: TextLayout? {
    if let cache { return cache }
    guard let container = textContainers.first, let content else { return nil }
    var options = TextLayout.Options()
    let width = container.size.width > 0 ? container.size.width : .infinity
    options.width = width - 2 * container.lineFragmentPadding
    if container.size.height > 0 { options.height = container.size.height }
    options.maximumLines = container.maximumNumberOfLines
    options.includesLastLeading = usesFontLeading
    var style = content.style
    if container.lineBreakMode != .byWordWrapping {
      var values = ParagraphValues()
      values.lineBreakMode = container.lineBreakMode
      style.lineBreak = values.engineStyle.lineBreak
    }
    let made = TextLayout(content.runs, style: style, options: options)
    cache = made
    delegate?.layoutManager(self, didCompleteLayoutFor: container, atEnd: true)
    return made
  }

  /// The rectangle that the text takes in the container, in its coordinates, in points.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    guard let layout else { return .zero }
    let size = CGSize(width: layout.size.width + 2 * container.lineFragmentPadding, height: layout.size.height)
    return CGRect(origin: .zero, size: size)
  }

  /// The rectangle around a range, in the container's coordinates, in points.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    guard let layout, let storage = textStorage, let range = Range(glyphRange, in: storage.string) else { return .zero }
    let text = storage.string
    let start = text.distance(from: text.startIndex, to: range.lowerBound)
    let characters = start..<start + text.distance(from: range.lowerBound, to: range.upperBound)
    return layout.boundingBox(of: characters).offsetBy(dx: container.lineFragmentPadding, dy: 0)
  }

  /// The index, in UTF-16 units, of the character at or nearest to `point` in the container's coordinates.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    guard let layout, let text = textStorage?.string else { return 0 }
    let (index, fraction) = layout.character(at: CGPoint(x: point.x - container.lineFragmentPadding, y: point.y))
    partialFraction?.pointee = fraction
    let place = text.index(text.startIndex, offsetBy: index, limitedBy: text.endIndex) ?? text.endIndex
    return place.utf16Offset(in: text)
  }
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
  }

  // MARK: Lines

  /// A line of the layout in UTF-16 units of the text, with its rectangles in the container's coordinates.
  private struct Fragment {
    var range: NSRange
    var rect: CGRect
    var usedRect: CGRect
    var baseline: CGFloat
    var origin: CGFloat
  }
  private func fragments() -> [Fragment] {
    guard let layout, let container = textContainers.first, let text = textStorage?.string else { return [] }
    func place(_ character: Int) -> Int {
      (text.index(text.startIndex, offsetBy: character, limitedBy: text.endIndex) ?? text.endIndex).utf16Offset(
        in: text)
    }
    let padding = container.lineFragmentPadding
    let width = container.size.width > 0 ? container.size.width : layout.size.width + 2 * padding
    return layout.lines.map { line in
      let start = place(line.start)
      return Fragment(
        range: NSRange(location: start, length: place(line.end) - start),
        rect: CGRect(x: 0, y: line.top, width: width, height: line.height),
        usedRect: CGRect(x: line.x, y: line.top, width: line.width + 2 * padding, height: line.height),
        baseline: line.ascent, origin: line.x + padding)
    }
  }
  private func fragment(at glyphIndex: Int) -> Fragment? {
    let all = fragments()
    return all.first { NSLocationInRange(glyphIndex, $0.range) } ?? all.last
  }

  /// Tells of the lines that a range touches: their rectangles in the container's coordinates, in points, with and without
  /// the room beside the text.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let container = textContainers.first else { return }
    var stops = ObjCBool(false)
    for fragment in fragments() where NSIntersectionRange(fragment.range, glyphRange).length > 0 {
      block(fragment.rect, fragment.usedRect, container, fragment.range, &stops)
      if stops.boolValue { return }
    }
  }
  /// The line of a glyph: as wide as the container, in its coordinates, in points.
  open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
    guard let fragment = fragment(at: glyphIndex) else { return .zero }
    effectiveRange?.pointee = fragment.range
    return fragment.rect
  }
  /// The line of a glyph: as wide as its text, in the container's coordinates, in points.
  open func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
    guard let fragment = fragment(at: glyphIndex) else { return .zero }
    effectiveRange?.pointee = fragment.range
    return fragment.usedRect
  }
  /// Where a glyph stands on its line's baseline, from the line's rectangle, in points.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let fragment = fragment(at: glyphIndex), let container = textContainers.first else { return .zero }
    let box = boundingRect(forGlyphRange: NSRange(location: glyphIndex, length: 1), in: container)
    return CGPoint(x: box.isEmpty ? fragment.origin : box.minX, y: fragment.baseline)
  }
  open func textContainer(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> NSTextContainer? {
    effectiveRange?.pointee = NSRange(location: 0, length: numberOfGlyphs)
    return textContainers.first
  }
  open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { glyphIndex >= 0 && glyphIndex < numberOfGlyphs }
  open func ensureLayout(forCharacterRange charRange: NSRange) { _ = layout }
  open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = layout }
  open func ensureGlyphs(forGlyphRange glyphRange: NSRange) { _ = layout }
  open func ensureGlyphs(forCharacterRange charRange: NSRange) { _ = layout }
  open func firstUnlaidCharacterIndex() -> Int { numberOfGlyphs }
  /// Tells of the rectangles that a range takes, line by line, in the container's coordinates, in points.
  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer,
    using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stops = ObjCBool(false)
    for fragment in fragments() {
      let part = NSIntersectionRange(fragment.range, glyphRange)
      guard part.length > 0 else { continue }
      block(boundingRect(forGlyphRange: part, in: textContainer), &stops)
      if stops.boolValue { return }
    }
  }
  /// Where the empty line after a last new line stands; zero where there is none.
  open var extraLineFragmentRect: CGRect {
    guard let text = textStorage?.string, text.last?.isNewline == true, let last = fragments().last else {
      return .zero
    }
    return last.range.length == 0 ? last.rect : last.rect.offsetBy(dx: 0, dy: last.rect.height)
  }
  /// How far through its glyph a point is, from 0 to 1.
  open func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
    var fraction: CGFloat = 0
    _ = characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: &fraction)
    return fraction
  }

  /// Draws the text with the container's origin at `origin`.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard let layout, let content, let container = textContainers.first else { return }
    TextPainter.draw(
      layout, runs: content.runs, at: CGPoint(x: origin.x + container.lineFragmentPadding, y: origin.y),
      rightToLeft: false)
  }
}
