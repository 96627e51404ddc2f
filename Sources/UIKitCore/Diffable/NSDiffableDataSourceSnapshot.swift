internal import Foundation

/// The sections and items of a list or a collection at one moment, each with an identifier of its own.
///
/// Source: <https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot-swift.struct>
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  /// The sections in order.
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  private var places = SnapshotIndex<SectionIdentifierType, ItemIdentifierType>()
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  private var sectionOfItem: [ItemIdentifierType: SectionIdentifierType] = [:]
  private var reloadedSections = IdentifierList<SectionIdentifierType>()
  private var reloadedItems = IdentifierList<ItemIdentifierType>()
  private var reconfiguredItems = IdentifierList<ItemIdentifierType>()
  /// The sections whose cells are to be made anew, in the order of the calls.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] { reloadedSections.identifiers }
  /// The items whose cells are to be made anew, in the order of the calls.
  public var reloadedItemIdentifiers: [ItemIdentifierType] { reloadedItems.identifiers }
  /// The items whose cells are to be filled anew, in the order of the calls.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { reconfiguredItems.identifiers }

  /// A snapshot without sections.
  public init() {}

  // MARK: Questions

  /// How many items all sections have together.
  public var numberOfItems: Int { sectionOfItem.count }
  /// How many sections there are, empty ones too.
  public var numberOfSections: Int { sectionIdentifiers.count }
  /// The items of all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] { sectionIdentifiers.flatMap { items[$0] ?? [] } }
  /// How many items a section has. Traps for an unknown section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { existing(identifier).count }
  /// The items of a section in order. Traps for an unknown section.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    existing(identifier)
  }
  /// The section of an item; nil for an unknown item.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    sectionOfItem[identifier]
  }
  /// The place among all items.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let path = indexPath(of: identifier) else { return nil }
    return sectionIdentifiers[..<path.section].reduce(path.item) { $0 + (items[$1]?.count ?? 0) }
  }
  /// The place of a section; nil for an unknown one.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    places.section(identifier, in: self)
  }

  func contains(section identifier: SectionIdentifierType) -> Bool { items[identifier] != nil }
  func indexPath(of identifier: ItemIdentifierType) -> IndexPath? {
    sectionOfItem[identifier].flatMap { places.item(identifier, of: $0, in: self) }
  }

  /// Places are about to change.
  private mutating func placesWillChange() {
    if isKnownUniquelyReferenced(&places) { places.clear() } else { places = SnapshotIndex() }
  }

  func items(at section: Int) -> [ItemIdentifierType] { items[sectionIdentifiers[section]] ?? [] }
  /// The item of an index path; nil outside of the snapshot.
  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard sectionIdentifiers.indices.contains(path.section) else { return nil }
    let items = items(at: path.section)
    return items.indices.contains(path.item) ? items[path.item] : nil
  }
  /// The section of an index; nil outside of the snapshot.
  func section(at index: Int) -> SectionIdentifierType? {
    sectionIdentifiers.indices.contains(index) ? sectionIdentifiers[index] : nil
  }

  private func existing(_ section: SectionIdentifierType) -> [ItemIdentifierType] {
    guard let found = items[section] else {
      fatalError("Invalid parameter not satisfying: section != NSNotFound (the snapshot has no section \(section))")
    }
    return found
  }

  // MARK: Items

  /// Adds items at the end of a section; nil stands for the last one. Traps when there is no section.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sectionIdentifiers.last else {
      fatalError("There are currently no sections in the data source. Please add a section first.")
    }
    prepare(identifiers)
    _ = existing(section)
    placesWillChange()
    items[section]?.append(contentsOf: identifiers)
    for identifier in identifiers { sectionOfItem[identifier] = section }
  }

  /// Inserts items before another one; those that are there already move. Traps for an unknown anchor and for
  /// identifiers that occur twice.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) { insert(identifiers, at: beforeIdentifier, offset: 0) }
  /// Inserts items after another one; those that are there already move. Traps for an unknown anchor and for
  /// identifiers that occur twice.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) { insert(identifiers, at: afterIdentifier, offset: 1) }

  private mutating func insert(_ identifiers: [ItemIdentifierType], at anchor: ItemIdentifierType, offset: Int) {
    guard !identifiers.contains(anchor) else {
      fatalError(
        "Invalid update: destination for insertion operation [\(anchor)] is in the insertion identifier list for update"
      )
    }
    prepare(identifiers)
    guard let section = sectionOfItem[anchor], let index = items[section]?.firstIndex(of: anchor) else {
      fatalError("Invalid item identifier specified: \(anchor)")
    }
    placesWillChange()
    items[section]?.insert(contentsOf: identifiers, at: index + offset)
    for identifier in identifiers { sectionOfItem[identifier] = section }
  }

  private static func checkDifference(_ identifiers: [some Hashable], _ kind: String) {
    guard Set(identifiers).count != identifiers.count else { return }
    let counts = Dictionary(identifiers.map { ($0, 1) }, uniquingKeysWith: +)
    let twice = counts.keys.filter { counts[$0] != 1 }.map { "    \($0)" }.sorted().joined(separator: ",\n")
    fatalError("Fatal: supplied \(kind) identifiers are not unique. Duplicate identifiers: {(\n\(twice)\n)}")
  }

  /// Identifiers must differ from each other; those that are there already move.
  private mutating func prepare(_ identifiers: [ItemIdentifierType]) {
    Self.checkDifference(identifiers, "item")
    let known = identifiers.filter { sectionOfItem[$0] != nil }
    guard !known.isEmpty else { return }
    DiffableLog.warn(
      "Warning: \(known.count) inserted identifier(s) already present; existing items will be moved into place. Please note this will impact performance if items are not unique when inserted."
    )
    deleteItems(known)
  }

  /// Items that the snapshot does not have are passed over.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    placesWillChange()
    for section in Set(identifiers.compactMap { sectionOfItem[$0] }) {
      items[section]?.removeAll { gone.contains($0) }
    }
    for identifier in identifiers { sectionOfItem[identifier] = nil }
    reloadedItems.remove(gone)
    reconfiguredItems.remove(gone)
  }

  /// Sections go as well.
  public mutating func deleteAllItems() { self = Self() }

  /// Moves an item before another one, of another section too. Traps for unknown items.
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
    move(identifier, to: toIdentifier, offset: 0)
  }
  /// Moves an item behind another one, of another section too. Traps for unknown items.
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
    move(identifier, to: toIdentifier, offset: 1)
  }
  private mutating func move(_ identifier: ItemIdentifierType, to anchor: ItemIdentifierType, offset: Int) {
    guard identifier != anchor else { return }
    guard let old = sectionOfItem[identifier] else { fatalError("Invalid item identifier specified: \(identifier)") }
    placesWillChange()
    items[old]?.removeAll { $0 == identifier }
    sectionOfItem[identifier] = nil
    insert([identifier], at: anchor, offset: offset)
  }

  /// Their cells are made anew.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    check(identifiers, "reload")
    reloadedItems.append(identifiers)
  }
  /// Their cells stay and are configured anew.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    check(identifiers, "reconfigure")
    reconfiguredItems.append(identifiers)
  }
  private func check(_ identifiers: [ItemIdentifierType], _ verb: String) {
    for identifier in identifiers where sectionOfItem[identifier] == nil {
      fatalError("Attempted to \(verb) item identifier that does not exist in the snapshot: \(identifier)")
    }
  }

  // MARK: Sections

  /// Adds sections without items at the end. Traps for identifiers that are there already.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insertSections(identifiers, at: sectionIdentifiers.count)
  }
  /// Inserts sections without items before another one. Traps for an unknown anchor and for sections that are there.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { insertSections(identifiers, at: index(of: toIdentifier)) }
  /// Inserts sections without items behind another one. Traps for an unknown anchor and for sections that are there.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) { insertSections(identifiers, at: index(of: toIdentifier) + 1) }

  private mutating func insertSections(_ identifiers: [SectionIdentifierType], at index: Int) {
    Self.checkDifference(identifiers, "section")
    placesWillChange()
    for identifier in identifiers {
      guard items[identifier] == nil else {
        fatalError(
          "Section identifier count does not match data source count. This is most likely due to a hashing issue with the identifiers. (\(identifier) is in the snapshot already)"
        )
      }
      items[identifier] = []
    }
    sectionIdentifiers.insert(contentsOf: identifiers, at: index)
  }

  private func index(of section: SectionIdentifierType) -> Int {
    guard let index = sectionIdentifiers.firstIndex(of: section) else {
      fatalError("Invalid section identifier specified: \(section)")
    }
    return index
  }

  /// Removes sections with their items; unknown ones change nothing.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    placesWillChange()
    var items: Set<ItemIdentifierType> = []
    for identifier in identifiers { items.formUnion(self.items.removeValue(forKey: identifier) ?? []) }
    for item in items { sectionOfItem[item] = nil }
    let gone = Set(identifiers)
    sectionIdentifiers.removeAll { gone.contains($0) }
    reloadedSections.remove(gone)
    reloadedItems.remove(items)
    reconfiguredItems.remove(items)
  }

  /// Moves a section with its items before another one. Traps for unknown sections.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { moveSection(identifier, to: toIdentifier, offset: 0) }
  /// Moves a section with its items behind another one. Traps for unknown sections.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { moveSection(identifier, to: toIdentifier, offset: 1) }
  private mutating func moveSection(
    _ identifier: SectionIdentifierType, to anchor: SectionIdentifierType, offset: Int
  ) {
    guard identifier != anchor else { return }
    placesWillChange()
    sectionIdentifiers.remove(at: index(of: identifier))
    sectionIdentifiers.insert(identifier, at: index(of: anchor) + offset)
  }

  /// Has the cells of sections made anew. Traps for unknown sections.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers { _ = existing(identifier) }
    reloadedSections.append(identifiers)
  }

  /// Forgets what is to be reloaded: it has been.
  mutating func clearReloads() {
    (reloadedSections, reloadedItems, reconfiguredItems) = (IdentifierList(), IdentifierList(), IdentifierList())
  }
}

extension NSDiffableDataSourceSnapshot: Sendable where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

/// Words to the log.
enum DiffableLog {
  static func warn(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }
}
