internal import Foundation

/// What pasteboards of one name hold together.
@MainActor
final class PasteboardContents {
  var items: [[String: Any]] = []
  var expiration: Date?
  var changeCount = 0
}
