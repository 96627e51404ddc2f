internal import SwiftSyntax

/// Changes to the bytes of a file. They keep its line numbers: what is removed leaves its line breaks.
struct Edits {
  private struct Edit {
    let range: Range<Int>
    let text: String
  }

  private var edits: [Edit] = []

  var isEmpty: Bool { edits.isEmpty }

  /// Puts `text`, which has as many line breaks as the range or none, in place of the bytes.
  mutating func replace(_ range: Range<Int>, with text: String) { edits.append(Edit(range: range, text: text)) }

  mutating func insert(_ text: String, at offset: Int) { replace(offset..<offset, with: text) }

  mutating func replace(_ node: some SyntaxProtocol, with text: String) { replace(Self.range(of: node), with: text) }

  /// Removes a node and the spaces after it.
  mutating func remove(_ node: some SyntaxProtocol) {
    var end = node.endPositionBeforeTrailingTrivia.utf8Offset
    loop: for piece in node.trailingTrivia {
      switch piece {
      case .spaces(let count), .tabs(let count): end += count
      default: break loop
      }
    }
    replace(node.positionAfterSkippingLeadingTrivia.utf8Offset..<end, with: "")
  }

  static func range(of node: some SyntaxProtocol) -> Range<Int> {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<max(start, node.endPositionBeforeTrailingTrivia.utf8Offset)
  }

  /// The bytes of `range` with the changes inside it made; a change inside a replaced range is void.
  func applied(to bytes: [UInt8], in range: Range<Int>? = nil) -> String {
    let whole = range ?? 0..<bytes.count
    var result: [UInt8] = []
    result.reserveCapacity(whole.count + 256)
    var position = whole.lowerBound
    let ordered = edits.enumerated()
      .filter { whole.lowerBound <= $0.element.range.lowerBound && $0.element.range.upperBound <= whole.upperBound }
      .sorted {
        (
          $0.element.range.lowerBound, $0.element.range.isEmpty ? 0 : 1,
          $0.element.range.isEmpty ? 0 : -$0.element.range.count, $0.offset
        )
          < (
            $1.element.range.lowerBound, $1.element.range.isEmpty ? 0 : 1,
            $1.element.range.isEmpty ? 0 : -$1.element.range.count, $1.offset
          )
      }
    for (_, edit) in ordered where edit.range.lowerBound >= position {
      result += bytes[position..<edit.range.lowerBound]
      result += Array(edit.text.utf8)
      let removed = bytes[edit.range].count { $0 == UInt8(ascii: "\n") }
      let added = edit.text.utf8.count { $0 == UInt8(ascii: "\n") }
      if removed > added { result += Array(repeating: UInt8(ascii: "\n"), count: removed - added) }
      position = edit.range.upperBound
    }
    result += bytes[position..<whole.upperBound]
    return String(decoding: result, as: UTF8.self)
  }
}
