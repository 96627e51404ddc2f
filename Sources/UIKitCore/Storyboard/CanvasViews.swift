/// Tables and collections as the canvas shows them: their cells are those of the document, at the places that it gives.
extension UITableView {
  static func onCanvas() -> UITableView {
    let table = UITableView()
    table.isOnCanvas = true
    return table
  }
}

extension UITableViewCell {
  static func onCanvas() -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.isFromDocument = true
    return cell
  }
}

extension UICollectionView {
  static func onCanvas() -> UICollectionView {
    let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    collection.isOnCanvas = true
    return collection
  }
}
