/// The Xcode that laid a document out last: it decides which system's metrics the stored frames follow.
public struct XcodeVersion: Hashable, Comparable, Sendable {
  /// 4 … 16, then 26.
  public var major: Int

  /// A version by its number: 15 for Xcode 15.
  public init(major: Int) { self.major = major }

  /// Upper bounds of the tools versions of each Xcode.
  private static let bounds: [(toolsVersion: Int, major: Int)] = [
    (3000, 4), (6000, 5), (8000, 6), (11000, 7), (13000, 8), (14261, 9), (14500, 10), (17000, 11), (19000, 12),
    (21000, 13), (22000, 14), (23000, 15), (24000, 16),
  ]

  /// From the major part of `toolsVersion`.
  public init(toolsVersion: Int) {
    self.init(major: Self.bounds.first { toolsVersion < $0.toolsVersion }?.major ?? 26)
  }

  public static func < (a: XcodeVersion, b: XcodeVersion) -> Bool { a.major < b.major }
}
