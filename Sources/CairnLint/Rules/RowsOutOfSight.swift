internal import Foundation
internal import InterfaceBuilder
internal import UIKitCore
internal import UIKitDocuments

/// The rows and items of a scene that begin where their table or collection view has ended.
///
/// UIKIT: Interface Builder neither sizes nor measures items since Xcode 12, and rows since Xcode 12.5 (none of 6 rows of 2
/// repositories before): what follows from the size of a content view
/// or from a natural size there is ambiguous, what constraints say for themselves is not. Stored marks: 63 of 81 constrained rows of tables (the
/// others in the middle of two long tables, where the canvas was scrolled to) and 9 of 9 items of collection views,
/// against one in twenty in sight; content views themselves of items (8 of 9), not of rows (0 of 81).
@MainActor
struct RowsOutOfSight {
  /// The content views of items, in the order of the document.
  private(set) var items: [UIView] = []
  /// Those of rows and items.
  private(set) var contents: [UIView] = []
  /// The views in them, but for those whose natural size the document states.
  private var measured: [UIView] = []

  init(_ scene: LintedScene) {
    let toolsVersion = scene.document.toolsVersion
    guard toolsVersion >= 17_000 else { return }
    var outOfSight: Set<String> = []
    for entry in scene.made.entries where entry.element.key == "contentView" {
      guard let cell = entry.element.parent, let list = Self.list(around: cell) else { continue }
      if list.name == "tableView", toolsVersion < 18_000 { continue }
      let isNested = sequence(first: list, next: \.parent).contains { outOfSight.contains($0.id ?? "") }
      guard isNested || Self.isOutOfSight(cell, of: list) else { continue }
      outOfSight.insert(entry.id)
      contents.append(entry.view)
      if list.name == "collectionView" { items.append(entry.view) }
    }
    guard !contents.isEmpty else { return }
    let unsized = Set(contents.map { ObjectIdentifier($0) })
    measured = scene.made.entries.map(\.view).filter { view in
      view.layoutHints.naturalSize == nil
        && sequence(first: view, next: \.superview).dropFirst().contains { unsized.contains(ObjectIdentifier($0)) }
    }
  }

  /// Runs `body` while nothing but constraints says how large the content views are and what is in them.
  func withoutSizes<Result>(_ body: () -> Result) -> Result {
    for view in contents { view.translatesAutoresizingMaskIntoConstraints = false }
    let none = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    for view in measured { view.layoutHints.naturalSize = none }
    defer {
      for view in measured { view.layoutHints.naturalSize = nil }
      for view in contents { view.translatesAutoresizingMaskIntoConstraints = true }
    }
    return body()
  }

  private static func list(around cell: IBElement) -> IBElement? {
    sequence(first: cell, next: \.parent).first { $0.name == "tableView" || $0.name == "collectionView" }
  }

  /// As they were saved: the marks that a document has are of the same moment.
  private static func isOutOfSight(_ cell: IBElement, of list: IBElement) -> Bool {
    guard let frame = cell.rect(key: "frame"), let room = list.rect(key: "frame") else { return false }
    return frame.minX >= room.width - 0.5 || frame.minY >= room.height - 0.5 || frame.maxX <= 0 || frame.maxY <= 0
  }
}
