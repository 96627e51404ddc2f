internal import Foundation

/// Says when a file has been saved, looking twice a second.
struct FileWatch {
  private let path: String
  private var lastLook = ProcessInfo.processInfo.systemUptime
  private var date: Date?

  init(_ path: String) {
    self.path = path
    date = Self.date(of: path)
  }

  /// Whether the file is another than it was at the last look.
  var hasChanged: Bool {
    mutating get {
      let now = ProcessInfo.processInfo.systemUptime
      guard now - lastLook >= 0.5 else { return false }
      lastLook = now
      // Editors take a file away before they put the new one in its place.
      guard let found = Self.date(of: path), found != date else { return false }
      date = found
      return true
    }
  }

  private static func date(of path: String) -> Date? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
  }
}
