import Testing
import UIKit

/// Core Text over the library's own layout.
/// Provenance: documented, <https://developer.apple.com/documentation/coretext>; widths are those of strings.
@MainActor
struct CoreTextTests {
  private let font = UIFont.systemFont(ofSize: 17)
  private func text(_ string: String) -> NSAttributedString {
    NSAttributedString(string: string, attributes: [.font: font])
  }
  private func lines(_ frame: CTFrame) -> [CTLine] { CTFrameGetLines(frame).compactMap { $0 as? CTLine } }
  private func range(_ range: CFRange) -> [Int] { [range.location, range.length] }

  @Test func aLineIsAsWideAsItsText() {
    let line = CTLineCreateWithAttributedString(text("Hello there "))
    var (ascent, descent, leading) = (CGFloat.zero, CGFloat.zero, CGFloat.zero)
    let width = CTLineGetTypographicBounds(line, &ascent, &descent, &leading)
    #expect(abs(width - Double(text("Hello there ").size().width)) < 0.01)
    #expect(abs(ascent - font.ascender) < 0.01 && abs(descent + font.descender) < 0.01)
    let space = Double(text("a b").size().width - text("ab").size().width)
    #expect(abs(CTLineGetTrailingWhitespaceWidth(line) - space) < 0.5)
    #expect(range(CTLineGetStringRange(line)) == [0, 12])
    #expect(CTLineGetGlyphCount(line) == 12)
  }

  @Test func lineEndsEndNoLineOfText() {
    let line = CTLineCreateWithAttributedString(text("one\ntwo"))
    #expect(abs(CTLineGetTypographicBounds(line, nil, nil, nil) - Double(text("onetwo").size().width)) < 0.5)
    #expect(range(CTLineGetStringRange(line)) == [0, 7])
  }

  @Test func placesAndOffsetsBelongTogether() {
    let line = CTLineCreateWithAttributedString(text("a👍bc"))
    for place in [0, 1, 3, 4, 5] {
      let offset = CTLineGetOffsetForStringIndex(line, place, nil)
      #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: offset, y: 0)) == place)
    }
    #expect(CTLineGetOffsetForStringIndex(line, 5, nil) == CGFloat(CTLineGetTypographicBounds(line, nil, nil, nil)))
    #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: -5, y: 0)) == 0)
    #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: 500, y: 0)) == 5)
  }

  @Test func linesAreFlush() {
    let line = CTLineCreateWithAttributedString(text("Hi"))
    let width = CTLineGetTypographicBounds(line, nil, nil, nil)
    #expect(CTLineGetPenOffsetForFlush(line, 0, 100) == 0)
    #expect(abs(CTLineGetPenOffsetForFlush(line, 0.5, 100) - (100 - width) / 2) < 0.01)
    #expect(abs(CTLineGetPenOffsetForFlush(line, 1, 100) - (100 - width)) < 0.01)
    #expect(CTLineGetPenOffsetForFlush(line, 1, 1) == 0)
  }

  @Test func framesAreFilledFromTheTop() {
    let setter = CTFramesetterCreateWithAttributedString(text("one two three four five six seven"))
    let path = CGPath(rect: CGRect(x: 10, y: 20, width: 90, height: 200), transform: nil)
    let frame = CTFramesetterCreateFrame(setter, CFRange(location: 0, length: 0), path, nil)
    let lines = lines(frame)
    #expect(lines.count > 2)
    var origins = [CGPoint](repeating: .zero, count: lines.count)
    CTFrameGetLineOrigins(frame, CFRangeMake(0, 0), &origins)
    #expect(abs(origins[0].y - (200 - font.ascender)) < 1)
    #expect(zip(origins, origins.dropFirst()).allSatisfy { abs($0.y - $1.y - font.lineHeight) < 1 })
    #expect(origins.allSatisfy { $0.x == 0 })
    #expect(lines.reduce(0) { $0 + CTLineGetStringRange($1).length } == 33)
    #expect(range(CTFrameGetVisibleStringRange(frame)) == [0, 33])
    var fits = CFRange()
    let size = CTFramesetterSuggestFrameSizeWithConstraints(
      setter, CFRange(), nil, CGSize(width: 90, height: CGFloat.greatestFiniteMagnitude), &fits)
    #expect(size.width <= 90 && abs(size.height - CGFloat(lines.count) * font.lineHeight) < CGFloat(lines.count))
    #expect(range(fits) == [0, 33])
  }

