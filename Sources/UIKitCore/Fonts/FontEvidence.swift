package import Foundation
package import UISystemMetrics
internal import UITextLayout

/// What the texts of a document tell of a font that neither Apple's systems nor the machine have.
package struct FontEvidence: Hashable, Sendable {
  /// In em; nil for what is assumed of such fonts.
  package var lineHeight: CGFloat?
  /// The widths as a multiple of those assumed of such fonts.
  package var width: CGFloat

  package init(lineHeight: CGFloat? = nil, width: CGFloat = 1) {
    self.lineHeight = lineHeight
    self.width = width
  }

  /// How wide a line is taken for in a font that nothing is known of, in points; nil for fonts that something is known of.
  package static func assumedWidth(
    of text: String, in fontName: String, size: CGFloat, _ metrics: SystemMetrics
  ) -> CGFloat? {
    let measures = FontMeasures(FontDescription(family: .named(fontName), size: size), era: metrics.fontEra)
    return measures.isAssumed ? measures.width(of: text) : nil
  }
}

extension UIFont {
  /// Whether nothing is known of the font but what its name lets assume: neither Apple's systems nor the machine have it.
  package var isAssumed: Bool { FontMeasures(font, era: .sanFranciscoTight).isAssumed }

  /// The font called `name`, with what is known of it; nil when the name is empty.
  package convenience init?(name: String, size: CGFloat, _ evidence: FontEvidence?) {
    guard !name.isEmpty else { return nil }
    var font = FontDescription(family: .named(name), size: size > 0 ? size : 17)
    font.assumedLineHeight = evidence?.lineHeight
    font.assumedWidth = evidence?.width ?? 1
    self.init(font)
  }
}
