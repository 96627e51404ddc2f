internal import UITextLayout

/// Lays text storage out in text containers, one after the other.
///
/// DEVIATION: glyphs and characters are counted alike, in UTF-16 units: the shaper makes glyphs where text is drawn.
///
/// Source: <https://developer.apple.com/documentation/uikit/nslayoutmanager>
open class NSLayoutManager: NSObject {
  /// The text that is laid out; set by the storage's `addLayoutManager(_:)`.
  open internal(set) weak var textStorage: NSTextStorage?
  /// Text flows from the first to the last.
  open private(set) var textContainers: [NSTextContainer] = []
  /// Whether fonts' leading counts. Default: true.
  open var usesFontLeading = true { didSet { if usesFontLeading != oldValue { invalidate() } } }
  /// Kept; has no effect, as drawings are recorded.
  open var allowsNonContiguousLayout = false
  /// Whether text is laid out only where it is looked at: never.
  open var hasNonContiguousLayout: Bool { false }
  /// Kept; has no effect.
  open var showsInvisibleCharacters = false
  /// Kept; has no effect.
  open var showsControlCharacters = false
  /// Kept; has no effect.
  open var usesDefaultHyphenation = false
  /// How full a line may stay before a word is broken, from 0, which breaks none, to 1. Default: 0. Kept; has no effect.
  open var hyphenationFactor: Float = 0
  /// Kept; has no effect.
  open var limitsLayoutForSuspiciousContents = false
  /// Asked about line breaks, spacing and glyphs, and told of layouts. Not kept. Setting it lays out anew.
  open weak var delegate: (any NSLayoutManagerDelegate)? { didSet { if delegate !== oldValue { invalidate() } } }

  public override init() { super.init() }
  /// A manager without storage and containers.
  public required init?(coder: NSCoder) { super.init() }

  // MARK: Storage and containers

  /// Goes on with another storage, to which all layout managers of the present one move.
  open func replaceTextStorage(_ newTextStorage: NSTextStorage) {
    guard let old = textStorage, old !== newTextStorage else { return }
    for manager in old.layoutManagers {
      old.removeLayoutManager(manager)
      newTextStorage.addLayoutManager(manager)
    }
  }

