internal import UITextLayout

/// How far letters reach from their baseline, in points.
struct CoreTextBounds {
  /// Up.
  var ascent: CGFloat = 0
  /// Down, positive.
  var descent: CGFloat = 0
  /// To the next line.
  var leading: CGFloat = 0

  init() {}
  /// A font's.
  init(_ font: UIFont) { (ascent, descent, leading) = (font.ascender, -font.descender, font.leading) }
  /// A box's that stands in the text.
  init(_ box: TextRun.Attachment) { (ascent, descent) = (box.size.height - box.descent, box.descent) }

  mutating func formUnion(_ other: CoreTextBounds) {
    ascent = max(ascent, other.ascent)
    descent = max(descent, other.descent)
    leading = max(leading, other.leading)
  }
}
