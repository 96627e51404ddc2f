/// The items of one section, in a tree whose branches can be opened and closed.
///
/// Source: <https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesectionsnapshot-swift.struct>
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  struct Node {
    var parent: ItemIdentifierType?
    var children: [ItemIdentifierType] = []
    var isExpanded = false
  }

  /// The items that have no parent, in order.
  public private(set) var rootItems: [ItemIdentifierType] = []
  private var nodes: [ItemIdentifierType: Node] = [:]

  /// A snapshot without items.
  public init() {}

  // MARK: Changes

  /// Adds items at the end of a parent's children; nil stands for the roots.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    for item in items { add(item, parent) }
    setChildren(of: parent) { $0 += items }
  }
  /// Inserts items before another one, under the same parent. Traps for an unknown anchor or an item that is there.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    insert(items, at: item, 0)
  }
  /// Inserts items after another one, under the same parent. Traps for an unknown anchor or an item that is there.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    insert(items, at: item, 1)
  }
  private mutating func insert(_ items: [ItemIdentifierType], at anchor: ItemIdentifierType, _ offset: Int) {
    guard let node = nodes[anchor] else { fatalError("Supplied item identifier does not exist: \(anchor)") }
    for item in items { add(item, node.parent) }
    setChildren(of: node.parent) { list in
      guard let index = list.firstIndex(of: anchor) else { return }
      list.insert(contentsOf: items, at: index + offset)
    }
  }
  private mutating func add(_ item: ItemIdentifierType, _ parent: ItemIdentifierType?) {
    guard nodes[item] == nil else { fatalError("Supplied identifiers are not unique: \(item)") }
    if let parent, nodes[parent] == nil { fatalError("Supplied parent does not exist: \(parent)") }
    nodes[item] = Node(parent: parent)
  }
  private mutating func setChildren(of parent: ItemIdentifierType?, _ change: (inout [ItemIdentifierType]) -> Void) {
    if let parent { change(&nodes[parent]!.children) } else { change(&rootItems) }
  }

  /// Their children go, too.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    let named = Set(items)
    var waiting = items
    var parents: Set<ItemIdentifierType?> = []
    while let item = waiting.popLast() {
      guard let node = nodes.removeValue(forKey: item) else { continue }
      waiting += node.children
      if named.contains(item) { parents.insert(node.parent) }
    }
    // Of parents that stay, each list is looked through once.
    for parent in parents where parent.map({ nodes[$0] != nil }) ?? true {
      setChildren(of: parent) { $0.removeAll { named.contains($0) } }
    }
  }
  /// Removes all items, and forgets what was expanded.
  public mutating func deleteAll() { self = Self() }

  /// Shows the children of items; nothing is asked of handlers. Unknown items change nothing.
  public mutating func expand(_ items: [ItemIdentifierType]) { for item in items { nodes[item]?.isExpanded = true } }
  /// Hides the children of items. Unknown items change nothing.
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    for item in items { nodes[item]?.isExpanded = false }
  }
  /// Puts the items of another snapshot in place of an item's children. Traps for an unknown parent.
  public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
    guard nodes[parent] != nil else { fatalError("Supplied parent does not exist: \(parent)") }
    delete(nodes[parent]?.children ?? [])
    graft(snapshot, into: parent)
  }
  /// Inserts the items of another snapshot, with their children, before an item.
  public mutating func insert(_ snapshot: Self, before item: ItemIdentifierType) { insert(snapshot, at: item, 0) }
  /// Inserts the items of another snapshot, with their children, after an item.
  public mutating func insert(_ snapshot: Self, after item: ItemIdentifierType) { insert(snapshot, at: item, 1) }
  private mutating func insert(_ snapshot: Self, at anchor: ItemIdentifierType, _ offset: Int) {
    insert(snapshot.rootItems, at: anchor, offset)
    for root in snapshot.rootItems { take(root, from: snapshot) }
  }
  private mutating func graft(_ snapshot: Self, into parent: ItemIdentifierType?) {
    append(snapshot.rootItems, to: parent)
    for root in snapshot.rootItems { take(root, from: snapshot) }
  }
  private mutating func take(_ item: ItemIdentifierType, from snapshot: Self) {
    guard let node = snapshot.nodes[item] else { return }
    nodes[item]?.isExpanded = node.isExpanded
    append(node.children, to: item)
    for child in node.children { take(child, from: snapshot) }
  }

  // MARK: Questions

  /// All items, closed branches included.
  public var items: [ItemIdentifierType] { flat(closed: true) }
  /// The items in open branches.
  public var visibleItems: [ItemIdentifierType] { flat(closed: false) }
  private func flat(closed: Bool) -> [ItemIdentifierType] {
    var result: [ItemIdentifierType] = []
    func add(_ item: ItemIdentifierType) {
      result.append(item)
      guard let node = nodes[item], closed || node.isExpanded else { return }
      node.children.forEach(add)
    }
    rootItems.forEach(add)
    return result
  }
  /// Whether an item is there, seen or not.
  public func contains(_ item: ItemIdentifierType) -> Bool { nodes[item] != nil }
  /// The place of an item among all items, hidden ones too; nil for an unknown one.
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }
  /// Whether an item's children are shown. Default: false.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { nodes[item]?.isExpanded ?? false }
  /// Whether all of an item's parents are expanded, so that it has a cell.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard let node = nodes[item] else { return false }
    guard let parent = node.parent else { return true }
    return isExpanded(parent) && isVisible(parent)
  }
  /// How many parents an item has above it: 0 for root items.
  public func level(of item: ItemIdentifierType) -> Int { parent(of: item).map { level(of: $0) + 1 } ?? 0 }
  /// The item that has this one among its children; nil for root items.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { nodes[child]?.parent }
  /// A branch as a snapshot of its own.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
    var result = Self()
    if includingParent {
      result.append([parent])
      result.take(parent, from: self)
    } else {
      for child in nodes[parent]?.children ?? [] {
        result.append([child])
        result.take(child, from: self)
      }
    }
    return result
  }
  func hasChildren(_ item: ItemIdentifierType) -> Bool { nodes[item]?.children.isEmpty == false }

  /// The tree as text.
  public func visualDescription() -> String {
    items.map { item in
      String(repeating: "  ", count: level(of: item)) + (hasChildren(item) ? isExpanded(item) ? "- " : "+ " : "* ")
        + "\(item)"
    }.joined(separator: "\n")
  }
}

extension NSDiffableDataSourceSectionSnapshot.Node: Sendable where ItemIdentifierType: Sendable {}
extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}
