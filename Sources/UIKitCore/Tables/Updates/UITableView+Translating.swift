public import Foundation

extension UITableView: UIDataSourceTranslating {
  public func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath? {
    dataSourceIndexPath.map(placeholders.shownPath).flatMap(existing)
  }
  public func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath? {
    presentationIndexPath.flatMap(existing).flatMap { placeholders[$0] == nil ? placeholders.dataPath($0) : nil }
  }

  private func existing(_ path: IndexPath) -> IndexPath? {
    guard let section = path.first, section >= 0, section < numberOfSections else { return nil }
    return path.count < 2 || path[1] >= 0 && path[1] < numberOfRows(inSection: section) ? path : nil
  }
}
