internal import Foundation

/// A document with Git's markers in it, as a merge leaves it for people.
package struct ConflictMarkers {
  /// The document with ours at every conflict.
  package private(set) var ours: [UInt8] = []
  /// What stands behind the markers of ours: the reasons.
  package private(set) var reasons: [String] = []

  private enum Side { case both, ours, other }

  /// Nil where there are no markers, or where they are not in order.
  package init?(_ bytes: [UInt8]) {
    var side = Side.both
    var isFirst = true
    for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      let words = line.first.map { "<|=>".utf8.contains($0) } == true ? String(decoding: line, as: UTF8.self) : ""
      switch side {
      case .both where words.hasPrefix("<<<<<<< "):
        reasons.append(words.dropFirst(8).trimmingCharacters(in: .whitespaces))
        side = .ours
      case .ours where words.hasPrefix("||||||| ") || words.hasPrefix("======="): side = .other
      case .other where words.hasPrefix(">>>>>>> "): side = .both
      case .other: break
      default:
        if !isFirst { ours.append(0x0A) }
        ours += line
        isFirst = false
      }
    }
    if reasons.isEmpty || side != .both { return nil }
  }
}
