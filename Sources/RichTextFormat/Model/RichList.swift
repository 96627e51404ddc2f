/// A list, or a list in one.
public struct RichList: Hashable, Sendable {
  /// Tells lists of the same marker apart.
  public var identifier: Int
  public var level: Int
  /// As `NSTextList.MarkerFormat`: `{decimal}.`.
  public var marker: String
  public var start: Int

  public init(identifier: Int, level: Int = 0, marker: String, start: Int = 1) {
    self.identifier = identifier
    self.level = level
    self.marker = marker
    self.start = start
  }
}
