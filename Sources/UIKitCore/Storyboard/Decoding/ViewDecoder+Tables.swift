internal import InterfaceBuilder

extension ViewDecoder {
  func decodeTable(_ table: UITableView) {
    let styles: [String: UITableView.Style] = ["grouped": .grouped, "insetGrouped": .insetGrouped]
    table.style = element.string("style").flatMap { styles[$0] } ?? .plain
    if element.string("separatorStyle") == "none" { table.separatorStyle = .none }
    if let color = element.child(key: "separatorColor") {
      table.separatorColor = ColorDecoder(scene.document).color(color)
    }
    if let height = element.number("rowHeight"), height > 0 { table.rowHeight = CGFloat(height) }
    element.note(
      "dataMode", "estimatedRowHeight", "sectionHeaderHeight", "sectionFooterHeight", "estimatedSectionHeaderHeight",
      "estimatedSectionFooterHeight", "allowsSelection", "allowsSelectionDuringEditing", "allowsMultipleSelection",
      "allowsMultipleSelectionDuringEditing", "showsSelectionImmediatelyOnTouchBegin", "separatorInsetType")
    for key in [
      "sectionIndexColor", "sectionIndexBackgroundColor", "sectionIndexTrackingBackgroundColor", "separatorInset",
    ] { element.child(key: key)?.markRead() }
  }

  func decodeCell(_ cell: UITableViewCell) {
    cell.reuseIdentifier = element.string("reuseIdentifier")
    let styles: [String: UITableViewCell.CellStyle] = [
      "IBUITableViewCellStyleValue1": .value1, "IBUITableViewCellStyleValue2": .value2,
      "IBUITableViewCellStyleSubtitle": .subtitle,
    ]
    cell.style = element.string("style").flatMap { styles[$0] } ?? .default
    let accessories: [String: UITableViewCell.AccessoryType] = [
      "disclosureIndicator": .disclosureIndicator, "detailDisclosureButton": .detailDisclosureButton,
      "checkmark": .checkmark, "detailButton": .detailButton,
    ]
    cell.accessoryType = element.string("accessoryType").flatMap { accessories[$0] } ?? .none
    if let inset = element.insets(key: "separatorInset") {
      cell.separatorInset = UIEdgeInsets(top: 0, left: CGFloat(inset.left), bottom: 0, right: CGFloat(inset.right))
    }
    element.note(
      "selectionStyle", "indentationLevel", "indentationWidth", "hidesAccessoryWhenEditing", "rowHeight", "textLabel",
      "detailTextLabel", "imageView", "shouldIndentWhileEditing", "editingAccessoryType")
  }

  func decodeSearchBar(_ bar: UISearchBar) {
    bar.text = element.text("text")
    bar.placeholder = element.text("placeholder")
    bar.showsCancelButton = element.bool("showsCancelButton") ?? false
    bar.showsScopeBar = element.bool("showsScopeBar") ?? false
    element.note(
      "prompt", "searchBarStyle", "barStyle", "translucent", "showsBookmarkButton", "showsSearchResultsButton")
    for key in ["textInputTraits", "barTintColor", "scopeButtonTitles"] { element.child(key: key)?.markRead() }
  }

  func decodeNavigationBar(_ bar: UINavigationBar) {
    bar.prefersLargeTitles = element.bool("largeTitles") ?? false
    bar.barTintColor = element.child(key: "barTintColor").flatMap { ColorDecoder(scene.document).color($0) }
    bar.items = element.child("items")?.children("navigationItem").map { item in
      let made = UINavigationItem(title: item.text("title") ?? "")
      item.markRead()
      return made
    }
    element.note("barStyle", "translucent", "shadowImage")
  }
}
