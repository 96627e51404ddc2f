/// What a table shows, on its way from the places before a batch to those after it.
@MainActor
final class TableTransition {
  private unowned let table: UITableView
  private let map: UpdateMap
  private let animation: UITableView.RowAnimation
  private let origins: [IndexPath: CGRect]
  private let headers: TableHeaderTransition
  private var moving: [(view: UIView, place: CGRect)] = []
  private var appearing: [UIView] = []
  private var leaving: [(cell: UITableViewCell, path: IndexPath)] = []
  /// The offset after the batch.
  private var target = CGPoint.zero

  /// - Parameter origins: where rows stood that come into sight, by their new paths.
  init(
    _ table: UITableView, _ map: UpdateMap, _ animation: UITableView.RowAnimation, _ origins: [IndexPath: CGRect],
    _ headers: TableHeaderTransition
  ) {
    self.headers = headers
    self.table = table
    self.map = map
    self.animation = animation
    self.origins = origins
  }

  /// Lays the new state out, then puts everything back to where it was seen.
  func prepare() {
    var places: [ObjectIdentifier: CGRect] = [:]
    var kept: [IndexPath: UITableViewCell] = [:]
    for (path, cell) in table.parts.rowsInOrder {
      if !map.isReloaded(path), let new = map.item(path) {
        kept[new] = cell
        cell.rowPlace = new
        places[ObjectIdentifier(cell)] = cell.frame
      } else {
        leaving.append((cell, path))
      }
    }
    table.parts.cells = kept
    table.parts.waitingCells = [:]
    table.holdsOffset = false
    UIView.performWithoutAnimation {
      // The new state is laid out where the content's end will be, and shown from where it was seen.
      let seen = table.bounds.origin
      table.pullContentBack()
      table.tile()
      target = table.bounds.origin
      if seen != target { table.bounds.origin = seen }
      for (path, cell) in table.parts.rowsInOrder {
        if let place = places[ObjectIdentifier(cell)] ?? origins[path] {
          moving.append((cell, cell.frame))
          cell.frame = place
        } else {
          moving.append((cell, cell.frame))
          appearing.append(cell)
          cell.frame = shifted(cell.frame)
          cell.alpha = fades ? 0 : 1
        }
        if let path = cell.rowPlace { table.prepare(cell, for: path) }
      }
      for entry in leaving { table.sendSubviewToBack(entry.cell) }
      moving += headers.start()
    }
  }

  func animate() {
    if table.bounds.origin != target { table.contentOffset = target }
    for (view, place) in moving { view.frame = place }
    for view in appearing { view.alpha = 1 }
    headers.animate()
    for entry in leaving {
      entry.cell.frame = shifted(entry.cell.frame)
      if fades { entry.cell.alpha = 0 }
    }
  }

  /// Ends what is seen of the batch before its time.
  func end() {
    let views = moving.map(\.view) + leaving.map(\.cell)
    for view in views { view.materializedLayer?.removeAllAnimations() }
    finish()
  }

  func finish() {
    for entry in leaving {
      entry.cell.alpha = 1
      table.retire(entry.cell, entry.path)
    }
    leaving = []
    headers.finish()
    table.setNeedsLayout()
  }

  private var fades: Bool { [.fade, .automatic, .middle, .top, .bottom].contains(animation) }

  /// Where rows come from and go to.
  private func shifted(_ frame: CGRect) -> CGRect {
    switch animation {
    case .left: frame.offsetBy(dx: -frame.width, dy: 0)
    case .right: frame.offsetBy(dx: frame.width, dy: 0)
    case .top: frame.offsetBy(dx: 0, dy: -frame.height)
    case .bottom: frame.offsetBy(dx: 0, dy: frame.height)
    default: frame
    }
  }
}
