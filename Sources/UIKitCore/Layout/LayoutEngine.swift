internal import ConstraintSolver

/// Couples one tree of views to one constraint solver.
///
/// The root of a tree owns the engine; it comes into being at the first layout that meets a constraint. Every view and
/// guide that a constraint concerns becomes an *item* with four variables: origin (in its superview's coordinates) and
/// size of its alignment rectangle. Constraints become *records*, lowered by `ConstraintLowering`. Changes only mark what
/// they touch; `update()` brings the solver up to date and solves once.
@MainActor
final class LayoutEngine {
  /// A view or guide with variables in the solver.
  struct Item {
    /// Not retained: whoever leaves the tree leaves the engine (`detach`, `forget`) while still alive, and a tree that is
    /// freed as a whole frees its engine.
    enum Owner {
      case none
      case view(Unmanaged<UIView>)
      case guide(Unmanaged<UILayoutGuide>)
    }
    var owner: Owner
    var x: Variable
    var y: Variable
    var width: Variable
    var height: Variable
    /// Head of the list of records that mention the item; see `Record.next`.
    var firstRecord: Int32 = -1
    /// The four constraints that stand for frame and autoresizing mask.
    var autoresizing: AutoresizingRecord?
    var hasHinge: (width: Bool, height: Bool) = (false, false)
    /// The origin has a preferred place; see `LayoutHints.rest`.
    var restsAtOrigin = false
    /// Content wraps: the height follows the width that the solver finds.
    var wraps = false
    /// The natural height that the solver holds for wrapping content, in points.
    var wrappedHeight: CGFloat?
    /// The natural width that the solver holds where wrapped content has less than it would take, in points.
    var narrowedWidth: CGFloat?
  }

  /// A constraint in the solver.
  struct Record {
    /// Not retained: its holder does, and takes it out of the engine when it lets go of it (`remove`).
    var constraint: Unmanaged<NSLayoutConstraint>?
    var id: ConstraintID?
    var items: (Int32, Int32) = (-1, -1)
    /// The next record of the first and of the second item.
    var next: (Int32, Int32) = (-1, -1)
    var isDirty = false
    /// The constant that the solver would have if the constraint's were zero.
    var base = 0.0
  }

  /// The view that owns the engine and is not freed while the engine works: `LayoutPass` and `FittingPass` hold it.
  unowned(unsafe) let root: UIView
  let solver = Solver()
  private(set) var numbers: LayoutNumbers
  var items: ContiguousArray<Item> = []
  var records: ContiguousArray<Record> = []
  private var freeItems: [Int32] = []
  private var freeRecords: [Int32] = []
  /// Item of each solver variable, by variable index.
  private var itemOfVariable: ContiguousArray<Int32> = []
  /// Constraint of each solver constraint, for reports.
  var owners: [ConstraintID: ConstraintOwner] = [:]
  /// Records that depend on an item which they do not mention; see `LinearForm.crossed`. Some may not any more.
  var crossings: [Int32: Set<Int32>] = [:]
  private var extentBounds = ExtentBounds()
  var firmExtents = FirmExtents()
  /// The costs of directly placed stacks, by item.
  private var stackLowerings: [Int32: StackLowering] = [:]
  /// Those of them that have changed since the last solve.
  private var freshStacks: [Int32] = []
  var dirtyRecords: ContiguousArray<Int32> = []
  /// Records of which the constant alone has changed.
  private var dirtyConstants: ContiguousArray<Int32> = []
  var dirtyIntrinsics: ContiguousArray<Int32> = []
  var dirtyPlacements: ContiguousArray<Int32> = []
  private var pendingSubtrees: [UIView] = []
  private(set) var isDirty = true
  /// Items whose natural width is that of their wrapped content.
  var narrowed: ContiguousArray<Int32> = []
  /// Whether the answer alone is wanted: constraints inside decide the size of the root, whatever is around it, and no
  /// view, guide or constraint is changed.
  var isTrial: Bool { numbers.isInTable }
  private var isUpdating = false
  #if LAYOUT_CHECKS
    /// The natural sizes that the solver was told, by item; see `checkInvariants()`.
    var measured: [Int32: CGSize] = [:]
    var checkCount = 0
  #endif

  init(root: UIView, isTrial: Bool = false) {
    self.root = root
    numbers = LayoutNumbers(inTable: isTrial)
    pendingSubtrees = [root]
    solver.conflictHandler = { [unowned self] ids in
      MainActor.assumeIsolated { ConflictReporter.resolve(ids, in: self) }
    }
  }

  func markDirty() { isDirty = true }