  @Test func whatFindsNoRoomIsLeftOut() {
    let setter = CTFramesetterCreateWithAttributedString(text("one two three four"))
    func frame(_ height: CGFloat) -> CTFrame {
      let path = CGPath(rect: CGRect(x: 0, y: 0, width: 50, height: height), transform: nil)
      return CTFramesetterCreateFrame(setter, CFRangeMake(4, 0), path, nil)
    }
    #expect(lines(frame(10)).isEmpty)
    let one = lines(frame(25))
    #expect(one.count == 1)
    #expect(one.first.map { range(CTLineGetStringRange($0)) } == [4, 4])
    #expect(range(CTFrameGetStringRange(frame(25))) == [4, 14])
  }

  @Test func linesAreTruncated() throws {
    let (line, token) = (
      CTLineCreateWithAttributedString(text("A rather long line")), CTLineCreateWithAttributedString(text("…"))
    )
    #expect(CTLineCreateTruncatedLine(line, 1000, .end, token) === line)
    for type in [CTLineTruncationType.start, .middle, .end] {
      let cut = try #require(CTLineCreateTruncatedLine(line, 80, type, token))
      let width = CTLineGetTypographicBounds(cut, nil, nil, nil)
      #expect(width <= 80.1 && width > 60)
      #expect(range(CTLineGetStringRange(cut)) == [0, 18])
    }
    #expect(CTLineCreateTruncatedLine(line, 3, .end, token) == nil)
  }

  @Test func runsHaveOneStyle() {
    let string = NSMutableAttributedString(attributedString: text("plain big"))
    string.addAttribute(.font, value: UIFont.systemFont(ofSize: 30), range: NSRange(location: 6, length: 3))
    let runs = CTLineGetGlyphRuns(CTLineCreateWithAttributedString(string)).compactMap { $0 as? CTRun }
    #expect(runs.map { range(CTRunGetStringRange($0)) } == [[0, 6], [6, 3]])
    var ascent = CGFloat.zero
    let width = CTRunGetTypographicBounds(runs[1], CFRange(), &ascent, nil, nil)
    #expect(abs(ascent - UIFont.systemFont(ofSize: 30).ascender) < 0.01)
    var positions = [CGPoint](repeating: .zero, count: 3)
    CTRunGetPositions(runs[1], CFRange(), &positions)
    #expect(positions[0].x < positions[1].x && Double(positions[2].x - positions[0].x) < width)
    #expect((CTRunGetAttributes(runs[1])["NSFont"] as? UIFont)?.pointSize == 30)
    #expect(CTRunGetStatus(runs[0]) == [])
  }

  @Test func typesettersBreakLines() {
    let setter = CTTypesetterCreateWithAttributedString(text("one two three"))
    let width = Double(text("one two").size().width) + 1
    #expect(CTTypesetterSuggestLineBreak(setter, 0, width) == 8)
    #expect(CTTypesetterSuggestClusterBreak(setter, 0, width) > 6)
    #expect(CTTypesetterSuggestLineBreak(setter, 8, 1000) == 5)
    #expect(range(CTLineGetStringRange(CTTypesetterCreateLine(setter, CFRangeMake(4, 3)))) == [4, 3])
  }

