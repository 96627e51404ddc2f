public import Foundation

/// The place of an item in a custom group.
///
/// Source: <https://developer.apple.com/documentation/uikit/nscollectionlayoutgroupcustomitem>
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject, @preconcurrency NSCopying {
  /// In the group's coordinates, in points.
  open private(set) var frame: CGRect
  /// Default: 0.
  open private(set) var zIndex: Int

  /// An item at a frame within its group, in points.
  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }
  /// An item at a frame within its group, in points, and an order in depth.
  public init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }

  /// The item itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
