/// Something in a document that was not understood, or that is missing beside it.
public struct DocumentWarning: Hashable, Sendable, CustomStringConvertible {
  /// Where the content stands.
  public var location: SourceLocation
  /// The id of the object concerned, if it has one.
  public var objectID: String?
  /// What is not understood, in words.
  public var message: String

  /// A warning about an element at a place.
  public init(location: SourceLocation, objectID: String?, message: String) {
    self.location = location
    self.objectID = objectID
    self.message = message
  }

  public var description: String {
    "\(location): warning: \(objectID.map { "object \($0): " } ?? "")\(message)"
  }
}
