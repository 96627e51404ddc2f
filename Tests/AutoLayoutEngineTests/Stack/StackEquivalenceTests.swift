import AutoLayoutEngine
import Foundation
import Testing

/// Provenance: derived; the spans of `StackPlacement` are a best solution of `StackArrangement`'s constraints: no tier
/// can be satisfied better.
@Suite struct StackEquivalenceTests {
  private struct Random {
    var state: UInt64
    mutating func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
    mutating func pick<Value>(_ values: [Value]) -> Value { values[next(values.count)] }
  }

  private struct Case {
    var configuration: StackConfiguration
    var items: [MeasuredItem]
    var length: CGFloat
    var breadth: CGFloat

    /// One line for failures.
    var summary: String {
      let parts = items.map { item -> String in
        let along = item.along.natural.map { "\($0)" } ?? "-"
        let baselines = item.baselines.map { "b\($0.first)" } ?? ""
        return "\(along)h\(item.along.hugging)c\(item.along.compressionResistance)×\(item.across.natural ?? 0)"
          + baselines + (item.isHidden ? "hidden" : "") + (item.customSpacing.map { "s\($0)" } ?? "")
      }
      return "\(configuration.axis) \(configuration.distribution) \(configuration.alignment) "
        + "\(configuration.spacing) \(length)×\(breadth) \(parts)"
    }
  }

  private func makeCase(_ random: inout Random) -> Case {
    var configuration = StackConfiguration(
      axis: .horizontal, distribution: random.pick(StackConfiguration.Distribution.allCases),
      alignment: random.pick(StackConfiguration.Alignment.allCases), spacing: CGFloat(random.next(3) * 4))
    let hasOpenItems = random.next(4) == 0 && configuration.distribution == .fill
    let items = (0..<(1 + random.next(5))).map { _ -> MeasuredItem in
      let height = CGFloat(5 + random.next(30))
      let first = CGFloat(random.next(Int(height)))
      let natural: CGFloat? = hasOpenItems && random.next(2) == 0 ? nil : CGFloat(1 + random.next(50))
      return MeasuredItem(
        along: StackMeasure(
          natural: natural, hugging: random.pick([250, 251, 100]), compressionResistance: random.pick([750, 749])),
        across: StackMeasure(natural: height), isHidden: random.next(6) == 0,
        customSpacing: random.next(6) == 0 ? CGFloat(random.next(12)) : nil,
        baselines: random.next(4) == 0 ? nil : (first, height - first))
    }
    if random.next(4) == 0 { configuration.axis = .vertical }
    let placement = StackPlacement(configuration, items: items)
    let length = max(placement.naturalLength + CGFloat(random.next(120) - 30), 0)
    return Case(
      configuration: configuration, items: items, length: length,
      breadth: placement.naturalBreadth + CGFloat(random.next(20)))
  }

  /// One axis as a program: the constraints of the arrangement, the intrinsic sizes, the stack's own extent.
  private struct AxisProgram {
    var program = ReferenceProgram()
    private var starts: [StackPart<Int>: Int] = [:]
    private var extents: [StackPart<Int>: Int] = [:]
    private let items: [MeasuredItem]
    /// Keeps positions, which may be negative, in the program's range.
    static let shift = 1000.0

    init(items: [MeasuredItem]) { self.items = items }

    mutating func variables(_ part: StackPart<Int>) -> (start: Int, extent: Int) {
      if let start = starts[part], let extent = extents[part] { return (start, extent) }
      let (start, extent) = (program.makeVariable(), program.makeVariable())
      (starts[part], extents[part]) = (start, extent)
      return (start, extent)
    }

    /// `attribute` of `part` as terms and a constant.
    mutating func expression(_ part: StackPart<Int>, _ attribute: LayoutAttribute) -> ([(Int, Double)], Double) {
      let (start, extent) = variables(part)
      switch attribute {
      case .leading, .top: return ([(start, 1)], 0)
      case .trailing, .bottom: return ([(start, 1), (extent, 1)], 0)
      case .centerX, .centerY: return ([(start, 1), (extent, 0.5)], 0)
      case .firstBaseline: return ([(start, 1)], Double(baseline(part)?.first ?? 0))
      case .lastBaseline: return ([(start, 1), (extent, 1)], -Double(baseline(part)?.last ?? 0))
      default: return ([(extent, 1)], 0)
      }
    }

    private func baseline(_ part: StackPart<Int>) -> (first: CGFloat, last: CGFloat)? {
      if case .item(let id) = part { return items[id].baselines }
      return nil
    }

    mutating func add(_ record: ConstraintRecord<StackPart<Int>>) {
      var (terms, constant) = expression(record.firstItem, record.firstAttribute)
      if let second = record.secondItem {
        let (others, offset) = expression(second, record.secondAttribute)
        terms += others.map { ($0.0, -$0.1 * Double(record.multiplier)) }
        constant -= offset * Double(record.multiplier)
      }
      let relation: ReferenceProgram.Relation =
        record.relation == .equal ? .equal : record.relation == .lessThanOrEqual ? .atMost : .atLeast
      program.add(
        terms, relation, Double(record.constant) - constant,
        tier: record.priority == 1000 ? nil : Double(record.priority))
    }

