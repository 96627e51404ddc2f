import AutoLayoutEngine
import Foundation
import Testing

private func items(_ naturals: [CGFloat?], hugging: [Float] = [], resistance: [Float] = []) -> [MeasuredItem] {
  naturals.enumerated().map { index, natural in
    MeasuredItem(
      along: StackMeasure(
        natural: natural, hugging: index < hugging.count ? hugging[index] : 250,
        compressionResistance: index < resistance.count ? resistance[index] : 750),
      across: StackMeasure(natural: natural))
  }
}

private func round2(_ value: CGFloat) -> CGFloat { (value * 100).rounded() / 100 }

private func along(
  _ distribution: StackConfiguration.Distribution, _ items: [MeasuredItem], spacing: CGFloat, in length: CGFloat
) -> [[CGFloat]] {
  let placement = StackPlacement(StackConfiguration(distribution: distribution, spacing: spacing), items: items)
  return placement.spansAlong(length).map { [round2($0.start), round2($0.length)] }
}

@Suite struct StackPlacementTests {
  /// Provenance: measured; UIStackView's frames in public projects: surplus and lack go to the first of equals, among
  /// views without an intrinsic size the last takes all, thirds of 300, proportions with spacing.
  @Test func measuredByOthers() {
    #expect(along(.fill, items([50, 50, 50]), spacing: 10, in: 200) == [[0, 80], [90, 50], [150, 50]])
    #expect(along(.fill, items([50, 50, 50]), spacing: 10, in: 150) == [[0, 30], [40, 50], [100, 50]])
    #expect(along(.fill, items([nil, nil, nil]), spacing: 0, in: 90) == [[0, 0], [0, 0], [0, 90]])
    #expect(
      along(.fillEqually, items([10, 20, 30]), spacing: 10, in: 300) == [
        [0, 93.33], [103.33, 93.33], [206.67, 93.33],
      ])
    #expect(
      along(.fillProportionally, items([11.5, 61.5, 123]), spacing: 8, in: 288)
        == [[0, 15.62], [23.62, 83.55], [115.17, 172.83]])
  }

  /// Provenance: derived from the constraints.
  @Test func priorities() {
    #expect(along(.fill, items([50, 50], hugging: [251, 250]), spacing: 0, in: 120) == [[0, 50], [50, 70]])
    #expect(along(.fill, items([50, 50], resistance: [751, 750]), spacing: 0, in: 70) == [[0, 50], [50, 20]])
    #expect(along(.fill, items([50, 50], resistance: [751, 750]), spacing: 0, in: 30) == [[0, 30], [30, 0]])
    #expect(along(.fill, items([50, nil, 50]), spacing: 0, in: 120) == [[0, 50], [50, 20], [70, 50]])
  }

  @Test func spreadGaps() {
    #expect(along(.equalSpacing, items([20, 40, 30]), spacing: 5, in: 150) == [[0, 20], [50, 40], [120, 30]])
    #expect(along(.equalSpacing, items([20, 40, 30]), spacing: 5, in: 90) == [[0, 10], [15, 40], [60, 30]])
    #expect(along(.equalCentering, items([20, 40, 20]), spacing: 5, in: 200) == [[0, 20], [80, 40], [180, 20]])
    // The middle would overlap the long first item: its distance stays at the least.
    #expect(along(.equalCentering, items([100, 20, 20]), spacing: 4, in: 180) == [[0, 100], [104, 20], [160, 20]])
  }

  @Test func hidden() {
    var row = items([20, 30, 40, 50])
    row[1].isHidden = true
    #expect(along(.fill, row, spacing: 6, in: 122) == [[0, 20], [23, 0], [26, 40], [72, 50]])
    row[0].isHidden = true
    row[3].isHidden = true
    #expect(along(.fill, row, spacing: 6, in: 40) == [[0, 0], [0, 0], [0, 40], [40, 0]])
    #expect(StackPlacement(StackConfiguration(spacing: 6), items: row).naturalLength == 40)
  }

  @Test(
    arguments: [
      (.fill, [[0, 60], [0, 60]]), (.leading, [[0, 20], [0, 40]]), (.center, [[20, 20], [10, 40]]),
      (.trailing, [[40, 20], [20, 40]]),
    ] as [(StackConfiguration.Alignment, [[CGFloat]])])
  func alignments(alignment: StackConfiguration.Alignment, expected: [[CGFloat]]) {
    let placement = StackPlacement(StackConfiguration(alignment: alignment), items: items([20, 40]))
    #expect(placement.spansAcross(60).map { [$0.start, $0.length] } == expected)
    #expect(placement.naturalBreadth == 40)
  }

  /// Provenance: measured; frames stored by Interface Builder (Xcode 14 and 16): a label of 20.5 beside a button of 30,
  /// a row of two labels in 37.5 points, a label above a deeper button.
  @Test func baselines() {
    func item(_ height: CGFloat, _ first: CGFloat, _ last: CGFloat) -> MeasuredItem {
      MeasuredItem(
        along: StackMeasure(natural: 10), across: StackMeasure(natural: height), baselines: (first, last))
    }
    let beside = StackPlacement(
      StackConfiguration(alignment: .firstBaseline), items: [item(20.5, 16.5, 4), item(30, 21, 9)])
    #expect(beside.naturalBreadth == 25.5)
    #expect(beside.spansAcross(25.5).map(\.start) == [0, -4.5])
    let row = StackPlacement(
      StackConfiguration(alignment: .firstBaseline), items: [item(20.5, 16.5, 4), item(20.5, 16.5, 4)])
    #expect(row.spansAcross(37.5).map(\.start) == [17, 17])
    let above = StackPlacement(
      StackConfiguration(alignment: .lastBaseline), items: [item(20, 15, 5), item(28, 19, 13)])
    #expect(above.naturalBreadth == 20)
    #expect(above.spansAcross(20).map(\.start) == [0, 0])
  }
}
