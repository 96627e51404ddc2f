public import Foundation

/// How wide characters are and how high lines, by Apple's measures: the numbers behind layout. Glyphs may come from
/// another font; they are placed on these advances.
///
/// A named font that the machine has is measured by its own file. Characters that no table tells are measured in the
/// face that shows them.
public struct FontMeasures: Sendable {
  public let font: FontDescription
  public let era: MetricsEra
  private let model: AdvanceModel
  /// Of a named font that is installed.
  private let installed: FontMetrics?

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

  public var metrics: FontMetrics {
    var metrics = installed ?? model.vertical.scaled(by: font.size)
    metrics.leading += font.leading
    return metrics
  }

  /// What an unknown character is taken for on a machine without fonts, in em.
  private static let typical = 0.56

  /// The advance of a character followed by `next`, in points, kerning included.
  public func advance(of character: Character, before next: Character?) -> CGFloat {
    guard let scalar = character.unicodeScalars.first?.value else { return 0 }
    if installed != nil { return CGFloat(SubstituteMeasures.em(character, font) ?? Self.typical) * font.size }
    var em = model.em(scalar) ?? SubstituteMeasures.em(character, font) ?? Self.typical
    if let next = next?.unicodeScalars.first { em += model.kerning(scalar, next.value) }
    return CGFloat(em) * font.size + model.tracking
  }

  /// The advance of each character of a line, in points, kerning included.
  public func advances(of text: some StringProtocol) -> [CGFloat] {
    var result: [CGFloat] = []
    var previous: Character?
    for character in text {
      if let previous { result.append(advance(of: previous, before: character)) }
      previous = character
    }
    if let previous { result.append(advance(of: previous, before: nil)) }
    return result
  }

  /// The width of a line of text, in points, not rounded.
  public func width(of text: some StringProtocol) -> CGFloat { advances(of: text).reduce(0, +) }
}
