extension NSLayoutConstraint {
  /// How the first side of a constraint compares with the second.
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  /// From left to right, or from top to bottom.
  public enum Axis: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  /// The part of an item that a constraint speaks of.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/nslayoutconstraint/attribute>
  public enum Attribute: Int, Sendable {
    case notAnAttribute = 0
    case left = 1
    case right = 2
    case top = 3
    case bottom = 4
    case leading = 5
    case trailing = 6
    case width = 7
    case height = 8
    case centerX = 9
    case centerY = 10
    case lastBaseline = 11
    case firstBaseline = 12
    case leftMargin = 13
    case rightMargin = 14
    case topMargin = 15
    case bottomMargin = 16
    case leadingMargin = 17
    case trailingMargin = 18
    case centerXWithinMargins = 19
    case centerYWithinMargins = 20

    /// The old name of `lastBaseline`.
    public static let baseline = Attribute.lastBaseline
  }

  /// Alignment and direction of a visual format.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/nslayoutconstraint/formatoptions>
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// Bits, as UIKit numbers them.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The left edges of all views of the line are the same.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// The right edges of all views of the line are the same.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// The upper edges of all views of the line are the same.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// The lower edges of all views of the line are the same.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// The leading edges of all views of the line are the same.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// The trailing edges of all views of the line are the same.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// The middles of all views of the line lie above each other.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// The middles of all views of the line lie beside each other.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// The last baselines of all views of the line are the same.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// The first baselines of all views of the line are the same.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// The bits of all alignments.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
    /// A horizontal line goes from leading to trailing. The default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// A horizontal line goes from left to right in every language.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// A horizontal line goes from right to left in every language.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// The bits of all directions.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)
    /// Distances of a vertical line go from edge to edge. The default.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Distances of a vertical line go from baseline to baseline.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// The bits of both ways to measure distances.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)

    /// The older name of `alignAllLastBaseline`.
    public static let alignAllBaseline = FormatOptions.alignAllLastBaseline
  }
}

extension NSLayoutConstraint.Attribute {
  /// The axis of the attribute; nil for `notAnAttribute`.
  package var axis: NSLayoutConstraint.Axis? {
    switch self {
    case .notAnAttribute: nil
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .vertical
    }
  }

  var isDimension: Bool { self == .width || self == .height }
  package var isBaseline: Bool { self == .lastBaseline || self == .firstBaseline }

  /// Whether the attribute follows the reading direction.
  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether the attribute is physical (`left`, `right`), which does not mix with directional ones.
  var isPhysical: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  /// Whether the attribute depends on the item's layout margins.
  package var usesMargins: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      true
    default: false
    }
  }
}
