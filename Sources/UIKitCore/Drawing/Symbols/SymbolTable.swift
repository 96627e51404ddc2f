/// `SymbolSizes.published` by name. A document shows a few of its thousands of symbols: an entry is read when it is asked
/// for (reading all at a start took 5 of 28 milliseconds).
enum SymbolTable {
  private static let text = Array(SymbolSizes.published.utf8)
  /// Where the names begin, in the order of their bytes.
  private static let starts: [Int] = {
    var (found, words, isInside) = ([Int](), 0, false)
    for (offset, byte) in text.enumerated() {
      if isSpace(byte) {
        isInside = false
      } else if !isInside {
        if words % 3 == 0 { found.append(offset) }
        (words, isInside) = (words + 1, true)
      }
    }
    return found
  }()

  /// Width and height of a symbol's drawing, in thousandths of an em; nil where nothing was published.
  static func size(_ name: some StringProtocol) -> (width: Int, height: Int)? {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if word(at: starts[middle]).lexicographicallyPrecedes(name.utf8) { low = middle + 1 } else { high = middle }
    }
    guard low < starts.count else { return nil }
    let found = word(at: starts[low])
    guard found.elementsEqual(name.utf8) else { return nil }
    let width = word(after: found)
    return (number(width), number(word(after: width)))
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") }
  private static func word(at start: Int) -> ArraySlice<UInt8> { text[start...].prefix { !isSpace($0) } }
  private static func word(after word: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    Self.word(at: text[word.endIndex...].firstIndex { !isSpace($0) } ?? text.endIndex)
  }
  private static func number(_ word: ArraySlice<UInt8>) -> Int {
    word.reduce(0) { 10 * $0 + Int($1) - Int(UInt8(ascii: "0")) }
  }
}
