import AutoLayoutEngine
import Foundation
import Testing

private typealias Candidate = ConflictResolution.Candidate

@Suite struct ConflictTests {
  /// Provenance: measured; what public logs list, in their order, and the index of what they say is broken.
  @Test(
    arguments: [
      // A label of 120 that a stack hides.
      ([(.fixedExtent, 120, false), (.fixedExtent, 0, false)], 0),
      // A lock icon of width 40 and 24.
      ([(.fixedExtent, 40, false), (.fixedExtent, 24, false)], 0),
      // A table of 320 between the edges of a container of 375.
      ([(.fixedExtent, 320, false), (.position, 0, false), (.position, 0, false), (.fixedExtent, 375, true)], 0),
      // A bar's stack: leading 4, trailing 10 in a width of 0.
      ([(.position, 4, false), (.position, -10, false), (.fixedExtent, 0, true)], 1),
      // A header's label and button 8 apart in a width of 0.
      ([(.position, 0, false), (.neighbourSpace, 8, false), (.position, 0, false), (.fixedExtent, 0, true)], 1),
      // A square image of 40 in a cell of 44.
      ([(.proportion, 0, false), (.fixedExtent, 40, false), (.position, 0, false), (.fixedExtent, 44, true)], 0),
      // A view of 200 and others in a fifth of 896.
      ([(.fixedExtent, 896, true), (.fixedExtent, 200, false), (.position, 0, false), (.relativeExtent, 0, false)], 1),
      // Cell content of 15 and 80 in 139.5.
      ([(.fixedExtent, 15, false), (.fixedExtent, 80, false), (.position, 21, false), (.fixedExtent, 139.5, true)], 1),
      // A stack's edge, made last, against edges of the storyboard.
      ([(.position, 0, false), (.position, 20, false), (.position, 0, false)], 2),
    ] as [([(Candidate.Kind, CGFloat, Bool)], Int)])
  fileprivate func broken(set: [(Candidate.Kind, CGFloat, Bool)], expected: Int) {
    let candidates = set.enumerated().map {
      Candidate(kind: $1.0, constant: $1.1, isSystem: $1.2, activationOrder: $0)
    }
    #expect(ConflictResolution.choose(among: candidates) == expected)
  }

  @Test func nothingToBreak() {
    #expect(ConflictResolution.choose(among: []) == nil)
    let system = Candidate(kind: .fixedExtent, constant: 1, isSystem: true, activationOrder: 0)
    #expect(ConflictResolution.choose(among: [system]) == 0)
    #expect(ConflictResolution.isSystemIdentifier("UIView-Encapsulated-Layout-Width"))
    #expect(!ConflictResolution.isSystemIdentifier("UISV-spacing"))
  }

  @Test func kinds() {
    let inside = { (a: String, b: String) in a == "super" && b != "super" }
    #expect(
      ConstraintRecord("a", .width, .equal, "a", .height).conflictKind(isContainer: inside) == .proportion)
    #expect(
      ConstraintRecord("a", .width, .equal, "b", .width).conflictKind(isContainer: inside) == .relativeExtent)
    #expect(
      ConstraintRecord("b", .top, .equal, "a", .bottom).conflictKind(isContainer: inside) == .neighbourSpace)
    #expect(ConstraintRecord("a", .top, .equal, "super", .top).conflictKind(isContainer: inside) == .position)
  }

  /// Provenance: measured; a public log of iOS 16.
  @Test func report() {
    let report = ConflictReport(
      entries: [
        .init(text: "<C>", identifier: "UIView-Encapsulated-Layout-Width"),
        .init(text: "<B>", identifier: "UISV-spacing"), .init(text: "<D>", identifier: "UIView-leftMargin"),
        .init(text: "<A>"), .init(text: "<Z>", isAutoresizing: true),
      ],
      broken: "<A>")
    #expect(
      report.text == """
        Unable to simultaneously satisfy constraints.
        \tProbably at least one of the constraints in the following list is one you don't want.\u{20}
        \tTry this:\u{20}
        \t\t(1) look at each constraint and try to figure out which you don't expect;\u{20}
        \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\u{20}
        \t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the \
        documentation for the UIView property translatesAutoresizingMaskIntoConstraints)\u{20}
        (
            "<Z>",
            "<A>",
            "<B>",
            "<C>",
            "<D>"
        )

        Will attempt to recover by breaking constraint\u{20}
        <A>

        Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
        The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also \
        be helpful.
        """)
  }
}
