/// The messages that this process has logged: the last thousand.
///
/// Source: <https://developer.apple.com/documentation/oslog/oslogstore>
public final class OSLogStore: NSObject, @unchecked Sendable {
  public enum Scope: Int, Sendable { case system, currentProcessIdentifier }

  /// - Throws: what the system answers to a process that may not read the logs of others.
  public init(scope: Scope) throws {
    guard scope == .currentProcessIdentifier else { throw CocoaError(.featureUnsupported) }
  }

  public func position(date: Date) -> OSLogPosition { OSLogPosition(date) }
  /// - Parameter seconds: before now where it is negative.
  public func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition {
    OSLogPosition(Date(timeIntervalSinceNow: seconds))
  }
  public func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition {
    OSLogPosition(Date(timeIntervalSinceNow: seconds - ProcessInfo.processInfo.systemUptime))
  }

  public func getEntries(
    with options: OSLogEnumerator.Options = [], at position: OSLogPosition? = nil,
    matching predicate: NSPredicate? = nil
  ) throws -> AnySequence<OSLogEntry> {
    let entries = LogMemory.entries.filter { entry in
      position.map { entry.date >= $0.date } != false && predicate?.evaluate(with: entry) != false
    }
    return AnySequence(options.contains(.reverse) ? entries.reversed() : entries)
  }
}

/// A place in a store of messages.
public final class OSLogPosition: NSObject, @unchecked Sendable {
  let date: Date
  init(_ date: Date) { self.date = date }
}

/// How the messages of a store are gone through.
public final class OSLogEnumerator: NSObject {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let reverse = Self(rawValue: 1)
  }
}
