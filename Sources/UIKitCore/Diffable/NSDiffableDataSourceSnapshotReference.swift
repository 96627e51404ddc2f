public import Foundation

/// A snapshot as an object, whose identifiers are of any class: what Objective-C and fetched results hand over.
///
/// Source: <https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshotreference>
open class NSDiffableDataSourceSnapshotReference: NSObject, NSCopying {
  private var snapshot = NSDiffableDataSourceSnapshot<AnyHashable, AnyHashable>()

  public override init() { super.init() }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSDiffableDataSourceSnapshotReference()
    copy.snapshot = snapshot
    return copy
  }

  // MARK: Questions

  open var numberOfItems: Int { snapshot.numberOfItems }
  open var numberOfSections: Int { snapshot.numberOfSections }
  open var sectionIdentifiers: [Any] { snapshot.sectionIdentifiers.map(\.base) }
  open var itemIdentifiers: [Any] { snapshot.itemIdentifiers.map(\.base) }
  open var reloadedSectionIdentifiers: [Any] { snapshot.reloadedSectionIdentifiers.map(\.base) }
  open var reloadedItemIdentifiers: [Any] { snapshot.reloadedItemIdentifiers.map(\.base) }
  open var reconfiguredItemIdentifiers: [Any] { snapshot.reconfiguredItemIdentifiers.map(\.base) }
  open func numberOfItems(inSection sectionIdentifier: Any) -> Int {
    snapshot.numberOfItems(inSection: Self.key(sectionIdentifier))
  }
  open func itemIdentifiersInSection(withIdentifier sectionIdentifier: Any) -> [Any] {
    snapshot.itemIdentifiers(inSection: Self.key(sectionIdentifier)).map(\.base)
  }
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
  open func appendItems(withIdentifiers identifiers: [Any], intoSectionWithIdentifier sectionIdentifier: Any) {
    snapshot.appendItems(identifiers.map(Self.key), toSection: Self.key(sectionIdentifier))
  }
  open func insertItems(withIdentifiers identifiers: [Any], beforeItemWithIdentifier itemIdentifier: Any) {
    snapshot.insertItems(identifiers.map(Self.key), beforeItem: Self.key(itemIdentifier))
  }
  open func insertItems(withIdentifiers identifiers: [Any], afterItemWithIdentifier itemIdentifier: Any) {
    snapshot.insertItems(identifiers.map(Self.key), afterItem: Self.key(itemIdentifier))
  }
  open func deleteItems(withIdentifiers identifiers: [Any]) { snapshot.deleteItems(identifiers.map(Self.key)) }
  open func deleteAllItems() { snapshot.deleteAllItems() }
  open func moveItem(withIdentifier fromIdentifier: Any, beforeItemWithIdentifier toIdentifier: Any) {
    snapshot.moveItem(Self.key(fromIdentifier), beforeItem: Self.key(toIdentifier))
  }
  open func moveItem(withIdentifier fromIdentifier: Any, afterItemWithIdentifier toIdentifier: Any) {
    snapshot.moveItem(Self.key(fromIdentifier), afterItem: Self.key(toIdentifier))
  }
  open func reloadItems(withIdentifiers identifiers: [Any]) { snapshot.reloadItems(identifiers.map(Self.key)) }
  open func reconfigureItems(withIdentifiers identifiers: [Any]) {
    snapshot.reconfigureItems(identifiers.map(Self.key))
  }

  // MARK: Sections

  open func appendSections(withIdentifiers sectionIdentifiers: [Any]) {
    snapshot.appendSections(sectionIdentifiers.map(Self.key))
  }
  open func insertSections(withIdentifiers sectionIdentifiers: [Any], beforeSectionWithIdentifier toIdentifier: Any) {
    snapshot.insertSections(sectionIdentifiers.map(Self.key), beforeSection: Self.key(toIdentifier))
  }
  open func insertSections(withIdentifiers sectionIdentifiers: [Any], afterSectionWithIdentifier toIdentifier: Any) {
    snapshot.insertSections(sectionIdentifiers.map(Self.key), afterSection: Self.key(toIdentifier))
  }
  open func deleteSections(withIdentifiers sectionIdentifiers: [Any]) {
    snapshot.deleteSections(sectionIdentifiers.map(Self.key))
  }
  open func moveSection(withIdentifier fromIdentifier: Any, beforeSectionWithIdentifier toIdentifier: Any) {
    snapshot.moveSection(Self.key(fromIdentifier), beforeSection: Self.key(toIdentifier))
  }
  open func moveSection(withIdentifier fromIdentifier: Any, afterSectionWithIdentifier toIdentifier: Any) {
    snapshot.moveSection(Self.key(fromIdentifier), afterSection: Self.key(toIdentifier))
  }
  open func reloadSections(withIdentifiers sectionIdentifiers: [Any]) {
    snapshot.reloadSections(sectionIdentifiers.map(Self.key))
  }

  /// Identifiers of Objective-C have a hash; those of Swift that have none are told by their object.
  private static func key(_ identifier: Any) -> AnyHashable {
    identifier as? AnyHashable ?? AnyHashable(ObjectIdentifier(identifier as AnyObject))
  }
}
