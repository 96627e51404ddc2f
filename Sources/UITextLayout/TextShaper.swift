public import Foundation
public import UIDisplayList

/// Turns text into glyphs of fonts that exist on the machine.
///
/// Its methods may be called from any thread, several at a time.
public protocol TextShaper: Sendable {
  /// Glyph runs of text in one font and one direction, in visual order, their positions from the text's left end on the
  /// baseline.
  ///
  /// - Parameters:
  ///   - text: The characters.
  ///   - font: The font of all of them.
  ///   - color: Of the glyphs.
  ///   - advances: the width that each character was measured with, in points; the glyphs are stretched to fill them.
  ///   - rightToLeft: whether this text reads from right to left.
  func shape(
    _ text: String, advances: [CGFloat], font: FontDescription, color: Color, rightToLeft: Bool
  ) -> [GlyphRun]

  /// The advance of each character in the faces that show them, in points: what layout takes for characters that Apple's
  /// tables do not tell. nil on a machine without fonts. The text reads in one direction, its own.
  func advances(of text: String, font: FontDescription) -> [CGFloat]?

  /// The vertical measures of a named font that is installed; nil for fonts that are not and for the system's.
  func metrics(of font: FontDescription) -> FontMetrics?

  /// Takes the fonts of a file to those of the machine. False for what is no font.
  func addFonts(at path: String) -> Bool
  /// The PostScript names of the fonts that were added, by family.
  var addedFamilies: [String: [String]] { get }

  /// The embedding level of each character by the Unicode Bidirectional Algorithm; odd levels read from right to left.
  ///
  /// - Parameters:
  ///   - text: A paragraph.
  ///   - rightToLeft: the paragraph's direction; nil for that of its first strong character.
  func embeddingLevels(_ text: String, rightToLeft: Bool?) -> [UInt8]
}

extension TextShaper {
  /// Shapes text whose width alone is known: the characters take it in proportion to their measures.
  public func shape(
    _ text: String, font: FontDescription, color: Color, width: CGFloat, rightToLeft: Bool
  ) -> [GlyphRun] {
    let measures = FontMeasures(font, era: .sanFranciscoTight)
    var advances = measures.advances(of: text)
    let sum = advances.reduce(0, +)
    if sum > 0 { advances = advances.map { $0 * width / sum } }
    return shape(text, advances: advances, font: font, color: color, rightToLeft: rightToLeft)
  }
}
