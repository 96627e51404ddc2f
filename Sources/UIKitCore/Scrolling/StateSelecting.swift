internal import Foundation

/// A list whose selection belongs to its state.
@MainActor
protocol StateSelecting: UIScrollView {
  var selectedForState: [IndexPath] { get }
  func selectFromState(_ paths: [IndexPath])
  /// Tells elements apart by what they stand for instead of their place.
  var modelAssociation: (any UIDataSourceModelAssociation)? { get }
}

/// The place and the selection of a scroll view, as they are kept.
///
/// UIKIT: a data source that knows its elements' identifiers brings back the elements, not their places
/// (`UIDataSourceModelAssociation`).
@MainActor
struct ScrollState {
  private static let (offset, zoom) = ("UIScrollViewContentOffset", "UIScrollViewZoomScale")
  private static let (paths, identifiers) = ("UISelectedIndexPaths", "UISelectedIdentifiers")
  private let view: UIScrollView

  init(_ view: UIScrollView) { self.view = view }

  func write(_ coder: NSCoder) {
    coder.encode([Double(view.contentOffset.x), Double(view.contentOffset.y)], forKey: Self.offset)
    coder.encode(Double(view.zoomScale), forKey: Self.zoom)
    guard let list = view as? any StateSelecting, !list.selectedForState.isEmpty else { return }
    if let association = list.modelAssociation {
      let names = list.selectedForState.compactMap { association.modelIdentifierForElement(at: $0, in: view) }
      coder.encode(names, forKey: Self.identifiers)
    } else {
      coder.encode(list.selectedForState.map { Array($0) }, forKey: Self.paths)
    }
  }

  func read(_ coder: NSCoder) {
    if coder.containsValue(forKey: Self.zoom), coder.decodeDouble(forKey: Self.zoom) != 1 {
      view.setZoomScale(CGFloat(coder.decodeDouble(forKey: Self.zoom)), animated: false)
    }
    if let list = view as? any StateSelecting {
      if let names = coder.decodeObject(forKey: Self.identifiers) as? [String] {
        list.selectFromState(
          names.compactMap { list.modelAssociation?.indexPathForElement(withModelIdentifier: $0, in: view) })
      } else if let paths = coder.decodeObject(forKey: Self.paths) as? [[Int]] {
        list.selectFromState(paths.map { IndexPath(indexes: $0) })
      }
    }
    if let offset = coder.decodeObject(forKey: Self.offset) as? [Double], offset.count == 2 {
      view.contentOffset = CGPoint(x: offset[0], y: offset[1])
    }
  }
}
