package import DocumentEditing

/// What differs in a set of documents between two revisions: pairs of documents, and scenes that went from one to another.
package struct DocumentReview {
  /// A document before and after; nil where there is none.
  package struct Pair {
    package var old: SyntaxTree?
    package var new: SyntaxTree?

    /// Whether both are the same document under another name.
    package var isRenamed: Bool

    package init(old: SyntaxTree?, new: SyntaxTree?, isRenamed: Bool = false) {
      self.old = old
      self.new = new
      self.isRenamed = isRenamed
    }
  }

  package struct Document: Encodable {
    package enum Status: String, Encodable {
      case added, removed, renamed, changed
    }

    package var path: String
    /// Of the document before, where it is another.
    package var oldPath: String?
    package var status: Status
    package var changes: [Change]
  }

  package private(set) var documents: [Document] = []

  /// - Parameter all: whether to tell of what Interface Builder changes by itself, too.
  package init(_ pairs: [Pair], all: Bool = false) {
    let differences = pairs.map { Self.difference($0) }
    // Where scenes have gone, and where they have come from.
    var gone: [String: Int] = [:]
    for (index, difference) in differences.enumerated() {
      for change in difference?.changes ?? [] where change.subject == .scene && change.kind == .removed {
        gone[change.scene ?? ""] = index
      }
    }
    var arrived: Set<String> = []
    for difference in differences {
      for change in difference?.changes ?? [] where change.subject == .scene && change.kind == .added {
        if let id = change.scene, gone[id] != nil { arrived.insert(id) }
      }
    }
    for (index, pair) in pairs.enumerated() {
      guard let difference = differences[index] else { continue }
      var changes: [Change] = []
      for change in difference.changes {
        guard change.subject == .scene, let id = change.scene, arrived.contains(id), let source = gone[id] else {
          changes.append(change)
          continue
        }
        guard change.kind == .added, let old = pairs[source].old, let new = pair.new else { continue }
        var moved = change
        moved.kind = .moved
        moved.old = old.path
        moved.new = new.path
        changes.append(moved)
        changes += DocumentDifference(old: old, new: new).changes.filter {
          $0.scene == id && $0.subject != .scene && $0.subject != .document
        }
      }
      let shown = changes.filter { all || !$0.isNoise }
      let status: Document.Status =
        pair.old == nil ? .added : pair.new == nil ? .removed : pair.isRenamed ? .renamed : .changed
      guard status != .changed || !shown.isEmpty else { continue }
      documents.append(
        Document(
          path: pair.new?.path ?? pair.old?.path ?? "",
          oldPath: pair.old?.path == pair.new?.path ? nil : pair.old?.path,
          status: status, changes: shown))
    }
  }

  /// Adds where layout puts views otherwise; a document that says nothing else is shown for that.
  package mutating func add(_ changes: [Change], to path: String, old: String?) {
    guard !changes.isEmpty else { return }
    if let index = documents.firstIndex(where: { $0.path == path }) {
      documents[index].changes += changes
    } else {
      documents.append(Document(path: path, oldPath: old == path ? nil : old, status: .changed, changes: changes))
    }
  }

  package var isEmpty: Bool { documents.isEmpty }

  private static func difference(_ pair: Pair) -> DocumentDifference? {
    let empty = try? SyntaxTree(Array("<document/>".utf8), path: "")
    guard let old = pair.old ?? empty, let new = pair.new ?? empty else { return nil }
    var difference = DocumentDifference(old: old, new: new)
    if pair.old == nil || pair.new == nil { difference.keepScenesAndObjects() }
    return difference
  }
}
