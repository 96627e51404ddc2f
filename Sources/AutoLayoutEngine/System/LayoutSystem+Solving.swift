internal import ConstraintSolver
internal import UIGeometry

/// What one `LayoutSystem.update(asking:)` came to.
public struct LayoutOutcome {
  /// The items whose rectangles changed, some of them more than once.
  public var moved: [Int32] = []
  /// Those of them whose content wraps: their height follows the width that was found.
  public var wrapped: [Int32] = []
  /// Whether nothing was left to do when the rounds were over.
  public var isSettled = true

  /// Nothing moved.
  public init() {}
}

extension LayoutSystem {
  /// Brings the solver up to date and solves.
  ///
  /// 1. Take in what has joined the tree. 2. Lower changed records, placements and extents. 3. Solve. 4. Give wrapping
  /// content its height at the width found, bound extents that came out negative, let containers bring constraints whose
  /// costs do not hold; where that changes anything, begin anew.
  public func update(asking source: any LayoutSource) -> LayoutOutcome {
    var outcome = LayoutOutcome()
    guard needsUpdate else { return outcome }
    isUpdating = true
    defer { isUpdating = false }
    // Narrowed content may have more room now.
    let widened = narrowed
    narrowed.removeAll()
    for index in widened { widen(index, source) }
    // A wrapped text may change the width of others, and they the text: three rounds settle all but cyclic layouts.
    // A container that falls back to its constraints takes another, and so does an extent that comes out negative.
    var rounds = 4
    while rounds > 0 {
      rounds -= 1
      isDirty = false
      // 1.
      source.takeInNewcomers()
      // 2.
      lowerDirty(source)
      // 3.
      solver.solve()
      let changed = changedItems()
      outcome.moved += changed
      // 4.
      for index in changed where items[Int(index)].wraps {
        outcome.wrapped.append(index)
        lowerWrapping(index, source)
      }
      for index in widened where items[Int(index)].wraps { lowerWrapping(index, source) }
      let isBounded = boundExtents(changed)
      if !checkContainers(changed, source) || isBounded { rounds += 1 }
      if !isDirty { break }
    }
    outcome.isSettled = !isDirty
    isDirty = false
    if !firmExtents.isEmpty { tellBrokenExtents() }
    return outcome
  }

  private func lowerDirty(_ source: any LayoutSource) {
    for record in dirtyConstants { lowerConstant(record, source) }
    dirtyConstants.removeAll(keepingCapacity: true)
    // Lowering may make items, which bring placements and extents with them.
    while !dirtyRecords.isEmpty || !dirtyPlacements.isEmpty || !dirtyExtents.isEmpty {
      let records = dirtyRecords
      dirtyRecords.removeAll(keepingCapacity: true)
      for record in records { lowerRecord(record, source) }
      let placements = dirtyPlacements
      dirtyPlacements.removeAll(keepingCapacity: true)
      for item in placements where items[Int(item)].isInUse { setPlacement(source.placement(of: item), of: item) }
      let extents = dirtyExtents
      dirtyExtents.removeAll(keepingCapacity: true)
      for item in extents where items[Int(item)].isInUse { lowerExtents(item, source) }
    }
  }

  private func changedItems() -> [Int32] {
    // OPTIMIZATION: no list grows, and none is looked up anew, for each of thousands.
    solver.withChangedVariables { variables in
      itemOfVariable.withUnsafeBufferPointer { itemOfVariable in
        Array(unsafeUninitializedCapacity: variables.count) { result, count in
          var last: Int32 = -1
          for variable in variables where Int(variable.index) < itemOfVariable.count {
            let item = itemOfVariable[Int(variable.index)]
            guard item >= 0, item != last else { continue }
            result.initializeElement(at: count, to: item)
            count += 1
            last = item
          }
        }
      }
    }
  }

  /// Bounds the negative extents among the changed items; answers whether there were any.
  private func boundExtents(_ changed: [Int32]) -> Bool {
    var isBounded = false
    for index in Self.negative(changed, items, solver) {
      let item = items[Int(index)]
      for extent in [item.width, item.height] where solver.value(of: extent) < 0 {
        if extentBounds.bound(extent, in: solver) { isBounded = true }
      }
    }
    if isBounded { markDirty() }
    return isBounded
  }

  /// Those of the items that may not have a negative extent and have one.
  ///
  /// OPTIMIZATION: hardly any has; not isolated, because every closure of the main actor asks the runtime where it runs.
  private nonisolated static func negative(
    _ changed: [Int32], _ items: ContiguousArray<LayoutItem>, _ solver: Solver
  ) -> [Int32] {
    items.withUnsafeBufferPointer { items in
      solver.withValues { values in
        changed.filter { index in
          guard items[Int(index)].isBounded else { return false }
          let variables = items[Int(index)].variables
          return values[Int(variables.width.index)] < 0 || values[Int(variables.height.index)] < 0
        }
      }
    }
  }

  /// False when containers have fallen back to their constraints.
  private func checkContainers(_ changed: [Int32], _ source: any LayoutSource) -> Bool {
    guard !containers.isEmpty else { return true }
    let broken = (changed + freshContainers).filter { containers[$0]?.holds(in: solver) == false }
    if !broken.isEmpty { source.containersDoNotHold(broken) }
    freshContainers.removeAll(keepingCapacity: true)
    return broken.isEmpty
  }

  /// Reports the required natural extents that do not hold; what the solver has found stays.
  private func tellBrokenExtents() {
    for (extent, relation) in firmExtents.takeBroken(in: solver) {
      let id = solver.add(
        Term(extent.variable), constant: -extent.target, relation: relation, strength: .required)
      owners[id] = .extent(extent.item, extent.axis)
      solver.solve()
      solver.remove(id)
      owners[id] = nil
      solver.solve()
    }
  }
}
