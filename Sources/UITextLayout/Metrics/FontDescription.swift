public import Foundation

/// A font as layout asks for it: a family, a size, a weight.
public struct FontDescription: Hashable, Sendable {
  /// The typeface.
  public enum Family: Hashable, Sendable {
    /// The system's interface font.
    case system
    /// The system's face with letters of one width.
    case monospacedSystem
    /// The system's round face.
    case roundedSystem
    /// The system's face with serifs.
    case serifSystem
    /// A font by its PostScript or family name.
    case named(String)
  }

  /// The typeface.
  public var family: Family
  /// Size of the em, in points.
  public var size: CGFloat
  /// From −1 (thinnest) to 1, as `UIFont.Weight`; regular is 0.
  public var weight: CGFloat
  /// Whether it slants.
  public var isItalic: Bool
  /// Digits of one width.
  public var hasMonospacedDigits: Bool
  /// What the font is asked for beside: variants of digits, letters and ligatures, as its own tables name them.
  public var features: [FontFeature] = []
  /// Extra space between lines, in points.
  public var leading: CGFloat
  /// The height of a line of a named font that nothing else is known of, in em; nil for what is assumed of such fonts.
  public var assumedLineHeight: CGFloat?
  /// The widths of a named font that nothing else is known of, as a multiple of those assumed of such fonts. Default: 1.
  public var assumedWidth: CGFloat = 1

  /// A font.
  public init(
    family: Family = .system, size: CGFloat, weight: CGFloat = 0, isItalic: Bool = false,
    hasMonospacedDigits: Bool = false, leading: CGFloat = 0
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
    self.leading = leading
  }
}
