import DocumentEditing
import Foundation
import Testing

@testable import CairnLint

@MainActor
struct FrameFixerTests {
  @Test func changesTheNumbersAlone() throws {
    let text = Fixture.document(
      Fixture.label("a", "x > y", x: 40, y: 10) + "<!-- id=\"b\" <rect key=\"frame\" x=\"1\"/> -->"
        + Fixture.label("b", "Second", x: 7, y: 0))
    var fixer = FrameFixer(try SyntaxTree(Array(text.utf8), path: "Test.xib"))
    let first = fixer.setFrame(LintFinding.Frame(x: 10, y: 0, width: 41.5, height: 20.333333), ofObject: "a")
    let second = fixer.setFrame(LintFinding.Frame(x: 7, y: 0, width: 100, height: 22), ofObject: "b")
    #expect(first && second)
    let expected =
      text
      .replacingOccurrences(
        of: "x=\"40\" y=\"10\" width=\"100\" height=\"21\"",
        with: "x=\"10\" y=\"0.0\" width=\"41.5\" height=\"20.333333\""
      )
      .replacingOccurrences(
        of: "x=\"7\" y=\"0\" width=\"100\" height=\"21\"", with: "x=\"7\" y=\"0\" width=\"100\" height=\"22\"")
    #expect(fixer.tree.text == expected)
  }

  @Test func leavesUnknownObjectsAlone() throws {
    let text = Fixture.document("")
    var fixer = FrameFixer(try SyntaxTree(Array(text.utf8), path: "Test.xib"))
    let isFound = fixer.setFrame(LintFinding.Frame(x: 1, y: 2, width: 3, height: 4), ofObject: "nobody")
    #expect(!isFound)
    #expect(fixer.tree.text == text)
  }
}
