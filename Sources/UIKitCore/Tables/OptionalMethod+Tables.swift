internal import CSwiftMetadata

extension OptionalMethod {
  private static let commit = OptionalMethod(cairn_defaults_table_commit(), table: table(BareTableSource()))
  private static let moveRow = OptionalMethod(cairn_defaults_table_move(), table: table(BareTableSource()))

  private static func table(_ source: any UITableViewDataSource) -> Table {
    unsafeBitCast(source as any UITableViewDataSource, to: (UnsafeRawPointer, Table).self).1
  }

  /// Whether there is a `tableView(_:commit:forRowAt:)`.
  static func commitsEdits(_ source: any UITableViewDataSource) -> Bool {
    commit.isImplemented(by: source, table(source))
  }
  /// Whether there is a `tableView(_:moveRowAt:to:)`.
  static func movesRows(_ source: any UITableViewDataSource) -> Bool {
    moveRow.isImplemented(by: source, table(source))
  }
}

private final class BareTableSource: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}
