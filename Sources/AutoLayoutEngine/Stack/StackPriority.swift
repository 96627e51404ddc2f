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
