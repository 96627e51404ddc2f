/// A tree that a `LayoutSystem` lays out: what the system knows by numbers, the source knows.
///
/// The system asks while it solves (`LayoutSystem.update(asking:)`) and is answered with values; it writes nothing to the
/// tree. An answer may make further items and mark others.
///
/// | Asked | When |
/// |---|---|
/// | `takeInNewcomers()` | before every round |
/// | `constraint(_:)`, `constant(of:)` | for constraints that were marked |
/// | `placement(of:)`, `extents(of:)`, `priorities(of:)` | for items that were marked |
/// | `wrappedHeight(of:width:)`, `wrappedWidth(of:width:)` | for content that wraps, at the width that was found |
/// | `containersDoNotHold(_:)` | where the costs of containers do not tell enough |
@MainActor
public protocol LayoutSource: AnyObject {
  /// Numbers what has joined the tree since the last round.
  func takeInNewcomers()

  /// What a constraint says; nil where one of its items has left the tree.
  func constraint(_ record: Int32) -> LayoutConstraint?

  /// The constant that a constraint itself has, in points; nil where it is gone.
  func constant(of record: Int32) -> Double?

  /// What frame and autoresizing mask say of an item; nil where they do not count.
  func placement(of item: Int32) -> LayoutPlacement?

  /// What an item's extents are apart from constraints.
  func extents(of item: Int32) -> LayoutExtents

  /// How strongly an item keeps its natural size.
  func priorities(of item: Int32) -> ContentPriorities

  /// The height of an item's content in a width, both in points; nil for content that does not wrap.
  func wrappedHeight(of item: Int32, width: Double) -> Double?

  /// The width that wrapped content takes in a width, both in points; nil where that is its natural one.
  func wrappedWidth(of item: Int32, width: Double) -> Double?

  /// The costs of containers do not tell what they do at the extents that were found: they are to bring constraints.
  func containersDoNotHold(_ items: [Int32])
}
