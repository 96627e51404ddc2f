internal import ConstraintSolver

/// A natural extent that is required, against growing or shrinking.
///
/// Natural extents are preferences of the solver's variables. A required one gives way to constraints alone, and among
/// several of them as little as possible, which is what Interface Builder's canvas shows; but where one does not hold, the
/// contradiction is worked out and told, once.
///
/// UIKIT: it is told of as an `NSContentSizeLayoutConstraint`.
@MainActor
struct FirmExtents: Equatable {
  private let item: Int32
  private let axis: NSLayoutConstraint.Axis
  private let target: Double
  private let isMost: Bool
  private let isLeast: Bool

  /// Makes what is required of the item's extent along `axis` what `target` (nil for none) and the priorities say.
  static func set(
    _ index: Int32, _ view: UIView, _ axis: NSLayoutConstraint.Axis, _ target: CGFloat?, in engine: LayoutEngine
  ) {
    let p = view.layout.priorities
    let (isMost, isLeast) = (p.hugging(axis) >= .required, p.compression(axis) >= .required)
    guard isMost || isLeast || !engine.firmExtents.isEmpty else { return }
    let item = engine.items[Int(index)]
    let variable = axis == .horizontal ? item.width : item.height
    guard let target, isMost || isLeast else {
      engine.firmExtents[variable.index] = nil
      return
    }
    let new = FirmExtents(item: index, axis: axis, target: Double(target), isMost: isMost, isLeast: isLeast)
    if engine.firmExtents[variable.index]?.extent == new { return }
    engine.firmExtents[variable.index] = (new, isTold: false)
  }

  /// The item goes.
  static func clear(_ index: Int32, in engine: LayoutEngine) {
    guard !engine.firmExtents.isEmpty else { return }
    let item = engine.items[Int(index)]
    engine.firmExtents[item.width.index] = nil
    engine.firmExtents[item.height.index] = nil
  }

  /// Reports the required extents that do not hold; what the solver has found stays.
  static func tellConflicts(in engine: LayoutEngine) {
    for (index, entry) in engine.firmExtents.sorted(by: { $0.key < $1.key }) where !entry.isTold {
      guard let relation = entry.extent.brokenRelation(in: engine),
        case .view(let owner) = engine.items[Int(entry.extent.item)].owner
      else { continue }
      engine.firmExtents[index]?.isTold = true
      let id = engine.solver.add(
        [Term(variable: entry.extent.variable(in: engine), coefficient: 1)], constant: -entry.extent.target,
        relation: relation, strength: .required)
      engine.owners[id] = .contentSize(owner, entry.extent.axis)
      engine.solver.solve()
      engine.solver.remove(id)
      engine.owners[id] = nil
      engine.solver.solve()
    }
  }

  private func variable(in engine: LayoutEngine) -> Variable {
    axis == .horizontal ? engine.items[Int(item)].width : engine.items[Int(item)].height
  }

  private func brokenRelation(in engine: LayoutEngine) -> Relation? {
    let value = engine.solver.value(of: variable(in: engine))
    if isMost, value > target + 1e-3 { return .lessThanOrEqual }
    return isLeast && value < target - 1e-3 ? .greaterThanOrEqual : nil
  }
}
