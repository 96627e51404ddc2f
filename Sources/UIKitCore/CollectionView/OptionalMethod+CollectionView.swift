internal import CSwiftMetadata

extension OptionalMethod {
  private static let moveItem: OptionalMethod = {
    // A diffable data source moves items by its own implementation.
    var defaults = cairn_defaults_collection_move()
    defaults.diffable = nil
    return OptionalMethod(defaults, table: table(BareCollectionSource()))
  }()

  private static func table(_ source: any UICollectionViewDataSource) -> Table {
    unsafeBitCast(source as any UICollectionViewDataSource, to: (UnsafeRawPointer, Table).self).1
  }

  /// Whether there is a `collectionView(_:moveItemAt:to:)`.
  static func movesItems(_ source: any UICollectionViewDataSource) -> Bool {
    moveItem.isImplemented(by: source, table(source))
  }
}

private final class BareCollectionSource: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }
}
