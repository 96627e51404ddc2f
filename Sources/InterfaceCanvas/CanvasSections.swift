internal import Foundation
internal import InterfaceBuilder
internal import UIKitCore

/// How far the rows of a table that a document fills stand from where the document has them, because the titles above
/// them take more lines or fewer in a table of another width, and end at other pixels.
@MainActor
struct CanvasSections {
  /// By the cell, in points.
  private(set) var shifts: [ObjectIdentifier: CGFloat] = [:]
  /// Of what stands below all sections.
  private(set) var total: CGFloat = 0

  /// - Parameters:
  ///   - element: the table's.
  ///   - views: by their ids.
  ///   - saved: the frames that the document has.
  ///   - scales: pixels per point, of the screen that the document was saved for and of the one that is shown.
  init(
    _ table: UITableView, _ element: IBElement, _ views: [String: UIView], _ saved: [ObjectIdentifier: CGRect],
    scales: (saved: CGFloat, shown: CGFloat)
  ) {
    let sections = element.child("sections")?.children("tableViewSection") ?? []
    let rows = sections.flatMap { $0.child("cells")?.children ?? [] }.compactMap { cell in
      cell.id.flatMap { views[$0] }.flatMap { saved[ObjectIdentifier($0)] }
    }
    // The rows tell what they were laid out for, when their table has stayed behind.
    guard let row = rows.first else { return }
    let width = row.width + 2 * row.minX
    let isThird = rows.contains { abs(($0.minY * 2).rounded() - $0.minY * 2) > 0.1 }
    let scale = isThird ? 3 : min(scales.saved, 2)
    guard table.bounds.width != width || scales.shown != scale else { return }
    func growth(_ title: String?, isHeader: Bool, isFirst: Bool) -> CGFloat {
      func height(_ width: CGFloat, _ scale: CGFloat) -> CGFloat {
        table.titleHeight(title, isHeader: isHeader, isFirst: isFirst, width: width, scale: scale)
      }
      return height(table.bounds.width, scales.shown) - height(width, scale)
    }
    for (index, section) in sections.enumerated() {
      total += growth(section.text("headerTitle"), isHeader: true, isFirst: index == 0)
      for cell in section.child("cells")?.children ?? [] {
        if let view = cell.id.flatMap({ views[$0] }) { shifts[ObjectIdentifier(view)] = total }
      }
      total += growth(section.text("footerTitle"), isHeader: false, isFirst: false)
    }
  }
}
