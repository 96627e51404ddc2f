extension UICollectionView {
  /// Along which axis the items go on.
  public enum ScrollDirection: Int, Sendable { case vertical = 0, horizontal }
  /// What a place in a layout is for.
  public enum ElementCategory: UInt, Sendable { case cell = 0, supplementaryView, decorationView }

  /// Where an item shall be after scrolling to it: one vertical and one horizontal value.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// One bit for each position, as UIKit numbers them.
    public let rawValue: UInt
    /// Creates positions from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The item's upper edge at the upper edge of what is seen.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// The item in the middle of the height.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// The item's lower edge at the lower edge of what is seen.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// The item's left edge at the left edge of what is seen.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// The item in the middle of the width.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// The item's right edge at the right edge of what is seen.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// When a cell on the screen that may want another size is measured again.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uicollectionview/selfsizinginvalidation-swift.enum>
  public enum SelfSizingInvalidation: Int, Sendable { case disabled = 0, enabled, enabledIncludingConstraints }

  /// How fast items make room for one that is moved.
  public enum ReorderingCadence: Int, Sendable { case immediate = 0, fast, slow }

  /// The kind of a flow layout's headers.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of a flow layout's footers.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}