    mutating func fix(_ part: StackPart<Int>, start: CGFloat, extent: CGFloat) {
      let (s, e) = variables(part)
      program.add([(s, 1)], .equal, Double(start) + Self.shift)
      program.add([(e, 1)], .equal, Double(extent))
    }

    mutating func hinge(_ id: Int, _ measure: StackMeasure) {
      guard let natural = measure.natural else { return }
      let extent = variables(.item(id)).extent
      program.add([(extent, 1)], .atMost, Double(natural), tier: Double(measure.hugging))
      program.add([(extent, 1)], .atLeast, Double(natural), tier: Double(measure.compressionResistance))
    }

    /// The values that `spans` give to items, guides and stack.
    mutating func values(_ spans: [StackSpan], stack: CGFloat, _ centering: Bool) -> [Double] {
      var values = [Double](repeating: 0, count: program.variables)
      func set(_ part: StackPart<Int>, _ span: StackSpan) {
        guard let start = starts[part], let extent = extents[part] else { return }
        values[start] = Double(span.start) + Self.shift
        values[extent] = Double(span.length)
      }
      set(.stack, StackSpan(start: 0, length: stack))
      for index in items.indices { set(.item(index), spans[index]) }
      let visible = items.indices.filter { !items[$0].isHidden }
      let covered = visible.map { spans[$0] }
      let (low, high) = (covered.map(\.start).min() ?? 0, covered.map(\.end).max() ?? 0)
      set(.alignmentSpanner, spannerSpan(low, high, stack))
      set(.orderingSpanner, StackSpan(start: 0, length: stack))
      for (from, to) in zip(visible, visible.dropFirst()) {
        let start = centering ? spans[from].start + spans[from].length / 2 : spans[from].end
        let end = centering ? spans[to].start + spans[to].length / 2 : spans[to].start
        set(.gap(after: from), StackSpan(start: start, length: end - start))
      }
      return values
    }

    var alignment = StackConfiguration.Alignment.fill
    /// The spanner ends where the stack does on the sides that the alignment ties together.
    private func spannerSpan(_ low: CGFloat, _ high: CGFloat, _ stack: CGFloat) -> StackSpan {
      if items.allSatisfy(\.isHidden) { return StackSpan(start: 0, length: stack) }
      let start = [.center, .trailing, .lastBaseline].contains(alignment) ? 0 : low
      let end = [.center, .leading, .firstBaseline].contains(alignment) ? stack : high
      return StackSpan(start: start, length: end - start)
    }
  }

  @Test(arguments: 0..<12)
  func placementIsABestSolution(seed: Int) throws {
    var random = Random(state: UInt64(seed) &* 0x9E37_79B9 &+ 77)
    var checked = 0
    for _ in 0..<30 {
      let sample = makeCase(&random)
      let placement = StackPlacement(sample.configuration, items: sample.items)
      let arranged = sample.items.enumerated().map { index, item in
        ArrangedItem(
          id: index, isHidden: item.isHidden, customSpacing: item.customSpacing,
          proportionalLength: item.along.natural ?? 0, hasBaseline: item.baselines != nil)
      }
      let arrangement = StackArrangement(sample.configuration, items: arranged)
      let isVertical = sample.configuration.axis == .vertical
      for isAlong in [true, false] {
        // Nothing bounds the items across a stack whose items are all hidden.
        guard isAlong ? placement.isExact(sample.length) : !sample.items.allSatisfy(\.isHidden) else { continue }
        var axis = AxisProgram(items: sample.items)
        axis.alignment =
          isVertical && sample.configuration.alignment == .firstBaseline
          ? .leading
          : isVertical && sample.configuration.alignment == .lastBaseline ? .trailing : sample.configuration.alignment
        axis.fix(.stack, start: 0, extent: isAlong ? sample.length : sample.breadth)
        for record in arrangement.records where (record.firstAttribute.isHorizontal != isVertical) == isAlong {
          axis.add(record)
        }
        for (index, item) in sample.items.enumerated() { axis.hinge(index, isAlong ? item.along : item.across) }
        guard let optimum = axis.program.optimum() else { continue }
        checked += 1
        let spans = isAlong ? placement.spansAlong(sample.length) : placement.spansAcross(sample.breadth)
        let values = axis.values(
          spans, stack: isAlong ? sample.length : sample.breadth,
          sample.configuration.distribution == .equalCentering)
        let reached = axis.program.deviations(values)
        #expect(
          reached.required < 1e-6,
          "\(isAlong ? "along" : "across") \(sample.summary) \(spans.map { [$0.start, $0.length] })")
        for (tier, least) in optimum.sorted(by: { $0.key > $1.key }) {
          let own = reached.tiers[tier] ?? 0
          #expect(
            own < least + 1e-4,
            "tier \(tier) \(isAlong ? "along" : "across") \(sample.summary) \(spans.map { [$0.start, $0.length] })")
          if own >= least + 1e-4 { break }
        }
      }
    }
    #expect(checked > 30)
  }
}
