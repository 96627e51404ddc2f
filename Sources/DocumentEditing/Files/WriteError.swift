/// Why a document was not written. The file is as it was.
package struct WriteError: Error, Hashable, Sendable, CustomStringConvertible {
  package enum Reason: Hashable, Sendable {
    case readOnly
    /// Somebody else has changed the file since it was read.
    case changed
    case system(String)
  }

  package var path: String
  package var reason: Reason

  init(_ path: String, _ reason: Reason) {
    self.path = path
    self.reason = reason
  }

  package var description: String {
    switch reason {
    case .readOnly: "\(path): error: the file is read-only"
    case .changed: "\(path): error: the file has been changed since it was read; nothing was written"
    case .system(let why): "\(path): error: the file cannot be written: \(why)"
    }
  }
}
