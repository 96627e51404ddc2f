/// Where text is left out of a line that is too long.
///
/// Source: <https://developer.apple.com/documentation/coretext/ctlinetruncationtype>
public enum CTLineTruncationType: UInt32, Sendable {
  /// At the beginning.
  case start = 0
  /// At the end.
  case end
  /// In the middle.
  case middle
}
