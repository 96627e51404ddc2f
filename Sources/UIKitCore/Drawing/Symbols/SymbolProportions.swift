import Foundation

/// How large Apple's symbols are.
///
/// Sources: the templates of SF Symbols (`SymbolSizes.published`), the pictures' sizes that documents of Xcode 11 to 26
/// remember in `<resources>`, and stored frames of image views and buttons that show the symbols at known point sizes.
enum SymbolProportions {
  /// In em: as wide as the symbol's advance, its drawing without the space above and below it.
  private struct Measure {
    var width: CGFloat
    var drawing: CGFloat
  }

  private static func published(_ name: some StringProtocol) -> Measure? {
    SymbolTable.size(name).map { Measure(width: CGFloat($0.width) / 1000, drawing: CGFloat($0.height) / 1000) }
  }

  /// Width by height of symbols that `SymbolSizes.known` lacks.
  private static let others: [String: (width: CGFloat, height: CGFloat)] = ["checkmark.seal": (128, 124)]

  /// Heights in em, in the regular weight at medium scale, of symbols that were not published or were drawn lower once.
  ///
  /// UIKIT: image views of fixed heights are higher than they say by what the symbol is higher than a line of its text.
  /// Each is read off such frames, most in one repository.
  private static let heights: [String: CGFloat] = [
    "app.badge.fill": 1.147, "applelogo": 1.108, "applewatch": 1.155, "arrow.2.circlepath": 1.14,
    "document.on.document": 1.431, "document.on.document.fill": 1.431, "icloud.slash": 1.118,
    "icloud.slash.fill": 1.118, "mappin.and.ellipse": 1.235, "message": 1.176, "message.fill": 1.176,
    "person.3.fill": 1, "phone": 1.039,
    "safari": 1.139, "safari.fill": 1.139, "snow": 1.147, "speaker.slash": 1.088, "square.and.arrow.up": 1.235,
    "video": 0.941, "video.fill": 0.941,
  ]

  /// Above and below a drawing together, in em: none of its ink touches the picture's edges.
  ///
  /// UIKIT: 0.143 at medium scale (`stop.fill` 41.5 points high at 44, `play.fill` 106.5 at 110, circles, hearts, persons
  /// at 17; 9 repositories); 0.13 at small scale (3); 0.25 at large scale since iOS 15 (`pause.fill` 32 at 25, a circle
  /// 26.5 and `person` 24.5 at 17; 4), as at medium scale before (a calendar, a crossed circle of 24; 2: a guess).
  private static func space(_ scale: UIImage.SymbolScale?, isEarly: Bool) -> CGFloat {
    switch scale {
    case .small: 0.13
    case .large where !isEarly: 0.25
    default: 0.143
    }
  }

  /// The drawing through that at medium scale: 78.9, 99.6 and 127.2 for a circle in a template.
  private static func drawingFactor(_ scale: UIImage.SymbolScale?) -> CGFloat {
    switch scale {
    case .small: 0.791
    case .large: 1.277
    default: 1
    }
  }

  /// The advance through that at medium scale.
  ///
  /// UIKIT: circles of 16.5 points at small scale (2 repositories; a guess), `speaker.wave.2.fill` 44 points wide at 25 at
  /// large scale, where the drawing alone would make 44.7 (eight symbols).
  private static func widthFactor(_ scale: UIImage.SymbolScale?) -> CGFloat {
    switch scale {
    case .small: 0.82
    case .large: 1.26
    default: 1
    }
  }

  /// How large a symbol is, in em; nil for symbols that were not measured.
  static func size(_ name: String, weight: UIImage.SymbolWeight?, scale: UIImage.SymbolScale?, origin: SymbolOrigin)
    -> CGSize?
  {
    guard let measure = measure(name, remembered: origin.aspect) else { return nil }
    let grown = growth(weight)
    let width = measure.width * widthFactor(scale) * grown
    if let height = heights[name] {
      return CGSize(width: width, height: height * widthFactor(scale) * grown)
    }
    var drawing = measure.drawing
    let medium = space(nil, isEarly: false)
    // Other systems draw some symbols otherwise: there the document knows better, within what it rounds to.
    if let aspect = origin.aspect.map({ min(max($0, 0.05), 20) }),
      abs(aspect * (drawing + medium) / measure.width - 1) > 0.05
    {
      drawing = max(measure.width / aspect - medium, 0.01)
    }
    return CGSize(
      width: width, height: drawing * drawingFactor(scale) * grown + space(scale, isEarly: origin.isEarly))
  }

  /// How large a drawing of a template becomes, in em, in a weight and at a scale.
  ///
  /// - Parameters:
  ///   - variant: what is drawn.
  ///   - wanted: what it stands for, where the template lacks that; nil for regular and medium.
  static func size(
    of variant: SymbolTemplate.Variant, wanted: (weight: UIImage.SymbolWeight?, scale: UIImage.SymbolScale?)
  ) -> (size: CGSize, factor: CGFloat) {
    let drawn = UIImage.SymbolScale(rawValue: variant.scale.rawValue)
    let grown = growth(wanted.weight) / growth(UIImage.SymbolWeight(rawValue: variant.weight.rawValue))
    let factor = drawingFactor(wanted.scale) / drawingFactor(drawn) * grown
    let width = (variant.right - variant.left) * widthFactor(wanted.scale) / widthFactor(drawn) * grown
    let size = CGSize(
      width: width / SymbolTemplate.pointSize,
      height: variant.path.boundingBox.height / SymbolTemplate.pointSize * factor + space(wanted.scale, isEarly: false))
    return (size, factor)
  }

  private static func measure(_ name: String, remembered: CGFloat?) -> Measure? {
    let found =
      published(name) ?? (name.hasSuffix(".fill") ? published(name.dropLast(5)) : nil)
      ?? ["circle", "square"].first { isFramed(name, by: $0) }.flatMap { published($0) }
    if let found { return found }
    guard let height = heights[name], let aspect = aspect(name, remembered: remembered) else { return nil }
    return Measure(width: height * aspect, drawing: height)
  }

  /// Width through height; nil for symbols whose proportions nobody has measured.
  ///
  /// - Parameter remembered: what a document says. Xcode 11 remembered 64 units, the others 128: within that error what
  ///   is known of the symbol is better.
  static func aspect(_ name: String, remembered: CGFloat?) -> CGFloat? {
    let remembered = remembered.map { min(max($0, 0.05), 20) }
    guard let own = knownAspect(name) else { return remembered }
    guard let remembered, abs(remembered / own - 1) > 0.03 else { return own }
    return remembered
  }

  private static func knownAspect(_ name: String) -> CGFloat? {
    if let size = SymbolSizes.known[name] { return CGFloat(size.width) / CGFloat(size.height) }
    return others[name].map { $0.width / $0.height }
  }

  /// Whether the symbol stands in a frame or is one.
  private static func isFramed(_ name: String, by frame: String) -> Bool {
    name == frame || name == frame + ".fill" || name.hasSuffix("." + frame) || name.hasSuffix("." + frame + ".fill")
  }

  /// UIKIT: heavier symbols are a little larger: a circle of 47 points is 53.5 wide in thin, 55 in light.
  private static func growth(_ weight: UIImage.SymbolWeight?) -> CGFloat {
    switch weight {
    case .ultraLight: 0.95
    case .thin: 0.963
    case .light: 0.99
    case .medium: 1.013
    case .semibold: 1.026
    case .bold: 1.039
    case .heavy: 1.05
    case .black: 1.06
    default: 1
    }
  }
}
