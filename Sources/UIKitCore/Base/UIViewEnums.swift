extension UIView {
  /// How content fits the bounds when they change.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uiview/contentmode-swift.enum>
  public enum ContentMode: Int, Sendable {
    case scaleToFill = 0
    case scaleAspectFit = 1
    case scaleAspectFill = 2
    case redraw = 3
    case center = 4
    case top = 5
    case bottom = 6
    case left = 7
    case right = 8
    case topLeft = 9
    case topRight = 10
    case bottomLeft = 11
    case bottomRight = 12
  }

  /// Which parts of a view's frame give way when its superview's bounds change.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.struct>
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// One bit for each margin and each side, as UIKit numbers them.
    public let rawValue: UInt
    /// Creates a mask from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance from the left edge takes a share of the change.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width takes a share of the change.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance from the right edge takes a share of the change.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance from the upper edge takes a share of the change.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height takes a share of the change.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance from the lower edge takes a share of the change.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// Whether the tint is dimmed, as beneath an alert.
  public enum TintAdjustmentMode: Int, Sendable {
    case automatic = 0
    case normal = 1
    case dimmed = 2
  }

  /// The value that `intrinsicContentSize` holds in an axis without a natural size.
  public static let noIntrinsicMetric: CGFloat = -1

  /// The target of `systemLayoutSizeFitting(_:)` that asks for the smallest size.
  public static let layoutFittingCompressedSize = CGSize(width: 0, height: 0)

  /// The target of `systemLayoutSizeFitting(_:)` that asks for the largest size.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}
