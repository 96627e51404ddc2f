internal import InterfaceBuilder
internal import UIKitCore

/// The rows of a table that a document fills.
@MainActor
enum StaticRows {
  static func add(
    _ section: IBElement, to table: UITableView, _ entry: InstantiatedScene.Entry, _ scene: SceneInstantiator
  ) {
    guard section.name == "tableViewSection" else { return }
    section.markVisited()
    var made = StaticTableSection(header: section.text("headerTitle"), footer: section.text("footerTitle"))
    for cell in section.child("cells")?.children ?? [] where cell.name == "tableViewCell" {
      if let id = cell.id, !scene.isInstalled(id) { continue }
      if let view = scene.makeView(cell, parent: entry) as? UITableViewCell { made.cells.append(view) }
    }
    table.staticSections.append(made)
  }
}
