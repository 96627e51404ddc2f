public import Foundation
public import UIDisplayList

/// Turns text into glyphs of fonts that exist on the machine.
public protocol TextShaper: Sendable {
  /// Glyph runs of one line in one font, in visual order, their positions from the line's left end on the baseline.
  ///
  /// - Parameters:
  ///   - width: the advance that the text was measured with, in points; the glyphs are stretched to fill it.
  ///   - rightToLeft: the paragraph's base direction.
  func shape(_ text: String, font: FontDescription, color: Color, width: CGFloat, rightToLeft: Bool) -> [GlyphRun]
}
