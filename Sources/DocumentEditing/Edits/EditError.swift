package import InterfaceBuilder

/// Why an edit cannot be made. The document stays as it was.
package struct EditError: Error, Hashable, Sendable, CustomStringConvertible {
  package var location: SourceLocation
  package var message: String

  package init(_ message: String, at location: SourceLocation) {
    self.message = message
    self.location = location
  }

  package var description: String { "\(location): error: \(message)" }
}
