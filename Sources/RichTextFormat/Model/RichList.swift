/// A list, or a list in one.
public struct RichList: Hashable, Sendable {
  /// Tells lists of the same marker apart.
  public var identifier: Int
  /// How deep it stands, from 0.
  public var level: Int
  /// As `NSTextList.MarkerFormat`: `{decimal}.`.
  public var marker: String
  /// The number of the first item. Default: 1.
  public var start: Int

  /// A list by what its items have before them.
  public init(identifier: Int, level: Int = 0, marker: String, start: Int = 1) {
    self.identifier = identifier
    self.level = level
    self.marker = marker
    self.start = start
  }
}
