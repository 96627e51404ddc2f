/// A horizontal place of an item.
///
/// Source: <https://developer.apple.com/documentation/uikit/nslayoutxaxisanchor>
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The distance from this anchor to `otherAnchor`, for constraints between distances.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(otherAnchor.target.item, otherAnchor.target.attribute, start: target)
  }

  /// This anchor is `multiplier` times the system's spacing, 8 points between plain views, after the other one.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.equal, anchor, multiplier) }
  /// This anchor is at least `multiplier` times the system's spacing after the other one.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.greaterThanOrEqual, anchor, multiplier) }
  /// This anchor is at most `multiplier` times the system's spacing after the other one.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { spaced(.lessThanOrEqual, anchor, multiplier) }

  private func spaced(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutXAxisAnchor, _ multiplier: CGFloat
  ) -> NSLayoutConstraint {
    let constraint = make(relation, anchor)
    constraint.systemSpacing = SystemSpacing(multiplier: multiplier)
    return constraint
  }
}
