internal import Foundation

/// Says when a file has been saved, looking twice a second.
struct FileWatch {
  private let path: String
  private var lastLook = ProcessInfo.processInfo.systemUptime
  private var state: State?

  /// What tells one version of a file from another: two may be of one moment.
  private struct State: Equatable {
    var date: Date?
    var size: UInt64?
    var number: UInt64?
  }

  init(_ path: String) {
    self.path = path
    state = Self.state(of: path)
  }

  /// Whether the file is another than it was at the last look.
  var hasChanged: Bool {
    mutating get {
      let now = ProcessInfo.processInfo.systemUptime
      guard now - lastLook >= 0.5 else { return false }
      lastLook = now
      // Editors take a file away before they put the new one in its place.
      guard let found = Self.state(of: path), found != state else { return false }
      state = found
      return true
    }
  }

  private static func state(of path: String) -> State? {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else { return nil }
    return State(
      date: attributes[.modificationDate] as? Date, size: attributes[.size] as? UInt64,
      number: attributes[.systemFileNumber] as? UInt64)
  }
}
