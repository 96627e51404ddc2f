public import Foundation

/// How wide characters are and how high lines, by Apple's measures: the numbers behind layout. Glyphs may come from
/// another font; they are placed on these advances.
public struct FontMeasures: Sendable {
  public let font: FontDescription
  public let era: MetricsEra
  private let model: AdvanceModel

  public init(_ font: FontDescription, era: MetricsEra) {
    self.font = font
    self.era = era
    model = AdvanceModel(font, era: era)
  }

  public var metrics: FontMetrics { model.vertical.scaled(by: font.size) }

  /// The advance of a character followed by `next`, in points, kerning included.
  public func advance(of character: Character, before next: Character?) -> CGFloat {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    var em = model.em(scalar.value)
    if let next = next?.unicodeScalars.first { em += model.kerning(scalar.value, next.value) }
    return CGFloat(em) * font.size + model.tracking
  }

  /// The advance of each character of a line, in points, kerning included.
  public func advances(of text: some StringProtocol) -> [CGFloat] {
    var result: [CGFloat] = []
    var index = text.startIndex
    while index < text.endIndex {
      let after = text.index(after: index)
      result.append(advance(of: text[index], before: after < text.endIndex ? text[after] : nil))
      index = after
    }
    return result
  }

  /// The width of a line of text, in points, not rounded.
  public func width(of text: some StringProtocol) -> CGFloat {
    var width: CGFloat = 0
    var index = text.startIndex
    while index < text.endIndex {
      let after = text.index(after: index)
      width += advance(of: text[index], before: after < text.endIndex ? text[after] : nil)
      index = after
    }
    return width
  }
}
