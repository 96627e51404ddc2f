/// The menu of cut, copy and paste over a cell.
@MainActor
enum EditMenu {
  private static let standard: [(title: String, action: Selector)] = [
    ("Cut", Selector("cut:")), ("Copy", Selector("copy:")), ("Paste", Selector("paste:")),
  ]

  /// UIKIT: cut, copy and paste, as far as they can be performed, and what the shared menu controller adds (Apple's
  /// page on `collectionView(_:canPerformAction:forItemAt:withSender:)` names them).
  ///
  /// - Returns: false when nothing can be performed.
  static func show(
    over cell: UIView, allowing isAllowed: (Selector) -> Bool, perform: @escaping (Selector) -> Void
  ) -> Bool {
    let extra = (UIMenuController.shared.menuItems ?? []).map { (title: $0.title, action: $0.action) }
    let offered = (standard + extra).filter { isAllowed($0.action) }
    guard !offered.isEmpty else { return false }
    let actions = offered.map { item in UIAction(title: item.title) { _ in perform(item.action) } }
    MenuPresenter.show(UIMenu(children: actions), from: cell, bar: { MenuBar($0, choose: $1) })
    return true
  }
}
