extension UICollectionView: StateSelecting {
  var selectedForState: [IndexPath] { indexPathsForSelectedItems ?? [] }
  var modelAssociation: (any UIDataSourceModelAssociation)? { dataSource as? any UIDataSourceModelAssociation }
  func selectFromState(_ paths: [IndexPath]) {
    for path in paths where path.section < numberOfSections && path.item < numberOfItems(inSection: path.section) {
      selectItem(at: path, animated: false, scrollPosition: [])
    }
  }
}