  /// Containers have left their direct path while the engine was at work. The tree's engine hears of it from them; one on
  /// trial takes their constraints in.
  func containersMayHaveMaterialized() {
    guard isTrial else { return }
    for index in Array(stackLowerings.keys) {
      guard case .view(let view) = items[Int(index)].owner,
        !view.takeUnretainedValue().flags.contains(.placesArranged)
      else { continue }
      setStack(nil, of: index)
      dirtyIntrinsics.append(index)
    }
    adopt(root)
  }

  private func treeNeedsLayout() { if !isTrial { root.markNeedsLayout() } }

  // MARK: Items

  /// The item of `view`, made when needed.
  func item(for view: UIView) -> Int32 {
    let known = numbers.number(of: view)
    if known >= 0 { return known }
    if view !== root, let parent = view.parent, parent.flags.contains(.placesArranged) {
      parent.itemWillBeMade(for: view)
      containersMayHaveMaterialized()
      let made = numbers.number(of: view)
      if made >= 0 { return made }
    }
    #if LAYOUT_CHECKS
      precondition(view === root || view.isDescendant(of: root), "\(view) is not in the engine's tree")
    #endif
    let index = makeItem(.view(.passUnretained(view)))
    numbers.set(index, of: view)
    if !isTrial { view.flags.insert(.hasNewPlace) }
    dirtyPlacements.append(index)
    dirtyIntrinsics.append(index)
    return index
  }

  func item(for guide: UILayoutGuide) -> Int32 {
    let known = numbers.number(of: guide)
    if known >= 0 { return known }
    let index = makeItem(.guide(.passUnretained(guide)))
    numbers.set(index, of: guide)
    if guide.startsAtOrigin {
      solver.fix(items[Int(index)].x, 0)
      solver.fix(items[Int(index)].y, 0)
    }
    return index
  }

  private func makeItem(_ owner: Item.Owner) -> Int32 {
    let item = Item(
      owner: owner, x: solver.makeVariable(.position), y: solver.makeVariable(.position),
      width: solver.makeVariable(.extent), height: solver.makeVariable(.extent))
    let index: Int32
    if let free = freeItems.popLast() {
      index = free
      items[Int(free)] = item
    } else {
      index = Int32(items.count)
      items.append(item)
    }
    for variable in [item.x, item.y, item.width, item.height] {
      let position = Int(variable.index)
      while itemOfVariable.count <= position { itemOfVariable.append(-1) }
      itemOfVariable[position] = index
    }
    return index
  }

  private func freeItem(_ index: Int32) {
    // What speaks of the item without mentioning it is lowered anew, without it.
    for record in crossings[index] ?? [] { withdraw(record) }
    let item = items[Int(index)]
    item.autoresizing?.remove(from: self)
    setStack(nil, of: index)
    for extent in [item.width, item.height] {
      extentBounds.clear(extent, in: solver)
      firmExtents.clear(extent)
    }
    let hasHinge = items[Int(index)].hasHinge
    if hasHinge.width { solver.removeHinge(item.width) }
    if hasHinge.height { solver.removeHinge(item.height) }
    if item.restsAtOrigin {
      solver.removeHinge(item.x)
      solver.removeHinge(item.y)
    }
    for variable in [item.x, item.y, item.width, item.height] {
      itemOfVariable[Int(variable.index)] = -1
      solver.removeVariable(variable)
    }
    items[Int(index)].owner = .none
    items[Int(index)].autoresizing = nil
    #if LAYOUT_CHECKS
      measured[index] = nil
    #endif
    crossings[index] = nil
    freeItems.append(index)
  }

  // MARK: Constraints

  func add(_ constraint: NSLayoutConstraint) {
    guard numbers.number(of: constraint) < 0 else { return }
    let index: Int32
    if let free = freeRecords.popLast() {
      index = free
      records[Int(free)] = Record(constraint: .passUnretained(constraint))
    } else {
      index = Int32(records.count)
      records.append(Record(constraint: .passUnretained(constraint)))
    }
    numbers.set(index, of: constraint)
    markRecordDirty(index)
    treeNeedsLayout()
  }

  func remove(_ constraint: NSLayoutConstraint) {
    let index = constraint.record
    guard index >= 0 else { return }
    constraint.record = -1
    unlink(index)
    if let id = records[Int(index)].id {
      solver.remove(id)
      owners[id] = nil
    }
    records[Int(index)] = Record()
    freeRecords.append(index)
    markDirty()
    root.markNeedsLayout()
  }

