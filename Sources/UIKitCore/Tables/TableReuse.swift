/// Cells and headers that wait to be used again, and ways to make new ones.
@MainActor
struct TableReuse {
  private var cells: [String: [UITableViewCell]] = [:]
  private var makers: [String: () -> UITableViewCell?] = [:]
  private var headers: [String: [UITableViewHeaderFooterView]] = [:]
  private var headerMakers: [String: () -> UITableViewHeaderFooterView?] = [:]

  // MARK: Cells

  mutating func register(_ identifier: String, _ make: @escaping () -> UITableViewCell?) { makers[identifier] = make }

  mutating func register(_ type: AnyClass?, _ identifier: String) {
    guard let type = type as? UITableViewCell.Type else {
      makers[identifier] = nil
      return
    }
    makers[identifier] = { ClassInstantiation.makeCell(type, identifier: identifier) }
  }

  mutating func register(_ nib: UINib?, _ identifier: String) {
    guard let nib else {
      makers[identifier] = nil
      return
    }
    makers[identifier] = {
      let cell = Self.object(of: nib, UITableViewCell.self, "UITableViewCell", identifier)
      if cell.reuseIdentifier == nil { cell.reuseIdentifier = identifier }
      return cell
    }
  }

  /// While it is set, dequeuing gives this cell, as it is.
  var lent: UITableViewCell?
  /// The row that the data source is asked for now, and whether it has taken a cell for it.
  var request: (path: IndexPath, isServed: Bool)?

  /// A cell for a row. Traps for a second one while the data source is asked for that row.
  mutating func cell(_ identifier: String, for path: IndexPath) -> UITableViewCell? {
    if let request, request.path == path {
      if request.isServed { DequeueMisuse.second(identifier, for: path) }
      self.request?.isServed = true
    }
    if let lent, lent.reuseIdentifier != identifier {
      DequeueMisuse.other(identifier, than: lent.reuseIdentifier, of: lent)
    }
    return cell(identifier)
  }

  mutating func cell(_ identifier: String) -> UITableViewCell? {
    if let lent, lent.reuseIdentifier == identifier { return lent }
    if let cell = cells[identifier]?.popLast() {
      cell.resetForReuse()
      return cell
    }
    let cell = makers[identifier]?()
    if let cell, cell.reuseIdentifier == nil { cell.reuseIdentifier = identifier }
    return cell
  }

  mutating func keep(_ cell: UITableViewCell) {
    cell.window?.focusSystemIfMade?.leave(cell)
    guard let identifier = cell.reuseIdentifier else { return }
    cells[identifier, default: []].append(cell)
  }

  // MARK: Headers and footers

  mutating func registerHeader(_ type: AnyClass?, _ identifier: String) {
    guard let type = type as? UITableViewHeaderFooterView.Type else {
      headerMakers[identifier] = nil
      return
    }
    headerMakers[identifier] = { ClassInstantiation.makeHeader(type, identifier: identifier) }
  }

  mutating func registerHeader(_ nib: UINib?, _ identifier: String) {
    headerMakers[identifier] = nib.map { nib in
      {
        let view = Self.object(of: nib, UITableViewHeaderFooterView.self, "UITableViewHeaderFooterView", identifier)
        if view.reuseIdentifier == nil { view.reuseIdentifier = identifier }
        return view
      }
    }
  }

  mutating func header(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let view = headers[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    return headerMakers[identifier]?()
  }

  /// Views of other classes are the client's.
  mutating func keepHeader(_ view: UIView) {
    guard let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier else { return }
    headers[identifier, default: []].append(view)
  }

  // MARK: Nibs

  private static func object<View: UIView>(
    of nib: UINib, _ type: View.Type, _ name: String, _ identifier: String
  ) -> View {
    let objects = nib.instantiate(withOwner: nil, options: nil)
    guard objects.count == 1, let view = objects[0] as? View else {
      fatalError(
        "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which must be a \(name) instance"
      )
    }
    return view
  }
}
