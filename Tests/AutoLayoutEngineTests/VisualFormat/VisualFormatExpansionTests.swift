import AutoLayoutEngine
import Foundation
import Testing

private func expand(
  _ format: String, options: VisualFormatOptions = [], metrics: [String: CGFloat] = [:]
) throws -> [String] {
  let parsed = try VisualFormat(format, metrics: metrics) { ["a", "b", "c", "long_Name2"].contains($0) }
  return try parsed.constraints(options: options) { _ in true }.map { record in
    equation(record) { item in
      switch item {
      case .view(let name): name
      case .superview: "super"
      }
    }
  }
}

/// Provenance: the examples of "Visual Format Language" (documented
/// <https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/AutolayoutPG/VisualFormatLanguage.html>)
/// and the grammar beside them.
@Suite struct VisualFormatExpansionTests {
  @Test(
    arguments: [
      ("[a]-[b]", ["b.leading == a.trailing + 8"]),
      ("[a(>=50)]", ["a.width >= 50"]),
      (
        "|-50-[a]-50-|",
        ["a.leading == super.leading + 50", "super.trailing == a.trailing + 50"]
      ),
      ("V:[a]-10-[b]", ["b.top == a.bottom + 10"]),
      ("[a][b]", ["b.leading == a.trailing"]),
      ("[a(100@20)]", ["a.width == 100 @20"]),
      ("[a(==b)]", ["a.width == b.width"]),
      ("[a(b)]", ["a.width == b.width"]),
      ("[a(>=70,<=100)]", ["a.width >= 70", "a.width <= 100"]),
      (
        "|-[a]-[b]-[c(>=20)]-|",
        [
          "a.leading == super.leadingMargin", "b.leading == a.trailing + 8", "c.leading == b.trailing + 8",
          "c.width >= 20", "super.trailingMargin == c.trailing",
        ]
      ),
    ] as [(String, [String])])
  func documentedExamples(format: String, expected: [String]) throws {
    #expect(try expand(format) == expected)
  }

  /// Provenance: derived from the grammar.
  @Test(
    arguments: [
      ("H:|[a]|", ["a.leading == super.leading", "super.trailing == a.trailing"]),
      ("V:|-[a]-|", ["a.top == super.topMargin", "super.bottomMargin == a.bottom"]),
      ("[a]-(>=8,<=20@250)-[b]", ["b.leading >= a.trailing + 8", "b.leading <= a.trailing + 20 @250"]),
      ("[a]-(-4)-[b]", ["b.leading == a.trailing - 4"]),
      ("[a]-gap@low-[b]", ["b.leading == a.trailing + 12 @250"]),
      ("[a]-1.5-[long_Name2(.5)]", ["long_Name2.leading == a.trailing + 1.5", "long_Name2.width == 0.5"]),
      ("V:[a(==b*0.5)]", ["a.height == 0.5*b.height"]),
      ("[a(<=b/2@750)]", ["a.width <= 0.5*b.width @750"]),
      ("[a(==b*2-10)]", ["a.width == 2*b.width - 10"]),
      ("[a(gap*2)]", ["a.width == 24"]),
      (
        "[a(100,b@500)][b(a)]",
        [
          "a.width == 100", "a.width == b.width @500", "b.leading == a.trailing",
          "b.width == a.width",
        ]
      ),
    ] as [(String, [String])])
  func grammar(format: String, expected: [String]) throws {
    #expect(try expand(format, metrics: ["gap": 12, "low": 250]) == expected)
  }

  /// Provenance: documented at `NSLayoutConstraint.FormatOptions`; the mirrored form derived from it.
  @Test func directions() throws {
    #expect(
      try expand("|-4-[a]-6-[b]-|", options: .directionLeftToRight) == [
        "a.left == super.left + 4", "b.left == a.right + 6", "super.rightMargin == b.right",
      ])
    #expect(
      try expand("|-4-[a]-6-[b]-|", options: .directionRightToLeft) == [
        "super.right == a.right + 4", "a.left == b.right + 6", "b.left == super.leftMargin",
      ])
    #expect(try expand("V:[a]-6-[b]", options: .directionRightToLeft) == ["b.top == a.bottom + 6"])
  }

  @Test func alignmentComesLast() throws {
    #expect(
      try expand("[a]-1-[b]-2-[c]", options: [.alignAllTop, .alignAllCenterY]) == [
        "b.leading == a.trailing + 1", "c.leading == b.trailing + 2", "a.top == b.top", "a.centerY == b.centerY",
        "b.top == c.top", "b.centerY == c.centerY",
      ])
    #expect(
      try expand("V:[a]-1-[b]", options: .alignAllLeading) == ["b.top == a.bottom + 1", "a.leading == b.leading"])
  }

  @Test func baselineSpacing() throws {
    #expect(
      try expand("V:|-1-[a]-30-[b]", options: .spacingBaselineToBaseline) == [
        "a.top == super.top + 1", "b.firstBaseline == a.lastBaseline + 30",
      ])
    #expect(try expand("H:[a]-30-[b]", options: .spacingBaselineToBaseline) == ["b.leading == a.trailing + 30"])
  }

  @Test func standardSpaceIsMarked() throws {
    let format = try VisualFormat("[a]-[b]-8-[c]") { _ in true }
    #expect(try format.constraints { _ in true }.map(\.isStandardSpace) == [true, false])
  }
}
