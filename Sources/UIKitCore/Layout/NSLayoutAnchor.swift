/// A place or an extent of an item, from which constraints are made.
///
/// Source: <https://developer.apple.com/documentation/uikit/nslayoutanchor>
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let target: AnchorTarget
  /// For a distance between two anchors: where it starts.
  let start: AnchorTarget?

  init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, start: AnchorTarget? = nil) {
    target = AnchorTarget(item: item, attribute: attribute)
    self.start = start
    super.init()
  }

  open var name: String { "\(type(of: target.item)).\(target.attribute)" }
  open var item: Any? { target.item }
  open var hasAmbiguousLayout: Bool { LayoutDiagnosis.isAmbiguous(target.item, axis: target.attribute.axis) }
  open var constraintsAffectingLayout: [NSLayoutConstraint] {
    LayoutDiagnosis.constraints(affecting: target.item, axis: target.attribute.axis ?? .horizontal)
  }

  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { make(.equal, anchor) }
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor)
  }
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor)
  }
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    make(.equal, anchor, constant: c)
  }
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor, constant: c) }
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { make(.lessThanOrEqual, anchor, constant: c) }

  func make<Other>(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<Other>, multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      first: target, relation: relation, second: anchor.target, multiplier: multiplier, constant: constant,
      firstStart: start, secondStart: anchor.start)
  }
}

/// Builds anchors for items whose static type is lost.
@MainActor
enum AnchorFactory {
  static func anchor(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) -> NSLayoutAnchor<AnyObject> {
    NSLayoutAnchor<AnyObject>(item, attribute)
  }
}
