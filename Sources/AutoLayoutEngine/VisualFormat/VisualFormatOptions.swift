/// How a visual format's views align, in which direction it is read and what its spaces measure.
///
/// The raw values are those of `NSLayoutConstraint.FormatOptions`.
/// Source: <https://developer.apple.com/documentation/uikit/nslayoutconstraint/formatoptions>.
public struct VisualFormatOptions: OptionSet, Sendable, Hashable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Aligns the left edges.
  public static let alignAllLeft = VisualFormatOptions(rawValue: 1 << 1)
  /// Aligns the right edges.
  public static let alignAllRight = VisualFormatOptions(rawValue: 1 << 2)
  /// Aligns the top edges.
  public static let alignAllTop = VisualFormatOptions(rawValue: 1 << 3)
  /// Aligns the bottom edges.
  public static let alignAllBottom = VisualFormatOptions(rawValue: 1 << 4)
  /// Aligns the edges where reading begins.
  public static let alignAllLeading = VisualFormatOptions(rawValue: 1 << 5)
  /// Aligns the edges where reading ends.
  public static let alignAllTrailing = VisualFormatOptions(rawValue: 1 << 6)
  /// Aligns the middles across.
  public static let alignAllCenterX = VisualFormatOptions(rawValue: 1 << 9)
  /// Aligns the middles down.
  public static let alignAllCenterY = VisualFormatOptions(rawValue: 1 << 10)
  /// Aligns the last lines of text.
  public static let alignAllLastBaseline = VisualFormatOptions(rawValue: 1 << 11)
  /// Aligns the first lines of text.
  public static let alignAllFirstBaseline = VisualFormatOptions(rawValue: 1 << 12)
  /// All options of alignment.
  public static let alignmentMask = VisualFormatOptions(rawValue: 0xFFFF)

  /// Views follow from left to right.
  public static let directionLeftToRight = VisualFormatOptions(rawValue: 1 << 16)
  /// Views follow from right to left.
  public static let directionRightToLeft = VisualFormatOptions(rawValue: 2 << 16)
  /// All options of direction.
  public static let directionMask = VisualFormatOptions(rawValue: 3 << 16)

  /// Spaces down are between lines of text.
  public static let spacingBaselineToBaseline = VisualFormatOptions(rawValue: 1 << 19)
  /// All options of spacing.
  public static let spacingMask = VisualFormatOptions(rawValue: 1 << 19)

  /// The attributes that the alignment part names, in the order of their raw values.
  public var alignmentAttributes: [LayoutAttribute] {
    guard !isDisjoint(with: .alignmentMask) else { return [] }
    return LayoutAttribute.allCases.filter { attribute in
      attribute != .notAnAttribute && attribute.rawValue < 16 && attribute.kind != .dimension
        && rawValue & (1 << UInt(attribute.rawValue)) != 0
    }
  }
}
