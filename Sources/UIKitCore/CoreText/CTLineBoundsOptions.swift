/// What counts in the bounds of a line.
///
/// Source: <https://developer.apple.com/documentation/coretext/ctlineboundsoptions>
public struct CTLineBoundsOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Without what lies between lines.
  public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1 << 0)
  /// Kept; letters are not moved up or down by it.
  public static let excludeTypographicShifts = CTLineBoundsOptions(rawValue: 1 << 1)
  /// Kept; no punctuation hangs.
  public static let useHangingPunctuation = CTLineBoundsOptions(rawValue: 1 << 2)
  /// Kept; the typographic bounds are told.
  public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 1 << 3)
  /// Kept; the typographic bounds are told.
  public static let useOpticalBounds = CTLineBoundsOptions(rawValue: 1 << 4)
  /// Kept; the letters' own bounds are told.
  public static let includeLanguageExtents = CTLineBoundsOptions(rawValue: 1 << 5)
}
