internal import Synchronization

/// The messages of this process that its log store gives back.
enum LogMemory {
  private static let kept = Mutex<[OSLogEntryLog]>([])
  private static let limit = 1_000

  static var entries: [OSLogEntryLog] { kept.withLock { $0 } }

  static func note(_ message: String, _ subsystem: String, _ category: String, _ type: OSLogType) {
    let entry = OSLogEntryLog(message, subsystem, category, type)
    kept.withLock { entries in
      // Now and then, not at each message.
      if entries.count >= 2 * limit { entries.removeFirst(entries.count - limit) }
      entries.append(entry)
    }
  }
}
