import Testing

@testable import AutoLayoutEngine

/// Costs of extents, alone, in a row and side by side, worked out by hand.
@Suite struct ExtentCostTests {
  private func leaf(_ natural: Double, _ hugging: Float, _ compression: Float) -> ExtentCost {
    ExtentCost(ExtentPreference(natural: natural, hugging: hugging, compression: compression))
  }

  private func sum(_ preferences: [ExtentPreference]) -> ExtentCost {
    var sum = ExtentSum()
    for preference in preferences { sum.add(preference) }
    return sum.total()
  }

  private func text(_ side: ExtentCost.Side) -> [String] {
    (0..<side.count).map { index in
      let slope = side[index].slope.entries.map { "\(Int($0.priority))×\($0.amount)" }.joined(separator: " ")
      return "\(side[index].length): \(slope)"
    }
  }

  @Test func strongerPrioritiesOutweighAnyNumberOfWeakerOnes() {
    var many = ExtentSlope(250, 1000)
    #expect(many.compared(to: ExtentSlope(251)) == -1)
    #expect(many.compared(to: ExtentSlope(250, 1001)) == -1)
    many.add(250, -1000)
    #expect(many.isZero)
    #expect((ExtentSlope(750) + ExtentSlope(250, -3)).sign == 1)
  }

  /// What a stack keeps is what it has worked out.
  @Test func keptCostsAreTheSame() {
    let costs = [
      .unknown, leaf(0, 250, 750), leaf(30, 250, 750),
      sum([10, 20, 30, 40, 50].map { ExtentPreference(natural: $0, hugging: Float(250 + $0), compression: 750) }),
    ]
    for cost in costs {
      let kept = StoredCost(cost).cost
      #expect(kept.natural == cost.natural || cost.natural.isNaN && kept.natural.isNaN)
      #expect(text(kept.up) == text(cost.up))
      #expect(text(kept.down) == text(cost.down))
      #expect(kept.isExact == cost.isExact)
    }
  }

  @Test func moreThanEightPrioritiesAreNotExact() {
    var slope = ExtentSlope.zero
    for priority in 1...8 { slope.add(Float(priority), 1) }
    #expect(slope.isExact)
    slope.add(9, 1)
    #expect(!slope.isExact)
  }

  @Test func aLeafShrinksToNothingAndNoFurther() {
    let cost = leaf(40, 250, 750)
    #expect(cost.natural == 40)
    #expect(text(cost.up) == ["inf: 250×1.0"])
    #expect(text(cost.down) == ["40.0: 750×1.0", "inf: 1000×1.0 750×1.0"])
  }

  @Test func inARowTheCheapestGivesWayFirst() {
    let cost = ExtentCost.inRow([leaf(40, 251, 749), leaf(30, 250, 750)])
    #expect(cost.natural == 70)
    #expect(text(cost.up) == ["inf: 250×1.0"])
    #expect(text(cost.down).prefix(2) == ["40.0: 749×1.0", "30.0: 750×1.0"])
  }

  @Test func sideBySideTheLargestDecides() {
    let cost = sum([
      ExtentPreference(natural: 40, hugging: 250, compression: 750),
      ExtentPreference(natural: 60, hugging: 250, compression: 750),
    ])
    #expect(cost.natural == 60)
    #expect(text(cost.up) == ["inf: 250×2.0"])
    // Between the two the smaller one is still stretched, which shrinking relieves.
    #expect(text(cost.down) == ["20.0: 750×1.0 250×-1.0", "40.0: 750×2.0"])
  }

  @Test func sharesGoToTheFirstOfEquals() {
    var extents: ContiguousArray<Double> = []
    #expect(ExtentShares.share(100, among: [leaf(20, 250, 750), leaf(20, 250, 750)], into: &extents))
    #expect(extents == [80, 20])
    #expect(ExtentShares.share(30, among: [leaf(20, 250, 750), leaf(20, 250, 749)], into: &extents))
    #expect(extents == [20, 10])
    #expect(ExtentShares.share(10, among: [leaf(20, 250, 750), leaf(20, 250, 749)], into: &extents))
    #expect(extents == [10, 0])
  }

  @Test func amongSpacersTheLastGrows() {
    var extents: ContiguousArray<Double> = []
    let spacer = ExtentCost(.open)
    #expect(ExtentShares.share(50, among: [spacer, leaf(20, 1, 750), spacer], into: &extents))
    #expect(extents == [0, 20, 30])
  }

  @Test func costsThatAreNotKnownAreNotShared() {
    // Below nothing the sum says nothing.
    let cost = sum([ExtentPreference(natural: 10, hugging: 250, compression: 750)])
    var extents: ContiguousArray<Double> = []
    #expect(!ExtentShares.share(-5, among: [cost], into: &extents))
  }
}
