import Foundation

/// How large Apple's symbols are: known proportions, and the size of some.
///
/// Sources: the pictures' sizes that documents of Xcode 11 to 26 remember in `<resources>`, and stored frames of image
/// views and buttons that show the symbols at known point sizes.
enum SymbolProportions {
  /// Width by height of symbols that no document of `Tools/Metrics` remembers, as others do.
  private static let others: [String: (width: CGFloat, height: CGFloat)] = [
    "checkmark.seal": (128, 124), "grid": (128, 112), "hexagon.fill": (128, 124),
    "pencil.and.ellipsis.rectangle": (128, 80), "rectangle.stack.fill": (128, 120),
  ]
  private static let circle: (width: CGFloat, height: CGFloat) = (128, 123)
  private static let square: (width: CGFloat, height: CGFloat) = (128, 114)

  /// Heights in em, in the regular weight at medium scale.
  ///
  /// UIKIT: image views of fixed heights are higher than they say by what the symbol is higher than a line of its text:
  /// one of 70 points shows `person.fill` in 67, so it is 17.5 points high at 17. Each is read off such frames, most in
  /// one repository.
  private static let heights: [String: CGFloat] = [
    "4k.tv": 1.147, "app.badge.fill": 1.147, "applelogo": 1.108, "arrow.clockwise": 1.176, "arrow.down": 1.059,
    "arrow.left": 0.912, "arrow.right": 0.912, "arrow.up": 1.059, "bell": 1.176, "bell.fill": 1.176, "bolt": 1.255,
    "bolt.car.fill": 1.039, "bolt.fill": 1.255, "calendar": 1.059, "camera": 1.059, "camera.fill": 1.059,
    "checkmark": 0.965, "circlebadge.fill": 0.843, "clipboard": 1.373, "coloncurrencysign": 1.275, "creditcard": 1,
    "creditcard.fill": 1, "delete.left": 1.02, "delete.left.fill": 1.02, "doc": 1.206, "doc.fill": 1.206,
    "document.on.document": 1.431, "document.on.document.fill": 1.431, "envelope": 0.961, "envelope.fill": 0.961,
    "folder": 1.02, "folder.fill": 1.02, "heart": 1.059, "heart.fill": 1.059, "house": 1.157, "house.fill": 1.157,
    "icloud.slash": 1.118, "icloud.slash.fill": 1.118, "key.fill": 1.333, "link": 1.216, "lock.fill": 1.118,
    "magnifyingglass": 1.118, "mappin.and.ellipse": 1.235, "message": 1.176, "message.fill": 1.176, "minus": 0.206,
    "music.note.house": 1.206, "music.note.house.fill": 1.206, "paperplane": 1.176, "person": 1.029,
    "person.3.fill": 1, "person.crop.rectangle": 1.029, "person.fill": 1.029, "phone": 1.039, "phone.fill": 1.039,
    "play": 1, "play.fill": 1, "plus": 0.97, "qrcode": 1.02, "qrcode.viewfinder": 1.088, "quote.closing": 0.804,
    "quote.opening": 0.804, "rectangle.portrait.and.arrow.right": 1.176,
    "rectangle.portrait.and.arrow.right.fill": 1.176, "repeat": 1, "snow": 1.147, "speaker.slash": 1.088,
    "speaker.wave.1": 0.98, "square.and.arrow.up": 1.235, "star": 1.206, "star.fill": 1.206, "sun.max": 1.235,
    "timer": 1.13, "trash": 1.206, "trash.fill": 1.206, "triangle": 1.059, "triangle.fill": 1.059, "video": 0.941,
    "video.fill": 0.941,
  ]

  /// Geometric mean of width and height in em, in the regular weight at medium scale.
  private static let extents: [String: CGFloat] = [
    "applewatch": 1.09, "car.fill": 1.24, "checkmark.seal": 1.31, "chevron.down": 0.82, "chevron.up": 0.82,
    "chevron.left": 0.9, "chevron.right": 0.9, "sun.max.fill": 1.23, "xmark": 0.97,
  ]
  /// Symbols that fill a circle.
  private static let round: Set = [
    "clock", "clock.fill", "safari", "safari.fill", "globe", "globe.americas", "globe.americas.fill",
    "globe.asia.australia", "globe.asia.australia.fill", "globe.central.south.asia", "globe.central.south.asia.fill",
    "globe.europe.africa", "globe.europe.africa.fill", "target",
  ]
  /// UIKIT: 20 points wide at 17.
  private static let circleExtent: CGFloat = 1.16
  /// UIKIT: 33 × 30 points at 28, semibold.
  private static let squareExtent: CGFloat = 1.095

  /// Width through height; nil for symbols whose proportions nobody has measured.
  ///
  /// - Parameter remembered: what a document says. Xcode 11 remembered 64 units, the others 128: within that error what
  ///   is known of the symbol is better.
  static func aspect(_ name: String, remembered: CGFloat?) -> CGFloat? {
    let remembered = remembered.map { min(max($0, 0.05), 20) }
    guard let own = aspect(name) else { return remembered }
    guard let remembered, abs(remembered / own - 1) > 0.03 else { return own }
    return remembered
  }

  private static func aspect(_ name: String) -> CGFloat? {
    if let size = SymbolSizes.known[name] { return CGFloat(size.width) / CGFloat(size.height) }
    if let size = others[name] { return size.width / size.height }
    if isFramed(name, by: "circle") { return circle.width / circle.height }
    if isFramed(name, by: "square") { return square.width / square.height }
    return nil
  }

  /// Geometric mean of width and height in em; nil for symbols that were not measured.
  ///
  /// - Parameter aspect: width through height.
  static func extent(_ name: String, weight: UIImage.SymbolWeight?, aspect: CGFloat) -> CGFloat? {
    if let height = heights[name] { return height * sqrt(aspect) * growth(weight) }
    if isFramed(name, by: "circle") || round.contains(name) { return circleExtent * growth(weight) }
    if isFramed(name, by: "square") { return squareExtent * growth(weight) }
    return extents[name].map { $0 * growth(weight) }
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
