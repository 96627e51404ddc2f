/// Why a document cannot be read.
public struct DocumentError: Error, Hashable, Sendable, CustomStringConvertible {
  public enum Reason: Hashable, Sendable {
    case noSuchFile
    case unreadable(String)
    case notXML(String)
    /// Entities could name other files or grow without end; documents of Interface Builder have none.
    case declaresEntities
    case tooDeep(limit: Int)
    case tooLarge(limit: Int)
    /// Something else than an Interface Builder document of version 3.
    case notADocument(root: String)
    /// For macOS, watchOS or another system that is not UIKit.
    case otherRuntime(String)
  }

  public var reason: Reason
  public var location: SourceLocation

  public init(_ reason: Reason, at location: SourceLocation) {
    self.reason = reason
    self.location = location
  }

  public var message: String {
    switch reason {
    case .noSuchFile: "no such file"
    case .unreadable(let why): "the file cannot be read: \(why)"
    case .notXML(let why): "not well-formed XML: \(why)"
    case .declaresEntities: "the document declares a type or entities, which Interface Builder never writes"
    case .tooDeep(let limit): "elements are nested more than \(limit) deep"
    case .tooLarge(let limit): "the file is larger than \(limit) bytes"
    case .notADocument(let root): "not an Interface Builder document: the root element is <\(root)>"
    case .otherRuntime(let runtime): "the document is for \(runtime), not for iOS"
    }
  }

  public var description: String { "\(location): error: \(message)" }
}
