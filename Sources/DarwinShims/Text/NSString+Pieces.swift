/// Words and sentences of texts, which Foundation on Linux does not enumerate.
extension NSString {
  /// `enumerateSubstrings(in:options:using:)` of Apple's systems: Foundation's where it has the pieces, words and
  /// sentences besides. A piece that reaches over the end of the range is cut there.
  ///
  /// Source: <https://developer.apple.com/documentation/foundation/nsstring/enumeratesubstrings(in:options:using:)>
  public func enumeratePieces(
    in range: NSRange, options: EnumerationOptions,
    using block: (String?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    let kind = options.rawValue & 0xFF
    let text = substring(with: range)
    let found: [Range<Int>]
    switch kind {
    case Self.byWords: found = TextPieces.words(text)
    case Self.bySentences: found = TextPieces.sentences(text)
    default:
      return enumerateSubstrings(in: range, options: options, using: block)
    }
    let text16 = text as NSString
    let isReversed = options.contains(.reverse)
    var stop: ObjCBool = false
    for index in found.indices {
      let place = isReversed ? found.count - 1 - index : index
      // What encloses a word reaches to the next one; the first takes in what precedes it.
      let start = place == 0 ? 0 : found[place].lowerBound
      let end = place == found.count - 1 ? text.utf16.count : found[place + 1].lowerBound
      let piece = NSRange(found[place])
      block(
        options.contains(.substringNotRequired) ? nil : text16.substring(with: piece),
        NSRange(location: range.location + piece.location, length: piece.length),
        NSRange(location: range.location + start, length: end - start), &stop)
      if stop.boolValue { return }
    }
  }

  private static let byWords: UInt = 3
  private static let bySentences: UInt = 4
}

extension StringProtocol {
  /// `enumerateSubstrings(in:options:_:)` of Apple's systems, words and sentences included.
  public func enumeratePieces<Bounds: RangeExpression<String.Index>>(
    in range: Bounds, options: NSString.EnumerationOptions,
    _ body: (String?, Range<String.Index>, Range<String.Index>, inout Bool) -> Void
  ) {
    let text = String(self)
    let bounds = range.relative(to: text)
    (text as NSString).enumeratePieces(in: NSRange(bounds, in: text), options: options) { piece, place, around, stop in
      guard let place = Range(place, in: text), let around = Range(around, in: text) else { return }
      var ends = false
      body(piece, place, around, &ends)
      if ends { stop.pointee = true }
    }
  }
}
