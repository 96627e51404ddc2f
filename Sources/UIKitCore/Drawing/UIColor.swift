public import CoreGraphics
package import UIDisplayList

/// A colour that may depend on traits: light or dark, contrast, elevation.
///
/// Immutable, and free to cross threads. Source: <https://developer.apple.com/documentation/uikit/uicolor>
open class UIColor: NSObject, NSCopying, NSSecureCoding, _ExpressibleByColorLiteral, @unchecked Sendable {
  /// What a colour is made of.
  enum Storage {
    case fixed(CGColor)
    case system(SystemColor)
    case dynamic(DynamicColor)
  }

  private let mark = FoundationMark()
  let storage: Storage

  init(storage: Storage) {
    self.storage = storage
    super.init()
  }

  /// Clear, as a colour without description.
  public override convenience init() { self.init(storage: .fixed(.clear)) }

  /// A grey in extended grey space.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(storage: .fixed(CGColor(gray: white, alpha: Self.opacity(alpha))))
  }

  /// A colour in extended sRGB: components outside 0…1 stay as they are.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let color = CGColor(colorSpace: .extended, components: [red, green, blue, Self.opacity(alpha)])
    self.init(storage: .fixed(color ?? .black))
  }

  /// A colour of the wider range that screens show, by components from 0 to 1.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let color = CGColor(colorSpace: .p3, components: [red, green, blue, Self.opacity(alpha)])
    self.init(storage: .fixed(color ?? .black))
  }

  /// - Parameters: all from 0 to 1; a hue of 1 is red again.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let color = HSBColor(hue: hue, saturation: saturation, brightness: brightness).color
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
  }

  /// UIKIT: opacities below 0 are 0, those above 1 are 1 (documentation of the initializers); other components may lie
  /// outside.
  private static func opacity(_ alpha: CGFloat) -> CGFloat { min(max(alpha, 0), 1) }

  /// The same colour, in all interfaces.
  public convenience init(cgColor: CGColor) { self.init(storage: .fixed(cgColor)) }

  /// A picture, repeated from the origin of what is drawn into.
  public convenience init(patternImage image: UIImage) {
    self.init(storage: .fixed(CGColor(pattern: image.pattern)))
  }

  /// A colour that is asked for whenever it is used under other traits.
  public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    self.init(storage: .dynamic(DynamicColor(.provider, dynamicProvider)))
  }

  /// A colour of the main bundle's asset catalogue; nil when there is none of this name.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// A colour of an asset catalogue.
  ///
  /// - Parameters:
  ///   - name: The colour set's name, with its groups where they are namespaces.
  ///   - bundle: where to look; nil for the main bundle.
  ///   - traitCollection: traits for which it is resolved; nil keeps it dynamic.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    guard let found = AssetLookup.current.color(named: name, in: bundle) else { return nil }
    self.init(storage: traitCollection.map { found.resolvedColor(with: $0).storage } ?? found.storage)
  }

  /// A colour from an asset's symbol, as Xcode generates it.
  public convenience init(resource: ColorResource) {
    self.init(storage: AssetLookup.current.color(named: resource.name, in: resource.bundle)?.storage ?? .fixed(.clear))
  }

  /// The colour of a colour literal.
  public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// Reads a colour from a keyed archive; nil where the archive holds none.
  public required init?(coder: NSCoder) {
    guard let storage = Self.storage(in: coder) else { return nil }
    self.storage = storage
    super.init()
  }
  /// True: archives may ask for this class.
  public static var supportsSecureCoding: Bool { true }
  /// Writes grey or red, green and blue, with alpha, and the name of a colour of the system.
  open func encode(with coder: NSCoder) { write(to: coder) }
  /// The colour itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Resolution

  /// The colour under these traits: never dynamic.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch storage {
    case .fixed: self
    case .system(let color): UIColor(storage: .fixed(color.cgColor(for: traitCollection)))
    case .dynamic(let color): color(traitCollection).resolvedColor(with: traitCollection)
    }
  }

  /// The colour under `UITraitCollection.current`.
  open var cgColor: CGColor {
    switch storage {
    case .fixed(let color): color
    case .system(let color): color.cgColor(for: .current)
    case .dynamic(let color): color(.current).cgColor
    }
  }

  /// The same colour with another alpha; a dynamic colour stays dynamic.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    if case .fixed(let color) = storage { return UIColor(storage: .fixed(color.copy(alpha: alpha) ?? color)) }
    let faded = DynamicColor(.alpha(alpha, of: self)) { self.resolvedColor(with: $0).withAlphaComponent(alpha) }
    return UIColor(storage: .dynamic(faded))
  }

  // MARK: Components

  /// Components in extended sRGB; false for a pattern.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let color = plainColor else { return false }
    red?.pointee = CGFloat(color.red)
    green?.pointee = CGFloat(color.green)
    blue?.pointee = CGFloat(color.blue)
    alpha?.pointee = CGFloat(color.alpha)
    return true
  }

  /// Gives hue, saturation, brightness and alpha from 0 to 1; false for a pattern.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let color = plainColor else { return false }
    let hsb = HSBColor(color)
    hue?.pointee = hsb.hue
    saturation?.pointee = hsb.saturation
    brightness?.pointee = hsb.brightness
    alpha?.pointee = CGFloat(color.alpha)
    return true
  }

  /// Gives the grey that the colour would print as, and alpha; false for a pattern.
  @discardableResult
  open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    guard plainColor != nil, let gray = cgColor.converted(to: .gray, intent: .defaultIntent, options: nil)?.components
    else { return false }
    // UIKIT: the components that a white was made of, not what a conversion leaves of them. A guess.
    let whole = (gray[0] * 1e9).rounded() / 1e9
    white?.pointee = whole
    alpha?.pointee = gray[1]
    return true
  }

  /// The colour under the current traits; clear for a pattern.
  package var displayColor: Color { plainColor ?? .clear }

  /// The colour under the current traits; nil for a pattern.
  var plainColor: Color? {
    if case .color(let color) = cgColor.paint { return color }
    return nil
  }

  // MARK: Drawing

  /// Makes it the fill and the stroke colour of the current context.
  open func set() {
    setFill()
    setStroke()
  }

  /// Makes the colour that of fillings in the current context; nothing without one.
  open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
  /// Makes the colour that of lines in the current context; nothing without one.
  open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

  // MARK: Identity

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if self === other { return true }
    switch (storage, other.storage) {
    case (.fixed(let a), .fixed(let b)): return a == b
    case (.system(let a), .system(let b)): return a == b
    case (.dynamic(let a), .dynamic(let b)): return a == b
    default: return false
    }
  }

  open override var hash: Int {
    switch storage {
    case .fixed(let color): color.hashValue
    case .system(let color): color.hashValue
    case .dynamic(let color): color.hashValue
    }
  }

  open override var description: String {
    switch storage {
    case .system(let color): return "<UIDynamicSystemColor: \(addressString(self)); name = \(color.name)>"
    case .dynamic: return "<UIDynamicProviderColor: \(addressString(self))>"
    case .fixed(let color):
      let values = (color.components ?? []).map { String(format: "%g", Double($0)) }.joined(separator: " ")
      switch color.colorSpace?.model {
      case .monochrome: return "UIExtendedGrayColorSpace \(values)"
      case .pattern: return "UIPatternColor"
      default:
        return (color.colorSpace?.isWideGamutRGB == true ? "kCGColorSpaceDisplayP3 " : "UIExtendedSRGBColorSpace ")
          + values
      }
    }
  }

  open override var debugDescription: String { description }
}

/// A colour's name in an asset catalogue, as Xcode's generated symbols carry it.
public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// Names a colour of a bundle's catalogue; generated code calls it.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

/// What the compiler makes of colour literals.
public typealias _ColorLiteralType = UIColor
