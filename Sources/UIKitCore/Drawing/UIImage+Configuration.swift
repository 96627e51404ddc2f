import Foundation

extension UIImage {
  /// Traits that choose a variant of a picture.
  @preconcurrency open class Configuration: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The traits for which a variant of a named picture is taken; nil for the current ones.
    open internal(set) var traitCollection: UITraitCollection?

    override init() { super.init() }

    /// A configuration of traits alone.
    public convenience init(traitCollection: UITraitCollection) {
      self.init()
      self.traitCollection = traitCollection
    }

    /// Always nil: configurations are not archived.
    public required init?(coder: NSCoder) { return nil }
    /// True: archives may ask for this class.
    public static var supportsSecureCoding: Bool { true }
    /// Writes nothing.
    open func encode(with coder: NSCoder) {}
    /// The configuration itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The same configuration with other traits; this one stays as it is.
    open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
      let result = duplicate()
      result.traitCollection = traitCollection
      return result as? Self ?? self
    }

    func duplicate() -> Configuration { Configuration() }

    /// This configuration with what `other` states put over it.
    open func applying(_ other: Configuration?) -> Self { other as? Self ?? self }
  }

  /// Thickness of a symbol's lines.
  public enum SymbolWeight: Int, Sendable {
    case unspecified = 0
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// The symbols' weight that goes with a font's.
  static func symbolWeight(of font: UIFont) -> SymbolWeight {
    let weights: [(CGFloat, SymbolWeight)] = [
      (-0.8, .ultraLight), (-0.6, .thin), (-0.4, .light), (0, .regular), (0.23, .medium), (0.3, .semibold),
      (0.4, .bold), (0.56, .heavy), (0.62, .black),
    ]
    return weights.min { abs($0.0 - font.font.weight) < abs($1.0 - font.font.weight) }?.1 ?? .regular
  }

  /// Size of a symbol relative to text of its point size.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small, medium, large
  }

  /// Size, weight and colours of a symbol.
  @preconcurrency open class SymbolConfiguration: Configuration, @unchecked Sendable {
    package struct Values: Equatable {
      package var pointSize: CGFloat?
      package var weight: SymbolWeight?
      package var scale: SymbolScale?
      var colors: [UIColor]?
      var prefersMulticolor = false

      /// - Parameter pointSize: in points. What is nil is left to whoever shows the symbol.
      package init(
        pointSize: CGFloat? = nil, weight: SymbolWeight? = nil, scale: SymbolScale? = nil, colors: [UIColor]? = nil,
        prefersMulticolor: Bool = false
      ) {
        self.pointSize = pointSize
        self.weight = weight
        self.scale = scale
        self.colors = colors
        self.prefersMulticolor = prefersMulticolor
      }
    }

    var values = Values()

    package convenience init(values: Values) {
      self.init()
      self.values = values
    }

    /// The size of a symbol beside text of this size in points.
    public convenience init(pointSize: CGFloat) { self.init(values: Values(pointSize: pointSize)) }
    /// Size in points and weight of a symbol, as of the text beside it.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(values: Values(pointSize: pointSize, weight: weight))
    }
    /// Size in points and weight, and whether the symbol is smaller or larger than the text.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(values: Values(pointSize: pointSize, weight: weight, scale: scale))
    }
    /// The point size and weight of a font.
    public convenience init(font: UIFont) {
      self.init(values: Values(pointSize: font.pointSize, weight: UIImage.symbolWeight(of: font)))
    }
    /// Size and weight of a font, and whether the symbol is smaller or larger than the text.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(values: Values(pointSize: font.pointSize, weight: UIImage.symbolWeight(of: font), scale: scale))
    }
    /// The point size of a text style, for the text size that is set when the configuration is made.
    public convenience init(textStyle: UIFont.TextStyle) { self.init(font: .preferredFont(forTextStyle: textStyle)) }
    /// The size of a text style at the text size of now, and whether the symbol is smaller or larger than the text.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }
    /// The weight alone; the size is the symbol's own.
    public convenience init(weight: SymbolWeight) { self.init(values: Values(weight: weight)) }
    /// Whether the symbol is smaller or larger than the text, alone.
    public convenience init(scale: SymbolScale) { self.init(values: Values(scale: scale)) }
    /// One colour, fainter in the layers behind.
    public convenience init(hierarchicalColor: UIColor) { self.init(values: Values(colors: [hierarchicalColor])) }
    /// A colour for each layer, from the first one on.
    public convenience init(paletteColors: [UIColor]) { self.init(values: Values(colors: paletteColors)) }

    /// A configuration that says nothing.
    open class var unspecified: SymbolConfiguration { SymbolConfiguration(values: Values()) }
    /// The symbol's own colours, where it has them.
    open class func preferringMulticolor() -> SymbolConfiguration {
      SymbolConfiguration(values: Values(prefersMulticolor: true))
    }
    /// One colour for all layers.
    open class func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration(values: Values()) }

    override func duplicate() -> Configuration { SymbolConfiguration(values: values) }

    open override func applying(_ other: Configuration?) -> Self {
      guard let other = other as? SymbolConfiguration else { return self }
      let result = SymbolConfiguration(values: values)
      result.traitCollection = other.traitCollection ?? traitCollection
      result.values.pointSize = other.values.pointSize ?? values.pointSize
      result.values.weight = other.values.weight ?? values.weight
      result.values.scale = other.values.scale ?? values.scale
      result.values.colors = other.values.colors ?? values.colors
      result.values.prefersMulticolor = other.values.prefersMulticolor || values.prefersMulticolor
      return result as? Self ?? self
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? SymbolConfiguration)?.values == values }
    open override var hash: Int { (values.pointSize ?? 0).hashValue }
  }
}
