internal import ConstraintSolver

/// Natural extents that are required, against growing or shrinking: they take part in conflicts, which the preferences of
/// other natural extents never do.
///
/// UIKIT: a required hugging or compression resistance that cannot hold is told of as an `NSContentSizeLayoutConstraint`.
@MainActor
struct FirmExtents {
  private var most: ConstraintID?
  private var least: ConstraintID?

  /// Makes what is required of the item's extent along `axis` what `target` (nil for none) and the priorities say.
  static func set(
    _ index: Int32, _ view: UIView, _ axis: NSLayoutConstraint.Axis, _ target: CGFloat?, in engine: LayoutEngine
  ) {
    let item = engine.items[Int(index)]
    let variable = axis == .horizontal ? item.width : item.height
    let known = engine.firmExtents[variable.index]
    let (p, isRequired) = (view.layout.priorities, target != nil)
    let (most, least) = (
      isRequired && p.hugging(axis) >= .required, isRequired && p.compression(axis) >= .required
    )
    guard known != nil || most || least else { return }
    var firm = known ?? FirmExtents()
    let owner = ConstraintOwner.contentSize(.passUnretained(view), axis)
    firm.most = replace(firm.most, most, variable, .lessThanOrEqual, Double(target ?? 0), owner, engine)
    firm.least = replace(firm.least, least, variable, .greaterThanOrEqual, Double(target ?? 0), owner, engine)
    engine.firmExtents[variable.index] = firm.most == nil && firm.least == nil ? nil : firm
  }

  private static func replace(
    _ old: ConstraintID?, _ isWanted: Bool, _ variable: Variable, _ relation: Relation, _ target: Double,
    _ owner: ConstraintOwner, _ engine: LayoutEngine
  ) -> ConstraintID? {
    guard isWanted else {
      if let old { remove(old, engine) }
      return nil
    }
    let terms = [Term(variable: variable, coefficient: 1)]
    if let old, engine.solver.update(old, terms: terms, constant: -target) { return old }
    let made = engine.solver.add(terms, constant: -target, relation: relation, strength: .required)
    engine.owners[made] = owner
    return made
  }

  private static func remove(_ id: ConstraintID, _ engine: LayoutEngine) {
    engine.solver.remove(id)
    engine.owners[id] = nil
  }

  /// The item goes.
  static func clear(_ index: Int32, in engine: LayoutEngine) {
    guard !engine.firmExtents.isEmpty else { return }
    let item = engine.items[Int(index)]
    for variable in [item.width, item.height] {
      guard let firm = engine.firmExtents.removeValue(forKey: variable.index) else { continue }
      if let id = firm.most { remove(id, engine) }
      if let id = firm.least { remove(id, engine) }
    }
  }
}
