internal import DocumentEditing
internal import Foundation
internal import InterfaceBuilder

/// A document that a command lays out: a file, or standard input.
struct InputDocument {
  private let path: String
  /// What came by standard input, which is there once.
  private let given: DocumentFile?

  init(_ path: String) throws(DocumentError) {
    self.path = path
    given = path == DocumentFile.standardStream ? try DocumentFile(path: path) : nil
  }

  /// The document, read anew.
  func read() throws(DocumentError) -> IBDocument {
    guard let given else { return try IBDocument.read(path: path, recordsReading: true) }
    return try IBDocument.read(Data(given.bytes), path: path, recordsReading: true)
  }

  func tree() throws(DocumentError) -> SyntaxTree {
    if let given { return try given.tree() }
    return try DocumentFile(path: path).tree()
  }
}
