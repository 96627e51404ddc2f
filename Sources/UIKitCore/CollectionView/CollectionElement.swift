internal import Foundation

/// What tells an element of a collection view from all others.
struct CollectionElement: Hashable, Comparable {
  enum Category: Hashable {
    case cell
    case supplementary(String)
    case decoration(String)

    /// Cells first, then views by their kinds.
    var rank: String {
      switch self {
      case .cell: ""
      case .supplementary(let kind): "1" + kind
      case .decoration(let kind): "2" + kind
      }
    }
  }

  var category: Category
  var indexPath: IndexPath

  var isDecoration: Bool { if case .decoration = category { true } else { false } }

  static func cell(_ path: IndexPath) -> CollectionElement { CollectionElement(category: .cell, indexPath: path) }
  static func supplementary(_ kind: String, _ path: IndexPath) -> CollectionElement {
    CollectionElement(category: .supplementary(kind), indexPath: path)
  }
  static func decoration(_ kind: String, _ path: IndexPath) -> CollectionElement {
    CollectionElement(category: .decoration(kind), indexPath: path)
  }

  @MainActor
  init(_ attributes: UICollectionViewLayoutAttributes) {
    indexPath = attributes.indexPath
    switch attributes.representedElementCategory {
    case .cell: category = .cell
    case .supplementaryView: category = .supplementary(attributes.representedElementKind ?? "")
    case .decorationView: category = .decoration(attributes.representedElementKind ?? "")
    }
  }

  /// By the index path; of one path cells first.
  static func < (first: CollectionElement, second: CollectionElement) -> Bool {
    if first.indexPath != second.indexPath { return first.indexPath < second.indexPath }
    return first.category.rank < second.category.rank
  }

  init(category: Category, indexPath: IndexPath) {
    self.category = category
    self.indexPath = indexPath
  }
}
