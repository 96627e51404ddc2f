internal import UIDisplayList

/// The look of a bar.
///
/// Source: <https://developer.apple.com/documentation/uikit/uibarappearance>
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, @preconcurrency NSCopying, @preconcurrency NSSecureCoding {
  /// The device's kind that the look is for.
  open private(set) var idiom = UIUserInterfaceIdiom.unspecified
  /// What lies behind, blurred; nil for none. Default: the system's material.
  open var backgroundEffect: UIBlurEffect?
  /// Above the effect. Default: nil.
  open var backgroundColor: UIColor?
  /// Above the colour. Default: nil.
  open var backgroundImage: UIImage?
  /// How the image fills the bar. Default: `.scaleToFill`.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// Of the line at the bar's edge, or of the shadow image where it is a template; nil for no line.
  open var shadowColor: UIColor?
  /// In the line's place. Default: nil.
  open var shadowImage: UIImage?

  /// For the device's kind.
  public override convenience init() { self.init(idiom: UIDevice.current.userInterfaceIdiom) }
  /// The default background; the idiom is kept and changes nothing here.
  public init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
    configureWithDefaultBackground()
  }
  /// A copy of what `barAppearance` has, of the same class or another.
  public init(barAppearance: UIBarAppearance) {
    super.init()
    take(barAppearance)
  }
  /// What an archive has; the default background where it is none of an appearance.
  public required init(coder: NSCoder) {
    super.init()
    configureWithDefaultBackground()
    read(coder)
  }
  public static var supportsSecureCoding: Bool { true }
  /// Writes background and line, and the attributes of titles; looks of buttons and items stay behind.
  open func encode(with coder: NSCoder) { write(to: coder) }
  class var archivedProperties: [ArchivedProperty] { ownArchivedProperties }

  // DEVIATION: a subclass is made by its `init()`, and then takes what this has. UIKit's `init(barAppearance:)` cannot be
  // called of a class without the Objective-C runtime unless it is `required`, which subclasses then have to say.
  /// Made by the class's `init()`; appearances of buttons and items are copied with it.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = ClassInstantiation.makeObject(type(of: self))
    (copy as? UIBarAppearance)?.take(self)
    return copy
  }
  /// A copy, of the same class.
  open func copy() -> Self {
    guard let copy = copy(with: nil) as? Self else { fatalError("\(type(of: self)) is copied as another class") }
    return copy
  }

  func take(_ other: UIBarAppearance) {
    idiom = other.idiom
    backgroundEffect = other.backgroundEffect
    backgroundColor = other.backgroundColor
    backgroundImage = other.backgroundImage
    backgroundImageContentMode = other.backgroundImageContentMode
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
  }

  /// The system's material with the system's line.
  open func configureWithDefaultBackground() {
    background(UIBlurEffect(style: .systemChromeMaterial), nil, .separator)
  }
  /// The system's background colour with the system's line.
  open func configureWithOpaqueBackground() { background(nil, .systemBackground, .separator) }
  /// Neither a background nor a line.
  open func configureWithTransparentBackground() { background(nil, nil, nil) }

  private func background(_ effect: UIBlurEffect?, _ color: UIColor?, _ line: UIColor?) {
    (backgroundEffect, backgroundColor, shadowColor) = (effect, color, line)
    (backgroundImage, shadowImage) = (nil, nil)
  }

  /// The same without background and line.
  final func transparent() -> Self {
    let result: Self = copy()
    result.configureWithTransparentBackground()
    return result
  }

  // MARK: Drawing

  /// Draws the background and the line at an edge, into the current graphics context.
  func draw(in bounds: CGRect, lineAtTop: Bool) {
    let isDark = UITraitCollection.current.userInterfaceStyle == .dark
    if let backgroundEffect, let context = UIGraphicsGetCurrentContext() {
      context.record([BlurMaterial(backgroundEffect.style, isDark: isDark).command(in: Path(rect: bounds))])
    }
    if let backgroundColor {
      backgroundColor.setFill()
      UIBezierPath(rect: bounds).fill()
    }
    if let backgroundImage, let context = UIGraphicsGetCurrentContext() {
      context.saveGState()
      context.clip(to: bounds)
      backgroundImage.draw(
        in: ImagePlacement.rect(for: backgroundImage.size, in: bounds, mode: backgroundImageContentMode))
      context.restoreGState()
    }
    drawLine(in: bounds, atTop: lineAtTop)
  }

  /// UIKIT: the line lies outside the bar, at its edge. A guess.
  ///
  /// - Parameter image: in the line's place; nil for the appearance's own.
  func drawLine(in bounds: CGRect, atTop: Bool, _ image: UIImage? = nil) {
    if let shadowImage = image ?? shadowImage {
      let height = shadowImage.size.height
      let image =
        shadowImage.renderingMode == .alwaysTemplate
        ? shadowImage.withTintColor(shadowColor ?? .separator, renderingMode: .alwaysOriginal) : shadowImage
      image.draw(
        in: CGRect(x: bounds.minX, y: atTop ? bounds.minY : bounds.maxY - height, width: bounds.width, height: height))
      return
    }
    guard let shadowColor else { return }
    shadowColor.setFill()
    let hairline: CGFloat = 1 / max(UIScreen.main.scale, 1)
    UIBezierPath(
      rect: CGRect(
        x: bounds.minX, y: atTop ? bounds.minY : bounds.maxY - hairline, width: bounds.width, height: hairline)
    ).fill()
  }
}

extension UIBarAppearance {
  static var ownArchivedProperties: [ArchivedProperty] {
    [
      .integer("UIBackgroundEffectStyle", \UIBarAppearance.archivedEffect),
      .object("UIBackgroundColor", \UIBarAppearance.backgroundColor),
      .object("UIBackgroundImage", \UIBarAppearance.backgroundImage),
      .choice("UIBackgroundImageContentMode", \UIBarAppearance.backgroundImageContentMode),
      .object("UIShadowColor", \UIBarAppearance.shadowColor), .object("UIShadowImage", \UIBarAppearance.shadowImage),
    ]
  }

  /// −1 for none.
  private var archivedEffect: Int {
    get { backgroundEffect?.style.rawValue ?? -1 }
    set { backgroundEffect = UIBlurEffect.Style(rawValue: newValue).map(UIBlurEffect.init) }
  }

  func write(to coder: NSCoder) { for property in Self.archivedProperties { property.write(self, coder) } }

  func read(_ coder: NSCoder) {
    guard let archive = coder as? NSKeyedUnarchiver, archive.containsValue(forKey: "UIBackgroundEffectStyle") else {
      return
    }
    // What is not in the archive was nil.
    (backgroundColor, backgroundImage, shadowColor, shadowImage) = (nil, nil, nil, nil)
    for property in Self.archivedProperties { property.read(self, archive) }
  }
}
