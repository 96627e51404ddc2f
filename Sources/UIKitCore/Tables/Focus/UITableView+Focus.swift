extension UITableView: FocusList {
  func mayFocus(_ cell: UITableViewCell) -> Bool {
    guard let path = indexPath(for: cell) else { return false }
    return mayFocus(path)
  }
  private func mayFocus(_ path: IndexPath) -> Bool {
    guard !isEditing || allowsFocusDuringEditing else { return false }
    return tableDelegate?.tableView(self, canFocusRowAt: path) ?? allowsFocus
  }

  var preferredFocusPath: IndexPath? { tableDelegate?.indexPathForPreferredFocusedView(in: self) }

  func focusFrames(in rect: CGRect) -> [(path: IndexPath, frame: CGRect)] {
    layoutIfNeeded()
    return (indexPathsForRows(in: rect) ?? []).filter(mayFocus).map { ($0, rectForRow(at: $0)) }
  }
  func focusPath(of view: UIView) -> IndexPath? { (view as? UITableViewCell).flatMap(indexPath) }
  func focusCell(at path: IndexPath) -> UIView? {
    scrollRectToVisible(rectForRow(at: path), animated: false)
    layoutIfNeeded()
    return cellForRow(at: path)
  }
  func focusMayMove(_ context: UIFocusUpdateContext) -> Bool {
    let context = UITableViewFocusUpdateContext(context, in: self)
    return tableDelegate?.tableView(self, shouldUpdateFocusIn: context) ?? true
  }
  func focusDidMove(_ context: UIFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator) {
    let context = UITableViewFocusUpdateContext(context, in: self)
    tableDelegate?.tableView(self, didUpdateFocusIn: context, with: coordinator)
  }
  func focusSelects(_ path: IndexPath) -> Bool {
    tableDelegate?.tableView(self, selectionFollowsFocusForRowAt: path) ?? selectionFollowsFocus
  }
  func activateFocused(_ path: IndexPath) { touchByKey(path) }
}
