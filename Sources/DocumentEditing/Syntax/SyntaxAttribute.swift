/// An attribute of an element, with every character of its text.
package struct SyntaxAttribute: Hashable, Sendable {
  /// The white space before the name.
  package var leading: String
  package var name: String
  /// `=`, with white space around it if there is any.
  package var equals: String
  /// `"` or `'`.
  package var quote: Character
  /// The text between the quotes as it stands in the file, references included.
  package var raw: String

  package init(leading: String = " ", name: String, equals: String = "=", quote: Character = "\"", raw: String) {
    self.leading = leading
    self.name = name
    self.equals = equals
    self.quote = quote
    self.raw = raw
  }

  /// What the text means.
  package var value: String { XMLText.decoded(raw, inAttribute: true) }
}
