// DEVIATION: nothing on the disk is there to be purged, so that what is free for important things and for others is what
// is free. The keys are that one's.
extension URLResourceKey {
  public static var volumeAvailableCapacityForImportantUsageKey: URLResourceKey { .volumeAvailableCapacityKey }
  public static var volumeAvailableCapacityForOpportunisticUsageKey: URLResourceKey { .volumeAvailableCapacityKey }
}

extension URLResourceValues {
  /// Bytes that the user's own doings may fill; nil unless its key was asked for.
  public var volumeAvailableCapacityForImportantUsage: Int64? { volumeAvailableCapacity.map(Int64.init) }
  /// Bytes that downloads in advance may fill; nil unless its key was asked for.
  public var volumeAvailableCapacityForOpportunisticUsage: Int64? { volumeAvailableCapacity.map(Int64.init) }
}
