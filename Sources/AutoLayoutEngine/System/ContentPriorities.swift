/// How strongly an item keeps its natural size, by axis: priorities from 1 to 1000.
public struct ContentPriorities {
  /// Against growing and shrinking in width.
  public var horizontal: (hugging: Float, compression: Float)
  /// Against growing and shrinking in height.
  public var vertical: (hugging: Float, compression: Float)

  /// Priorities for both axes.
  public init(horizontal: (hugging: Float, compression: Float), vertical: (hugging: Float, compression: Float)) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
