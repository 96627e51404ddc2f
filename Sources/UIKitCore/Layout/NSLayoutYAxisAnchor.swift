/// A vertical place of an item.
///
/// Source: <https://developer.apple.com/documentation/uikit/nslayoutyaxisanchor>
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The distance from this anchor to `otherAnchor`, for constraints between distances.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(otherAnchor.target.item, otherAnchor.target.attribute, start: target)
  }

  /// This anchor is `multiplier` times the system's spacing below the other one; between baselines the spacing follows
  /// the fonts.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.equal, anchor, multiplier) }
  /// This anchor is at least `multiplier` times the system's spacing below the other one.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.greaterThanOrEqual, anchor, multiplier) }
  /// This anchor is at most `multiplier` times the system's spacing below the other one.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.lessThanOrEqual, anchor, multiplier) }

  private func spaced(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutYAxisAnchor, _ multiplier: CGFloat
  ) -> NSLayoutConstraint {
    let constraint = make(relation, anchor)
    constraint.systemSpacing = SystemSpacing(multiplier: multiplier)
    return constraint
  }
}
