internal import UITextLayout

/// A laid-out line of a layout fragment.
///
/// Source: <https://developer.apple.com/documentation/uikit/nstextlinefragment>
open class NSTextLineFragment: NSObject {
  /// The text that `characterRange` counts in: the element's.
  public let attributedString: NSAttributedString
  /// In UTF-16 units of `attributedString`.
  public let characterRange: NSRange
  /// In the layout fragment's coordinates, in points.
  public let typographicBounds: CGRect
  /// Where the first glyph stands on the baseline, from the origin of `typographicBounds`, in points.
  public let glyphOrigin: CGPoint

  /// The line in its own coordinates: its top left at the origin.
  private let line: TextLine?
  private let runs: [TextRun]
  private let offsets: TextOffsets
  /// Where the element begins, in what `offsets` counts.
  private let start: Int

  init(_ fragment: TextFlow.Fragment, of text: NSAttributedString, in laid: LaidText, start: Int, frame: CGRect) {
    var line = fragment.line
    let box = CGRect(
      x: line.x - frame.minX, y: fragment.rect.minY - frame.minY, width: line.width, height: fragment.rect.height)
    line.top -= fragment.rect.minY
    glyphOrigin = CGPoint(x: 0, y: line.top + line.ascent)
    line.x = 0
    (self.line, runs, offsets, self.start) = (line, laid.runs, laid.offsets, start)
    attributedString = text
    typographicBounds = box
    let range = laid.range(of: fragment)
    characterRange = NSRange(location: range.location - start, length: range.length)
    super.init()
  }

  /// A line of a text by itself, as wide as it is.
  public init(attributedString: NSAttributedString, range: NSRange) {
    let container = NSTextContainer(size: .zero)
    container.lineFragmentPadding = 0
    let basis = TextBasis()
    let own = attributedString.attributedSubstring(from: range)
    let laid = LaidText([container], basis.content(of: own, in: container), basis.options(usesFontLeading: true))
    self.attributedString = attributedString
    (characterRange, runs, offsets, start) = (range, laid.runs, laid.offsets, -range.location)
    let first = laid.flow.fragments.first
    line = first?.line
    typographicBounds =
      first?.rect ?? CGRect(x: 0, y: 0, width: 0, height: basis.font.lineHeight)
    glyphOrigin = CGPoint(x: 0, y: first.map { $0.line.top + $0.line.ascent } ?? basis.font.ascender)
    super.init()
  }

  private var layout: TextLayout { TextLayout(lines: line.map { [$0] } ?? [], size: .zero, isTruncated: false) }

  /// Where a character begins on the baseline, from the origin of `typographicBounds`, in points.
  open func locationForCharacter(at index: Int) -> CGPoint {
    CGPoint(x: layout.caret(before: offsets.character(at: index + start)).minX, y: glyphOrigin.y)
  }
  /// The place between characters nearest to a point from the origin of `typographicBounds`.
  open func characterIndex(for point: CGPoint) -> Int {
    guard characterRange.length > 0 else { return characterRange.location }
    let (character, fraction) = layout.character(at: point)
    return offsets[fraction > 0.5 ? character + 1 : character] - start
  }
  /// How far through its glyph a point is, from 0 to 1.
  open func fractionOfDistanceThroughGlyph(for point: CGPoint) -> CGFloat { layout.character(at: point).fraction }

  /// Draws the line with the origin of its bounds at a point.
  open func draw(at point: CGPoint, in context: CGContext) {
    UIGraphicsPushContext(context)
    TextPainter.draw(layout, runs: runs, at: point, rightToLeft: false)
    UIGraphicsPopContext()
  }
  /// The box of a stretch of the line from the origin of its bounds; as high as the line.
  func box(of range: NSRange) -> CGRect {
    let box = layout.boundingBox(
      of: offsets.characters(NSRange(location: range.location + start, length: range.length)))
    let edge = locationForCharacter(at: range.location).x
    return box == .zero || range.length == 0
      ? CGRect(x: edge, y: 0, width: 0, height: typographicBounds.height)
      : CGRect(x: box.minX, y: 0, width: box.width, height: typographicBounds.height)
  }
  /// The line's box with the marker of a list before it.
  var inkBounds: CGRect {
    guard let marker = line?.marker else { return typographicBounds }
    let box = CGRect(
      x: typographicBounds.minX + marker.x, y: typographicBounds.minY, width: marker.width,
      height: typographicBounds.height)
    return typographicBounds.union(box)
  }
  /// The size of what stands for a character, if something does, and how far it goes below the baseline, in points.
  func attachmentBox(at index: Int) -> (size: CGSize, descent: CGFloat)? {
    let character = offsets.character(at: index + start)
    return line?.segments.first { $0.characters.contains(character) }.flatMap { runs[$0.run].attachment }
      .map { ($0.size, $0.descent) }
  }
}
