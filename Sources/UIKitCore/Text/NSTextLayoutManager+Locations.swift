// What is asked of places in text, which the content knows.
// Source: <https://developer.apple.com/documentation/uikit/nstextselectiondatasource>
extension NSTextLayoutManager {
  /// A place so many characters further on; nil beyond the text, or without content.
  public func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? {
    textContentManager?.location(location, offsetBy: offset)
  }

  /// Characters from one place to another; `NSNotFound` without content.
  public func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
    textContentManager?.offset(from: from, to: to) ?? NSNotFound
  }
}
