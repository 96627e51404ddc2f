/// Several items that move as one.
///
/// Source: <https://developer.apple.com/documentation/uikit/uidynamicitemgroup>
@preconcurrency @MainActor
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
  open private(set) var items: [any UIDynamicItem]
  /// In points, around all items as they were.
  open private(set) var bounds: CGRect
  /// In the coordinates of the items, in points.
  open var center: CGPoint { didSet { place() } }
  open var transform = CGAffineTransform.identity { didSet { place() } }
  /// Where the items stand in the group that is not turned, from its centre.
  private let offsets: [(place: CGPoint, transform: CGAffineTransform)]

  public init(items: [any UIDynamicItem]) {
    self.items = items
    let box = items.reduce(CGRect.null) { $0.union(Self.frame(of: $1)) }
    let middle = CGPoint(x: box.midX, y: box.midY)
    center = middle
    bounds = CGRect(origin: .zero, size: box.isNull ? .zero : box.size)
    offsets = items.map { (CGPoint(x: $0.center.x - middle.x, y: $0.center.y - middle.y), $0.transform) }
    super.init()
  }

  private static func frame(of item: any UIDynamicItem) -> CGRect {
    let size = item.bounds.size
    return CGRect(
      x: item.center.x - size.width / 2, y: item.center.y - size.height / 2, width: size.width, height: size.height)
  }
  private func place() {
    for (item, offset) in zip(items, offsets) {
      let turned = offset.place.applying(transform)
      item.center = CGPoint(x: center.x + turned.x, y: center.y + turned.y)
      item.transform = offset.transform.concatenating(transform)
    }
  }
}
