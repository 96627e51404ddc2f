internal import Foundation

/// When snapshots are written instead of compared.
public struct SnapshotTestingConfiguration: Sendable {
  /// When snapshots are written.
  public enum Record: String, Sendable {
    /// Always; each assertion fails, so that nobody leaves it on.
    case all
    /// Where none is stored.
    case missing
    /// Never: a missing one is a failure.
    case never
    /// Where the stored one differs.
    case failed
  }

  /// When snapshots are written. Default: `missing`, or what `SNAPSHOT_TESTING_RECORD` says.
  public var record: Record

  /// A configuration.
  public init(record: Record) { self.record = record }

  /// What holds where nobody says otherwise: the environment's `SNAPSHOT_TESTING_RECORD`, else `missing`.
  public static var current: Self { scoped ?? Self(record: environment ?? .missing) }

  private static var environment: Record? {
    ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_RECORD"].flatMap(Record.init)
  }

  @TaskLocal static var scoped: Self?
}

/// Runs `body` with another way to record.
@MainActor
public func withSnapshotTesting<Result>(
  record: SnapshotTestingConfiguration.Record? = nil, operation: @MainActor () throws -> Result
) rethrows -> Result {
  let configuration = SnapshotTestingConfiguration(record: record ?? SnapshotTestingConfiguration.current.record)
  return try SnapshotTestingConfiguration.$scoped.withValue(configuration) { try operation() }
}
