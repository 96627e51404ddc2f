/// Something in a document that was not understood, or that is missing beside it.
public struct DocumentWarning: Hashable, Sendable, CustomStringConvertible {
  public var location: SourceLocation
  /// The id of the object concerned, if it has one.
  public var objectID: String?
  public var message: String

  public init(location: SourceLocation, objectID: String?, message: String) {
    self.location = location
    self.objectID = objectID
    self.message = message
  }

  public var description: String {
    "\(location): warning: \(objectID.map { "object \($0): " } ?? "")\(message)"
  }
}
