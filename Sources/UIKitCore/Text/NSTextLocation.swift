/// A place in the text of a content manager.
///
/// Source: <https://developer.apple.com/documentation/uikit/nstextlocation>
public protocol NSTextLocation: NSObjectProtocol {
  /// Whether the receiver comes before another place of the same text.
  func compare(_ location: any NSTextLocation) -> ComparisonResult
}
