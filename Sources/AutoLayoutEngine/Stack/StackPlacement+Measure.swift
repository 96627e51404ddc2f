internal import Foundation
internal import UIGeometry

extension StackPlacement {
  /// What the stack as a whole wants along its own axis: its items' wishes, added up as its constraints add them.
  ///
  /// `nil` when one measure cannot say it: items of different priorities, or without a natural extent.
  public var measureAlong: StackMeasure? {
    let visible = visible
    let measures = visible.map { items[$0].along }
    guard let first = measures.first, configuration.distribution != .equalCentering,
      configuration.distribution != .fillProportionally,
      measures.allSatisfy({ $0.natural != nil && Self.agree($0, first) })
    else { return nil }
    var result = StackMeasure(
      natural: naturalLength, hugging: first.hugging, compressionResistance: first.compressionResistance)
    let weakest = measures.min(by: StackMeasure.shrinksSooner) ?? first
    result.resistanceWeight = weakest.resistanceWeight
    result.compressible = weakest.compressible
    switch configuration.distribution {
    case .fillEqually:
      let share = 1 / CGFloat(measures.count)
      let largest = measures.compactMap(\.natural).max() ?? 0
      result.huggingWeight = measures.reduce(0) { $0 + $1.huggingWeight } * share
      result.resistanceWeight = Self.resistance(of: measures, at: largest) * share
      result.compressible = Self.untilNextResists(measures) / share
    case .equalSpacing:
      result.hugging = StackPriority.canvasFit
      result.huggingWeight = 1
    default:
      result.huggingWeight = measures.map(\.huggingWeight).min() ?? 1
    }
    return result
  }

  /// What the stack as a whole wants across its axis; `nil` when one measure cannot say it.
  public var measureAcross: StackMeasure? {
    let alignment = configuration.effectiveAlignment
    guard !alignment.alignsBaselines, !visible.isEmpty else { return nil }
    let measures = (alignment == .fill ? Array(items.indices) : visible).map { items[$0].across }
    guard let first = measures.first, measures.allSatisfy({ $0.natural != nil && Self.agree($0, first) }) else {
      return nil
    }
    var result = StackMeasure(
      natural: naturalBreadth, hugging: first.hugging, compressionResistance: first.compressionResistance)
    result.resistanceWeight = Self.resistance(of: measures, at: naturalBreadth)
    result.compressible = Self.untilNextResists(measures)
    if alignment == .fill {
      result.huggingWeight = measures.reduce(0) { $0 + $1.huggingWeight }
    } else {
      result.hugging = items.count > 1 ? StackPriority.spanningFit : StackPriority.canvasFit
    }
    return result
  }

  private static func agree(_ left: StackMeasure, _ right: StackMeasure) -> Bool {
    left.hugging == right.hugging && left.compressionResistance == right.compressionResistance
  }

  private static func resistance(of measures: [StackMeasure], at natural: CGFloat) -> CGFloat {
    measures.reduce(0) { $0 + ($1.natural == natural ? $1.resistanceWeight : 0) }
  }

  /// How far all may shrink together before another one resists, too.
  private static func untilNextResists(_ measures: [StackMeasure]) -> CGFloat {
    let naturals = measures.compactMap(\.natural)
    let largest = naturals.max() ?? 0
    let next = naturals.filter { $0 < largest }.max() ?? 0
    let compressible = measures.filter { $0.natural == largest }.map(\.compressible).min() ?? 0
    return min(largest - next, compressible)
  }
}
