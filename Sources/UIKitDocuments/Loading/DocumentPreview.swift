internal import InterfaceBuilder

/// How a tool shows a document without its program: what only the program has is left out, and what the document refers
/// to is looked for beside it.
struct DocumentPreview {
  /// The language that texts are shown in; nil for the documents' own words.
  let language: String?
  /// How many references led here. Documents may refer to each other.
  private let depth: Int

  init(language: String? = nil) { self.init(language: language, depth: 0) }

  private init(language: String?, depth: Int) {
    self.language = language
    self.depth = depth
  }

  /// The preview of what a document refers to; nil where references are nested too deeply.
  var next: DocumentPreview? {
    depth < Self.deepest ? DocumentPreview(language: language, depth: depth + 1) : nil
  }

  private static let deepest = 8

  /// Reads a document, in the preview's language where there are translations beside it.
  func document(at path: String) throws -> IBDocument {
    let document = try IBDocument.read(path: path)
    return language.flatMap { StringsFile.translation(of: path, into: $0) }?.applied(to: document) ?? document
  }
}
