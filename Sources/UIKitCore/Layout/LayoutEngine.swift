internal import AutoLayoutEngine
internal import ConstraintSolver

/// Couples one tree of views to one layout system.
///
/// The root of a tree owns the engine; it comes into being at the first layout that meets a constraint. The engine gives
/// views and guides that a constraint concerns, and constraints, the numbers by which the system knows them, and answers
/// what the system asks (`LayoutEngine+Source.swift`). `update()` solves and marks for layout what is around what moved.
@MainActor
final class LayoutEngine {
  /// Whose item it is. Not retained: whoever leaves the tree leaves the engine (`detach`, `forget`) while still alive, and
  /// a tree that is freed as a whole frees its engine.
  enum Owner {
    case none
    case view(Unmanaged<UIView>)
    case guide(Unmanaged<UILayoutGuide>)
  }

  /// The view that owns the engine and is not freed while the engine works: `LayoutPass` and `FittingPass` hold it.
  unowned(unsafe) let root: UIView
  let system = LayoutSystem()
  @exclusivity(unchecked) private(set) var numbers: LayoutNumbers
  /// By item.
  @exclusivity(unchecked) private(set) var owners: ContiguousArray<Owner> = []
  /// By record. Not retained: the holder does, and takes a constraint out of the engine when it lets go of it (`remove`).
  @exclusivity(unchecked) private(set) var constraints: ContiguousArray<Unmanaged<NSLayoutConstraint>?> = []
  @exclusivity(unchecked) private var pendingSubtrees: [UIView] = []
  /// Where views are mentioned, from the moment when several leave until the next solve.
  @exclusivity(unchecked) private var mentions = ConstraintMentions()
  /// Whether somebody in the tree wants to know of changed constraints (`ConstraintWatcher`).
  var isWatched = false
  /// The list of the layout pass while nobody has it.
  private var places: [SolvedPlace] = []
  /// Whether the answer alone is wanted: constraints inside decide the size of the root, whatever is around it, and no
  /// view, guide or constraint is changed.
  var isTrial: Bool { numbers.isInTable }
  #if LAYOUT_CHECKS
    /// The natural sizes that the solver was told, by item; see `checkInvariants()`.
    var measured: [Int32: CGSize] = [:]
    var checkCount = 0
  #endif

  init(root: UIView, isTrial: Bool = false) {
    self.root = root
    numbers = LayoutNumbers(inTable: isTrial)
    pendingSubtrees = [root]
    system.conflictHandler = { [unowned self] in ConflictReporter.choose(among: $0, in: self) }
  }

  var isDirty: Bool { system.isDirty }
  func markDirty() { system.markDirty() }

  /// Containers have left their direct path while the engine was at work. The tree's engine hears of it from them; one on
  /// trial takes their constraints in.
  func containersMayHaveMaterialized() {
    guard isTrial else { return }
    for index in system.containerItems {
      guard case .view(let view) = owners[Int(index)],
        !view.takeUnretainedValue().flags.contains(.placesArranged)
      else { continue }
      system.dropContainer(index)
      system.extentsChanged(of: index)
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
      parent.arranger?.itemWillBeMade(for: view)
      containersMayHaveMaterialized()
      let made = numbers.number(of: view)
      if made >= 0 { return made }
    }
    #if LAYOUT_CHECKS
      precondition(view === root || view.isDescendant(of: root), "\(view) is not in the engine's tree")
    #endif
    let index = system.makeItem(isBounded: true)
    setOwner(.view(.passUnretained(view)), of: index)
    numbers.set(index, of: view)
    if !isTrial { view.flags.insert(.hasNewPlace) }
    system.placementChanged(of: index)
    system.extentsChanged(of: index)
    return index
  }

  func item(for guide: UILayoutGuide) -> Int32 {
    let known = numbers.number(of: guide)
    if known >= 0 { return known }
    let index = system.makeItem(isBounded: false)
    setOwner(.guide(.passUnretained(guide)), of: index)
    numbers.set(index, of: guide)
    if guide.startsAtOrigin { system.fixOrigin(of: index) }
    return index
  }

