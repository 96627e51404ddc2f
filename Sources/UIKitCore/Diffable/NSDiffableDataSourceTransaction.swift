/// What a person's reordering has changed in a data source.
///
/// Source: <https://developer.apple.com/documentation/uikit/nsdiffabledatasourcetransaction-swift.struct>
public struct NSDiffableDataSourceTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  /// What was shown before the person moved items.
  public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// What is shown by now; take its order over into the program's data.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// All items, one list.
  public let difference: CollectionDifference<ItemIdentifierType>
  /// What has changed in each section, those that lost or got an item.
  public let sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
}

/// What a person's reordering has changed in a section.
///
/// Source: <https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesectiontransaction-swift.struct>
public struct NSDiffableDataSourceSectionTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  /// The section that has changed.
  public let sectionIdentifier: SectionIdentifierType
  /// The section's items before.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The section's items by now.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The steps from the items before to those of now, to be applied to an array.
  public let difference: CollectionDifference<ItemIdentifierType>
}
