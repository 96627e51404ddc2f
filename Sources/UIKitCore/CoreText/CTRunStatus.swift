/// How the letters of a run follow each other.
///
/// Source: <https://developer.apple.com/documentation/coretext/ctrunstatus>
public struct CTRunStatus: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// They are read from right to left.
  public static let rightToLeft = CTRunStatus(rawValue: 1 << 0)
  /// They do not follow each other as their characters do.
  public static let nonMonotonic = CTRunStatus(rawValue: 1 << 1)
  /// They are drawn with a matrix of their own.
  public static let hasNonIdentityMatrix = CTRunStatus(rawValue: 1 << 2)
}