  /// Adds a container behind the others; text flows into it when they are full.
  open func addTextContainer(_ container: NSTextContainer) { insertTextContainer(container, at: textContainers.count) }
  /// Puts a container into the flow of text at a place.
  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    textContainers.insert(container, at: index)
    container.layoutManager = self
    invalidate()
  }
  /// Takes a container out of the flow; its text goes to the next one.
  open func removeTextContainer(at index: Int) {
    let removed = textContainers.remove(at: index)
    removed.layoutManager = nil
    removed.onInvalidation?()
    invalidate()
  }
  /// A container has another size or shape: the text is laid out anew when it is next asked for.
  open func textContainerChangedGeometry(_ container: NSTextContainer) { invalidate() }

  func geometryDidChange(of container: NSTextContainer, from size: CGSize) {
    textContainerChangedGeometry(container)
    delegate?.layoutManager(self, textContainer: container, didChangeGeometryFrom: size)
  }

  // MARK: Layout

  /// What text without attributes of its own looks like, and how it is measured: a text view's.
  var basis = TextBasis() { didSet { if basis != oldValue { laid = nil } } }
  var glyphChoices = GlyphChoices()
  private var laid: LaidText?
  private var isLayingOut = false

  /// The text has changed, or what is around it.
  func invalidate() {
    laid = nil
    delegate?.layoutManagerDidInvalidateLayout(self)
    for container in textContainers { container.onInvalidation?() }
  }

  /// Told by the storage of an edit. Overrides call super.
  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
    changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
  ) { invalidate() }

  private func content() -> TextContent? {
    guard let textStorage else { return nil }
    var content = basis.content(of: textStorage, in: textContainers.first)
    if let delegate {
      glyphChoices = GlyphChoices(asking: self, delegate, textStorage)
      content.runs = glyphChoices.applied(to: content.runs)
    }
    return content
  }

  private func made() -> LaidText? {
    guard !isLayingOut, !textContainers.isEmpty else { return nil }
    isLayingOut = true
    defer { isLayingOut = false }
    guard let content = content() else { return nil }
    let breaks: ((Int) -> Bool)? = delegate.map { delegate in
      { [unowned self] in delegate.layoutManager(self, shouldBreakLineByWordBeforeCharacterAt: $0) }
    }
    return LaidText(
      textContainers, content, basis.options(usesFontLeading: usesFontLeading), asking: self, mayBreak: breaks)
  }

  var layout: LaidText? {
    if let laid { return laid }
    guard let made = made() else { return nil }
    laid = made
    if let delegate {
      for (region, container) in textContainers.enumerated() {
        let isEnd = NSMaxRange(made.range(in: region)) >= numberOfGlyphs
        delegate.layoutManager(self, didCompleteLayoutFor: container, atEnd: isEnd)
        if isEnd { break }
      }
    }
    return made
  }

  /// The lines of a container without its padding; in another width where one is given.
  func lines(of container: NSTextContainer, width: CGFloat? = nil) -> TextLayout? {
    guard let region = region(container) else { return nil }
    let own = container.size.width > 0 ? container.size.width : .infinity
    guard let width, width != own else { return layout?.layout(in: region, width: own) }
    return container.trying(width: width.isFinite ? max(width, 0.01) : 0) { made()?.layout(in: region, width: width) }
  }

  private func region(_ container: NSTextContainer) -> Int? { textContainers.firstIndex { $0 === container } }

  /// Lays out what waits: always all of the text.
  open func ensureLayout(for container: NSTextContainer) { _ = layout }
  /// Lays out what waits: always all of the text.
  open func ensureLayout(forCharacterRange charRange: NSRange) { _ = layout }
  /// Lays out what waits: always all of the text.
  open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = layout }
  /// Lays out what waits: always all of the text.
  open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) { _ = layout }
  /// Lays out what waits, and thereby chooses glyphs.
  open func ensureGlyphs(forGlyphRange glyphRange: NSRange) { _ = layout }
  /// Lays out what waits, and thereby chooses glyphs.
  open func ensureGlyphs(forCharacterRange charRange: NSRange) { _ = layout }
  /// The glyphs of a range are stale: all of the text is laid out anew when it is next asked for.
  open func invalidateGlyphs(
    forCharacterRange charRange: NSRange, changeInLength delta: Int, actualCharacterRange: NSRangePointer?
  ) {
    actualCharacterRange?.pointee = charRange
    invalidate()
  }
  /// The lines of a range are stale: all of the text is laid out anew when it is next asked for.
  open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) {
    actualCharacterRange?.pointee = charRange
    invalidate()
  }
  /// Has the views of all containers drawn anew.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {
    for container in textContainers { container.onInvalidation?() }
  }
  /// Has the views of all containers drawn anew.
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) { invalidateDisplay(forCharacterRange: glyphRange) }

  // MARK: Glyphs

  /// As many as the text has UTF-16 units.
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
  /// Whether the index is one of a glyph.
  open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { glyphIndex >= 0 && glyphIndex < numberOfGlyphs }
  /// DEVIATION: the UTF-16 unit of the character; fonts' own numbers are the shaper's.
  open func cgGlyph(at glyphIndex: Int) -> CGGlyph { cgGlyph(at: glyphIndex, isValidIndex: nil) }
  /// The glyph that the delegate has chosen, else the UTF-16 unit itself; 0 outside.
  open func cgGlyph(at glyphIndex: Int, isValidIndex: UnsafeMutablePointer<ObjCBool>?) -> CGGlyph {
    isValidIndex?.pointee = ObjCBool(isValidGlyphIndex(glyphIndex))
    guard isValidGlyphIndex(glyphIndex), let text = textStorage?.string else { return 0 }
    if let glyph = glyphChoices.glyphs[glyphIndex] { return glyph }
    return text.utf16[text.utf16.index(text.startIndex, offsetBy: glyphIndex)]
  }
  /// Whether a glyph is shown, a control character or the like.
  open func propertyForGlyph(at glyphIndex: Int) -> GlyphProperty {
    _ = layout
    return glyphChoices.properties[glyphIndex] ?? GlyphChoices.standard(cgGlyph(at: glyphIndex))
  }
  /// Called by a delegate that is asked for glyphs: those whose property is `null` are not shown, and others than a
  /// character's own stand in its place.
  open func setGlyphs(
    _ glyphs: UnsafePointer<CGGlyph>, properties props: UnsafePointer<GlyphProperty>,
    characterIndexes charIndexes: UnsafePointer<Int>, font aFont: UIFont, forGlyphRange glyphRange: NSRange
  ) {
    let units = textStorage?.string.utf16 ?? "".utf16
    for index in 0..<glyphRange.length {
      let character = charIndexes[index]
      glyphChoices.set(props[index], at: character)
      guard let place = units.index(units.startIndex, offsetBy: character, limitedBy: units.endIndex),
        place < units.endIndex
      else { continue }
      glyphChoices.set(glyphs[index], inPlaceOf: units[place], at: character)
    }
  }
  /// Glyphs and characters are counted alike.
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
  ) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }
  /// The same range: glyphs and characters are counted alike.
  open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }
  /// The same index: glyphs and characters are counted alike.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  /// The same index: glyphs and characters are counted alike.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  /// Whether a glyph has no shape: line ends, and what a delegate has made null.
  open func notShownAttribute(forGlyphAt glyphIndex: Int) -> Bool {
    !propertyForGlyph(at: glyphIndex).isDisjoint(with: [.null, .controlCharacter])
  }

  // MARK: Containers of glyphs

  /// What a container holds.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    guard let layout, let region = region(container) else { return NSRange(location: 0, length: 0) }
    return layout.range(in: region)
  }
  /// The container of a glyph; nil where no container has room for it.
  open func textContainer(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> NSTextContainer? {
    guard let layout, let fragment = layout.fragment(at: glyphIndex) else { return nil }
    effectiveRange?.pointee = layout.range(in: fragment.region)
    return textContainers[fragment.region]
  }
  /// The container that a glyph is in. Layout is complete, whatever the flag says.
  open func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?, withoutAdditionalLayout flag: Bool
  ) -> NSTextContainer? { textContainer(forGlyphAt: glyphIndex, effectiveRange: effectiveRange) }
  /// The first character that no container has room for; the text's length where all have.
  open func firstUnlaidCharacterIndex() -> Int { layout?.end ?? 0 }
  /// Where the text begins that found no room in the containers; its length where all did.
  open func firstUnlaidGlyphIndex() -> Int { firstUnlaidCharacterIndex() }
  /// The same as an index of characters and of glyphs.
  open func getFirstUnlaidCharacterIndex(
    _ charIndex: UnsafeMutablePointer<Int>?, glyphIndex: UnsafeMutablePointer<Int>?
  ) {
    charIndex?.pointee = firstUnlaidCharacterIndex()
    glyphIndex?.pointee = firstUnlaidCharacterIndex()
  }

  /// The rectangle that the text takes in a container, padding included, in its coordinates, in points.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    guard let layout, let region = region(container) else { return .zero }
    let used = layout.fragments(in: region).reduce(CGRect.null) { $0.union($1.usedRect) }
    return used.isNull ? extraLine(in: container)?.used ?? .zero : used
  }
  /// The glyphs whose lines a rectangle of a container touches.
  open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
    guard let layout, let region = region(container) else { return NSRange(location: 0, length: 0) }
    let touched = layout.fragments(in: region).filter { $0.rect.intersects(bounds) }
    guard let first = touched.first, let last = touched.last else { return NSRange(location: 0, length: 0) }
    return NSUnionRange(layout.range(of: first), layout.range(of: last))
  }
  /// The glyphs whose lines touch a rectangle of a container, in points.
  open func glyphRange(
    forBoundingRectWithoutAdditionalLayout bounds: CGRect, in container: NSTextContainer
  ) -> NSRange { glyphRange(forBoundingRect: bounds, in: container) }

  // MARK: Places

  /// The rectangle around a range, in the container's coordinates, in points.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    guard let layout, let region = region(container) else { return .zero }
    var result = CGRect.null
    for fragment in layout.fragments(touching: glyphRange) where fragment.region == region {
      let part = NSIntersectionRange(layout.range(of: fragment), glyphRange)
      result = result.union(layout.box(of: part, in: fragment))
    }
    return result.isNull ? .zero : result
  }
  /// Tells of the rectangles that a range takes, line by line, in the container's coordinates, in points.
  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer,
    using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let layout, let region = region(textContainer) else { return }
    var stops = ObjCBool(false)
    for fragment in layout.fragments(touching: glyphRange) where fragment.region == region {
      let part = NSIntersectionRange(layout.range(of: fragment), glyphRange)
      var box = layout.box(of: part, in: fragment)
      // UIKIT: documented: selections reach to the end of lines that they go on after.
      if selectedRange.location != NSNotFound, NSMaxRange(selectedRange) > NSMaxRange(layout.range(of: fragment)) {
        box.size.width = fragment.rect.maxX - box.minX
      }
      block(box, &stops)
      if stops.boolValue { return }
    }
  }

  /// The index of the glyph at or nearest to `point` in the container's coordinates.
  open func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    guard let layout, let region = region(container) else { return 0 }
    let found = layout.place(at: point, in: region)
    partialFraction?.pointee = found.fraction
    return found.place
  }
  /// The glyph nearest to a point of a container, in points.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
  }
  /// How far through its glyph a point is, from 0 to 1.
  open func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
    var fraction: CGFloat = 0
    _ = glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: &fraction)
    return fraction
  }
  /// The index, in UTF-16 units, of the character at or nearest to `point` in the container's coordinates.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int { glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction) }

  // MARK: Lines

  /// Tells of the lines that a range touches: their rectangles in their container's coordinates, in points, with and without
  /// the room beside the text.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let layout else { return }
    var stops = ObjCBool(false)
    for fragment in layout.fragments(touching: glyphRange) {
      block(fragment.rect, fragment.usedRect, textContainers[fragment.region], layout.range(of: fragment), &stops)
      if stops.boolValue { return }
    }
  }
  /// The line of a glyph, as wide as its container has room there, in its coordinates, in points.
  open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
    guard let layout, let fragment = layout.fragment(at: glyphIndex) else { return .zero }
    effectiveRange?.pointee = layout.range(of: fragment)
    return fragment.rect
  }
  /// The rectangle of a glyph's line over all of the container's width, in the container's coordinates.
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?, withoutAdditionalLayout flag: Bool
  ) -> CGRect { lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveRange) }
  /// The line of a glyph, as wide as its text and the padding, in the container's coordinates, in points.
  open func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
    guard let layout, let fragment = layout.fragment(at: glyphIndex) else { return .zero }
    effectiveRange?.pointee = layout.range(of: fragment)
    return fragment.usedRect
  }
  /// The part of a glyph's line that text covers, padding included, in the container's coordinates.
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?, withoutAdditionalLayout flag: Bool
  ) -> CGRect { lineFragmentUsedRect(forGlyphAt: glyphIndex, effectiveRange: effectiveRange) }
  /// Where a glyph stands on its line's baseline, from the line's rectangle, in points.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let layout, let fragment = layout.fragment(at: glyphIndex) else { return .zero }
    let box = layout.box(of: NSRange(location: glyphIndex, length: 1), in: fragment)
    return CGPoint(
      x: box.minX - fragment.rect.minX, y: fragment.line.top + fragment.line.ascent - fragment.rect.minY)
  }
  /// The glyphs of a line that an ellipsis stands for; at `NSNotFound` where none does.
  open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
    guard let layout, let truncated = layout.fragment(at: glyphIndex)?.truncated, !truncated.isEmpty else {
      return NSRange(location: NSNotFound, length: 0)
    }
    return layout.offsets.range(truncated)
  }
  /// The size of an attachment's picture, in points; (-1, -1) where the glyph is no attachment.
  open func attachmentSize(forGlyphAt glyphIndex: Int) -> CGSize {
    guard let layout, let storage = textStorage, isValidGlyphIndex(glyphIndex),
      storage.attribute(.attachment, at: glyphIndex, effectiveRange: nil) != nil,
      let fragment = layout.fragment(at: glyphIndex)
    else { return CGSize(width: -1, height: -1) }
    let character = layout.offsets.character(at: glyphIndex)
    let run = fragment.line.segments.first { $0.characters.contains(character) }?.run
    return run.flatMap { layout.runs[$0].attachment?.size } ?? CGSize(width: -1, height: -1)
  }

  private func extraLine(in container: NSTextContainer? = nil) -> (
    rect: CGRect, used: CGRect, container: NSTextContainer
  )? {
    guard let layout else { return nil }
    if let extra = layout.extraFragment { return (extra.rect, extra.usedRect, textContainers[extra.region]) }
    guard numberOfGlyphs == 0, let first = textContainers.first, container == nil || container === first else {
      return nil
    }
    let rect = CGRect(x: 0, y: 0, width: first.size.width, height: basis.font.lineHeight)
    return (rect, rect.with(width: 2 * first.lineFragmentPadding), first)
  }
  /// Where the empty line after a last line end stands, or that of an empty text; zero where there is none.
  open var extraLineFragmentRect: CGRect { extraLine()?.rect ?? .zero }
  /// The part that the cursor covers in the empty line after a final line break; zero where there is none.
  open var extraLineFragmentUsedRect: CGRect { extraLine()?.used ?? .zero }
  /// The container of the empty line after a final line break; nil where there is none.
  open var extraLineFragmentTextContainer: NSTextContainer? { extraLine()?.container }

  // MARK: Drawing

  /// Draws what is behind the glyphs, with the container's origin at `origin`.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard let layout else { return }
    TextPainter.draw(
      layout.lines(of: glyphsToShow), runs: layout.runs, at: origin, rightToLeft: false, parts: .backgrounds)
  }
  /// Draws glyphs, lines under and through them and attachments, with the container's origin at `origin`.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard let layout else { return }
    TextPainter.draw(layout.lines(of: glyphsToShow), runs: layout.runs, at: origin, rightToLeft: false, parts: .glyphs)
    for line in layout.decoratedLines(in: glyphsToShow) { decorate(line, at: origin) }
  }
  /// Draws the line under a stretch of a line of text, as far as the attribute asks for it.
  open func underlineGlyphRange(
    _ glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, lineFragmentRect lineRect: CGRect,
    lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) {
    drawUnderline(
      forGlyphRange: glyphRange, underlineType: underlineVal, baselineOffset: 0, lineFragmentRect: lineRect,
      lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
  }
  /// Draws a line under glyphs that the attribute underlines. The offset of the baseline has no effect.
  open func drawUnderline(
    forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, baselineOffset: CGFloat,
    lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) { draw(.underlines, of: glyphRange, at: containerOrigin) }
  /// Draws the line through a stretch of a line of text, as far as the attribute asks for it.
  open func strikethroughGlyphRange(
    _ glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle, lineFragmentRect lineRect: CGRect,
    lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) {
    drawStrikethrough(
      forGlyphRange: glyphRange, strikethroughType: strikethroughVal, baselineOffset: 0, lineFragmentRect: lineRect,
      lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
  }
  /// Draws a line through glyphs that the attribute strikes through. The offset of the baseline has no effect.
  open func drawStrikethrough(
    forGlyphRange glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle, baselineOffset: CGFloat,
    lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) { draw(.strikethroughs, of: glyphRange, at: containerOrigin) }
  /// Fills rectangles behind text with the present colour.
  open func fillBackgroundRectArray(
    _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange, color: UIColor
  ) {
    for index in 0..<rectCount { UIRectFill(rectArray[index]) }
  }
}

extension NSLayoutManager: NSTextLayoutOrientationProvider {
  /// Always horizontal.
  public var layoutOrientation: TextLayoutOrientation { .horizontal }

  /// The style of a glyph's paragraph.
  func paragraphStyle(at glyphIndex: Int) -> NSParagraphStyle {
    guard let textStorage, glyphIndex >= 0, glyphIndex < textStorage.length else { return .default }
    return textStorage.attribute(.paragraphStyle, at: glyphIndex, effectiveRange: nil) as? NSParagraphStyle ?? .default
  }
}

extension CGRect {
  fileprivate func with(width: CGFloat) -> CGRect { CGRect(x: minX, y: minY, width: width, height: height) }
}
