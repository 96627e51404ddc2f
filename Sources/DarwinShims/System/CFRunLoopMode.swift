/// A mode of run loops.
public struct CFRunLoopMode: RawRepresentable, Hashable, Sendable {
  /// What Foundation calls it.
  let mode: RunLoop.Mode

  public init(_ rawValue: CFString) { self.init(rawValue: rawValue) }
  public init(rawValue: CFString) {
    mode = RunLoop.Mode(rawValue as String)
  }
  private init(mode: RunLoop.Mode) { self.mode = mode }

  public var rawValue: CFString { NSString(string: mode.rawValue) }
  public static let defaultMode = CFRunLoopMode(mode: .default)
  /// All modes that count as common, that of tracking touches among them.
  public static let commonModes = CFRunLoopMode(mode: .common)
}
