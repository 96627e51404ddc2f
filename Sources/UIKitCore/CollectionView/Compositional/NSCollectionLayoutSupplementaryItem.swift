/// A view that is held at an item or a group, such as a badge.
///
/// Source: <https://developer.apple.com/documentation/uikit/nscollectionlayoutsupplementaryitem>
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind under which the view is asked for.
  open private(set) var elementKind: String
  /// Where at its container it is held.
  open private(set) var containerAnchor: NSCollectionLayoutAnchor
  /// Which point of its own is held there; nil: the point that corresponds to the container's.
  open private(set) var itemAnchor: NSCollectionLayoutAnchor?
  /// Views with larger values stand in front; items have 0. Default: 1, in front of the items.
  ///
  /// UIKIT: Apple's guide to compositional layouts raises it above 1 for headers that stand in front of the others; a
  /// library that stands in for UIKit's layout on early systems begins with 1.
  open var zIndex = 1

  /// A view attached to an item: its own anchor stands at the container's.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor? = nil
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutSupplementaryItem(
      layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor, itemAnchor: itemAnchor)
    copyCommon(to: copy)
    copy.zIndex = zIndex
    return copy
  }

  /// The place at a container, in the container's coordinates, leading edges at the left.
  func frame(at container: CGRect, size: CGSize) -> CGRect {
    let held = containerAnchor.point(in: container.size)
    let own = (itemAnchor ?? containerAnchor).point(in: size)
    let (a, b) = (containerAnchor.shift(for: size), itemAnchor?.shift(for: size) ?? .zero)
    return CGRect(
      x: container.minX + held.x - own.x + a.x + b.x, y: container.minY + held.y - own.y + a.y + b.y,
      width: size.width, height: size.height)
  }
}
