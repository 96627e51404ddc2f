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

  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }
  public init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}
