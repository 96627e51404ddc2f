internal import Foundation
internal import InterfaceBuilder
internal import UIKitCore
internal import UIKitDocuments

/// The titles of a document's sections, and what Interface Builder writes above prototypes.
///
/// They stand in the room that the document's rows leave, and show in pictures alone.
@MainActor
struct SectionTitles {
  private let scene: InstantiatedScene
  private let sections: [(table: UITableView, header: String?, footer: String?, cells: [UIView], index: Int)]
  private let prototypes: [(table: UITableView, first: UIView?)]

  init(_ scene: InstantiatedScene) {
    self.scene = scene
    var views: [String: UIView] = [:]
    for entry in scene.entries { views[entry.id] = entry.view }
    func cells(_ element: IBElement?) -> [UIView] { element?.children.compactMap { $0.id.flatMap { views[$0] } } ?? [] }
    let tables = scene.entries.compactMap { entry in (entry.view as? UITableView).map { ($0, entry.element) } }
    prototypes = tables.compactMap { table, element in
      element.child("prototypes").map { (table, cells($0).first) }
    }
    sections = tables.flatMap { table, element in
      (element.child("sections")?.children("tableViewSection") ?? []).enumerated().map { index, section in
        (table, section.text("headerTitle"), section.text("footerTitle"), cells(section.child("cells")), index)
      }
    }
  }

  /// Puts the titles into the tables, for a picture.
  func add() {
    for (table, first) in prototypes {
      place("Prototype Cells", above: first?.frame.minY, from: top(of: table), in: table, isFirst: true)
    }
    var end: CGFloat = 0
    for (table, header, footer, cells, index) in sections {
      if index == 0 { end = top(of: table) }
      place(header, above: cells.first?.frame.minY, from: end, in: table, isFirst: index == 0)
      end = cells.last?.frame.maxY ?? end
      guard let footer else { continue }
      let (view, height) = table.standaloneTitle(footer, isHeader: false, isFirst: false)
      view.frame = CGRect(x: 0, y: end, width: table.bounds.width, height: height)
      table.addSubview(view)
      end += height
    }
  }

  private func top(of table: UITableView) -> CGFloat {
    scene.entries.first { $0.view.superview === table && $0.element.key == "tableHeaderView" }?.view.frame.maxY ?? 0
  }

  /// A header ends where its first row begins.
  private func place(
    _ title: String?, above y: CGFloat?, from end: CGFloat, in table: UITableView, isFirst: Bool
  ) {
    guard let title, !title.isEmpty else { return }
    let (view, height) = table.standaloneTitle(title, isHeader: true, isFirst: isFirst)
    let bottom = y ?? end + height
    let room = min(max(bottom - end, 0), height)
    guard room > 4 else { return }
    view.frame = CGRect(x: 0, y: bottom - room, width: table.bounds.width, height: room)
    table.addSubview(view)
  }
}
