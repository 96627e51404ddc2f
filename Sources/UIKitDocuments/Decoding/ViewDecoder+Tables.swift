internal import InterfaceBuilder
internal import UIKitCore

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
    if let height = element.number("rowHeight"), height > 0 { cell.statedHeight = CGFloat(height) }
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
      "selectionStyle", "indentationLevel", "indentationWidth", "hidesAccessoryWhenEditing", "textLabel",
      "detailTextLabel", "imageView", "shouldIndentWhileEditing", "editingAccessoryType")
  }

  func decodeSearchBar(_ bar: UISearchBar) {
    bar.text = element.text("text")
    bar.placeholder = element.text("placeholder")
    bar.showsCancelButton = element.bool("showsCancelButton") ?? false
    bar.showsScopeBar = element.bool("showsScopeBar") ?? false
    bar.prompt = element.text("prompt")
    bar.showsBookmarkButton = element.bool("showsBookmarkButton") ?? false
    bar.showsSearchResultsButton = element.bool("showsSearchResultsButton") ?? false
    bar.isTranslucent = element.bool("translucent") ?? true
    bar.searchBarStyle =
      element.string("searchBarStyle").flatMap { ["minimal": .minimal, "prominent": .prominent][$0] } ?? .default
    bar.barTintColor = element.child(key: "barTintColor").flatMap { ColorDecoder(scene.document).color($0) }
    if let titles = element.child(key: "scopeButtonTitles") {
      titles.markVisited()
      bar.scopeButtonTitles = titles.children("string").map(\.text)
    }
    element.note("barStyle")
    element.child(key: "textInputTraits")?.markRead()
  }

  func decodeNavigationBar(_ bar: UINavigationBar) {
    bar.prefersLargeTitles = element.bool("largeTitles") ?? false
    bar.barTintColor = element.child(key: "barTintColor").flatMap { ColorDecoder(scene.document).color($0) }
    if let items = element.child("items") {
      items.markVisited()
      bar.items = items.children("navigationItem").map { child in
        let item = UINavigationItem(title: "")
        BarItemDecoder(scene).decode(child, into: item)
        return item
      }
    }
    if let text = element.child("textAttributes") { bar.titleTextAttributes = titleAttributes(text) }
    if let text = element.child(key: "largeTitleTextAttributes") {
      bar.largeTitleTextAttributes = titleAttributes(text)
    }
    decodeBarLook("barStyle", "translucent", "shadowImage", "backIndicatorImage", "backIndicatorTransitionMask")
    bar.isTranslucent = element.bool("translucent") ?? true
  }

  func decodeToolbar(_ bar: UIToolbar) {
    bar.barTintColor = element.child(key: "barTintColor").flatMap { ColorDecoder(scene.document).color($0) }
    bar.items = BarItemDecoder(scene).barButtons(in: element.child("items"))
    bar.isTranslucent = element.bool("translucent") ?? true
    decodeBarLook("barStyle", "translucent")
  }

  func decodeTabBar(_ bar: UITabBar) {
    bar.barTintColor = element.child(key: "barTintColor").flatMap { ColorDecoder(scene.document).color($0) }
    if let items = element.child("items") {
      items.markVisited()
      bar.items = items.children("tabBarItem").map { BarItemDecoder(scene).tab($0) }
    }
    bar.isTranslucent = element.bool("translucent") ?? true
    bar.unselectedItemTintColor =
      element.child(key: "unselectedItemTintColor").flatMap { ColorDecoder(scene.document).color($0) }
    if let color = element.child(key: "selectedImageTintColor").flatMap({ ColorDecoder(scene.document).color($0) }) {
      bar.tintColor = color
    }
    decodeBarLook("barStyle", "translucent", "itemPositioning", "itemWidth", "itemSpacing")
  }

  /// Appearances of iOS 13 and later, read where their colours count.
  private func decodeBarLook(_ names: String...) {
    for name in names { element.note(name) }
    for child in element.children
    where ["navigationBarAppearance", "toolbarAppearance", "tabBarAppearance"].contains(child.name) {
      if child.key == "standardAppearance" { decodeAppearance(child) }
      child.markRead()
    }
  }

  private func decodeAppearance(_ child: IBElement) {
    let color = child.child(key: "backgroundColor").flatMap { ColorDecoder(scene.document).color($0) }
    switch scene.result.objects[element.id ?? ""] {
    case let bar as UINavigationBar: if let color { bar.standardAppearance.backgroundColor = color }
    case let bar as UIToolbar: if let color { bar.standardAppearance.backgroundColor = color }
    case let bar as UITabBar: if let color { bar.standardAppearance.backgroundColor = color }
    default: break
    }
  }

  private func titleAttributes(_ text: IBElement) -> [NSAttributedString.Key: Any] {
    text.markVisited()
    var attributes: [NSAttributedString.Key: Any] = [:]
    if let font = text.child(key: "font", "fontDescription").flatMap({ scene.fonts.font($0) }) {
      attributes[.font] = font
    }
    if let color = text.child(key: "textColor").flatMap({ ColorDecoder(scene.document).color($0) }) {
      attributes[.foregroundColor] = color
    }
    return attributes
  }
}
