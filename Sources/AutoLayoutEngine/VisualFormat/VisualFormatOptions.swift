/// How a visual format's views align, in which direction it is read and what its spaces measure.
///
/// The raw values are those of `NSLayoutConstraint.FormatOptions`.
/// Source: <https://developer.apple.com/documentation/uikit/nslayoutconstraint/formatoptions>.
public struct VisualFormatOptions: OptionSet, Sendable, Hashable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let alignAllLeft = VisualFormatOptions(rawValue: 1 << 1)
  public static let alignAllRight = VisualFormatOptions(rawValue: 1 << 2)
  public static let alignAllTop = VisualFormatOptions(rawValue: 1 << 3)
  public static let alignAllBottom = VisualFormatOptions(rawValue: 1 << 4)
  public static let alignAllLeading = VisualFormatOptions(rawValue: 1 << 5)
  public static let alignAllTrailing = VisualFormatOptions(rawValue: 1 << 6)
  public static let alignAllCenterX = VisualFormatOptions(rawValue: 1 << 9)
  public static let alignAllCenterY = VisualFormatOptions(rawValue: 1 << 10)
  public static let alignAllLastBaseline = VisualFormatOptions(rawValue: 1 << 11)
  public static let alignAllFirstBaseline = VisualFormatOptions(rawValue: 1 << 12)
  public static let alignmentMask = VisualFormatOptions(rawValue: 0xFFFF)

  public static let directionLeftToRight = VisualFormatOptions(rawValue: 1 << 16)
  public static let directionRightToLeft = VisualFormatOptions(rawValue: 2 << 16)
  public static let directionMask = VisualFormatOptions(rawValue: 3 << 16)

  public static let spacingBaselineToBaseline = VisualFormatOptions(rawValue: 1 << 19)
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
