public import Foundation

extension UICollectionView: UIDataSourceTranslating {
  public func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath? {
    dataSourceIndexPath.map(updates.placeholders.shownPath).flatMap(existing)
  }
  public func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath? {
    let held = updates.placeholders
    return presentationIndexPath.flatMap(existing).flatMap { held[$0] == nil ? held.dataPath($0) : nil }
  }

  private func existing(_ path: IndexPath) -> IndexPath? {
    guard let section = path.first, section >= 0, section < numberOfSections else { return nil }
    return path.count < 2 || path[1] >= 0 && path[1] < numberOfItems(inSection: section) ? path : nil
  }
}
