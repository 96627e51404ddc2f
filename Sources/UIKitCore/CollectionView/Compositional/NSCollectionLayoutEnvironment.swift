internal import UISystemMetrics

/// What a section may know of its surroundings.
///
/// Source: <https://developer.apple.com/documentation/uikit/nscollectionlayoutenvironment>
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// What the section stands in: all of the view, or a group.
  var container: any NSCollectionLayoutContainer { get }
  /// The view's traits, to lay out differently for compact widths.
  var traitCollection: UITraitCollection { get }
}

/// The room of a group or a section.
///
/// Source: <https://developer.apple.com/documentation/uikit/nscollectionlayoutcontainer>
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// In points, before the insets are taken off.
  var contentSize: CGSize { get }
  /// In points, after.
  var effectiveContentSize: CGSize { get }
  /// What the view's insets take of the container, in points.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// What insets take of the container by now, in points.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

final class LayoutSurroundings: NSObject, NSCollectionLayoutEnvironment {
  let container: any NSCollectionLayoutContainer
  let traitCollection: UITraitCollection
  let metrics: SystemMetrics

  init(
    _ size: CGSize, _ traits: UITraitCollection, insets: NSDirectionalEdgeInsets = .zero,
    metrics: SystemMetrics = .latest
  ) {
    self.metrics = metrics
    container = LayoutRoom(size, insets)
    traitCollection = traits
    super.init()
  }
}

final class LayoutRoom: NSObject, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets
  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
  var effectiveContentSize: CGSize {
    CGSize(
      width: max(contentSize.width - contentInsets.leading - contentInsets.trailing, 0),
      height: max(contentSize.height - contentInsets.top - contentInsets.bottom, 0))
  }

  init(_ size: CGSize, _ insets: NSDirectionalEdgeInsets) {
    contentSize = size
    contentInsets = insets
    super.init()
  }
}
