extension UITableView: StateSelecting {
  var selectedForState: [IndexPath] { indexPathsForSelectedRows ?? [] }
  var modelAssociation: (any UIDataSourceModelAssociation)? { dataSource as? any UIDataSourceModelAssociation }
  func selectFromState(_ paths: [IndexPath]) {
    for path in paths where path.section < numberOfSections && path.row < numberOfRows(inSection: path.section) {
      selectRow(at: path, animated: false, scrollPosition: .none)
    }
  }
}
