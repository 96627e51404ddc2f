/// How scenes are written as code.
package struct CodeOptions: Sendable {
  /// Whether each view's id in the document stands behind its declaration. Default: no.
  package var notesIdentifiers = false
  /// Whether recognizers call methods by `#selector` and `@objc`, as on Apple's systems. Default: yes. Without, they name
  /// the method to Cairn's `Selector`, which compiles where there is no Objective-C.
  package var hasObjectiveC = true

  package init(notesIdentifiers: Bool = false, hasObjectiveC: Bool = true) {
    self.notesIdentifiers = notesIdentifiers
    self.hasObjectiveC = hasObjectiveC
  }
}
