package import InterfaceBuilder

/// Why a property cannot be set.
package struct PropertyError: Error, Hashable, Sendable, CustomStringConvertible {
  package var location: SourceLocation
  package var message: String

  init(_ message: String, at location: SourceLocation) {
    self.message = message
    self.location = location
  }

  package var description: String { "\(location): error: \(message)" }
}
