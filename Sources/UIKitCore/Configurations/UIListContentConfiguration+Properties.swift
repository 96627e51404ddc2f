public import Foundation

extension UIListContentConfiguration {
  /// How a text looks.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct/textproperties-swift.struct>
  @preconcurrency @MainActor
  public struct TextProperties: Equatable {
    /// Where lines stand; `natural` is the leading side.
    public enum TextAlignment: Int, Sendable { case natural = 0, center, justified }
    /// What becomes of letters when they are shown; the text itself stays.
    public enum TextTransform: Int, Sendable { case none = 0, uppercase, lowercase, capitalized }

    /// Default: the body's font, or what the kind of list sets.
    public var font = UIFont.preferredFont(forTextStyle: .body)
    /// Before `colorTransformer`. Default: the label's color.
    public var color = UIColor.label
    /// Makes the shown color of `color`, or of the disabled text's color. Default: nil.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// Default: natural.
    public var alignment = TextAlignment.natural
    /// Default: lines break between words.
    public var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// 0: as many as are needed. Default: 0.
    public var numberOfLines = 0
    /// Whether a text that is too wide is made smaller, down to `minimumScaleFactor`. Default: false.
    public var adjustsFontSizeToFitWidth = false
    /// A share of the font's size; 0 for no limit of its own.
    public var minimumScaleFactor: CGFloat = 0
    /// Kept; has no effect.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether the font follows the text size that a person prefers. Default: false here, true in the lists'
    /// configurations.
    public var adjustsFontForContentSizeCategory = false
    /// Kept; has no effect.
    public var showsExpansionTextWhenTruncated = false
    /// Applies to plain texts, not to attributed ones. Default: none.
    public var transform = TextTransform.none
    var isDimmed = false

    /// The body's font in the label's color, on as many lines as are needed.
    public init() {}

    /// What is drawn: `color`, or the tertiary label's color while disabled, through `colorTransformer`.
    public func resolvedColor() -> UIColor {
      let color = isDimmed ? UIColor.tertiaryLabel : color
      return colorTransformer?(color) ?? color
    }

    func applied(to text: String) -> String {
      switch transform {
      case .none: text
      case .uppercase: text.uppercased()
      case .lowercase: text.lowercased()
      case .capitalized: text.capitalized
      }
    }

    /// Compares all but `colorTransformer`.
    public nonisolated static func == (a: Self, b: Self) -> Bool {
      MainActor.assumeIsolated {
        a.font == b.font && a.color == b.color && a.alignment == b.alignment && a.lineBreakMode == b.lineBreakMode
          && a.numberOfLines == b.numberOfLines && a.adjustsFontSizeToFitWidth == b.adjustsFontSizeToFitWidth
          && a.minimumScaleFactor == b.minimumScaleFactor && a.transform == b.transform && a.isDimmed == b.isDimmed
      }
    }
  }

  /// How an image looks.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct/imageproperties-swift.struct>
  @preconcurrency @MainActor
  public struct ImageProperties: Equatable {
    /// Lets the system find the width in which symbols of all cells stand in one column.
    public static let standardDimension: CGFloat = -.greatestFiniteMagnitude

    /// For symbols. Default: nil, for one of the first text's font.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// Nil: the view's tint.
    public var tintColor: UIColor?
    /// Makes the shown tint of `tintColor`; asked only where `tintColor` is set. Default: nil.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// In points. Default: 0.
    public var cornerRadius: CGFloat = 0
    /// The image is made smaller to fit; 0 is no limit. In points. Default: zero.
    public var maximumSize = CGSize.zero
    /// The room for the image, which stands in its middle; 0 takes the image's own. In points. Default: zero.
    public var reservedLayoutSize = CGSize.zero
    /// For assistive technologies and tests to read.
    public var accessibilityIgnoresInvertColors = false
    /// Of the border inside the image's edge, which is seen with a `strokeWidth`. Default: nil.
    public var strokeColor: UIColor?
    /// In points. Default: 0.
    public var strokeWidth: CGFloat = 0

    /// The image in its own size, without border or round corners.
    public init() {}

    /// The image's own tint, else the one that is handed over, through `tintColorTransformer`.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }

    /// Compares all but `tintColorTransformer`.
    public nonisolated static func == (a: Self, b: Self) -> Bool {
      MainActor.assumeIsolated {
        a.preferredSymbolConfiguration == b.preferredSymbolConfiguration && a.tintColor == b.tintColor
          && a.cornerRadius == b.cornerRadius && a.maximumSize == b.maximumSize
          && a.reservedLayoutSize == b.reservedLayoutSize && a.strokeColor == b.strokeColor
          && a.strokeWidth == b.strokeWidth
      }
    }
  }
}
