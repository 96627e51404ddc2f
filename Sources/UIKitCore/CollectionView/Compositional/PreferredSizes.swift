internal import Foundation

/// Sizes that contents have asked for.
struct PreferredSizes {
  struct Boundary {
    var kind: String
    var section: Int
    static func supplementary(_ kind: String, _ section: Int) -> Boundary { Boundary(kind: kind, section: section) }
  }

  private var sizes: [CollectionElement: CGSize] = [:]
  private var itemsBySection: [Int: Set<Int>] = [:]

  subscript(element: CollectionElement) -> CGSize? {
    get { sizes[element] }
    set {
      sizes[element] = newValue
      guard element.indexPath.count == 2 else { return }
      itemsBySection[element.indexPath.section, default: []].insert(element.indexPath.item)
    }
  }

  func items(in section: Int) -> Set<Int> { itemsBySection[section] ?? [] }

  /// The same sizes under the names that elements have after a batch.
  func mapped(_ map: (IndexPath) -> IndexPath?) -> PreferredSizes {
    var result = PreferredSizes()
    for (element, size) in sizes {
      guard case .cell = element.category else {
        result[element] = size
        continue
      }
      if let path = map(element.indexPath) { result[.cell(path)] = size }
    }
    return result
  }
}
