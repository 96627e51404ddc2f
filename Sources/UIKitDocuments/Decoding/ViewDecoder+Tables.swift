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
    element.note("dataMode", "separatorInsetType")
    decodeSelection(of: table)
    decodeIndex(of: table)
    if let inset = element.insets(key: "separatorInset") { table.separatorInset = Self.insets(inset) }
    if element.string("separatorInsetReference") == "fromAutomaticInsets" {
      table.separatorInsetReference = .fromAutomaticInsets
    }
    if element.bool("contentViewInsetsToSafeArea") == false { table.insetsContentViewsToSafeArea = false }
    if element.bool("springLoaded") == true { table.isSpringLoaded = true }
    if element.bool("dragInteractionEnabled") == true { table.dragInteractionEnabled = true }
    decodeHeights(of: table)
  }

  private func decodeSelection(of table: UITableView) {
    if element.bool("allowsSelection") == false { table.allowsSelection = false }
    if element.bool("allowsSelectionDuringEditing") == true { table.allowsSelectionDuringEditing = true }
    if element.bool("allowsMultipleSelection") == true { table.allowsMultipleSelection = true }
    if element.bool("allowsMultipleSelectionDuringEditing") == true {
      table.allowsMultipleSelectionDuringEditing = true
    }
    if element.bool("showsSelectionImmediatelyOnTouchBegin") == false { table.delaysContentTouches = false }
  }

  private func decodeIndex(of table: UITableView) {
    if let rows = element.integer("sectionIndexMinimumDisplayRowCount") {
      table.sectionIndexMinimumDisplayRowCount = rows
    }
    if let color = color("sectionIndexColor") { table.sectionIndexColor = color }
    if let color = color("sectionIndexBackgroundColor") { table.sectionIndexBackgroundColor = color }
    if let color = color("sectionIndexTrackingBackgroundColor") { table.sectionIndexTrackingBackgroundColor = color }
  }

  /// Heights of headers, footers, and estimates, which a running table goes by; the canvas stacks its rows itself.
  private func decodeHeights(of table: UITableView) {
    func height(_ name: String, _ property: ReferenceWritableKeyPath<UITableView, CGFloat>) {
      guard let value = element.number(name), !scene.isOnCanvas else { return }
      table[keyPath: property] = value < 0 ? UITableView.automaticDimension : CGFloat(value)
    }
    height("estimatedRowHeight", \.estimatedRowHeight)
    height("sectionHeaderHeight", \.sectionHeaderHeight)
    height("sectionFooterHeight", \.sectionFooterHeight)
    height("estimatedSectionHeaderHeight", \.estimatedSectionHeaderHeight)
    height("estimatedSectionFooterHeight", \.estimatedSectionFooterHeight)
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
    if let type = element.string("editingAccessoryType").flatMap({ accessories[$0] }) {
      cell.editingAccessoryType = type
    }
    let selections: [String: UITableViewCell.SelectionStyle] = ["none": .none, "blue": .blue, "gray": .gray]
    if let style = element.string("selectionStyle").flatMap({ selections[$0] }) { cell.selectionStyle = style }
    if element.string("focusStyle") == "custom" { cell.focusStyle = .custom }
    if let level = element.integer("indentationLevel") { cell.indentationLevel = level }
    if let width = element.number("indentationWidth") { cell.indentationWidth = CGFloat(width) }
    if element.bool("shouldIndentWhileEditing") == false { cell.shouldIndentWhileEditing = false }
    if element.bool("showsReorderControl") == true { cell.showsReorderControl = true }
    element.note("hidesAccessoryWhenEditing", "textLabel", "detailTextLabel", "imageView")
  }
}
