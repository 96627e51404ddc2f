/// What the constraints of a stack relate.
public enum StackPart: Hashable, Sendable {
  /// The stack itself.
  case stack
  /// The stack's layout margins guide.
  case margins
  /// An arranged item.
  case item(ArrangedID)
  /// The guide that spans all items across the axis (`_UILayoutSpacer`, named `UISV-alignment-spanner`).
  case alignmentSpanner
  /// The guide that stands for the items along the axis when none is visible (`UISV-ordering-spanner`).
  case orderingSpanner
  /// The guide between an item and the next visible one (`_UIOLAGapGuide`, named `UISV-distributing`).
  case gap(after: ArrangedID)
}