  /// Takes a record's constraint out of the solver until it has been lowered anew.
  private func withdraw(_ index: Int32) {
    guard let id = records[Int(index)].id else { return }
    solver.remove(id)
    owners[id] = nil
    records[Int(index)].id = nil
    markRecordDirty(index)
  }

  func constantChanged(_ constraint: NSLayoutConstraint) {
    if !records[Int(constraint.record)].isDirty { dirtyConstants.append(constraint.record) }
    markDirty()
    root.markNeedsLayout()
  }

  func priorityChanged(_ constraint: NSLayoutConstraint) {
    if let id = records[Int(constraint.record)].id {
      solver.setStrength(Strength(constraint.priority.rawValue), of: id)
    }
    markDirty()
    root.markNeedsLayout()
  }

  func markRecordDirty(_ index: Int32) {
    markDirty()
    guard !records[Int(index)].isDirty else { return }
    records[Int(index)].isDirty = true
    dirtyRecords.append(index)
  }

  func markItemRecordsDirty(_ item: Int32) {
    forEachRecord(of: item) { markRecordDirty($0) }
    if let crossing = crossings[item] {
      for record in crossing where records[Int(record)].id != nil { markRecordDirty(record) }
    }
  }

  func forEachRecord(of item: Int32, _ body: (Int32) -> Void) {
    var record = items[Int(item)].firstRecord
    while record >= 0 {
      let r = records[Int(record)]
      body(record)
      record = r.items.0 == item ? r.next.0 : r.next.1
    }
  }

  func link(_ record: Int32, _ a: Int32, _ b: Int32) {
    records[Int(record)].items = (a, b)
    if a >= 0 {
      records[Int(record)].next.0 = items[Int(a)].firstRecord
      items[Int(a)].firstRecord = record
    }
    if b >= 0, b != a {
      records[Int(record)].next.1 = items[Int(b)].firstRecord
      items[Int(b)].firstRecord = record
    }
  }

  func unlink(_ record: Int32) {
    let (a, b) = records[Int(record)].items
    if a >= 0 { unlink(record, from: a) }
    if b >= 0, b != a { unlink(record, from: b) }
    records[Int(record)].items = (-1, -1)
  }

  private func unlink(_ record: Int32, from item: Int32) {
    let r = records[Int(record)]
    let after = r.items.0 == item ? r.next.0 : r.next.1
    var cursor = items[Int(item)].firstRecord
    if cursor == record {
      items[Int(item)].firstRecord = after
      return
    }
    while cursor >= 0 {
      let c = records[Int(cursor)]
      let isFirst = c.items.0 == item
      let next = isFirst ? c.next.0 : c.next.1
      if next == record {
        if isFirst { records[Int(cursor)].next.0 = after } else { records[Int(cursor)].next.1 = after }
        return
      }
      cursor = next
    }
  }

  // MARK: Trees

  /// Takes in the constraints of a subtree that has just been attached.
  func adopt(_ subtree: UIView) {
    pendingSubtrees.append(subtree)
    markDirty()
  }

  private func adoptPending() {
    while !pendingSubtrees.isEmpty {
      let subtrees = pendingSubtrees
      pendingSubtrees.removeAll(keepingCapacity: true)
      for view in subtrees where view === root || view.isDescendant(of: root) { collect(view) }
    }
  }

  private func collect(_ view: UIView) {
    view.makeItems(in: self)
    for constraint in view.layout.held { add(constraint) }
    for child in view.children { collect(child) }
  }

  /// Lets go of a subtree that is about to be detached: its items, its records, and the constraints between it and the
  /// rest, which become inactive as in UIKit.
  static func detach(_ subtree: UIView) {
    let engine = subtree.rootView.layout.engine
    var ancestor = subtree.parent
    while let view = ancestor {
      view.releaseConstraints(where: { $0.mentions(subtree) })
      ancestor = view.parent
    }
    engine?.abandon(subtree)
    engine?.pendingSubtrees.removeAll { $0 === subtree }
  }

  /// Lets go of everything that the engine knows of a subtree.
  func abandon(_ view: UIView) {
    for constraint in view.layout.held { remove(constraint) }
    for guide in view.layout.guides { forget(guide) }
    if let interior = view.interiorLayoutItem { forget(interior) }
    forget(view)
    for child in view.children { abandon(child) }
  }

  /// Lets go of the view's item; its constraints must be gone.
  func forget(_ view: UIView) {
    guard view.layout.item >= 0 else { return }
    freeItem(view.layout.item)
    view.setItem(-1)
  }

  func forget(_ guide: UILayoutGuide) {
    guard guide.item >= 0 else { return }
    freeItem(guide.item)
    guide.item = -1
  }

