package import DocumentEditing

/// Where two revisions want different things.
package struct MergeConflict: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// Both give an attribute another value.
    case attribute(String)
    case text
    /// Ours takes the element away, theirs changes it or something in it.
    case removedByUs
    /// Theirs takes the element away, ours changes it or something in it.
    case removedByThem
    /// Both put it into different places.
    case moved
    /// Of one id, and something else in each.
    case otherElement
    /// Both order its children differently.
    case order
    /// What it names has been taken away by the other side.
    case dangling(String)
  }

  package var kind: Kind
  /// The element, in words.
  package var object: String
  package var base: String?
  package var ours: String?
  package var theirs: String?
  /// In the merged tree; for what we removed, the element that it stood in.
  package var node: SyntaxNode.ID?
  /// The text that theirs has there.
  var theirText: String?

  /// One line for people.
  package var description: String {
    switch kind {
    case .attribute(let name):
      "\(object): \(name) was \(base ?? "not set"), is \(ours ?? "not set") in ours and \(theirs ?? "not set") in theirs"
    case .text: "\(object): both changed the text"
    case .removedByUs: "\(object): removed in ours, changed in theirs"
    case .removedByThem: "\(object): changed in ours, removed in theirs"
    case .otherElement: "\(object): is <\(ours ?? "?")> in ours and <\(theirs ?? "?")> in theirs"
    case .moved where base == nil: "\(object): added to \(ours ?? "?") in ours and to \(theirs ?? "?") in theirs"
    case .moved: "\(object): moved to \(ours ?? "?") in ours and to \(theirs ?? "?") in theirs"
    case .order: "\(object): both ordered what is in it differently"
    case .dangling(let what): "\(object): names \(what), which the other side removed"
    }
  }
}
