import AutoLayoutEngine
import Foundation
import Testing

private let lengths: [CGFloat] = [160, 80, 40]

private func arrangement(
  _ configuration: StackConfiguration, count: Int = 3, change: (inout [ArrangedItem]) -> Void = { _ in }
) -> StackArrangement {
  var items = (0..<count).map { ArrangedItem(id: $0, proportionalLength: lengths[$0 % 3]) }
  change(&items)
  return StackArrangement(configuration, items: items)
}

private func name(_ part: StackPart) -> String {
  switch part {
  case .stack: "stack"
  case .margins: "margins"
  case .item(let id): "\(id)"
  case .alignmentSpanner: "spanner"
  case .orderingSpanner: "ordering"
  case .gap(let id): "gap\(id)"
  }
}

private func dump(_ arrangement: StackArrangement) -> [String: Set<String>] {
  Dictionary(grouping: arrangement.records) { $0.identifier ?? "" }
    .mapValues { Set($0.map { equation($0, name) }) }
}

/// Provenance: measured; constraints that UIKit's own stack view printed (iOS 10), in a published study of it
/// <https://kean.blog/post/lets-build-uistackview>, three views of 160 × 200, 80 × 100 and 40 × 50.
@Suite struct StackRecordsTests {
  let fillAcross: [String: Set<String>] = [
    "UISV-alignment": ["0.top == 1.top", "0.top == 2.top", "0.bottom == 1.bottom", "0.bottom == 2.bottom"],
    "UISV-canvas-connection": [
      "stack.leading == 0.leading", "stack.trailing == 2.trailing", "stack.top == 0.top", "stack.bottom == 0.bottom",
    ],
  ]

  @Test func fill() {
    var expected = fillAcross
    expected["UISV-spacing"] = ["1.leading == 0.trailing", "2.leading == 1.trailing"]
    #expect(dump(arrangement(StackConfiguration())) == expected)
  }

  @Test func fillEqually() {
    var expected = fillAcross
    expected["UISV-spacing"] = ["1.leading == 0.trailing", "2.leading == 1.trailing"]
    expected["UISV-fill-equally"] = ["1.width == 0.width", "2.width == 0.width"]
    #expect(dump(arrangement(StackConfiguration(distribution: .fillEqually))) == expected)
  }

  @Test func fillProportionally() {
    var expected = fillAcross
    expected["UISV-spacing"] = ["1.leading == 0.trailing", "2.leading == 1.trailing"]
    expected["UISV-fill-proportionally"] = [
      "0.width == 0.571429*stack.width @999", "1.width == 0.285714*stack.width @998",
      "2.width == 0.142857*stack.width @997",
    ]
    #expect(dump(arrangement(StackConfiguration(distribution: .fillProportionally))) == expected)
  }

  @Test func equalSpacing() {
    var expected = fillAcross
    expected["UISV-spacing"] = ["1.leading >= 0.trailing + 10", "2.leading >= 1.trailing + 10"]
    expected["UISV-distributing-edge"] = [
      "gap0.leading == 0.trailing", "gap0.trailing == 1.leading", "gap1.leading == 1.trailing",
      "gap1.trailing == 2.leading",
    ]
    expected["UISV-fill-equally"] = ["gap1.width == gap0.width"]
    expected["UISV-canvas-fit"] = ["stack.width == 0 @49"]
    #expect(dump(arrangement(StackConfiguration(distribution: .equalSpacing, spacing: 10))) == expected)
  }

  @Test func equalCentering() {
    var expected = fillAcross
    expected["UISV-spacing"] = ["1.leading >= 0.trailing", "2.leading >= 1.trailing"]
    expected["UISV-distributing-edge"] = [
      "gap0.leading == 0.centerX", "gap0.trailing == 1.centerX", "gap1.leading == 1.centerX",
      "gap1.trailing == 2.centerX",
    ]
    expected["UISV-fill-equally"] = ["gap1.width == gap0.width @149"]
    expected["UISV-canvas-fit"] = ["stack.width == 0 @49"]
    #expect(dump(arrangement(StackConfiguration(distribution: .equalCentering))) == expected)
  }

