/// What the constraints of a stack relate.
public enum StackPart: Hashable, Sendable {
  /// The stack itself.
  case stack
  /// The stack's layout margins guide.
  case margins
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
  public static let canvasConnection = "UISV-canvas-connection"
  public static let canvasFit = "UISV-canvas-fit"
  public static let spacing = "UISV-spacing"
  public static let alignment = "UISV-alignment"
  public static let fillEqually = "UISV-fill-equally"
  public static let fillProportionally = "UISV-fill-proportionally"
  public static let distributingEdge = "UISV-distributing-edge"
  public static let hiding = "UISV-hiding"
  public static let hiddenSpacing = "UISV-spacing-hidden"
  public static let ambiguitySuppression = "UISV-ambiguity-suppression"
  public static let spanningBoundary = "UISV-spanning-boundary"
  public static let spanningFit = "UISV-spanning-fit"
  public static let textWidthDisambiguation = "UISV-text-width-disambiguation"
}

/// The priorities of a stack's constraints that are not required.
public enum StackPriority {
  /// Keeps an item without an extent across the axis from being ambiguous.
  @inlinable public static var ambiguitySuppression: Float { 25 }
  @inlinable public static var canvasFit: Float { 49 }
  @inlinable public static var spanningFit: Float { 51 }
  /// Equal centring, less the index of the item before the gap: 149 for the second gap.
  @inlinable public static var equalCentering: Float { 150 }
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
