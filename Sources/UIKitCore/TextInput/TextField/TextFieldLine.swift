internal import UITextLayout

/// A text field's line in its place: vertically centred in a rectangle, shrunk where it may be, scrolled while it is
/// edited.
@MainActor
struct TextFieldLine {
  private let content: TextContent
  private let layout: TextLayout
  private let origin: CGPoint
  private let isRightToLeft: Bool
  private let emptyCaret: CGRect
  /// In points.
  let naturalWidth: CGFloat

  /// - Parameter scroll: how far a line that is too long is moved towards its beginning, in points; nil where it is
  ///   truncated instead.
  init(
    _ content: TextContent, in rect: CGRect, isRightToLeft: Bool, minimumScale: CGFloat, era: MetricsEra, font: UIFont,
    scroll: CGFloat? = nil
  ) {
    var content = content
    let unbounded = CGSize(width: CGFloat.infinity, height: .infinity)
    var natural = content.size(in: unbounded, maximumLines: 1, era: era).width
    if minimumScale < 1, natural > rect.width, natural > 0 {
      content = content.scaled(by: max(rect.width / natural * 0.995, minimumScale))
      natural = content.size(in: unbounded, maximumLines: 1, era: era).width
    }
    self.content = content
    self.isRightToLeft = isRightToLeft
    naturalWidth = natural
    let isScrolled = scroll != nil && natural > rect.width
    layout = content.layout(
      in: CGSize(width: isScrolled ? natural.rounded(.up) + 1 : rect.width, height: .infinity), maximumLines: 1,
      era: era, rightToLeft: isRightToLeft)
    let shift = isScrolled ? scroll ?? 0 : 0
    let x = isScrolled && isRightToLeft ? rect.maxX - natural + shift : rect.minX - shift
    origin = CGPoint(x: x, y: rect.midY - layout.size.height / 2)
    let height = font.lineHeight
    let share: CGFloat =
      switch content.style.alignment {
      case .center: 0.5
      case .right: 1
      case .left: 0
      default: isRightToLeft ? 1 : 0
      }
    emptyCaret = CGRect(
      x: rect.minX + (rect.width - 2) * share, y: rect.midY - height / 2, width: 2, height: height)
  }

  func draw(in rect: CGRect) {
    guard naturalWidth > rect.width, let context = UIGraphicsGetCurrentContext() else {
      return TextPainter.draw(layout, runs: content.runs, at: origin, rightToLeft: isRightToLeft)
    }
    context.saveGState()
    context.clip(to: CGRect(x: rect.minX, y: -1e4, width: rect.width, height: 2e4))
    TextPainter.draw(layout, runs: content.runs, at: origin, rightToLeft: isRightToLeft)
    context.restoreGState()
  }

  /// The insertion point at a place of `text`, counted in UTF-16 units.
  func caret(before offset: Int, in text: String) -> CGRect {
    guard !layout.lines.isEmpty, !text.isEmpty else { return emptyCaret }
    var caret = layout.caret(before: Self.characters(before: offset, in: text))
    caret.size.width = 2
    return caret.offsetBy(dx: origin.x, dy: origin.y)
  }

  /// What a range of `text` covers.
  func box(of range: NSRange, in text: String) -> CGRect {
    let start = Self.characters(before: range.location, in: text)
    let end = Self.characters(before: range.location + range.length, in: text)
    return layout.boundingBox(of: start..<max(start, end)).offsetBy(dx: origin.x, dy: origin.y)
  }

  private static func characters(before offset: Int, in text: String) -> Int {
    let place = String.Index(utf16Offset: min(max(offset, 0), text.utf16.count), in: text)
    return text.distance(from: text.startIndex, to: place)
  }

  /// The place of `text` nearest to a point, counted in UTF-16 units.
  func position(at point: CGPoint, in text: String) -> Int {
    guard !layout.lines.isEmpty else { return 0 }
    let (index, fraction) = layout.character(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y))
    let offset = index + (fraction > 0.5 ? 1 : 0)
    let place = text.index(text.startIndex, offsetBy: offset, limitedBy: text.endIndex) ?? text.endIndex
    return place.utf16Offset(in: text)
  }
}
