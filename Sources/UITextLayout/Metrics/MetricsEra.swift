/// Which system's font measures hold: the interface font has changed over the years.
public enum MetricsEra: Int, Hashable, Comparable, Sendable {
  /// iOS 7 and 8: Helvetica Neue.
  case helveticaNeue = 0
  /// iOS 9: San Francisco, its display cut spaced wider; ideographs fill their em.
  case sanFranciscoFirst = 1
  /// iOS 10: the same letters; ideographs are spaced.
  case sanFranciscoSecond = 2
  /// iOS 11 to 13: San Francisco in two cuts, for text and for display from 20 points.
  case sanFrancisco = 3
  /// iOS 14 and later: one font whose cut changes by degrees from 17 to 28 points.
  case sanFranciscoTight = 4

  public static func < (a: MetricsEra, b: MetricsEra) -> Bool { a.rawValue < b.rawValue }
}
