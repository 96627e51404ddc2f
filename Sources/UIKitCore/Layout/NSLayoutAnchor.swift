internal import AutoLayoutEngine

/// A place or an extent of an item, from which constraints are made.
///
/// Source: <https://developer.apple.com/documentation/uikit/nslayoutanchor>
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  nonisolated(unsafe) let target: AnchorTarget
  /// For a distance between two anchors: where it starts.
  nonisolated(unsafe) let start: AnchorTarget?

  /// An anchor of nothing: it equals no other one, and no constraint can hold by it.
  public nonisolated override convenience init() { self.init(NSObject(), .notAnAttribute) }

  nonisolated init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, start: AnchorTarget? = nil) {
    target = AnchorTarget(item: item, attribute: attribute)
    self.start = start
    super.init()
  }

  /// For logs: the item's class and address, and the attribute, as `UIView:0x600003e0.leading`.
  open var name: String { AnchorText.name(target) }
  /// The view or guide that the anchor belongs to.
  open var item: AnyObject? { target.item }
  /// Whether constraints leave the anchor's place open. For debugging alone.
  open var hasAmbiguousLayout: Bool { LayoutDiagnosis.isAmbiguous(target.item, axis: target.attribute.axis) }
  /// The active constraints that have a share in the anchor's place. For debugging alone.
  open var constraintsAffectingLayout: [NSLayoutConstraint] {
    LayoutDiagnosis.constraints(affecting: target.item, axis: target.attribute.axis ?? .horizontal)
  }

  /// This anchor is where the other one is. The constraint is not active yet.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { make(.equal, anchor) }
  /// This anchor is at the other one or beyond it: further down, or further to trailing.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor)
  }
  /// This anchor is at the other one or before it: further up, or further to leading.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor)
  }
  /// This anchor is `c` points beyond the other one; negative for before it.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    make(.equal, anchor, constant: c)
  }
  /// This anchor is at least `c` points beyond the other one.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor, constant: c) }
  /// This anchor is at most `c` points beyond the other one.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { make(.lessThanOrEqual, anchor, constant: c) }

  /// Anchors of the same attribute of the same item are equal, whatever their static type.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? any AnchorIdentity else { return false }
    return AnchorKey(target) == AnchorKey(other.target) && start.map(AnchorKey.init) == other.start.map(AnchorKey.init)
  }

  open nonisolated override var hash: Int { AnchorKey(target).hashValue }

  open nonisolated override var description: String { MainActor.assumeIsolated { AnchorText.describe(self) } }

  func make<Other>(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<Other>, multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    // UIKIT: nothing times another dimension is a constant; such a constraint has no second anchor and a multiplier of 1.
    if multiplier == 0 {
      return NSLayoutConstraint(
        first: target, relation: relation, second: nil, multiplier: 1, constant: constant, firstStart: start)
    }
    return NSLayoutConstraint(
      first: target, relation: relation, second: anchor.target, multiplier: multiplier, constant: constant,
      firstStart: start, secondStart: anchor.start)
  }
}

extension NSLayoutAnchor: AnchorIdentity {}

/// What tells anchors apart, across their static types.
protocol AnchorIdentity: AnyObject {
  nonisolated var target: AnchorTarget { get }
  nonisolated var start: AnchorTarget? { get }
}

/// An anchor's item and attribute as a value.
private struct AnchorKey: Hashable {
  let item: ObjectIdentifier
  let attribute: Int

  init(_ target: AnchorTarget) {
    item = ObjectIdentifier(target.item)
    attribute = target.attribute.rawValue
  }
}

/// Anchors in words, as UIKit prints them.
@MainActor
enum AnchorText {
  /// `UIView:0x600003e0.leading`
  static func name(_ target: AnchorTarget) -> String {
    "\(ConstraintLog.name(target.item).text).\(LayoutAttribute(rawValue: target.attribute.rawValue)?.name ?? "")"
  }

  /// `<NSLayoutXAxisAnchor:0x600001 "UIView:0x600003e0.leading">`
  ///
  /// UIKIT: the class is that of the attribute, also where the static type is lost (descriptions of anchors in public
  /// exceptions, `<NSLayoutXAxisAnchor:0x… "UIView:0x….left">`).
  static func describe(_ anchor: any AnchorIdentity) -> String {
    let attribute = anchor.target.attribute
    let kind =
      attribute.isDimension || anchor.start != nil
      ? "NSLayoutDimension" : attribute.axis == .horizontal ? "NSLayoutXAxisAnchor" : "NSLayoutYAxisAnchor"
    return "<\(kind):\(addressString(anchor)) \"\(name(anchor.target))\">"
  }
}

/// Builds anchors for items whose static type is lost.
@MainActor
enum AnchorFactory {
  /// UIKIT: the object is of the attribute's class, whatever the type says: generic arguments are the compiler's alone in
  /// Objective-C, and casts ask for the class (`constraint.firstAnchor is NSLayoutDimension`; tests of a public
  /// library ask so).
  static func anchor(
    _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, start: AnchorTarget? = nil
  ) -> NSLayoutAnchor<AnyObject> {
    if attribute.isDimension || start != nil { return untyped(NSLayoutDimension(item, attribute, start: start)) }
    return attribute.axis == .horizontal
      ? untyped(NSLayoutXAxisAnchor(item, attribute)) : untyped(NSLayoutYAxisAnchor(item, attribute))
  }

  /// The classes add methods and no members of their own, so that the object can stand for one of the other type.
  private static func untyped<Kind>(_ anchor: NSLayoutAnchor<Kind>) -> NSLayoutAnchor<AnyObject> {
    Unmanaged.fromOpaque(Unmanaged.passUnretained(anchor).toOpaque()).takeUnretainedValue()
  }
}
