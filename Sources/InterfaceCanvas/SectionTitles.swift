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

  init(_ scene: InstantiatedScene) { self.scene = scene }

  func add() {
    var views: [String: UIView] = [:]
    for entry in scene.entries { views[entry.id] = entry.view }
    for entry in scene.entries {
      guard let table = entry.view as? UITableView else { continue }
      if let prototypes = entry.element.child("prototypes") {
        let cells = prototypes.children.compactMap { $0.id.flatMap { views[$0] } }
        place("Prototype Cells", above: cells.first?.frame.minY, from: top(of: table), in: table, isFirst: true)
      }
      var end = top(of: table)
      for (index, section) in (entry.element.child("sections")?.children("tableViewSection") ?? []).enumerated() {
        let cells = section.child("cells")?.children.compactMap { $0.id.flatMap { views[$0] } } ?? []
        place(section.text("headerTitle"), above: cells.first?.frame.minY, from: end, in: table, isFirst: index == 0)
        end = cells.last?.frame.maxY ?? end
        if let footer = section.text("footerTitle") {
          let (view, height) = table.standaloneTitle(footer, isHeader: false, isFirst: false)
          view.frame = CGRect(x: 0, y: end, width: table.bounds.width, height: height)
          table.addSubview(view)
          end += height
        }
      }
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
