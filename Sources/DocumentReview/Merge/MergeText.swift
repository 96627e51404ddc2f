internal import Foundation
internal import DocumentEditing

extension DocumentMerge {
  /// The merged document with Git's markers around the lines at which both sides want something else.
  package func text(ours: String = "ours", theirs: String = "theirs") -> String {
    guard !conflicts.isEmpty else { return tree.text }
    var edits: [(range: Range<Int>, text: String)] = []
    let (bytes, places) = tree.bytesWithPlaces(of: Set(conflicts.compactMap(\.node)))
    let lineEnd = bytes.contains(0x0D) ? "\r\n" : "\n"
    for (node, list) in Dictionary(grouping: conflicts.filter { $0.node != nil }, by: { $0.node! }) {
      guard let place = places[node] else { continue }
      let block = ConflictBlock(tree: tree, node: node, conflicts: list, lineEnd: lineEnd)
      let isWhole = list.contains {
        [.removedByThem, .otherElement, .text].contains($0.kind) || Self.isDangling($0)
      }
      let range = Self.lines(around: isWhole ? place.whole : place.start, in: bytes)
      let text = String(decoding: bytes[range], as: UTF8.self)
      edits.append((range, block.text(of: text, ours: ours, theirs: theirs)))
    }
    return Self.apply(edits, to: bytes)
  }

  private static func isDangling(_ conflict: MergeConflict) -> Bool {
    if case .dangling = conflict.kind { true } else { false }
  }

  /// From the begin of the first line to the end of the last one.
  private static func lines(around range: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
    let start = bytes[..<range.lowerBound].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let end = bytes[range.upperBound...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
    return start..<end
  }

  private static func apply(_ edits: [(range: Range<Int>, text: String)], to bytes: [UInt8]) -> String {
    var output: [UInt8] = []
    var place = 0
    // Around goes before inside; what is inside of a block is marked with it.
    for edit in edits.sorted(by: { ($0.range.lowerBound, -$0.range.count) < ($1.range.lowerBound, -$1.range.count) }) {
      guard edit.range.lowerBound >= place else { continue }
      output += bytes[place..<edit.range.lowerBound]
      output += edit.text.utf8
      place = edit.range.upperBound
    }
    output += bytes[place...]
    return String(decoding: output, as: UTF8.self)
  }
}

/// The lines of a conflict with markers.
private struct ConflictBlock {
  let tree: SyntaxTree
  let node: SyntaxNode.ID
  let conflicts: [MergeConflict]
  let lineEnd: String

  func text(of lines: String, ours: String, theirs: String) -> String {
    let why = conflicts.map(\.description).joined(separator: "; ")
    var result = ""
    let removed = conflicts.filter { $0.kind == .removedByUs }
    let others = conflicts.filter { $0.kind != .removedByUs }
    if others.isEmpty {
      result = lines
    } else {
      var alternative = ""
      var original = ""
      let isGone = others.contains {
        if case .dangling = $0.kind { true } else { $0.kind == .removedByThem }
      }
      if let other = others.first(where: { $0.kind == .otherElement }) {
        alternative = lines.prefix { $0 == " " || $0 == "\t" } + (other.theirText ?? "")
        original = ""
      } else if !isGone {
        alternative = rewritten(lines, others, to: \.theirs)
        original = rewritten(lines, others, to: \.base)
      }
      result += "<<<<<<< \(ours): \(why)\(lineEnd)\(ended(lines))"
      if !original.isEmpty { result += "||||||| base\(lineEnd)\(ended(original))" }
      result += "=======\(lineEnd)\(ended(alternative))>>>>>>> \(theirs)\(lineEnd)"
    }
    for conflict in removed {
      let text = conflict.theirText ?? ""
      result +=
        "<<<<<<< \(ours): \(conflict.description)\(lineEnd)=======\(lineEnd)\(ended(text))>>>>>>> \(theirs)\(lineEnd)"
    }
    return result
  }

  private func ended(_ text: String) -> String { text.isEmpty || text.hasSuffix("\n") ? text : text + lineEnd }

  /// The lines with what one side wants for all attributes and the text in conflict.
  private func rewritten(
    _ lines: String, _ conflicts: [MergeConflict], to side: KeyPath<MergeConflict, String?>
  ) -> String {
    var copy = tree
    var isText = false
    for conflict in conflicts {
      switch conflict.kind {
      case .attribute(let name):
        _ = try? copy.apply(.setAttribute(node, name: name, value: conflict[keyPath: side]))
      case .text:
        isText = true
        _ = try? copy.apply(.setText(node, conflict[keyPath: side] ?? ""))
      default: break
      }
    }
    let old = isText ? tree.text(ofNode: node) : tree.startTag(of: node)
    let new = isText ? copy.text(ofNode: node) : copy.startTag(of: node)
    guard let range = lines.range(of: old, options: .literal) else { return lines }
    return lines.replacingCharacters(in: range, with: new)
  }
}