  @Test(
    arguments: [
      (
        .leading, ["0.top == 1.top", "0.top == 2.top"], ["spanner.top == N.top @999.5", "spanner.bottom >= N.bottom"],
        ["stack.top == 0.top", "stack.bottom == spanner.bottom"]
      ),
      (
        .center, ["0.centerY == 1.centerY", "0.centerY == 2.centerY"],
        ["spanner.top <= N.top", "spanner.bottom >= N.bottom"],
        ["stack.top == spanner.top", "stack.bottom == spanner.bottom", "stack.centerY == 0.centerY"]
      ),
      (
        .trailing, ["0.bottom == 1.bottom", "0.bottom == 2.bottom"],
        ["spanner.top <= N.top", "spanner.bottom == N.bottom @999.5"],
        ["stack.top == spanner.top", "stack.bottom == 0.bottom"]
      ),
      (
        .lastBaseline, ["0.lastBaseline == 1.lastBaseline", "0.lastBaseline == 2.lastBaseline"],
        ["spanner.top <= N.top", "spanner.bottom >= N.bottom"],
        ["stack.top == spanner.top", "stack.bottom >= 0.bottom"]
      ),
    ] as [(StackConfiguration.Alignment, Set<String>, [String], Set<String>)])
  func alignments(
    alignment: StackConfiguration.Alignment, aligned: Set<String>, boundary: [String], canvas: Set<String>
  ) {
    let result = dump(arrangement(StackConfiguration(alignment: alignment)))
    #expect(result["UISV-alignment"] == aligned)
    #expect(
      result["UISV-spanning-boundary"]
        == Set(boundary.flatMap { line in (0..<3).map { line.replacingOccurrences(of: "N", with: "\($0)") } }))
    #expect(result["UISV-spanning-fit"] == ["spanner.height == 0 @51"])
    #expect(result["UISV-ambiguity-suppression"] == Set((0..<3).map { "\($0).height == 0 @25" }))
    #expect(
      result["UISV-canvas-connection"]
        == canvas.union(["stack.leading == 0.leading", "stack.trailing == 2.trailing"]))
    #expect(result["UISV-canvas-fit"] == (alignment == .lastBaseline ? ["stack.height == 0 @49"] : nil))
  }

  @Test func singleCenteredItemNeedsNoSpanner() {
    #expect(
      dump(arrangement(StackConfiguration(alignment: .center), count: 1)) == [
        "UISV-canvas-connection": [
          "stack.leading == 0.leading", "stack.trailing == 0.trailing", "stack.top <= 0.top",
          "stack.bottom >= 0.bottom", "stack.centerY == 0.centerY",
        ],
        "UISV-canvas-fit": ["stack.height == 0 @49"],
        "UISV-ambiguity-suppression": ["0.height == 0 @25"],
      ])
  }

  @Test func margins() {
    #expect(
      dump(arrangement(StackConfiguration(isLayoutMarginsRelativeArrangement: true)))["UISV-canvas-connection"] == [
        "margins.leading == 0.leading", "margins.trailing == 2.trailing", "margins.top == 0.top",
        "margins.bottom == 0.bottom",
      ])
  }

  @Test func baselineRelative() {
    let configuration = StackConfiguration(axis: .vertical, spacing: 20, isBaselineRelativeArrangement: true)
    let result = dump(arrangement(configuration))
    #expect(
      result["UISV-spacing"] == [
        "1.firstBaseline == 0.lastBaseline + 20", "2.firstBaseline == 1.lastBaseline + 20",
      ])
    #expect(
      result["UISV-canvas-connection"] == [
        "stack.top == 0.top", "stack.bottom == 2.bottom", "stack.leading == 0.leading", "stack.trailing == 0.trailing",
      ])
  }

  @Test func textsOfSeveralLines() {
    let texts = { (items: inout [ArrangedItem]) in
      for index in items.indices { items[index].isMultilineText = true }
    }
    let eager = StackConfiguration(alignment: .firstBaseline, compatibility: .eagerTextWidths)
    #expect(
      dump(arrangement(eager, change: texts))["UISV-text-width-disambiguation"]
        == Set((0..<3).map { "\($0).width == 0.333333*stack.width @760" }))
    // rdar://39275811: a text that resists with 749 beside a switch, standard spacing.
    let radar = StackConfiguration(
      alignment: .leading, spacing: StackSpacing.useSystem, compatibility: .eagerTextWidths)
    let label = { (items: inout [ArrangedItem]) in
      items[0].isMultilineText = true
      items[0].compressionResistance = 749
    }
    #expect(
      dump(arrangement(radar, count: 2, change: label))["UISV-text-width-disambiguation"]
        == ["0.width == 0.5*stack.width - 4 @759"])
    #expect(
      dump(arrangement(StackConfiguration(), count: 2, change: label))["UISV-text-width-disambiguation"] == nil)
  }
}