  // MARK: Solving

  /// Brings the solver up to date, solves, and marks the superviews of everything that moved for layout.
  ///
  /// 1. Take in the constraints of new subtrees. 2. Lower changed records, placements and intrinsic sizes.
  /// 3. Solve. 4. Give wrapping content its height at the width found; where that changes anything, solve again.
  /// 5. Mark what moved.
  func update() {
    guard isDirty, !isUpdating else { return }
    isUpdating = true
    defer { isUpdating = false }
    var moved: [Int32] = []
    // Narrowed content may have more room now.
    let widened = narrowed
    narrowed.removeAll()
    for index in widened { IntrinsicLowering.widen(index, in: self) }
    // A wrapped text may change the width of others, and they the text: three rounds settle all but cyclic layouts.
    // A stack that falls back to its constraints takes another, and so does an extent that comes out negative.
    var rounds = 4
    while rounds > 0 {
      rounds -= 1
      isDirty = false
      adoptPending()
      lowerDirty()
      solver.solve()
      let changed = changedItems()
      moved += changed
      measureWrapping(changed)
      measureWrapping(Array(widened))
      let isBounded = boundExtents(changed)
      if !checkStacks(changed) || isBounded { rounds += 1 }
      if !isDirty { break }
    }
    #if LAYOUT_CHECKS
      if !isDirty, !isTrial { checkInvariants() }
    #endif
    isDirty = false
    if !firmExtents.isEmpty { tellBrokenExtents() }
    if !isTrial { announce(moved) }
  }

  private func lowerDirty() {
    for record in dirtyConstants { ConstraintLowering.lowerConstant(record, in: self) }
    dirtyConstants.removeAll(keepingCapacity: true)
    // Lowering may make items, which bring placements and intrinsic sizes with them.
    while !dirtyRecords.isEmpty || !dirtyPlacements.isEmpty || !dirtyIntrinsics.isEmpty {
      let records = dirtyRecords
      dirtyRecords.removeAll(keepingCapacity: true)
      for record in records { ConstraintLowering.lower(record, in: self) }
      let placements = dirtyPlacements
      dirtyPlacements.removeAll(keepingCapacity: true)
      for item in placements { PlacementLowering.lower(item, in: self) }
      let intrinsics = dirtyIntrinsics
      dirtyIntrinsics.removeAll(keepingCapacity: true)
      for item in intrinsics { IntrinsicLowering.lower(item, in: self) }
    }
  }

  private func changedItems() -> [Int32] {
    var result: [Int32] = []
    var last: Int32 = -1
    for variable in solver.changedVariables {
      let position = Int(variable.index)
      guard position < itemOfVariable.count else { continue }
      let item = itemOfVariable[position]
      if item >= 0, item != last {
        result.append(item)
        last = item
      }
    }
    return result
  }

  private func measureWrapping(_ changed: [Int32]) {
    for index in changed where items[Int(index)].wraps { IntrinsicLowering.lowerWrapping(index, in: self) }
  }

  /// What a directly placed stack's extents cost; nil where they cost nothing any more.
  func setStack(_ lowering: StackLowering?, of index: Int32) {
    if let old = stackLowerings.removeValue(forKey: index) {
      old.remove(from: solver)
      items[Int(index)].hasHinge = (false, false)
    }
    guard let lowering else { return }
    stackLowerings[index] = lowering
    items[Int(index)].hasHinge = (true, true)
    freshStacks.append(index)
  }

  /// Bounds the negative extents of views among the changed items; answers whether there were any.
  private func boundExtents(_ changed: [Int32]) -> Bool {
    var isBounded = false
    for index in changed {
      let item = items[Int(index)]
      guard case .view = item.owner else { continue }
      // OPTIMIZATION: hardly any is; a look costs less than a call that may change something.
      if solver.value(of: item.width) < 0, extentBounds.bound(item.width, in: solver) { isBounded = true }
      if solver.value(of: item.height) < 0, extentBounds.bound(item.height, in: solver) { isBounded = true }
    }
    if isBounded { markDirty() }
    return isBounded
  }

  /// Reports the required natural extents that do not hold; what the solver has found stays.
  private func tellBrokenExtents() {
    for (extent, relation) in firmExtents.takeBroken(in: solver) {
      guard case .view(let owner) = items[Int(extent.item)].owner else { continue }
      let id = solver.add(
        [Term(variable: extent.variable, coefficient: 1)], constant: -extent.target, relation: relation,
        strength: .required)
      owners[id] = .contentSize(owner, extent.axis == .horizontal ? .horizontal : .vertical)
      solver.solve()
      solver.remove(id)
      owners[id] = nil
      solver.solve()
    }
  }

