public import CoreGraphics
public import DarwinShims

/// Core Text's font, which is UIKit's.
///
/// Source: <https://developer.apple.com/documentation/coretext/ctfont>
public typealias CTFont = UIFont

/// The font of the name, or the system's where there is none.
///
/// DEVIATION: matrices are not kept.
public func CTFontCreateWithName(_ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?)
  -> CTFont
{
  UIFont(name: name.description, size: size) ?? .systemFont(ofSize: size)
}
/// The font of a descriptor at a size in points; the matrix is left out.
public func CTFontCreateWithFontDescriptor(
  _ descriptor: UIFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont { UIFont(descriptor: descriptor, size: size) }
/// The font's name, such as `Georgia-Bold`.
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName as CFString }
/// The font's family, such as `Georgia`.
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName as CFString }
/// The font's size in points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
/// From the baseline to the top of lines, in points.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
/// Positive.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
/// What lies between lines, in points.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
/// The height of small letters, in points.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }
/// The height of capital letters, in points.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
/// From the baseline to the middle of an underline, in points, negative below the baseline: where underlines are drawn.
public func CTFontGetUnderlinePosition(_ font: CTFont) -> CGFloat { -font.pointSize * 0.1 }
/// How thick an underline is, in points: as underlines are drawn.
public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat { max(font.pointSize / 18, 0.5) }
/// Writes the glyph of each UTF-16 unit to `glyphs`, and answers whether every character has one. The second unit of a
/// pair of surrogates has none of its own: 0.
///
/// DEVIATION: a glyph's number is that of its UTF-16 unit, as `NSLayoutManager` counts them; every character has a glyph,
/// since another font helps out where this one has none.
///
/// Source: <https://developer.apple.com/documentation/coretext/ctfontgetglyphsforcharacters(_:_:_:_:)>
@discardableResult
public func CTFontGetGlyphsForCharacters(
  _ font: CTFont, _ characters: UnsafePointer<UniChar>, _ glyphs: UnsafeMutablePointer<CGGlyph>, _ count: CFIndex
) -> Bool {
  for place in 0..<max(count, 0) { glyphs[place] = UTF16.isTrailSurrogate(characters[place]) ? 0 : characters[place] }
  return true
}
/// DEVIATION: nothing is known of a font's features: nil, as for a font without any.
public func CTFontCopyFeatures(_ font: CTFont) -> CFArray? { nil }

// What descriptions of features have.
nonisolated(unsafe) public let kCTFontFeatureTypeIdentifierKey: CFString = "CTFeatureTypeIdentifier"
nonisolated(unsafe) public let kCTFontFeatureTypeNameKey: CFString = "CTFeatureTypeName"
nonisolated(unsafe) public let kCTFontFeatureTypeExclusiveKey: CFString = "CTFeatureTypeExclusive"
nonisolated(unsafe) public let kCTFontFeatureTypeSelectorsKey: CFString = "CTFeatureTypeSelectors"
nonisolated(unsafe) public let kCTFontFeatureSelectorIdentifierKey: CFString = "CTFeatureSelectorIdentifier"
nonisolated(unsafe) public let kCTFontFeatureSelectorNameKey: CFString = "CTFeatureSelectorName"
nonisolated(unsafe) public let kCTFontFeatureSelectorDefaultKey: CFString = "CTFeatureSelectorDefault"
nonisolated(unsafe) public let kCTFontFeatureSelectorSettingKey: CFString = "CTFeatureSelectorSetting"

/// What the system uses a font for.
///
/// Source: <https://developer.apple.com/documentation/coretext/ctfontuifonttype>
public enum CTFontUIFontType: UInt32, Sendable {
  case user = 0, userFixedPitch, system, emphasizedSystem, smallSystem, smallEmphasizedSystem, miniSystem,
    miniEmphasizedSystem, views, application, label, menuTitle, menuItem, menuItemMark, menuItemCmdKey, windowTitle,
    pushButton, utilityWindowTitle, alertHeader, systemDetail, emphasizedSystemDetail, toolbar, smallToolbar, message,
    palette, toolTip, controlContent
}

/// The system's font for a use: bold where it emphasizes, of fixed pitch where that is asked for. The size is 13 points
/// where none is given, a guess.
public func CTFontCreateUIFontForLanguage(_ uiType: CTFontUIFontType, _ size: CGFloat, _ language: CFString?) -> CTFont?
{
  let size = size > 0 ? size : 13
  switch uiType {
  case .userFixedPitch: return .monospacedSystemFont(ofSize: size, weight: .regular)
  case .emphasizedSystem, .smallEmphasizedSystem, .miniEmphasizedSystem, .emphasizedSystemDetail, .alertHeader:
    return .boldSystemFont(ofSize: size)
  default: return .systemFont(ofSize: size)
  }
}