/// Provenance: measured from frames that Interface Builder stored (its stack view is UIKit's own), unless noted.
@Suite struct StackRuleTests {
  @Test func hiddenItems() {
    let result = dump(
      arrangement(StackConfiguration(spacing: 5), count: 6) { items in
        for index in [0, 2, 3, 5] { items[index].isHidden = true }
      })
    #expect(result["UISV-spacing"] == ["4.leading == 1.trailing + 5"])
    #expect(
      result["UISV-spacing-hidden"] == [
        "1.leading == 0.trailing @50", "2.leading == 1.trailing + 2.5 @50", "3.leading == 1.trailing + 2.5 @50",
        "5.leading == 4.trailing @50",
      ])
    #expect(result["UISV-hiding"]?.count == 4)
    #expect(
      result["UISV-canvas-connection"]?.isSuperset(of: ["stack.leading == 1.leading", "stack.trailing == 4.trailing"])
        == true)
  }

  @Test func allHidden() {
    let result = dump(
      arrangement(StackConfiguration(spacing: 5), count: 2) { items in
        for index in items.indices { items[index].isHidden = true }
      })
    #expect(
      result["UISV-canvas-connection"] == [
        "stack.leading == ordering.leading", "stack.trailing == ordering.trailing", "stack.top == spanner.top",
        "stack.bottom == spanner.bottom",
      ])
    #expect(dump(arrangement(StackConfiguration(), count: 0)).isEmpty)
  }

  @Test func itemsWithoutBaselineAlignByTheirEdges() {
    let mixed = { (items: inout [ArrangedItem]) in items[1].hasBaseline = false }
    #expect(
      dump(arrangement(StackConfiguration(alignment: .firstBaseline), change: mixed))["UISV-alignment"]
        == ["0.top == 1.top", "0.firstBaseline == 2.firstBaseline"])
    #expect(
      dump(arrangement(StackConfiguration(alignment: .lastBaseline), change: mixed))["UISV-alignment"]
        == ["0.bottom == 1.bottom", "0.lastBaseline == 2.lastBaseline"])
  }

  @Test func firstBaselineLetsItemsStickOutAbove() {
    let result = dump(arrangement(StackConfiguration(alignment: .firstBaseline)))
    #expect(
      result["UISV-canvas-connection"] == [
        "stack.leading == 0.leading", "stack.trailing == 2.trailing", "stack.top <= 0.top",
        "stack.bottom == spanner.bottom",
      ])
  }

  @Test func proportionsWithoutExtent() {
    let configuration = StackConfiguration(axis: .vertical, distribution: .fillProportionally, spacing: 4)
    let lone = dump(
      arrangement(configuration) { items in
        items[1].proportionalLength = 0
        items[2].proportionalLength = 0
      })
    #expect(
      lone["UISV-fill-proportionally"]
        == ["0.height == 0.952381*stack.height", "1.height == 0", "2.height == 0"])
    let none = dump(
      arrangement(configuration) { items in
        for index in items.indices { items[index].proportionalLength = 0 }
      })
    #expect(none["UISV-fill-proportionally"] == nil)
  }

  /// Provenance: documented at `setCustomSpacing(_:after:)`.
  @Test func customSpacing() {
    let result = dump(
      arrangement(StackConfiguration(spacing: 5), count: 4) { items in
        items[0].customSpacing = 20
        items[1].customSpacing = StackSpacing.useDefault
        items[2].customSpacing = StackSpacing.useSystem
      })
    #expect(
      result["UISV-spacing"] == [
        "1.leading == 0.trailing + 20", "2.leading == 1.trailing + 5", "3.leading == 2.trailing + 8",
      ])
  }

  /// Provenance: derived; the slots together are the whole, and a change in the middle leaves the other slots alone.
  @Test(arguments: StackConfiguration.Distribution.allCases, StackConfiguration.Alignment.allCases)
  func slotsAreTheWhole(distribution: StackConfiguration.Distribution, alignment: StackConfiguration.Alignment) {
    let configuration = StackConfiguration(distribution: distribution, alignment: alignment, spacing: 3)
    let before = arrangement(configuration, count: 9) { $0[3].isHidden = true }
    #expect(before.records.count == Set(before.records).count)
    var after = before
    after.items.insert(ArrangedItem(id: 99, proportionalLength: 10), at: 5)
    let changed = Set(before.records).symmetricDifference(after.records)
    if distribution == .fill || distribution == .fillEqually || distribution == .equalSpacing {
      #expect(changed.count < 20)
    }
    #expect(after.slots.count == before.slots.count + 2)
  }
}
