internal import DocumentEditing

/// What the parts of copied cells call in the controller around them, which they do not know: the chain of responders
/// finds it.
struct CellOwner {
  /// The actions of a part, each with the control's event; nil for those of recognizers.
  private(set) var calls: [SyntaxNode.ID: [(call: ActionCall, event: String?)]] = [:]

  mutating func add(_ call: ActionCall, event: String?, by part: SyntaxNode.ID) {
    calls[part, default: []].append((call, event))
  }

  func calls(by part: SyntaxNode.ID) -> [(call: ActionCall, event: String?)] { calls[part] ?? [] }
}
