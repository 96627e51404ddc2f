internal import Foundation
internal import InterfaceBuilder

/// Bars above a table that an early document counts as the beginning of the table's content.
///
/// UIKIT: up to Xcode 7, and in documents without a device of Xcode 8: first rows at 64, 86, 99, 114 and 119 points, and at
/// 0, 22, 35, 50 and 55 on every device since (stored frames of 11 repositories; in pairs of revisions 9 tables of 8
/// repositories).
enum CountedBars {
  /// Of a status bar and a navigation bar, in points.
  static let height: CGFloat = 64

  /// Whether the first thing in a table stands as much lower as the bars are high.
  static func precede(contentOf table: IBElement) -> Bool {
    if let header = table.children.first(where: { $0.key == "tableHeaderView" })?.rect(key: "frame") {
      return isLower(header.minY, than: [0])
    }
    let prototypes = table.child("prototypes")?.children ?? []
    let sections = table.child("sections")?.children("tableViewSection") ?? []
    let rows = prototypes + sections.flatMap { $0.child("cells")?.children ?? [] }
    guard let first = rows.compactMap({ $0.rect(key: "frame")?.minY }).min() else { return false }
    let isTitled = !prototypes.isEmpty || sections.first?.text("headerTitle")?.isEmpty == false
    let stated = table.number("sectionHeaderHeight") ?? 0
    return switch (table.string("style") ?? "plain", isTitled) {
    case ("plain", true): isLower(first, than: [22, 28, stated])
    case ("plain", false): isLower(first, than: [0, 22, 28, stated])
    case (_, true): isLower(first, than: [50, 55.5])
    case (_, false): isLower(first, than: [35, 30, stated])
    }
  }

  private static func isLower(_ y: CGFloat, than beginnings: [CGFloat]) -> Bool {
    beginnings.contains { abs(y - height - $0) <= 1 }
  }
}
