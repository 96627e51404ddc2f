/// A way to make a snapshot of a value and to compare it with the one that is stored.
@MainActor
public struct Snapshotting<Value, Format> {
  /// Of the stored file, without the dot.
  public let pathExtension: String
  /// How snapshots are kept and compared.
  public let diffing: Diffing<Format>
  /// What is kept of a value.
  public let snapshot: @MainActor (Value) -> Format

  /// A way to take snapshots of values.
  public init(pathExtension: String, diffing: Diffing<Format>, snapshot: @escaping @MainActor (Value) -> Format) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    self.snapshot = snapshot
  }

  /// The same way for values that a part of stands for.
  public func pullback<Other>(_ transform: @escaping @MainActor (Other) -> Value) -> Snapshotting<Other, Format> {
    let snapshot = snapshot
    return Snapshotting<Other, Format>(pathExtension: pathExtension, diffing: diffing) { snapshot(transform($0)) }
  }
}
