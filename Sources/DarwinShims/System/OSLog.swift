/// A log: a subsystem and a category.
public final class OSLog: NSObject, @unchecked Sendable {
  public static let `default` = OSLog(subsystem: "", category: "")
  public static let disabled = OSLog(subsystem: "", category: "disabled")
  public struct Category: RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let pointsOfInterest = Self(rawValue: "PointsOfInterest")
  }

  let subsystem: String
  let category: String

  public init(subsystem: String, category: String) {
    (self.subsystem, self.category) = (subsystem, category)
  }

  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  func write(_ message: String, _ type: OSLogType) {
    guard self !== Self.disabled else { return }
    LogMemory.note(message, subsystem, category, type)
    let place = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
    ShimLog.write("[\(place.isEmpty ? "default" : place)] \(message)")
  }
}

/// How important a message is.
public struct OSLogType: RawRepresentable, Equatable, Sendable {
  public let rawValue: UInt8
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public static let `default` = Self(0)
  public static let info = Self(1)
  public static let debug = Self(2)
  public static let error = Self(16)
  public static let fault = Self(17)
}

/// Writes a message to standard error. `%{public}@` and its like are written out.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
  _ arguments: any CVarArg...
) { log.write(LogFormat.text("\(message)", arguments), type) }

public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ arguments: any CVarArg...) {
  log.write(LogFormat.text("\(message)", arguments), type)
}

/// A message with objects of any type.
@_disfavoredOverload
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
  _ arguments: Any?...
) { log.write(LogFormat.text("\(message)", arguments.map(formatArgument)), type) }

public func os_log(_ type: OSLogType, _ message: String) { OSLog.default.write(message, type) }

/// Intervals are not recorded.
public struct OSSignpostID: Sendable {
  public static let exclusive = OSSignpostID(log: .default)
  public init(log: OSLog) {}
  public init(log: OSLog, object: AnyObject) {}
}
public struct OSSignpostType: Sendable {
  public static let begin = Self()
  public static let end = Self()
  public static let event = Self()
}
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {}

enum LogFormat {
  /// The text of a format with privacy marks.
  static func text(_ format: String, _ arguments: [any CVarArg]) -> String {
    var plain = ""
    var rest = format[...]
    while let open = rest.range(of: "%{"), let close = rest[open.upperBound...].firstIndex(of: "}") {
      plain += rest[..<open.lowerBound] + "%"
      rest = rest[rest.index(after: close)...]
    }
    plain += rest
    return arguments.isEmpty ? plain : String(format: plain, arguments: arguments)
  }
}
