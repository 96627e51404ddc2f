public import Foundation

/// A snapshot as an object, whose identifiers are of any class: what Objective-C and fetched results hand over.
///
/// Source: <https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshotreference>
open class NSDiffableDataSourceSnapshotReference: NSObject, NSCopying {
  private var snapshot = NSDiffableDataSourceSnapshot<AnyHashable, AnyHashable>()

  public override init() { super.init() }

  /// A snapshot of its own with the same sections and items.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSDiffableDataSourceSnapshotReference()
    copy.snapshot = snapshot
    return copy
  }

  // MARK: Questions

  /// How many items all sections have together.
  open var numberOfItems: Int { snapshot.numberOfItems }
  /// How many sections there are, empty ones too.
  open var numberOfSections: Int { snapshot.numberOfSections }
  /// The sections in order.
  open var sectionIdentifiers: [Any] { snapshot.sectionIdentifiers.map(\.base) }
  /// The items of all sections, in order.
  open var itemIdentifiers: [Any] { snapshot.itemIdentifiers.map(\.base) }
  /// The sections whose cells are to be made anew.
  open var reloadedSectionIdentifiers: [Any] { snapshot.reloadedSectionIdentifiers.map(\.base) }
  /// The items whose cells are to be made anew.
  open var reloadedItemIdentifiers: [Any] { snapshot.reloadedItemIdentifiers.map(\.base) }
  /// The items whose cells are to be filled anew.
  open var reconfiguredItemIdentifiers: [Any] { snapshot.reconfiguredItemIdentifiers.map(\.base) }
  /// How many items a section has. Traps for an unknown section.
  open func numberOfItems(inSection sectionIdentifier: Any) -> Int {
    snapshot.numberOfItems(inSection: Self.key(sectionIdentifier))
  }
  /// The items of a section in order. Traps for an unknown section.
  open func itemIdentifiersInSection(withIdentifier sectionIdentifier: Any) -> [Any] {
    snapshot.itemIdentifiers(inSection: Self.key(sectionIdentifier)).map(\.base)
  }
  /// The section of an item; nil for an unknown item.
  open func sectionIdentifierForSection(containingItemIdentifier itemIdentifier: Any) -> Any? {
    snapshot.sectionIdentifier(containingItem: Self.key(itemIdentifier))?.base
  }
  /// The place among all items; `NSNotFound` of one that is not there.
  open func index(ofItemIdentifier itemIdentifier: Any) -> Int {
    snapshot.indexOfItem(Self.key(itemIdentifier)) ?? NSNotFound
  }
  /// `NSNotFound` of a section that is not there.
  open func index(ofSectionIdentifier sectionIdentifier: Any) -> Int {
    snapshot.indexOfSection(Self.key(sectionIdentifier)) ?? NSNotFound
  }

  // MARK: Items

  /// Adds items at the end of the last section. Traps when there is none.
  open func appendItems(withIdentifiers identifiers: [Any]) { snapshot.appendItems(identifiers.map(Self.key)) }
  /// Adds items at the end of a section. Traps for an unknown section.
  open func appendItems(withIdentifiers identifiers: [Any], intoSectionWithIdentifier sectionIdentifier: Any) {
    snapshot.appendItems(identifiers.map(Self.key), toSection: Self.key(sectionIdentifier))
  }
  /// Inserts items before another one. Traps for an unknown anchor.
  open func insertItems(withIdentifiers identifiers: [Any], beforeItemWithIdentifier itemIdentifier: Any) {
    snapshot.insertItems(identifiers.map(Self.key), beforeItem: Self.key(itemIdentifier))
  }
  /// Inserts items after another one. Traps for an unknown anchor.
  open func insertItems(withIdentifiers identifiers: [Any], afterItemWithIdentifier itemIdentifier: Any) {
    snapshot.insertItems(identifiers.map(Self.key), afterItem: Self.key(itemIdentifier))
  }
  /// Removes items; their sections stay.
  open func deleteItems(withIdentifiers identifiers: [Any]) { snapshot.deleteItems(identifiers.map(Self.key)) }
  /// Removes everything, sections too.
  open func deleteAllItems() { snapshot.deleteAllItems() }
  /// Moves an item before another one, of another section too.
  open func moveItem(withIdentifier fromIdentifier: Any, beforeItemWithIdentifier toIdentifier: Any) {
    snapshot.moveItem(Self.key(fromIdentifier), beforeItem: Self.key(toIdentifier))
  }
  /// Moves an item behind another one, of another section too.
  open func moveItem(withIdentifier fromIdentifier: Any, afterItemWithIdentifier toIdentifier: Any) {
    snapshot.moveItem(Self.key(fromIdentifier), afterItem: Self.key(toIdentifier))
  }
  /// Has the cells of items made anew. Traps for unknown items.
  open func reloadItems(withIdentifiers identifiers: [Any]) { snapshot.reloadItems(identifiers.map(Self.key)) }
  /// Has the cells of items filled anew; they stay the same cells. Traps for unknown items.
  open func reconfigureItems(withIdentifiers identifiers: [Any]) {
    snapshot.reconfigureItems(identifiers.map(Self.key))
  }

  // MARK: Sections

  /// Adds sections without items at the end. Traps for sections that are there already.
  open func appendSections(withIdentifiers sectionIdentifiers: [Any]) {
    snapshot.appendSections(sectionIdentifiers.map(Self.key))
  }
  /// Inserts sections without items before another one.
  open func insertSections(withIdentifiers sectionIdentifiers: [Any], beforeSectionWithIdentifier toIdentifier: Any) {
    snapshot.insertSections(sectionIdentifiers.map(Self.key), beforeSection: Self.key(toIdentifier))
  }
  /// Inserts sections without items behind another one.
  open func insertSections(withIdentifiers sectionIdentifiers: [Any], afterSectionWithIdentifier toIdentifier: Any) {
    snapshot.insertSections(sectionIdentifiers.map(Self.key), afterSection: Self.key(toIdentifier))
  }
  /// Removes sections with their items.
  open func deleteSections(withIdentifiers sectionIdentifiers: [Any]) {
    snapshot.deleteSections(sectionIdentifiers.map(Self.key))
  }
  /// Moves a section with its items before another one.
  open func moveSection(withIdentifier fromIdentifier: Any, beforeSectionWithIdentifier toIdentifier: Any) {
    snapshot.moveSection(Self.key(fromIdentifier), beforeSection: Self.key(toIdentifier))
  }
  /// Moves a section with its items behind another one.
  open func moveSection(withIdentifier fromIdentifier: Any, afterSectionWithIdentifier toIdentifier: Any) {
    snapshot.moveSection(Self.key(fromIdentifier), afterSection: Self.key(toIdentifier))
  }
  /// Has the cells of sections made anew. Traps for unknown sections.
  open func reloadSections(withIdentifiers sectionIdentifiers: [Any]) {
    snapshot.reloadSections(sectionIdentifiers.map(Self.key))
  }

  /// Identifiers of Objective-C have a hash; those of Swift that have none are told by their object.
  private static func key(_ identifier: Any) -> AnyHashable {
    identifier as? AnyHashable ?? AnyHashable(ObjectIdentifier(identifier as AnyObject))
  }
}
