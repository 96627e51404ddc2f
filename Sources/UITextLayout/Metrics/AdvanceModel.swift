internal import Foundation

/// Advances of one font in one era: `size × (a·advance + b + kerning) + tracking`.
struct AdvanceModel: Sendable {
  var vertical: FontMetrics
  /// Per character, in points.
  var tracking: CGFloat = 0
  private var table: AdvanceTable
  /// A heavier face, and how far the weight is towards it.
  private var heavier: (table: AdvanceTable, share: Double)?
  private var pairs: KerningTable?
  private var scale = 1.0
  private var offset = 0.0
  /// The share of bold's growth.
  private var growth = 0.0
  private var displayShare = 0.0
  private var kerningShare = 1.0
  /// Where all characters have one width, in em.
  private var fixedWidth: Double?
  private var digitWidth: Double?

  init(_ font: FontDescription, era: MetricsEra) {
    table = .system
    vertical = NamedFontMeasures.system
    switch font.family {
    case .system, .roundedSystem, .serifSystem:
      if era == .helveticaNeue {
        becomeInterfaceHelvetica(font)
      } else {
        becomeSystem(font, era: era)
      }
      if font.hasMonospacedDigits { digitWidth = 0.6221 }
    case .monospacedSystem: fixedWidth = 0.6177
    case .named(let name):
      let named = NamedFontMeasures.find(name)
      if named.widths == .system, named.offset == 0 {
        var font = font
        font.weight = max(font.weight, NamedFontStyle.weight(name))
        becomeSystem(font, era: era)
      } else {
        use(named)
      }
      vertical = named.vertical
      fixedWidth = named.fixedWidth
    }
  }

  private mutating func use(_ named: NamedFontMeasures) {
    table = named.table
    heavier = named.heavierTable
    pairs = named.kerning
    scale = named.scale
    offset = named.offset
  }

  /// UIKIT: the system font of iOS 7 and 8. Its headline is a quarter of the way to bold, its light and thin cuts are
  /// 0.05 em a character narrower than the regular one.
  private mutating func becomeInterfaceHelvetica(_ font: FontDescription) {
    var named = NamedFontMeasures.helveticaNeue(font.weight >= 0.35 ? 0.4 : 0)
    if font.weight < -0.1 { named.offset = -0.05 }
    if font.weight > 0.1, font.weight < 0.35 { named.heavier = (.helveticaNeueBold, 0.25) }
    use(named)
    tracking = WeightModel.helveticaNeueTracking(font.size)
  }

  private mutating func becomeSystem(_ font: FontDescription, era: MetricsEra) {
    pairs = .system
    let weight = WeightModel.system(font.weight)
    growth = weight.growth
    tracking = WeightModel.tracking(font.size, era: era)
    displayShare = WeightModel.displayShare(font.size, era: era)
    offset = weight.offset + displayShare * WeightModel.display(font.weight)
    // UIKIT: titles from 20 points of Xcode 7 and 8 are wider than those of Xcode 9 by an eightieth of an em a character.
    if era == .sanFranciscoFirst, displayShare > 0 { offset += 0.0123 }
    kerningShare = 1 - 0.2 * displayShare
  }

  /// The advance of a scalar in em, without kerning; nil where nothing is known.
  func em(_ scalar: UInt32) -> Double? {
    if let special = Self.special(scalar) { return special }
    if let fixedWidth { return fixedWidth }
    if let digitWidth, (48...57).contains(scalar) { return digitWidth }
    guard var own = table.advance(scalar) else {
      return AdvanceTable.system.advance(scalar).map { $0 * scale + offset }
    }
    if growth > 0 { own += growth * (SystemCuts.growth.advance(scalar) ?? SystemCuts.typicalGrowth) }
    if displayShare > 0 {
      own += displayShare * (SystemCuts.display.advance(scalar) ?? SystemCuts.typicalDisplay)
    }
    guard let heavier, let other = heavier.table.advance(scalar) else { return own * scale + offset }
    return (own + (other - own) * heavier.share) * scale + offset
  }

  func kerning(_ first: UInt32, _ second: UInt32) -> Double {
    pairs.map { $0.kerning(first, second) * kerningShare } ?? 0
  }

  /// Scalars whose width the Latin tables do not tell.
  private static func special(_ scalar: UInt32) -> Double? {
    if scalar < 0x1100 { return scalar == 0x0A || scalar == 0x0D ? 0 : nil }
    return switch scalar {
    case 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x2064, 0xFE00...0xFE0F, 0xFEFF: 0
    // UIKIT: ideographs measure about 1.02 em at 17 pt.
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
      0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      1.0
    case 0x1F000...0x1FAFF: 1.25
    default: nil
    }
  }
}
