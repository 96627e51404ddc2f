internal import Foundation

/// A list whose selection belongs to its state.
@MainActor
protocol StateSelecting: UIScrollView {
  var selectedForState: [IndexPath] { get }
  func selectFromState(_ paths: [IndexPath])
  /// Tells elements apart by what they stand for instead of their place.
  var modelAssociation: (any UIDataSourceModelAssociation)? { get }
}

/// The selection of a list, as it is kept.
///
/// UIKIT: a data source that knows its elements' identifiers brings back the elements, not their places (Apple's page on
/// `UIDataSourceModelAssociation`).
@MainActor
struct SelectionState {
  private static let (paths, identifiers) = ("UISelectedIndexPaths", "UISelectedIdentifiers")
  private let list: any StateSelecting

  init(_ list: any StateSelecting) { self.list = list }

  func write(_ coder: NSCoder) {
    let selected = list.selectedForState
    guard !selected.isEmpty else { return }
    if let association = list.modelAssociation {
      let names = selected.compactMap { association.modelIdentifierForElement(at: $0, in: list) }
      coder.encode(names, forKey: Self.identifiers)
    } else {
      coder.encode(selected.map { Array($0) }, forKey: Self.paths)
    }
  }

  func read(_ coder: NSCoder) {
    if let names = coder.decodeObject(forKey: Self.identifiers) as? [String] {
      list.selectFromState(
        names.compactMap { list.modelAssociation?.indexPathForElement(withModelIdentifier: $0, in: list) })
    } else if let paths = coder.decodeObject(forKey: Self.paths) as? [[Int]] {
      list.selectFromState(paths.map { IndexPath(indexes: $0) })
    }
  }
}
