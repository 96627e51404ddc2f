public import ConstraintSolver
public import Foundation
internal import UIGeometry

/// The layout of one tree as a system of linear constraints.
///
/// Every view and guide that a constraint concerns is an *item* with four variables: origin (in its superview's
/// coordinates) and size of its alignment rectangle. Every constraint is a *record*. The system knows both by numbers and
/// nothing of what they are: it asks a `LayoutSource`, which answers with values.
///
/// Changes only mark what they touch. `update(asking:)` brings the solver up to date, solves once, and answers which items
/// moved; `alignmentRect(of:)` says where they are. Measuring is a system of its own whose answer is read and dropped.
///
/// ```swift
/// let system = LayoutSystem()
/// let item = system.makeItem(isBounded: true)
/// let moved = system.update(asking: tree)
/// print(system.alignmentRect(of: item))
/// ```
@MainActor
public final class LayoutSystem {
  /// Answers questions about the solution; everything is said to it by the system.
  public let solver = Solver()
  // OPTIMIZATION: accesses are not checked at run time: none lasts beyond an expression that calls nobody. See ADR 46.
  /// By number, with those that are free.
  @exclusivity(unchecked) var items: ContiguousArray<LayoutItem> = []
  @exclusivity(unchecked) var records: ContiguousArray<LayoutRecord> = []
  @exclusivity(unchecked) private var freeItems: [Int32] = []
  @exclusivity(unchecked) private var freeRecords: [Int32] = []
  /// Item of each solver variable, by variable index.
  @exclusivity(unchecked) var itemOfVariable: ContiguousArray<Int32> = []
  /// What stands behind the solver's constraints, for reports.
  var owners: [ConstraintID: LayoutOwner] = [:]
  /// Records that depend on an item which they do not mention; see `LinearForm.crossed`. Some may not any more.
  var crossings: [Int32: Set<Int32>] = [:]
  var extentBounds = ExtentBounds()
  var firmExtents = FirmExtents()
  /// The costs of containers that arrange their contents without constraints, by item.
  var containers: [Int32: ContainerCosts] = [:]
  /// Those of them that have changed since the last solve.
  var freshContainers: [Int32] = []
  @exclusivity(unchecked) var dirtyRecords: ContiguousArray<Int32> = []
  /// Records of which the constant alone has changed.
  @exclusivity(unchecked) var dirtyConstants: ContiguousArray<Int32> = []
  @exclusivity(unchecked) var dirtyExtents: ContiguousArray<Int32> = []
  @exclusivity(unchecked) var dirtyPlacements: ContiguousArray<Int32> = []
  /// Items whose natural width is that of their wrapped content.
  var narrowed: ContiguousArray<Int32> = []
  /// Whether something was marked since the last solve.
  @exclusivity(unchecked) public internal(set) var isDirty = true
  @exclusivity(unchecked) var isUpdating = false

  /// Which one of required constraints that contradict each other is given up, as an index; without a handler, or for nil,
  /// the last one.
  public var conflictHandler: ((_ conflict: [LayoutOwner?]) -> Int?)?

  /// A system without items.
  public init() {
    solver.conflictHandler = { [unowned self] conflict in
      MainActor.assumeIsolated {
        conflictHandler?(conflict.map { owners[$0] }).map { conflict[$0] } ?? conflict[conflict.count - 1]
      }
    }
  }

  /// Whether `update(asking:)` has something to do, and is not at it.
  public var needsUpdate: Bool { isDirty && !isUpdating }

  /// The next `update(asking:)` solves.
  public func markDirty() { isDirty = true }

  // MARK: Items

  /// Makes an item, marked to be placed and measured.
  ///
  /// - Parameter isBounded: Neither extent can be negative.
  /// - Returns: its number, which is given out again when the item was freed.
  public func makeItem(isBounded: Bool) -> Int32 {
    let variables = LayoutVariables(
      x: solver.makeVariable(.position), y: solver.makeVariable(.position), width: solver.makeVariable(.extent),
      height: solver.makeVariable(.extent))
    let item = LayoutItem(variables: variables, isBounded: isBounded)
    let index: Int32
    if let free = freeItems.popLast() {
      index = free
      items[Int(free)] = item
    } else {
      index = Int32(items.count)
      items.append(item)
    }
    for variable in variables.all {
      let position = Int(variable.index)
      while itemOfVariable.count <= position { itemOfVariable.append(-1) }
      itemOfVariable[position] = index
    }
    return index
  }

  /// The item lies at its superview's origin.
  public func fixOrigin(of item: Int32) {
    solver.fix(items[Int(item)].x, 0)
    solver.fix(items[Int(item)].y, 0)
  }

