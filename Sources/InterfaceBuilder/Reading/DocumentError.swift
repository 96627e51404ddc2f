/// Why a document cannot be read.
public struct DocumentError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    /// There is no file at the path.
    case noSuchFile
    /// There is a folder at the path.
    case folder
    /// The file cannot be read; the system's words.
    case unreadable(String)
    /// The file is not well-formed XML; the parser's words.
    case notXML(String)
    /// Entities could name other files or grow without end; documents of Interface Builder have none.
    case declaresEntities
    /// Elements are nested deeper than the limit.
    case tooDeep(limit: Int)
    /// The file has more bytes than the limit.
    case tooLarge(limit: Int)
    /// Something else than an Interface Builder document of version 3.
    case notADocument(root: String)
    /// For macOS, watchOS or another system that is not UIKit.
    case otherRuntime(String)
  }

  /// What is wrong.
  public var reason: Reason
  /// Where it is wrong.
  public var location: SourceLocation

  /// An error at a place.
  public init(_ reason: Reason, at location: SourceLocation) {
    self.reason = reason
    self.location = location
  }

  /// A text that is no XML, from a place on.
  ///
  /// - Parameters:
  ///   - words: of the parser; a marker of an unsettled merge at the line is told instead.
  ///   - bytes: all of the text.
  package static func notXML(
    _ words: String, at location: SourceLocation, in bytes: some Collection<UInt8>
  ) -> DocumentError {
    let lines = bytes.split(separator: 0x0A, maxSplits: location.line, omittingEmptySubsequences: false)
    let line = lines.dropFirst(location.line - 1).first
    let isMarker = ["<<<<<<<", "=======", ">>>>>>>", "|||||||"].contains { line?.starts(with: $0.utf8) == true }
    return DocumentError(.notXML(isMarker ? "a conflict of a merge is not settled" : words), at: location)
  }

  /// The reason in words, without the place.
  public var message: String {
    switch reason {
    case .noSuchFile: "no such file"
    case .folder: "a folder, where a document is wanted"
    case .unreadable(let why): "the file cannot be read: \(why)"
    case .notXML(let why): "not well-formed XML: \(why)"
    case .declaresEntities: "the document declares a type or entities, which Interface Builder never writes"
    case .tooDeep(let limit): "elements are nested more than \(limit) deep"
    case .tooLarge(let limit): "the file is larger than \(limit) bytes"
    case .notADocument(root: "archive"):
      "an archive of Interface Builder before Xcode 5, which is read nowhere else: open it in Xcode and save it once"
    case .notADocument(let root): "not an Interface Builder document: the root element is <\(root)>"
    case .otherRuntime(let runtime): "the document is for \(runtime), not for iOS"
    }
  }

  /// Whether the path leads to no file at all.
  public var isMissing: Bool { reason == .noSuchFile || reason == .folder }

  public var description: String { "\(location): error: \(message)" }
}
