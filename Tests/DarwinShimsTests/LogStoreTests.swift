import DarwinShims
import Foundation
import Testing

/// What was logged can be read. Provenance: documented, <https://developer.apple.com/documentation/oslog/oslogstore>.
struct LogStoreTests {
  @Test func messagesOfASubsystemAreFound() throws {
    let name = "org.example.\(UUID().uuidString)"
    let store = try OSLogStore(scope: .currentProcessIdentifier)
    let start = store.position(date: Date(timeIntervalSinceNow: -60))
    os_log(.error, log: OSLog(subsystem: name, category: "tests"), "%{public}@ of %d", "One", 2)
    Logger(subsystem: name, category: "tests").info("two")
    let entries = try store.getEntries(at: start, matching: NSPredicate(format: "subsystem == '\(name)'"))
    #expect(entries.map(\.composedMessage) == ["One of 2", "two"])
    #expect(entries.compactMap { ($0 as? OSLogEntryLog)?.level } == [.error, .info])
    let late = store.position(date: Date(timeIntervalSinceNow: 3_600))
    #expect(try store.getEntries(at: late).map(\.composedMessage).isEmpty)
  }

  @Test func logsOfOthersAreNotRead() {
    #expect(throws: CocoaError.self) { try OSLogStore(scope: .system) }
  }

  /// Exact where the circle is cut into quarters, as Darwin's functions are.
  @Test(arguments: [(0.0, 0.0, 1.0), (0.5, 1, 0), (1, 0, -1), (1.5, -1, 0), (-0.5, -1, 0), (7, 0, -1)])
  func halfTurns(_ turns: Double, _ sine: Double, _ cosine: Double) {
    #expect(__sinpi(turns) == sine)
    #expect(__cospi(turns) == cosine)
  }
}
