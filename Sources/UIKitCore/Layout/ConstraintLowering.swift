internal import AutoLayoutEngine
internal import ConstraintSolver
internal import QuartzCore

/// From a constraint between attributes to a linear relation between variables.
///
/// 1. Both items are seen from their nearest common ancestor's coordinates, as edges of alignment rectangles.
/// 2. Leading and trailing become left and right by the reading direction; in right-to-left interfaces the horizontal
///    axis runs backwards, which turns the constant's sign.
/// 3. `first − multiplier × second − constant (relation) 0` goes to the layout system.
@MainActor
enum ConstraintLowering {
  /// What `constraint` says; nil where one of its items has left the tree.
  static func relation(of constraint: NSLayoutConstraint, in engine: LayoutEngine) -> LayoutConstraint? {
    ConstraintValidation.checkPairing(of: constraint)
    guard let first = constraint.first, let form = form(of: constraint, in: engine) else { return nil }
    // 3.
    return LayoutConstraint(
      form: form, constant: constant(of: constraint), relation: relation(constraint.relation),
      strength: Strength(constraint.priority.rawValue),
      items: (itemIndex(first, engine), constraint.second.map { itemIndex($0, engine) } ?? -1))
  }

  private static func relation(_ relation: NSLayoutConstraint.Relation) -> Relation {
    switch relation {
    case .equal: .equal
    case .lessThanOrEqual: .lessThanOrEqual
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }

  /// The constraint's own constant, in points.
  static func constant(of constraint: NSLayoutConstraint) -> Double {
    limited(Double(constraint.constant))
  }

  /// UIKIT: the engine substitutes a smaller number and logs so once. Reports have 3.8e8 as too large; the limit itself
  /// is a guess.
  private static let limit = 1e7

  private static func limited(_ number: Double) -> Double {
    guard abs(number) > limit else { return number }
    HostContext.main.limitations.tell(
      "This NSLayoutConstraint is being configured with a constant that exceeds internal limits.  A smaller value will be substituted, but this problem should be fixed. Break on BOOL _NSLayoutConstraintNumberExceedsLimit(void) to debug.  This will be logged only once.  This may break in the future."
    )
    return number < 0 ? -limit : limit
  }

  /// The first two steps: what compares with the constraint's own constant. nil where an item has left the tree.
  static func form(of constraint: NSLayoutConstraint, in engine: LayoutEngine) -> LinearForm? {
    guard let holder = constraint.holder, let first = constraint.first else { return nil }
    var form = LinearForm()
    let mirrored = isMirrored(constraint)
    guard add(first, constraint.firstAttribute, 1, mirrored, holder, &form, engine) else { return nil }
    if let start = constraint.firstStart {
      guard let item = start.item, add(item, start.attribute, -1, mirrored, holder, &form, engine) else { return nil }
    }
    if constraint.secondAttribute != .notAnAttribute {
      guard let second = constraint.second else { return nil }
      let m = limited(Double(constraint.multiplier))
      guard add(second, constraint.secondAttribute, -m, mirrored, holder, &form, engine) else { return nil }
      if let start = constraint.secondStart {
        guard let item = start.item, add(item, start.attribute, m, mirrored, holder, &form, engine) else { return nil }
      }
    }
    return form
  }

  private static func itemIndex(_ item: AnyObject, _ engine: LayoutEngine) -> Int32 {
    if let view = item as? UIView { return engine.numbers.number(of: view) }
    guard let guide = item as? UILayoutGuide else { return -1 }
    if guide.placement == nil { return engine.numbers.number(of: guide) }
    return guide.owner.map { engine.numbers.number(of: $0) } ?? -1
  }

  /// UIKIT: the view that holds the constraint decides: its semantic content attribute is about what is inside it. A
  /// guess: Apple's page on `semanticContentAttribute` speaks of the view's content.
  private static func isMirrored(_ constraint: NSLayoutConstraint) -> Bool {
    guard constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional else { return false }
    return constraint.holder?.isRightToLeft ?? false
  }

  /// Adds `factor × item.attribute` as seen from `space`. False when the item has left the tree.
  private static func add(
    _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ factor: Double, _ mirrored: Bool,
    _ space: UIView, _ form: inout LinearForm, _ engine: LayoutEngine
  ) -> Bool {
    guard let edge = LayoutEdge.resolve(item, attribute, mirrored: mirrored) else { return false }
    let sign = mirrored && attribute.axis == .horizontal && !attribute.isDimension ? -factor : factor
    return edge.add(sign, from: space, to: &form, engine)
  }
}
