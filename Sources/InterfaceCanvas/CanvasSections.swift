internal import Foundation
internal import InterfaceBuilder
internal import UIKitCore

/// How far the rows of a document's table stand from where the document has them, where another device or system shows it.
///
/// 1. Titles above them take more lines or fewer in a table of another width, and end at other pixels. 2. Systems leave
/// other spaces at titles. 3. Early canvases counted the bars above a table as content.
@MainActor
struct CanvasSections {
  /// Where the document was saved, and where it is shown.
  struct Move {
    var saved: CanvasScreen
    var shown: CanvasScreen
    /// Whether the document is shown on a device that is not its own.
    var isElsewhere: Bool
    /// Whether the bars above a table or collection may count as content in the document.
    var countsBars: Bool { saved.device == nil && saved.system.toolsVersion < 12_000 }
  }

  /// By the cell, in points.
  private(set) var shifts: [ObjectIdentifier: CGFloat] = [:]
  /// Of what stands above all sections, and of what stands below.
  private(set) var first: CGFloat = 0
  private(set) var last: CGFloat = 0

  private let table: UITableView
  private let move: Move

  /// - Parameters:
  ///   - element: the table's.
  ///   - views: by their ids.
  ///   - saved: the frames that the document has.
  init(
    _ table: UITableView, _ element: IBElement, _ views: [String: UIView], _ saved: [ObjectIdentifier: CGRect],
    _ move: Move
  ) {
    self.table = table
    self.move = move
    func cells(_ parent: IBElement?) -> [UIView] { (parent?.children ?? []).compactMap { $0.id.flatMap { views[$0] } } }
    let sections = element.child("sections")?.children("tableViewSection") ?? []
    let prototypes = cells(element.child("prototypes"))
    let rows = (prototypes + sections.flatMap { cells($0.child("cells")) }).compactMap { saved[ObjectIdentifier($0)] }
    // The rows tell what they were laid out for, when their table has stayed behind.
    guard let row = rows.first, move.isElsewhere else { return }
    let width = row.width + 2 * row.minX
    let isThird = rows.contains { abs(($0.minY * 2).rounded() - $0.minY * 2) > 0.1 }
    let scale = isThird ? 3 : min(move.saved.scale, 2)
    func heights(_ title: String?, isHeader: Bool, isFirst: Bool) -> Heights {
      Heights(
        shown: height(
          title, isHeader: isHeader, isFirst: isFirst, table.titleRoom, move.shown.scale, move.shown.system),
        saved: height(title, isHeader: isHeader, isFirst: isFirst, width, scale, move.saved.system))
    }
    if move.countsBars, CountedBars.precede(contentOf: element) { first = -CountedBars.height }
    last = first
    if !prototypes.isEmpty {
      last += heights("Prototype Cells", isHeader: true, isFirst: true).growth
      for cell in prototypes { shifts[ObjectIdentifier(cell)] = last }
    }
    var between = Heights()
    var end: CGFloat?
    for (index, section) in sections.enumerated() {
      between += heights(section.text("headerTitle"), isHeader: true, isFirst: index == 0)
      let cells = cells(section.child("cells"))
      let frames = cells.compactMap { saved[ObjectIdentifier($0)] }
      if let row = frames.first {
        if let end, table.style != .plain { between.correct(row.minY - end) }
        last += between.growth
        between = Heights()
        end = frames.last?.maxY
      }
      for cell in cells { shifts[ObjectIdentifier(cell)] = last }
      between += heights(section.text("footerTitle"), isHeader: false, isFirst: false)
    }
    last += between.growth
  }

  /// Of titles between two rows, in points.
  private struct Heights {
    var shown: CGFloat = 0
    /// Where the document was saved.
    var saved: CGFloat = 0

    var growth: CGFloat { shown - saved }

    static func += (sum: inout Heights, one: Heights) {
      sum.shown += one.shown
      sum.saved += one.saved
    }

    /// Where the rows tell that the titles between them had a line more or less than they should, they had.
    mutating func correct(_ found: CGFloat) {
      if Self.line.contains(abs(found - saved)) { saved = found }
    }

    /// How high a title's line may be, in points; less than the room that a section without titles keeps.
    private static let line: ClosedRange<CGFloat> = 15...16.5
  }

  /// 1. and 2.
  ///
  /// UIKIT: headers of groups are five points lower in Xcode 7 (36 of 36 stored frames); plain sections have 22
  /// points above their headers since iOS 15, and since iOS 14 a footer's room below without a title too; a first group
  /// without a title stands 35 points below the top up to Xcode 10, then as far as the table says (stored frames of 17
  /// repositories).
  private func height(
    _ title: String?, isHeader: Bool, isFirst: Bool, _ width: CGFloat, _ scale: CGFloat, _ system: CanvasSystem
  ) -> CGFloat {
    var title = title ?? ""
    if title.isEmpty, !isHeader, table.style == .plain, system.system >= 14 { title = " " }
    guard !title.isEmpty else {
      guard isHeader, isFirst, table.style != .plain else { return 0 }
      guard system.toolsVersion >= 15_000 else { return 35 }
      return table.sectionHeaderHeight > 0 ? table.sectionHeaderHeight : 17.5
    }
    // Titles of plain sections have one line.
    if table.style == .plain { title = " " }
    var height: CGFloat = 0
    let category = system.hasSmallText ? UIContentSizeCategory.extraSmall : .large
    UITraitCollection(preferredContentSizeCategory: category).performAsCurrent {
      height = table.titleHeight(title, isHeader: isHeader, isFirst: isFirst, width: width, scale: scale)
    }
    if isHeader, table.style == .plain, system.system >= 15 { height += 22 }
    if isHeader, table.style != .plain, (8_000..<11_000).contains(system.toolsVersion) { height -= isFirst ? 5.5 : 5 }
    return height
  }
}