  /// False when a stack has fallen back to its constraints.
  private func checkStacks(_ changed: [Int32]) -> Bool {
    guard !stackLowerings.isEmpty else { return true }
    var holds = true
    for index in changed + freshStacks where stackLowerings[index]?.holds(in: solver) == false {
      guard case .view(let view) = items[Int(index)].owner else { continue }
      view.takeUnretainedValue().materializePlacement()
      holds = false
    }
    if !holds { containersMayHaveMaterialized() }
    freshStacks.removeAll(keepingCapacity: true)
    return holds
  }

  /// Marks the superviews of what has moved.
  private func announce(_ moved: [Int32]) {
    var container: Unmanaged<UIView>?
    let ownRoot = Unmanaged.passUnretained(root).toOpaque()
    for index in moved {
      switch items[Int(index)].owner {
      case .none: break
      case .view(let view):
        let (parent, placesArranged) = Self.noteNewPlace(of: view)
        // OPTIMIZATION: siblings move together.
        if view.toOpaque() == ownRoot {
          RootPlacement.commit(self)
        } else if let parent, parent.toOpaque() != container?.toOpaque() {
          // What a view places by hand in its own layout, be it with constraints beneath, asks for no other.
          let isPlaced =
            parent.takeUnretainedValue().flags.contains(.layingOut) && isInPlace(view.takeUnretainedValue())
          if !isPlaced {
            container = parent
            parent.takeUnretainedValue().markNeedsLayout()
          }
        }
        if items[Int(index)].wraps {
          let view = view.takeUnretainedValue()
          view.parent?.childTextDidBreak(view)
        }
        if placesArranged { view.takeUnretainedValue().markNeedsLayout() }
      case .guide(let guide): guide.takeUnretainedValue().owner?.didSolveLayout()
      }
    }
  }

  /// OPTIMIZATION: not isolated, because every closure of the main actor asks the runtime where it runs.
  private nonisolated static func noteNewPlace(
    of view: Unmanaged<UIView>
  ) -> (parent: Unmanaged<UIView>?, placesArranged: Bool) {
    view._withUnsafeGuaranteedRef { view in
      view.flags.insert(.hasNewPlace)
      return (view.parentReference, view.flags.contains(.placesArranged))
    }
  }

  // MARK: Values

  /// A variable's value; zero where chains of large multipliers have left the numbers.
  private func finite(_ variable: Variable) -> Double {
    let value = solver.value(of: variable)
    return value.isFinite ? value : 0
  }

  /// The item's alignment rectangle in its superview's (or owner's) coordinates, in points, not rounded.
  func alignmentRect(of item: Int32) -> CGRect {
    let item = items[Int(item)]
    return CGRect(
      x: finite(item.x), y: finite(item.y), width: finite(item.width), height: finite(item.height))
  }

  /// Whether the view lies where the solver wants it.
  private func isInPlace(_ view: UIView) -> Bool {
    let rect = PixelGrid(scale: view.pixelScale).round(alignmentRect(of: view.layout.item))
    return view.untransformedFrame == view.frame(forAlignmentRect: rect)
  }
}

/// What stands behind a constraint in the solver. Not retained: an entry of `owners` goes with the record or the item.
enum ConstraintOwner {
  case constraint(Unmanaged<NSLayoutConstraint>)
  /// Frame and autoresizing mask of a view.
  case autoresizing(Unmanaged<UIView>)
  /// A natural extent that is required.
  case contentSize(Unmanaged<UIView>, NSLayoutConstraint.Axis)
}

extension NSLayoutConstraint {
  /// Whether one of the items is in `subtree`.
  func mentions(_ subtree: UIView) -> Bool {
    // A leaf without guides of its own is mentioned by itself alone.
    let isLeaf = subtree.children.isEmpty
    func isInside(_ item: AnyObject?) -> Bool {
      guard let item else { return false }
      if item === subtree { return true }
      if isLeaf { return (item as? UILayoutGuide)?.owner === subtree }
      return LayoutItems.view(of: item)?.isDescendant(of: subtree) ?? false
    }
    return isInside(first) || isInside(second) || isInside(firstStart?.item) || isInside(secondStart?.item)
  }

  /// Whether the guide is one of the items.
  func mentions(_ guide: UILayoutGuide) -> Bool {
    first === guide || second === guide || firstStart?.item === guide || secondStart?.item === guide
  }
}