  /// Frees an item, whose constraints must be gone.
  public func freeItem(_ index: Int32) {
    // What speaks of the item without mentioning it is lowered anew, without it.
    for record in crossings[index] ?? [] { withdraw(record) }
    setContainer(nil, of: index)
    clearExtents(index)
    setPlacement(nil, of: index)
    for variable in items[Int(index)].variables.all {
      extentBounds.clear(variable, in: solver)
      itemOfVariable[Int(variable.index)] = -1
      solver.removeVariable(variable)
    }
    items[Int(index)].isInUse = false
    crossings[index] = nil
    freeItems.append(index)
  }

  /// The frame or the autoresizing mask of the item is another, or counts no longer.
  public func placementChanged(of item: Int32) {
    dirtyPlacements.append(item)
    markDirty()
  }

  /// What the item's extents are apart from constraints is another.
  public func extentsChanged(of item: Int32) {
    dirtyExtents.append(item)
    markDirty()
  }

  // MARK: Constraints

  /// Makes a record, marked to be lowered.
  ///
  /// - Returns: its number, which is given out again when the record was freed.
  public func makeRecord() -> Int32 {
    let index: Int32
    if let free = freeRecords.popLast() {
      index = free
      records[Int(free)] = LayoutRecord()
    } else {
      index = Int32(records.count)
      records.append(LayoutRecord())
    }
    recordChanged(index)
    return index
  }

  /// Takes a constraint out of the system.
  public func freeRecord(_ index: Int32) {
    unlink(index)
    drop(index)
    records[Int(index)] = LayoutRecord()
    freeRecords.append(index)
    markDirty()
  }

  /// The constraint says something else.
  public func recordChanged(_ index: Int32) {
    markDirty()
    guard !records[Int(index)].isDirty else { return }
    records[Int(index)].isDirty = true
    dirtyRecords.append(index)
  }

  /// The constraint's constant is another, and nothing else.
  public func constantChanged(of record: Int32) {
    if !records[Int(record)].isDirty { dirtyConstants.append(record) }
    markDirty()
  }

  /// The constraint's priority is another, and nothing else.
  public func setStrength(_ strength: Strength, of record: Int32) {
    if let id = records[Int(record)].id { solver.setStrength(strength, of: id) }
    markDirty()
  }

  /// The item's edges mean something else to the constraints that speak of them.
  public func edgesChanged(of item: Int32) {
    forEachRecord(of: item) { recordChanged($0) }
    if let crossing = crossings[item] {
      for record in crossing where records[Int(record)].id != nil { recordChanged(record) }
    }
  }

  /// Whether constraints see through the item to what is inside it.
  public func isCrossed(_ item: Int32) -> Bool { crossings[item] != nil }

  /// Takes a record's constraint out of the solver until it has been lowered anew.
  private func withdraw(_ index: Int32) {
    guard records[Int(index)].id != nil else { return }
    drop(index)
    recordChanged(index)
  }

  /// Takes a record's constraint out of the solver.
  func drop(_ index: Int32) {
    guard let id = records[Int(index)].id else { return }
    solver.remove(id)
    owners[id] = nil
    records[Int(index)].id = nil
  }

  // MARK: Answers

  /// The item's alignment rectangle in its superview's (or owner's) coordinates, in points, not rounded.
  public func alignmentRect(of item: Int32) -> CGRect {
    // OPTIMIZATION: one look at the solver's values, not four.
    solver.withValues { Self.rect(items[Int(item)].variables, $0) }
  }

  /// Writes to each of `places` the ``alignmentRect(of:)`` of its item.
  public func read(_ places: inout [SolvedPlace]) { Self.read(&places, items, solver) }

  /// OPTIMIZATION: not isolated, because every closure of the main actor asks the runtime where it runs.
  private nonisolated static func read(
    _ places: inout [SolvedPlace], _ items: ContiguousArray<LayoutItem>, _ solver: Solver
  ) {
    items.withUnsafeBufferPointer { items in
      solver.withValues { values in
        places.withUnsafeMutableBufferPointer { places in
          for index in places.indices { places[index].rect = rect(items[Int(places[index].item)].variables, values) }
        }
      }
    }
  }

  private nonisolated static func rect(_ variables: LayoutVariables, _ values: UnsafeBufferPointer<Double>) -> CGRect {
    // Zero where chains of large multipliers have left the numbers.
    func value(_ variable: Variable) -> Double {
      let value = values[Int(variable.index)]
      return value.isFinite ? value : 0
    }
    return CGRect(
      x: value(variables.x), y: value(variables.y), width: value(variables.width), height: value(variables.height))
  }

  /// The variables of an item.
  public func variables(of item: Int32) -> LayoutVariables { items[Int(item)].variables }

  /// What is known of an item.
  public func item(_ number: Int32) -> LayoutItem { items[Int(number)] }

  /// The name that a constraint has in the solver; nil while it has none.
  public func identifier(of record: Int32) -> ConstraintID? { records[Int(record)].id }

  /// The items that a constraint mentions, as it was lowered; −1 for none.
  public func items(of record: Int32) -> (Int32, Int32) { records[Int(record)].items }

  /// The items whose costs stand for containers' constraints.
  public var containerItems: [Int32] { Array(containers.keys) }
}
