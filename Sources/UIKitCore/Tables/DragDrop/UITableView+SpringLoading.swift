/// What lists keep for drags that rest above their rows.
@MainActor
enum ListSpringLoading {
  static let isOn = AssociatedKey<Bool>()
}

extension UITableView: UISpringLoadedInteractionSupporting, SpringTargetHolder {
  /// Whether a drag that rests above a row selects it. Default: false.
  public var isSpringLoaded: Bool {
    get { ListSpringLoading.isOn.value(of: self) ?? false }
    set { ListSpringLoading.isOn.set(newValue, of: self) }
  }

  func springTarget(at point: CGPoint) -> (any SpringTarget)? {
    guard isSpringLoaded, let path = indexPathForRow(at: point) else { return nil }
    return RowSpringTarget(table: self, path: path)
  }
}

/// A row beneath a drag.
///
/// UIKIT: it is highlighted, and its activation selects it.
private struct RowSpringTarget: SpringTarget {
  let table: UITableView
  let path: IndexPath

  var identity: AnyHashable { [AnyHashable(ObjectIdentifier(table)), AnyHashable(path)] }

  func allows(_ context: SpringLoadContext) -> Bool {
    context.targetView = table.cellForRow(at: path)
    context.targetItem = path
    return table.tableDelegate?.tableView(table, shouldSpringLoadRowAt: path, with: context) ?? true
  }
  func changed(_ context: SpringLoadContext) {
    table.cellForRow(at: path)?.setHighlighted(
      context.state == .possible || context.state == .activated, animated: true)
  }
  func activate(_ context: SpringLoadContext) {
    table.selectRow(at: path, animated: true, scrollPosition: .none)
    table.tableDelegate?.tableView(table, didSelectRowAt: path)
  }
}
