/// A stack's arrangement under edit: knows which slots an edit touches.
///
/// 1. An edit changes the items and marks the slots around it. 2. When it moves a role (first, last, reference item,
/// spanners), it marks the slots that hang on the role. 3. `takeChanges()` works out the marked slots anew.
///
/// Inserting, removing, hiding or respacing one of many items marks a handful of slots; what depends on all items by
/// nature (proportions, ranks of equal centring, a new reference) marks all.
public struct StackLedger {
  /// What the ledger keeps up to date.
  public typealias Arrangement = StackArrangement

  /// A slot and its new records; no records mean that the slot is gone.
  public struct Change {
    /// Where the records belong.
    public var slot: Arrangement.Slot
    /// The constraints of the slot now.
    public var records: [Arrangement.Record]
  }

  /// The arrangement as it is now.
  public private(set) var arrangement: Arrangement
  private var marks = Marks()
  /// How many items are texts of several lines; most stacks have none and skip what concerns them.
  private var multilineTexts = 0
  private var hasTakenChanges = false

  private struct Marks {
    var canvas = false
    var allItems = false
    var allGaps = false
    var items: Set<ArrangedID> = []
    var gaps: Set<ArrangedID> = []
    var removed: Set<ArrangedID> = []

    var isEmpty: Bool {
      !canvas && !allItems && !allGaps && items.isEmpty && gaps.isEmpty && removed.isEmpty
    }

    var isComplete: Bool { canvas && allItems && allGaps }
  }

  /// A ledger without items.
  public init(_ configuration: StackConfiguration) {
    arrangement = Arrangement(configuration, items: [])
    // Before the first `takeChanges()` everything is new, and edits need not look around.
    markAll()
  }

  /// Whether slots wait to be made anew.
  public var hasChanges: Bool { !marks.isEmpty }

  // MARK: - Edits

  /// Sets the configuration; marks everything when it differs.
  public mutating func setConfiguration(_ configuration: StackConfiguration) {
    guard configuration != arrangement.configuration else { return }
    arrangement.configuration = configuration
    markAll()
  }

  /// Inserts an item.
  public mutating func insert(_ item: ArrangedItem, at index: Int) {
    edit {
      $0.arrangement.items.insert(item, at: index)
      if item.isMultilineText { $0.multilineTexts += 1 }
      if $0.arrangement.reference == nil { $0.arrangement.reference = item.id }
      if !$0.marks.removed.isEmpty { $0.marks.removed.remove(item.id) }
      $0.markNeighbourhood(of: index)
    }
  }

  /// Takes an item out.
  public mutating func remove(at index: Int) {
    edit {
      let item = $0.arrangement.items.remove(at: index)
      let id = item.id
      if item.isMultilineText { $0.multilineTexts -= 1 }
      $0.marks.items.remove(id)
      $0.marks.gaps.remove(id)
      if $0.hasTakenChanges { $0.marks.removed.insert(id) }
      if $0.arrangement.reference == id { $0.arrangement.reference = $0.arrangement.items.first?.id }
      if !$0.arrangement.items.isEmpty { $0.markNeighbourhood(of: min(index, $0.arrangement.items.count - 1)) }
    }
  }

  /// Changes what the rules know of an item.
  public mutating func update(at index: Int, _ change: (inout ArrangedItem) -> Void) {
    var item = arrangement.items[index]
    change(&item)
    let old = arrangement.items[index]
    guard item != old else { return }
    edit {
      $0.multilineTexts += (item.isMultilineText ? 1 : 0) - (old.isMultilineText ? 1 : 0)
      $0.arrangement.items[index] = item
      $0.markNeighbourhood(of: index)
    }
  }

  /// 2. Compares the roles before and after an edit.
  private mutating func edit(_ body: (inout StackLedger) -> Void) {
    if marks.isComplete { return body(&self) }
    let before = roles
    body(&self)
    let after = roles
    let configuration = arrangement.configuration
    if before != after { marks.canvas = true }
    if before.reference != after.reference || before.usesAlignmentSpanner != after.usesAlignmentSpanner
      || before.usesOrderingSpanner != after.usesOrderingSpanner
    {
      marks.allItems = true
    }
    if before.firstVisible != after.firstVisible {
      if configuration.distribution == .fillEqually { marks.allItems = true }
      if configuration.spreadsGaps { marks.allGaps = true }
    }
    if configuration.distribution == .fillProportionally { marks.allItems = true }
    if configuration.distribution == .equalCentering { marks.allGaps = true }
    if multilineTexts > 0, configuration.axis == .horizontal, configuration.distribution == .fill {
      for item in arrangement.items where item.isMultilineText { marks.items.insert(item.id) }
    }
  }

  private struct Roles: Equatable {
    var reference: ArrangedID?
    var firstVisible: ArrangedID?
    var lastVisible: ArrangedID?
    var usesAlignmentSpanner: Bool
    var usesOrderingSpanner: Bool
    var isSingle: Bool
  }

  private var roles: Roles {
    let items = arrangement.items
    return Roles(
      reference: arrangement.reference, firstVisible: arrangement.firstVisible.map { items[$0].id },
      lastVisible: arrangement.lastVisible.map { items[$0].id },
      usesAlignmentSpanner: arrangement.usesAlignmentSpanner, usesOrderingSpanner: arrangement.usesOrderingSpanner,
      isSingle: items.count < 2)
  }

  // MARK: - Marks

  private mutating func markAll() {
    marks.canvas = true
    marks.allItems = true
    marks.allGaps = true
  }

  /// 1. The item, the hidden items between its visible neighbours, and the gaps up to them.
  private mutating func markNeighbourhood(of index: Int) {
    if marks.isComplete { return }
    let items = arrangement.items
    let previous = arrangement.previousVisible(before: index)
    let next = arrangement.nextVisible(after: index) ?? items.count
    for position in ((previous ?? -1) + 1)..<next { marks.items.insert(items[position].id) }
    marks.gaps.insert(items[index].id)
    if let previous { marks.gaps.insert(items[previous].id) }
  }

  // MARK: - Changes

  /// 3. The marked slots with their new records, removals first.
  public mutating func takeChanges() -> [Change] {
    guard hasChanges else { return [] }
    var changes: [Change] = marks.removed.flatMap {
      [Change(slot: .item($0), records: []), Change(slot: .gap(after: $0), records: [])]
    }
    if marks.canvas { changes.append(Change(slot: .canvas, records: arrangement.canvasRecords())) }
    let totals = arrangement.totals
    for (index, item) in arrangement.items.enumerated() {
      if marks.allItems || marks.items.contains(item.id) {
        changes.append(Change(slot: .item(item.id), records: arrangement.itemRecords(at: index, totals: totals)))
      }
      if marks.allGaps || marks.gaps.contains(item.id) {
        let records = item.isHidden ? [] : arrangement.gapRecords(after: index)
        changes.append(Change(slot: .gap(after: item.id), records: records))
      }
    }
    marks = Marks()
    hasTakenChanges = true
    return changes
  }
}
