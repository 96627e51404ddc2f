internal import Foundation

/// The sections and items of a list or a collection at one moment, each with an identifier of its own.
///
/// Source: <https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot-swift.struct>
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  private var sectionOfItem: [ItemIdentifierType: SectionIdentifierType] = [:]
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  public init() {}

  // MARK: Questions

  public var numberOfItems: Int { sectionOfItem.count }
  public var numberOfSections: Int { sectionIdentifiers.count }
  public var itemIdentifiers: [ItemIdentifierType] { sectionIdentifiers.flatMap { items[$0] ?? [] } }
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { existing(identifier).count }
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    existing(identifier)
  }
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    sectionOfItem[identifier]
  }
  /// The place among all items.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let path = indexPath(of: identifier) else { return nil }
    return sectionIdentifiers[..<path.section].reduce(path.item) { $0 + (items[$1]?.count ?? 0) }
  }
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionIdentifiers.firstIndex(of: identifier)
  }

  func indexPath(of identifier: ItemIdentifierType) -> (section: Int, item: Int)? {
    guard let section = sectionOfItem[identifier], let index = sectionIdentifiers.firstIndex(of: section),
      let item = items[section]?.firstIndex(of: identifier)
    else { return nil }
    return (index, item)
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
    items[section]?.append(contentsOf: identifiers)
    for identifier in identifiers { sectionOfItem[identifier] = section }
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) { insert(identifiers, at: beforeIdentifier, offset: 0) }
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
    for section in Set(identifiers.compactMap { sectionOfItem[$0] }) {
      items[section]?.removeAll { gone.contains($0) }
    }
    for identifier in identifiers { sectionOfItem[identifier] = nil }
    reloadedItemIdentifiers.removeAll { gone.contains($0) }
    reconfiguredItemIdentifiers.removeAll { gone.contains($0) }
  }

  /// Sections go as well.
  public mutating func deleteAllItems() { self = Self() }

  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
    move(identifier, to: toIdentifier, offset: 0)
  }
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
    move(identifier, to: toIdentifier, offset: 1)
  }
  private mutating func move(_ identifier: ItemIdentifierType, to anchor: ItemIdentifierType, offset: Int) {
    guard identifier != anchor else { return }
    guard let old = sectionOfItem[identifier] else { fatalError("Invalid item identifier specified: \(identifier)") }
    items[old]?.removeAll { $0 == identifier }
    sectionOfItem[identifier] = nil
    insert([identifier], at: anchor, offset: offset)
  }

  /// Their cells are made anew.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    check(identifiers, "reload")
    reloadedItemIdentifiers += identifiers.filter { !reloadedItemIdentifiers.contains($0) }
  }
  /// Their cells stay and are configured anew.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    check(identifiers, "reconfigure")
    reconfiguredItemIdentifiers += identifiers.filter { !reconfiguredItemIdentifiers.contains($0) }
  }
  private func check(_ identifiers: [ItemIdentifierType], _ verb: String) {
    for identifier in identifiers where sectionOfItem[identifier] == nil {
      fatalError("Attempted to \(verb) item identifier that does not exist in the snapshot: \(identifier)")
    }
  }

  // MARK: Sections

  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insertSections(identifiers, at: sectionIdentifiers.count)
  }
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { insertSections(identifiers, at: index(of: toIdentifier)) }
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) { insertSections(identifiers, at: index(of: toIdentifier) + 1) }

  private mutating func insertSections(_ identifiers: [SectionIdentifierType], at index: Int) {
    Self.checkDifference(identifiers, "section")
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

  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      for item in items.removeValue(forKey: identifier) ?? [] { sectionOfItem[item] = nil }
    }
    let gone = Set(identifiers)
    sectionIdentifiers.removeAll { gone.contains($0) }
    reloadedSectionIdentifiers.removeAll { gone.contains($0) }
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { moveSection(identifier, to: toIdentifier, offset: 0) }
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { moveSection(identifier, to: toIdentifier, offset: 1) }
  private mutating func moveSection(
    _ identifier: SectionIdentifierType, to anchor: SectionIdentifierType, offset: Int
  ) {
    guard identifier != anchor else { return }
    sectionIdentifiers.remove(at: index(of: identifier))
    sectionIdentifiers.insert(identifier, at: index(of: anchor) + offset)
  }

  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers { _ = existing(identifier) }
    reloadedSectionIdentifiers += identifiers.filter { !reloadedSectionIdentifiers.contains($0) }
  }

  /// Forgets what is to be reloaded: it has been.
  mutating func clearReloads() {
    (reloadedSectionIdentifiers, reloadedItemIdentifiers, reconfiguredItemIdentifiers) = ([], [], [])
  }
}

extension NSDiffableDataSourceSnapshot: Sendable where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

/// Words to the log.
enum DiffableLog {
  static func warn(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }
}
