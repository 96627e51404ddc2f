internal import ConstraintSolver
internal import UIGeometry

/// Natural extents that are required, against growing or shrinking.
///
/// Natural extents are preferences of the solver's variables. A required one gives way to constraints alone, and among
/// several of them as little as possible, which is what Interface Builder's canvas shows; but where one does not hold, the
/// contradiction is worked out and told, once.
///
/// UIKIT: it is told of as an `NSContentSizeLayoutConstraint` (public conflict logs).
struct FirmExtents {
  struct Extent: Equatable {
    let item: Int32
    let axis: LayoutAxis
    let variable: Variable
    let target: Double
    let isMost: Bool
    let isLeast: Bool
  }

  /// By variable.
  private var extents: [Int32: (extent: Extent, isTold: Bool)] = [:]
  var isEmpty: Bool { extents.isEmpty }

  /// Makes what is required of an item's extent what `target` (nil for none) and the priorities say.
  mutating func set(
    _ variable: Variable, of item: Int32, _ axis: LayoutAxis, _ target: Double?,
    _ priority: (hugging: Float, compression: Float)
  ) {
    let (isMost, isLeast) = (priority.hugging >= 1000, priority.compression >= 1000)
    guard isMost || isLeast || !extents.isEmpty else { return }
    guard let target, isMost || isLeast else {
      extents[variable.index] = nil
      return
    }
    let new = Extent(item: item, axis: axis, variable: variable, target: target, isMost: isMost, isLeast: isLeast)
    if extents[variable.index]?.extent != new { extents[variable.index] = (new, isTold: false) }
  }

  /// The variable goes.
  mutating func clear(_ variable: Variable) { if !extents.isEmpty { extents[variable.index] = nil } }

  /// Those that do not hold and have not been told of, with the relation that is broken.
  mutating func takeBroken(in solver: Solver) -> [(extent: Extent, relation: Relation)] {
    var broken: [(Extent, Relation)] = []
    for (index, entry) in extents.sorted(by: { $0.key < $1.key }) where !entry.isTold {
      guard let relation = Self.brokenRelation(of: entry.extent, in: solver) else { continue }
      extents[index]?.isTold = true
      broken.append((entry.extent, relation))
    }
    return broken
  }

  private static func brokenRelation(of extent: Extent, in solver: Solver) -> Relation? {
    let value = solver.value(of: extent.variable)
    if extent.isMost, value > extent.target + 1e-3 { return .lessThanOrEqual }
    return extent.isLeast && value < extent.target - 1e-3 ? .greaterThanOrEqual : nil
  }
}
