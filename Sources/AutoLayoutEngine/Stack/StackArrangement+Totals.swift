public import Foundation

extension StackArrangement {
  /// Sums over the visible items, which proportions and shares are parts of.
  public struct Totals: Hashable, Sendable {
    /// The number of visible items.
    public var visible = 0
    /// The natural extents, in points, and how many items have one.
    public var lengths: CGFloat = 0
    /// How many items have a natural length.
    public var withLength = 0
    /// The spacing between visible items, in points.
    public var spaces: CGFloat = 0
    /// The part of it that proportions count in, in points.
    public var proportionalSpaces: CGFloat = 0
    /// The first text of several lines; nil for none.
    public var firstMultilineText: ArrangedID?
  }

  /// The sums, in one pass; nothing but the count where the rules ask for no sums.
  ///
  /// UIKIT: proportions count the spacing in: 11.5, 61.5 and 123 in 288 with spacing 8 become 15.5, 83.5 and the rest. Not
  /// the system's, as `UIStackView.spacingUseSystem` is a number next to nothing: three equal buttons in 375 and 414 points
  /// become 125, 125, 109 and 138, 138, 122 (stored frames of two repositories).
  public var totals: Totals {
    var totals = Totals()
    var previous: Int?
    for index in items.indices where !items[index].isHidden {
      let item = items[index]
      totals.visible += 1
      if item.proportionalLength > 0 {
        totals.lengths += item.proportionalLength
        totals.withLength += 1
      }
      if item.isMultilineText, totals.firstMultilineText == nil { totals.firstMultilineText = item.id }
      if let previous {
        let space = spacing(after: previous)
        totals.spaces += space.value
        if !space.isSystem { totals.proportionalSpaces += space.value }
      }
      previous = index
    }
    return totals
  }
}
