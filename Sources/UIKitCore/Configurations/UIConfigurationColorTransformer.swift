/// Makes a color from another.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiconfigurationcolortransformer-swift.struct>
public struct UIConfigurationColorTransformer: @unchecked Sendable {
  /// Gets the configured color and gives the one to draw.
  public let transform: (UIColor) -> UIColor
  /// `transform` is asked whenever the color is needed: for each state and tint.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
  /// Runs `transform`.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// Black and white keep their lightness, other colors lose their hue.
  public static let grayscale = UIConfigurationColorTransformer { color in
    var (white, alpha) = (CGFloat(0), CGFloat(0))
    if color.getWhite(&white, alpha: &alpha) { return UIColor(white: white, alpha: alpha) }
    var (red, green, blue) = (CGFloat(0), CGFloat(0), CGFloat(0))
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
  }
  /// The tint of the view where no color is given.
  public static let preferredTint = UIConfigurationColorTransformer { $0 }
  /// The label's color, whatever comes in.
  public static let monochromeTint = UIConfigurationColorTransformer { _ in .label }
}

/// Makes the attributes of a text from others.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiconfigurationtextattributestransformer-swift.struct>
public struct UIConfigurationTextAttributesTransformer: @unchecked Sendable {
  /// Gets the configured attributes and gives the ones to show.
  public let transform: (AttributeContainer) -> AttributeContainer
  /// `transform` is asked whenever the title is shown for a state.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }
  /// Runs `transform`.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