  /// Lines and pages of a long text are those of the whole, and cost what they have, whatever follows.
  @Test func longTextsAreBrokenLineByLineAndPageByPage() {
    let long = text((0..<8_000).map { "word\($0)" }.joined(separator: " "))
    let typesetter = CTTypesetterCreateWithAttributedString(long)
    let start = ContinuousClock.now
    var ends = [0]
    while ends[ends.count - 1] < long.length {
      let count = CTTypesetterSuggestLineBreak(typesetter, ends[ends.count - 1], 300)
      guard count > 0 else { break }
      ends.append(ends[ends.count - 1] + count)
    }
    let framesetter = CTFramesetterCreateWithAttributedString(long)
    let room = CGPath(rect: CGRect(x: 0, y: 0, width: 300, height: 1_000_000), transform: nil)
    let whole = lines(CTFramesetterCreateFrame(framesetter, CFRange(), room, nil)).map(CTLineGetStringRange)
    #expect(whole.map { $0.location + $0.length } == Array(ends.dropFirst()))
    let page = CGPath(rect: CGRect(x: 0, y: 0, width: 300, height: 500), transform: nil)
    var (place, paged) = (0, [Int]())
    while place < long.length {
      let frame = CTFramesetterCreateFrame(framesetter, CFRange(location: place, length: 0), page, nil)
      #expect(range(CTFrameGetStringRange(frame)) == [place, long.length - place])
      let visible = CTFrameGetVisibleStringRange(frame)
      guard visible.length > 0 else { break }
      paged += lines(frame).map(CTLineGetStringRange).map { $0.location + $0.length }
      place = visible.location + visible.length
    }
    #expect(paged == Array(ends.dropFirst()))
    #expect(ContinuousClock.now - start < .seconds(60))
  }

  @Test func delegatesOfRunsMakeRoom() throws {
    var callbacks = CTRunDelegateCallbacks(
      version: kCTRunDelegateVersion1, dealloc: { $0.deallocate() }, getAscent: { _ in 40 }, getDescent: { _ in 5 },
      getWidth: { _ in 30 })
    let delegate = CTRunDelegateCreate(&callbacks, UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
    let string = NSMutableAttributedString(attributedString: text("a"))
    string.append(
      NSAttributedString(string: "\u{FFFC}", attributes: [kCTRunDelegateAttributeName: try #require(delegate)]))
    var (ascent, descent) = (CGFloat.zero, CGFloat.zero)
    let line = CTLineCreateWithAttributedString(string)
    let width = CTLineGetTypographicBounds(line, &ascent, &descent, nil)
    #expect(abs(width - Double(text("a").size().width) - 30) < 0.01)
    #expect(ascent == 40 && descent == max(5, -font.descender))
  }

  /// Provenance: Apple's guide of Core Text: where the y axis is turned, lines stand as strings that UIKit draws.
  @Test func linesAreDrawnUpright() {
    func picture(_ draw: (CGContext) -> Void) -> Data? {
      UIGraphicsImageRenderer(size: CGSize(width: 60, height: 30)).image { draw($0.cgContext) }.pngData()
    }
    let plain = picture { _ in text("Ag").draw(at: CGPoint(x: 5, y: 2)) }
    let empty = picture { _ in }
    let line = CTLineCreateWithAttributedString(text("Ag"))
    let top = text("Ag").boundingRect(with: .zero, options: [], context: nil).minY
    func turned(_ context: CGContext) {
      context.textMatrix = .identity
      context.translateBy(x: 0, y: 30)
      context.scaleBy(x: 1, y: -1)
    }
    let drawn = picture { context in
      turned(context)
      context.textPosition = CGPoint(x: 5, y: 30 - 2 + top)
      CTLineDraw(line, context)
    }
    #expect(drawn == plain && drawn != empty)
    let framed = picture { context in
      turned(context)
      let path = CGPath(rect: CGRect(x: 5, y: 0, width: 50, height: 28), transform: nil)
      CTFrameDraw(
        CTFramesetterCreateFrame(CTFramesetterCreateWithAttributedString(text("Ag")), CFRange(), path, nil), context)
    }
    #expect(framed == plain)
  }
}