  private func setOwner(_ owner: Owner, of index: Int32) {
    if Int(index) == owners.count { owners.append(owner) } else { owners[Int(index)] = owner }
  }

  private func freeItem(_ index: Int32) {
    system.freeItem(index)
    owners[Int(index)] = .none
    #if LAYOUT_CHECKS
      measured[index] = nil
    #endif
  }

  /// The view of an item; nil for guides.
  func view(of item: Int32) -> UIView? {
    guard case .view(let view) = owners[Int(item)] else { return nil }
    return view.takeUnretainedValue()
  }

  // MARK: Constraints

  func add(_ constraint: NSLayoutConstraint) {
    guard numbers.number(of: constraint) < 0 else { return }
    let index = system.makeRecord()
    if Int(index) == constraints.count { constraints.append(nil) }
    constraints[Int(index)] = .passUnretained(constraint)
    numbers.set(index, of: constraint)
    mentions.add(constraint.record, of: constraint.mentionedViews)
    treeNeedsLayout()
  }

  func remove(_ constraint: NSLayoutConstraint) {
    let index = constraint.record
    guard index >= 0 else { return }
    constraint.record = -1
    system.freeRecord(index)
    constraints[Int(index)] = nil
    root.markNeedsLayout()
  }

  func constantChanged(_ constraint: NSLayoutConstraint) {
    system.constantChanged(of: constraint.record)
    root.markNeedsLayout()
    constraintDidChange(in: constraint.holder)
  }

  func priorityChanged(_ constraint: NSLayoutConstraint) {
    system.setStrength(Strength(constraint.priority.rawValue), of: constraint.record)
    root.markNeedsLayout()
    constraintDidChange(in: constraint.holder)
  }

  // MARK: Trees

  /// Takes in the constraints of a subtree that has just been attached.
  func adopt(_ subtree: UIView) {
    pendingSubtrees.append(subtree)
    markDirty()
  }

  func takeInNewcomers() {
    while !pendingSubtrees.isEmpty {
      let subtrees = pendingSubtrees
      pendingSubtrees.removeAll(keepingCapacity: true)
      for view in subtrees where view === root || view.isDescendant(of: root) { collect(view) }
    }
  }

  /// OPTIMIZATION: where nothing holds a constraint, as in trees of stacks that place their views themselves, nothing is to
  /// be had.
  private func collect(_ view: UIView) {
    guard view.flags.contains(.subtreeHoldsConstraints) else { return }
    view.arranger?.makeItems(in: self)
    for constraint in view.layout.held { add(constraint) }
    for child in view.children { collect(child) }
  }

  /// Lets go of a subtree that is about to be detached: its items, its records, and the constraints between it and the
  /// rest, which become inactive as in UIKit.
  static func detach(_ subtree: UIView) {
    let engine = subtree.rootView.layout.engine
    if engine?.releaseMentions(of: subtree) != true {
      for view in sequence(first: subtree, next: \.parent).dropFirst() {
        view.releaseConstraints(where: { $0.mentions(subtree) })
      }
    }
    engine?.abandon(subtree)
    engine?.pendingSubtrees.removeAll { $0 === subtree }
  }

  /// Lets go of the constraints between a subtree and the rest; false where they have to be looked for.
  private func releaseMentions(of subtree: UIView) -> Bool {
    // What the engine has not taken in yet it does not know.
    guard pendingSubtrees.isEmpty else { return false }
    if !mentions.isMade {
      let cost = sequence(first: subtree, next: \.parent).dropFirst().reduce(0) { $0 + $1.layout.held.count }
      guard mentions.isWorthMaking(at: cost, of: constraints.count) else { return false }
      mentions.make()
      for constraint in constraints.lazy.compactMap({ $0?.takeUnretainedValue() }) {
        mentions.add(constraint.record, of: constraint.mentionedViews)
      }
    }
    var (records, waiting): ([Int32], [UIView]) = ([], [subtree])
    while let view = waiting.popLast() {
      records += mentions.records(of: ObjectIdentifier(view))
      waiting += view.children
    }
    for record in records {
      guard let constraint = constraints[Int(record)]?.takeUnretainedValue(), let holder = constraint.holder,
        !holder.isDescendant(of: subtree), constraint.mentions(subtree)
      else { continue }
      holder.releaseConstraint(constraint)
    }
    return true
  }

