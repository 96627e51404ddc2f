internal import SwiftParser
package import SwiftSyntax

/// A Swift file as it was read: its path, its bytes, its tree and where its lines begin.
package struct SourceFile {
  /// As the caller names it; findings and `#sourceLocation` repeat it.
  package let path: String
  package let bytes: [UInt8]
  package let tree: SourceFileSyntax
  private let lineStarts: [Int]

  package init(path: String, text: String) {
    self.path = path
    var (source, parsed) = (text, Parser.parse(source: text))
    if parsed.hasError {
      let other = Self.withoutSpacesInAttributes(text)
      if other != text { (source, parsed) = (other, Parser.parse(source: other)) }
    }
    bytes = Array(source.utf8)
    tree = parsed
    var starts = [0]
    for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") { starts.append(offset + 1) }
    lineStarts = starts
  }

  /// `@available (iOS 13, *)`, which Swift took until its sixth mode, with the space before the attribute.
  private static func withoutSpacesInAttributes(_ text: String) -> String {
    text.replacing(/(@[A-Za-z_]+)([ \t]+)\(/) { "\($0.2)\($0.1)(" }
  }

  /// The line of a byte, counted from 1.
  package func line(at offset: Int) -> Int {
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The byte at a column of a line, both counted from 1; the last byte of a line that is shorter.
  func offset(line: Int, column: Int) -> Int {
    guard lineStarts.indices.contains(line - 1) else { return bytes.count }
    let end = line < lineStarts.count ? lineStarts[line] - 1 : bytes.count
    return min(lineStarts[line - 1] + column - 1, max(lineStarts[line - 1], end - 1))
  }

  package func line(of node: some SyntaxProtocol) -> Int {
    line(at: node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
