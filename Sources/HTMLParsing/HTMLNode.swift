/// A piece of an HTML document: text, or an element with what it contains.
public indirect enum HTMLNode: Equatable, Sendable {
  /// Characters as they are written, without entities.
  case text(String)
  /// An element by its name in small letters, with its attributes.
  case element(String, attributes: [String: String], children: [HTMLNode])
}
