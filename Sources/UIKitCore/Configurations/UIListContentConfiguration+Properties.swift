public import Foundation

extension UIListContentConfiguration {
  /// How a text looks.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct/textproperties-swift.struct>
  @preconcurrency @MainActor
  public struct TextProperties: Equatable {
    public enum TextAlignment: Int, Sendable { case natural = 0, center, justified }
    public enum TextTransform: Int, Sendable { case none = 0, uppercase, lowercase, capitalized }

    public var font = UIFont.preferredFont(forTextStyle: .body)
    public var color = UIColor.label
    public var colorTransformer: UIConfigurationColorTransformer?
    public var alignment = TextAlignment.natural
    public var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// 0: as many as are needed. Default: 0.
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    /// A share of the font's size; 0 for no limit of its own.
    public var minimumScaleFactor: CGFloat = 0
    /// Kept; has no effect.
    public var allowsDefaultTighteningForTruncation = false
    public var adjustsFontForContentSizeCategory = false
    /// Kept; has no effect.
    public var showsExpansionTextWhenTruncated = false
    public var transform = TextTransform.none
    var isDimmed = false

    public init() {}

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

    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// Nil: the view's tint.
    public var tintColor: UIColor?
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// In points. Default: 0.
    public var cornerRadius: CGFloat = 0
    /// The image is made smaller to fit; 0 is no limit. In points. Default: zero.
    public var maximumSize = CGSize.zero
    /// The room for the image, which stands in its middle; 0 takes the image's own. In points. Default: zero.
    public var reservedLayoutSize = CGSize.zero
    /// For assistive technologies and tests to read.
    public var accessibilityIgnoresInvertColors = false
    public var strokeColor: UIColor?
    /// In points. Default: 0.
    public var strokeWidth: CGFloat = 0

    public init() {}

    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }

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
