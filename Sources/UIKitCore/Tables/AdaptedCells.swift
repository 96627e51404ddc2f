// What rewritten sources call; the names begin with an underscore since nobody writes them.

/// `T(style:reuseIdentifier:)` for a class of cells that is known at run time only.
@preconcurrency @MainActor
public func _makeObject<Cell: UITableViewCell>(
  _ type: Cell.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?
) -> Cell {
  guard let cell = ClassInstantiation.makeCell(type, style: style, identifier: reuseIdentifier) as? Cell else {
    fatalError("\(type) is no cell")
  }
  return cell
}

/// `T(reuseIdentifier:)` for a class of headers and footers that is known at run time only.
@preconcurrency @MainActor
public func _makeObject<Header: UITableViewHeaderFooterView>(_ type: Header.Type, reuseIdentifier: String?) -> Header {
  guard let header = ClassInstantiation.makeHeader(type, identifier: reuseIdentifier) as? Header else {
    fatalError("\(type) is no header")
  }
  return header
}
