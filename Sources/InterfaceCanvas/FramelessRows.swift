internal import Foundation
internal import InterfaceBuilder
internal import UIKitCore

/// Rows that a document gives no frames, as early ones do: they follow each other as those of a running table. Of some it
/// gives no frame of the content alone: these stay where they are.
@MainActor
struct FramelessRows {
  /// By the cell, in the table's coordinates, in points.
  private(set) var frames: [ObjectIdentifier: CGRect] = [:]
  private let table: UITableView
  private let views: [String: UIView]
  private let saved: [ObjectIdentifier: CGRect]
  private var end: CGFloat = 0

  /// - Parameters:
  ///   - element: the table's.
  ///   - views: by their ids.
  ///   - saved: the frames that the document has.
  init(
    _ table: UITableView, _ element: IBElement, _ views: [String: UIView], _ saved: [ObjectIdentifier: CGRect]
  ) {
    self.table = table
    self.views = views
    self.saved = saved
    let header = element.children.first { $0.key == "tableHeaderView" }?.id.flatMap { views[$0] }
    end = header?.frame.maxY ?? 0
    add(element.child("prototypes"), header: "Prototype Cells", isFirst: true)
    for (index, section) in (element.child("sections")?.children("tableViewSection") ?? []).enumerated() {
      add(section.child("cells"), header: section.text("headerTitle"), isFirst: index == 0)
      end += height(section.text("footerTitle"), isHeader: false, isFirst: false)
    }
  }

  private mutating func add(_ rows: IBElement?, header: String?, isFirst: Bool) {
    guard let rows else { return }
    end += height(header, isHeader: true, isFirst: isFirst)
    for row in rows.children {
      guard let cell = row.id.flatMap({ views[$0] }) as? UITableViewCell else { continue }
      if let place = saved[ObjectIdentifier(cell)], place.height > 0 || place.width > 0 {
        if isBare(cell, row) { frames[ObjectIdentifier(cell)] = whole(place, row) }
        end = place.maxY
        continue
      }
      let height = row.number("rowHeight") ?? (table.rowHeight > 0 ? table.rowHeight : 44)
      frames[ObjectIdentifier(cell)] = CGRect(x: 0, y: end, width: table.bounds.width, height: height)
      end += height
    }
  }

  /// Whether the document says how the cell stands, but not its content.
  private func isBare(_ cell: UITableViewCell, _ row: IBElement) -> Bool {
    let content = row.child("tableViewCellContentView")
    return content != nil && content?.child(key: "frameInset", "frame") == nil
      && saved[ObjectIdentifier(cell.contentView)] == .zero
  }

  /// UIKIT: contents are laid out as high as the table's row, whatever height the cell was saved with (contents of rows of
  /// 60, 68 and 72 points in cells of 44; two repositories of Xcode 6.1 and 6.2: a guess).
  private func whole(_ place: CGRect, _ row: IBElement) -> CGRect {
    CGRect(x: place.minX, y: place.minY, width: table.bounds.width, height: row.number("rowHeight") ?? place.height)
  }

  private func height(_ title: String?, isHeader: Bool, isFirst: Bool) -> CGFloat {
    if let title, !title.isEmpty {
      return table.titleHeight(
        title, isHeader: isHeader, isFirst: isFirst, width: table.bounds.width,
        scale: table.traitCollection.displayScale)
    }
    guard table.style != .plain else { return 0 }
    if isHeader, isFirst { return 35 }
    let stated = isHeader ? table.sectionHeaderHeight : table.sectionFooterHeight
    return stated > 0 ? stated : 17.5
  }
}
