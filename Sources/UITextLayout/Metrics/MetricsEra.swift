/// Which system's font measures hold: the interface font has changed over the years.
public enum MetricsEra: Int, Hashable, Comparable, Sendable {
  /// iOS 7 and 8: Helvetica Neue.
  case helveticaNeue = 0
  /// iOS 9 to 12: San Francisco.
  case sanFrancisco = 1
  /// iOS 13 and later: San Francisco, spaced a little closer in small sizes.
  case sanFranciscoTight = 2

  public static func < (a: MetricsEra, b: MetricsEra) -> Bool { a.rawValue < b.rawValue }
}
