public import Foundation

/// How wide characters are and how high lines, by Apple's measures: the numbers behind layout. Glyphs may come from
/// another font; they are placed on these advances.
///
/// A named font that the machine has is measured by its own file. Characters that no table tells are measured in the
/// face that shows them.
public struct FontMeasures: Sendable {
  /// The font that is measured.
  public let font: FontDescription
  /// The metrics that it is measured by.
  public let era: MetricsEra
  private let model: AdvanceModel
  /// Of a named font that is installed.
  private let installed: FontMetrics?

  /// The measures of a font in an era.
  public init(_ font: FontDescription, era: MetricsEra) {
    self.font = font
    self.era = era
    model = AdvanceModel(font, era: era)
    if case .named = font.family {
      installed = SubstituteMeasures.metrics(font)
    } else {
      installed = nil
    }
  }

  /// Whether nothing is known of the font but what its description assumes: neither Apple's systems nor the machine have
  /// it.
  public var isAssumed: Bool { model.isAssumed && installed == nil }

  /// Heights, in points.
  public var metrics: FontMetrics {
    var metrics = installed ?? model.vertical.scaled(by: font.size)
    metrics.leading += font.leading
    return metrics
  }

  /// What an unknown character is taken for on a machine without fonts, in em.
  private static let typical = 0.56

  /// The advance of each character of a line, in points, kerning included.
  public func advances(of text: some StringProtocol) -> [CGFloat] {
    if installed == nil, let advances = model.advances(ascii: text.utf8, size: font.size) { return advances }
    let characters = Array(text)
    let hasKana = Self.hasKana(text)
    var result: [CGFloat] = []
    result.reserveCapacity(characters.count)
    var index = 0
    while index < characters.count {
      if let advance = knownAdvance(characters, index, hasKana) {
        result.append(advance)
        index += 1
      } else {
        // Unknown neighbours are measured together: their letters may join.
        var end = index + 1
        while end < characters.count, knownAdvance(characters, end, hasKana) == nil { end += 1 }
        let part = String(characters[index..<end])
        let ems = SubstituteMeasures.em(part, font)
        for offset in 0..<(end - index) {
          let em = ems.flatMap { offset < $0.count ? $0[offset] : nil } ?? Self.typical
          result.append(CGFloat(em) * font.size)
        }
        index = end
      }
    }
    return result
  }

  private static func hasKana(_ text: some StringProtocol) -> Bool {
    guard text.utf8.contains(where: { $0 >= 0xE3 }) else { return false }
    return text.unicodeScalars.contains { scalar in CharacterTables.kana.contains { $0.contains(scalar.value) } }
  }

  /// In points, kerning included; nil where the tables do not tell.
  private func knownAdvance(_ characters: [Character], _ index: Int, _ hasKana: Bool) -> CGFloat? {
    guard installed == nil else { return nil }
    guard let advance = model.advance(characters[index], size: font.size, besideKana: hasKana) else { return nil }
    guard index + 1 < characters.count else { return advance }
    return advance + CGFloat(model.kerning(characters[index], characters[index + 1])) * font.size
  }

  /// The width of a line of text, in points, not rounded.
  public func width(of text: some StringProtocol) -> CGFloat { advances(of: text).reduce(0, +) }
}
