internal import Foundation

/// How size, weight and system change the system font's advances.
///
/// Everything that is measured comes from `Tools/Metrics`; docs/metrics/text.md tells the model and its errors.
enum SystemFont {
  static let text = AdvanceTable(SystemFontTables.keys, SystemFontTables.text)
  static let display = AdvanceTable(ascii: SystemFontTables.display)
  /// What signs have more since iOS 14.
  static let variable = AdvanceTable(ascii: SystemFontTables.variable)

  /// By the weights of UIKit: what each adds to the regular advances.
  private static let weights: [(weight: CGFloat, table: AdvanceTable)] = [
    (-0.8, AdvanceTable(ascii: SystemFontTables.ultraLight)), (-0.6, AdvanceTable(ascii: SystemFontTables.thin)),
    (-0.4, AdvanceTable(ascii: SystemFontTables.light)), (0.23, AdvanceTable(ascii: SystemFontTables.medium)),
    (0.3, AdvanceTable(ascii: SystemFontTables.semibold)), (0.4, AdvanceTable(ascii: SystemFontTables.bold)),
    (0.56, AdvanceTable(ascii: SystemFontTables.heavy)), (0.62, AdvanceTable(ascii: SystemFontTables.black)),
  ]

  /// What a weight adds: a table, what the cut for display adds to that, and what characters outside the table take, in
  /// em. nil for regular. Weights between those of UIKit take the nearest.
  static func growth(_ weight: CGFloat) -> (table: AdvanceTable, display: Double, typical: Double)? {
    let nearest = weights.indices.min { abs(weights[$0].weight - weight) < abs(weights[$1].weight - weight) }!
    guard abs(weights[nearest].weight - weight) < abs(weight) else { return nil }
    return (
      weights[nearest].table, SystemFontTables.displayWeights[nearest], SystemFontTables.typicalWeights[nearest]
    )
  }

  /// In points per character.
  static func tracking(_ size: CGFloat, era: MetricsEra) -> CGFloat {
    let table =
      switch era {
      case .helveticaNeue: SystemSpacing.helveticaNeue
      case .sanFranciscoFirst, .sanFranciscoSecond, .sanFrancisco:
        size < 20 ? SystemSpacing.text : SystemSpacing.display
      case .sanFranciscoTight: SystemSpacing.variable
      }
    return CGFloat(interpolate(table, at: Double(size)))
  }

  /// How far the font's cut is from the one for text to the one for display, 0 to 1.
  static func displayShare(_ size: CGFloat, era: MetricsEra) -> Double {
    guard era >= .sanFranciscoTight else { return size < 20 ? 0 : 1 }
    return interpolate(SystemSpacing.cuts, at: Double(size))
  }

  /// Between the entries of a table; beyond its ends the last ones.
  private static func interpolate(_ table: [(at: Double, value: Double)], at position: Double) -> Double {
    guard let next = table.firstIndex(where: { $0.at >= position }) else { return table[table.count - 1].value }
    guard next > 0 else { return table[0].value }
    let (low, high) = (table[next - 1], table[next])
    return low.value + (high.value - low.value) * (position - low.at) / (high.at - low.at)
  }
}
