/// What was logged.
///
/// Source: <https://developer.apple.com/documentation/oslog/oslogentry>
open class OSLogEntry: NSObject, @unchecked Sendable {
  public let date: Date
  public let composedMessage: String

  init(date: Date, composedMessage: String) {
    (self.date, self.composedMessage) = (date, composedMessage)
  }
}

/// A message with where it comes from.
public final class OSLogEntryLog: OSLogEntry, KeyedStorage, @unchecked Sendable {
  public enum Level: Int, Sendable { case undefined, debug, info, notice, error, fault }

  public let subsystem: String
  public let category: String
  public let level: Level

  init(_ message: String, _ subsystem: String, _ category: String, _ type: OSLogType) {
    (self.subsystem, self.category) = (subsystem, category)
    level =
      switch type {
      case .debug: .debug
      case .info: .info
      case .error: .error
      case .fault: .fault
      default: .notice
      }
    super.init(date: Date(), composedMessage: message)
  }

  // MARK: What predicates ask for

  public func storesValue(forKey key: String) -> Bool { storedValue(forKey: key) != nil }
  public func storedValue(forKey key: String) -> Any? {
    switch key {
    case "subsystem": subsystem
    case "category": category
    case "composedMessage", "eventMessage": composedMessage
    case "date": date
    default: nil
    }
  }
  public func setStoredValue(_ value: Any?, forKey key: String) {}
}
