/// What may be thrown away while nobody reads it.
///
/// DEVIATION: caches of Foundation on Linux throw nothing away by themselves, so nobody asks.
/// Source: <https://developer.apple.com/documentation/foundation/nsdiscardablecontent>
public protocol NSDiscardableContent {
  /// Keeps the content until `endContentAccess()`. False where it is gone.
  func beginContentAccess() -> Bool
  func endContentAccess()
  func discardContentIfPossible()
  func isContentDiscarded() -> Bool
}
