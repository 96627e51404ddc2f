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

/// The identifiers that UIKit gives to the constraints of its stack views.
///
/// UIKIT: as printed in public conflict logs.
public enum StackConstraintIdentifier {
  /// The identifier of constraints: between the items and the edges of the stack.
  public static let canvasConnection = "UISV-canvas-connection"
  /// The identifier of constraints: what keeps the stack from being larger than needed.
  public static let canvasFit = "UISV-canvas-fit"
  /// The identifier of constraints: between neighbours.
  public static let spacing = "UISV-spacing"
  /// The identifier of constraints: across.
  public static let alignment = "UISV-alignment"
  /// The identifier of constraints: between equal lengths.
  public static let fillEqually = "UISV-fill-equally"
  /// The identifier of constraints: between proportional lengths.
  public static let fillProportionally = "UISV-fill-proportionally"
  /// The identifier of constraints: of the guides that stand for spaces.
  public static let distributingEdge = "UISV-distributing-edge"
  /// The identifier of constraints: of what is hidden.
  public static let hiding = "UISV-hiding"
  /// The identifier of constraints: of the space beside what is hidden.
  public static let hiddenSpacing = "UISV-spacing-hidden"
  /// The identifier of constraints: what decides where nothing else does.
  public static let ambiguitySuppression = "UISV-ambiguity-suppression"
  /// The identifier of constraints: of the guide that spans the items, against them.
  public static let spanningBoundary = "UISV-spanning-boundary"
  /// The identifier of constraints: what keeps that guide small.
  public static let spanningFit = "UISV-spanning-fit"
  /// The identifier of constraints: between texts of several lines.
  public static let textWidthDisambiguation = "UISV-text-width-disambiguation"
}

/// The priorities of a stack's constraints that are not required.
public enum StackPriority {
  /// Keeps an item without an extent across the axis from being ambiguous.
  @inlinable public static var ambiguitySuppression: Float { 25 }
  /// What keeps a stack small.
  @inlinable public static var canvasFit: Float { 49 }
  /// What keeps the spanning guide small.
  @inlinable public static var spanningFit: Float { 51 }
  /// Equal centring, less the index of the item before the gap: 149 for the second gap.
  @inlinable public static var equalCentering: Float { 150 }
  /// What keeps items inside the spanning guide.
  @inlinable public static var spanningBoundary: Float { 999.5 }
  /// Proportional extent of the first item; one less for each next.
  @inlinable public static var proportional: Float { 999 }
  /// The place of a hidden item.
  @inlinable public static var hiddenSpacing: Float { 50 }
  /// The extents of a stack whose items are all hidden.
  @inlinable public static var emptySpanningFit: Float { 0.001 }
  /// The zero extent of a hidden item.
  ///
  /// UIKIT: measured 999.999 on iOS 26.2; required before. So an item's own required size does not conflict.
  @inlinable public static var hiding: Float { 999.999 }
  /// Above the text's own compression resistance: 750 gives the 760 and 749 the 759 of public constraint dumps.
  @inlinable public static var textWidthOffset: Float { 10 }
}
