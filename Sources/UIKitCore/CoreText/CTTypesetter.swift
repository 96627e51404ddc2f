public import DarwinShims
internal import UISystemMetrics
internal import UITextLayout

/// Breaks a text into lines one after the other.
///
/// Source: <https://developer.apple.com/documentation/coretext/cttypesetter>
public final class CTTypesetter {
  let text: NSAttributedString

  init(_ text: NSAttributedString) { self.text = NSAttributedString(attributedString: text) }

  /// How many UTF-16 units from a place on fit a width, by words or by characters.
  func lineBreak(from place: Int, width: Double, byCharacters: Bool) -> Int {
    guard place >= 0, place < text.length else { return 0 }
    // OPTIMIZATION: what stands behind the next line changes nothing; the rest of a long text is not looked at for each.
    var length = 256
    while length < text.length - place {
      let (end, isLast) = lineEnd(NSRange(location: place, length: length), width, byCharacters)
      if !isLast { return end }
      length *= 4
    }
    return lineEnd(NSRange(location: place, length: text.length - place), width, byCharacters).end
  }

  /// How much of a part of the text its first line takes, and whether that is all of it.
  private func lineEnd(_ part: NSRange, _ width: Double, _ byCharacters: Bool) -> (end: Int, isLast: Bool) {
    let source = CoreTextSource(text.attributedSubstring(from: part))
    var (options, style) = (TextLayout.Options(), ParagraphStyle())
    options.width = CGFloat(width)
    options.maximumLines = 2
    options.era = SystemMetrics.latest.fontEra
    style.lineBreak = byCharacters ? .charWrapping : .wordWrapping
    var runs = source.content.runs
    for index in runs.indices { runs[index].paragraph = nil }
    let layout = TextLayout(runs, style: style, options: options)
    return (layout.lines.first.map { source.offsets[$0.end] } ?? 0, layout.lines.count < 2)
  }
}

/// A typesetter of a text.
public func CTTypesetterCreateWithAttributedString(_ string: NSAttributedString) -> CTTypesetter {
  CTTypesetter(string)
}
/// How many UTF-16 units from a place on fit a width in points; lines end between words.
public func CTTypesetterSuggestLineBreak(_ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double) -> CFIndex
{
  typesetter.lineBreak(from: startIndex, width: width, byCharacters: false)
}
/// How many UTF-16 units from a place on fit a width in points; lines end between characters.
public func CTTypesetterSuggestClusterBreak(_ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double)
  -> CFIndex
{
  typesetter.lineBreak(from: startIndex, width: width, byCharacters: true)
}
/// A line of a part of the text; a length of 0 takes all that follows.
public func CTTypesetterCreateLine(_ typesetter: CTTypesetter, _ stringRange: CFRange) -> CTLine {
  let first = min(max(stringRange.location, 0), typesetter.text.length)
  let rest = typesetter.text.length - first
  let range = NSRange(location: first, length: stringRange.length > 0 ? min(stringRange.length, rest) : rest)
  return CTLine(typesetter.text.attributedSubstring(from: range), base: first)
}
