package import UITextLayout

/// A font by its properties.
///
/// Source: <https://developer.apple.com/documentation/uikit/uifontdescriptor>
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  package let font: FontDescription

  package init(_ font: FontDescription) {
    self.font = font
    super.init()
  }

  public convenience init(name fontName: String, size: CGFloat) {
    self.init(FontDescription(family: .named(fontName), size: size))
  }

  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  open var pointSize: CGFloat { font.size }
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if font.isItalic { traits.insert(.traitItalic) }
    if font.weight >= 0.3 { traits.insert(.traitBold) }
    if font.family == .monospacedSystem { traits.insert(.traitMonoSpace) }
    return traits
  }

  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var changed = font
    changed.isItalic = symbolicTraits.contains(.traitItalic)
    changed.weight = symbolicTraits.contains(.traitBold) ? max(changed.weight, 0.4) : min(changed.weight, 0.23)
    return UIFontDescriptor(changed)
  }

  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    var changed = font
    switch design {
    case .rounded: changed.family = .roundedSystem
    case .serif: changed.family = .serifSystem
    case .monospaced: changed.family = .monospacedSystem
    default: changed.family = .system
    }
    return UIFontDescriptor(changed)
  }

  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    var changed = font
    changed.size = newPointSize
    return UIFontDescriptor(changed)
  }
}
