/// Names of options that Apple's Foundation still has, and that on Linux lacks.
///
/// Source: <https://developer.apple.com/documentation/foundation/nsdata/readingoptions>
extension Data.ReadingOptions {
  public static var dataReadingMapped: Data.ReadingOptions { .mappedIfSafe }
  public static var mappedRead: Data.ReadingOptions { .mappedIfSafe }
  public static var uncachedRead: Data.ReadingOptions { .uncached }
}

extension Data.WritingOptions {
  public static var atomicWrite: Data.WritingOptions { .atomic }
}
