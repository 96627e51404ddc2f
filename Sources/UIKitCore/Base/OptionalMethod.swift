internal import CSwiftMetadata

/// Tells whether an object implements an optional method that answers nothing, without calling it.
///
/// UIKit asks the Objective-C runtime (`respondsToSelector:`). Here such a method is a requirement with a default:
/// 1. a class that leaves it out meets the requirement by a thunk that calls the default; 2. a subclass of one of UIKit's
/// own controllers or data sources that leaves it out has UIKit's implementation in its method table. Where neither can be
/// told the method counts as implemented.
///
/// DEVIATION: a method that only a subclass of a conforming class adds is not found: Swift binds requirements where the
/// conformance stands.
@MainActor
struct OptionalMethod {
  private let defaults: CairnDefaults
  /// Where a conformance's table has the method; found in the table of a class that leaves all optional methods out.
  private let index: Int?

  private init(_ defaults: CairnDefaults, table: Table) {
    self.defaults = defaults
    index = defaults.protocol.flatMap { method in
      (1..<32).first { table[$0].map { cairn_calls($0, method) == 1 } ?? true }
    }
  }

  private typealias Table = UnsafePointer<UnsafeRawPointer?>

  private func isImplemented(by object: AnyObject, _ table: Table) -> Bool {
    let metatype = unsafeBitCast(type(of: object) as AnyClass, to: UnsafeRawPointer.self)
    for method in [defaults.controller, defaults.diffable] {
      if let method, cairn_holds(metatype, method) == 1 { return false }
    }
    guard let index, let method = defaults.protocol, let thunk = table[index] else { return true }
    return cairn_calls(thunk, method) != 1
  }

  // MARK: The methods

  private static let commit = ofTable(cairn_defaults_table_commit())
  private static let moveRow = ofTable(cairn_defaults_table_move())
  private static let moveItem: OptionalMethod = {
    // A diffable data source moves items by its own implementation.
    var defaults = cairn_defaults_collection_move()
    defaults.diffable = nil
    return OptionalMethod(defaults, table: table(BareCollectionSource()))
  }()

  private static func ofTable(_ defaults: CairnDefaults) -> OptionalMethod {
    OptionalMethod(defaults, table: table(BareTableSource()))
  }

  /// The conformance's table: the second word of a value of a class-bound protocol type.
  private static func table(_ source: any UITableViewDataSource) -> Table {
    unsafeBitCast(source as any UITableViewDataSource, to: (UnsafeRawPointer, Table).self).1
  }
  private static func table(_ source: any UICollectionViewDataSource) -> Table {
    unsafeBitCast(source as any UICollectionViewDataSource, to: (UnsafeRawPointer, Table).self).1
  }

  /// Whether there is a `tableView(_:commit:forRowAt:)`.
  static func commitsEdits(_ source: any UITableViewDataSource) -> Bool {
    commit.isImplemented(by: source, table(source))
  }
  /// Whether there is a `tableView(_:moveRowAt:to:)`.
  static func movesRows(_ source: any UITableViewDataSource) -> Bool {
    moveRow.isImplemented(by: source, table(source))
  }
  /// Whether there is a `collectionView(_:moveItemAt:to:)`.
  static func movesItems(_ source: any UICollectionViewDataSource) -> Bool {
    moveItem.isImplemented(by: source, table(source))
  }
}

private final class BareTableSource: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}

private final class BareCollectionSource: UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }
}