  /// Lets go of everything that the engine knows of a subtree.
  func abandon(_ view: UIView) {
    for constraint in view.layout.held { remove(constraint) }
    for guide in view.layout.guides { forget(guide) }
    if let interior = view.interiorGuideIfMade { forget(interior) }
    forget(view)
    for child in view.children { abandon(child) }
  }

  /// Lets go of the view's item; its constraints must be gone.
  func forget(_ view: UIView) {
    guard view.layoutItem >= 0 else { return }
    freeItem(view.layoutItem)
    view.setItem(-1)
  }

  func forget(_ guide: UILayoutGuide) {
    guard guide.item >= 0 else { return }
    freeItem(guide.item)
    guide.item = -1
  }

  // MARK: Solving

  /// Solves what has changed, and marks the superviews of everything that moved for layout.
  func update() {
    mentions.forget()
    guard system.needsUpdate else { return }
    let outcome = system.update(asking: self)
    #if LAYOUT_CHECKS
      if outcome.isSettled, !isTrial { checkInvariants() }
    #endif
    guard !isTrial else { return }
    announce(outcome.moved)
    for index in outcome.wrapped {
      if let view = view(of: index) { view.parent?.arranger?.childTextDidBreak(view) }
    }
  }

  /// Marks all views: the solver has been asked for other values behind the engine's back.
  func announceAll() { announce(Array(0..<Int32(owners.count))) }

  /// Marks the superviews of what has moved.
  private func announce(_ moved: [Int32]) {
    var container: Unmanaged<UIView>?
    let ownRoot = Unmanaged.passUnretained(root).toOpaque()
    for index in moved {
      switch owners[Int(index)] {
      case .none: break
      case .view(let view):
        let (parent, placesArranged) = Self.noteNewPlace(of: view)
        // OPTIMIZATION: siblings move together.
        if view.toOpaque() == ownRoot {
          commitRootSize()
        } else if let parent, parent.toOpaque() != container?.toOpaque() {
          // What a view places by hand in its own layout, be it with constraints beneath, asks for no other.
          let isPlaced =
            parent.takeUnretainedValue().flags.contains(.layingOut) && isInPlace(view.takeUnretainedValue())
          if !isPlaced {
            container = parent
            parent.takeUnretainedValue().markNeedsLayout()
          }
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

  /// Writes the solved size to a root that constraints size.
  private func commitRootSize() {
    guard isSelfSizing(root), root.layoutItem >= 0 else { return }
    let solved = system.alignmentRect(of: root.layoutItem)
    let frame = root.frame(forAlignmentRect: CGRect(origin: .zero, size: solved.size))
    let size = PixelGrid(scale: root.pixelScale).round(CGRect(origin: .zero, size: frame.size)).size
    guard root.bounds.size != size else { return }
    root.flags.insert(.placedByEngine)
    root.bounds.size = size
    root.flags.remove(.placedByEngine)
    root.rootSizeWasSolved()
  }

  /// An empty list for places; the same one again, unless it is out.
  func takePlaces() -> [SolvedPlace] {
    var taken: [SolvedPlace] = []
    swap(&taken, &places)
    return taken
  }

  /// Takes back what `takePlaces()` has given.
  func keep(_ taken: inout [SolvedPlace]) {
    taken.removeAll(keepingCapacity: taken.capacity <= 4096)
    swap(&taken, &places)
  }

  /// Whether the view lies where the solver wants it.
  private func isInPlace(_ view: UIView) -> Bool {
    let rect = PixelGrid(scale: view.pixelScale).round(system.alignmentRect(of: view.layoutItem))
    return view.untransformedFrame == view.frame(forAlignmentRect: rect)
  }
}
