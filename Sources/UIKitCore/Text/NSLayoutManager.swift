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

  /// Draws the text with the container's origin at `origin`.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard let layout, let content, let container = textContainers.first else { return }
    TextPainter.draw(
      layout, runs: content.runs, at: CGPoint(x: origin.x + container.lineFragmentPadding, y: origin.y),
      rightToLeft: false)
  }
}
