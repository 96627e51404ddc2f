public import Dispatch

/// Tells of memory that runs short. Nothing does here: its handlers are never called.
///
/// Source: <https://developer.apple.com/documentation/dispatch/dispatchsourcememorypressure>
public protocol DispatchSourceMemoryPressure: DispatchSourceProtocol {}

extension DispatchSourceMemoryPressure {
  public var data: DispatchSource.MemoryPressureEvent { .normal }
}

extension DispatchSource: DispatchSourceMemoryPressure {
  /// How short memory is.
  public struct MemoryPressureEvent: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal = MemoryPressureEvent(rawValue: 1)
    public static let warning = MemoryPressureEvent(rawValue: 2)
    public static let critical = MemoryPressureEvent(rawValue: 4)
    public static let all: MemoryPressureEvent = [.normal, .warning, .critical]
  }

  public class func makeMemoryPressureSource(
    eventMask: MemoryPressureEvent, queue: DispatchQueue? = nil
  ) -> any DispatchSourceMemoryPressure { makeUserDataAddSource(queue: queue) as! DispatchSource }
}
