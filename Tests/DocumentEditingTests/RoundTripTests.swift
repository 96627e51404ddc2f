import DocumentEditing
import DocumentSamples
import Foundation
import InterfaceBuilder
import Testing

/// Documents are written as they were read. Provenance: derived; nothing but the same bytes will do.
@Suite struct RoundTripTests {
  @Test(
    "Every byte comes back",
    arguments: [
      "<a/>", "<a />", "<a\n  b = '1'\tc=\"&quot;'\" ></a >",
      "\u{FEFF}<?xml version=\"1.0\"?>\r\n<a>\r\n\t<b/>\r\n</a>\r\n",
      "<!-- before --><a><![CDATA[ <b> & ]]>&#10;&#xE9;&lt;<!-- <c> --></a><!-- behind -->\n", "<a b=\"\" c=\"ü 漢\"/>",
      "<a>text<b/>tail</a>\n\n",
    ])
  func comesBack(_ text: String) throws { #expect(try Sample.tree(text).text == text) }

  @Test func fixturesComeBack() throws {
    #expect(!Sample.fixtures.isEmpty)
    for url in Sample.fixtures {
      let file = try DocumentFile(path: url.path)
      #expect(try file.tree().bytes == file.bytes)
    }
  }

  @Test(
    "What is not well-formed is refused with its place",
    arguments: [
      ("<a>\n  <b></a>", "2:6", "</a> closes <b>"), ("<a b=1/>", "1:4", "not quoted"), ("<a", "1:1", "not closed"),
      ("<a/><b/>", "1:5", "second root"), ("<a b=\"<\"/>", "1:7", "'<'"), ("<a>&nbsp;</a>", "1:4", "'&'"),
      ("", "1:1", "no element"),
      ("<a b=\"1\" b=\"2\"/>", "1:1", "twice"), ("<!DOCTYPE a [<!ENTITY x \"y\">]><a/>", "1:1", "declares"),
      ("<a>\u{1}</a>", "1:4", "control character"), ("text<a/>", "1:1", "outside"), ("</a>", "1:1", "without a start"),
      ("<a><!-- </a>", "1:4", "comment"), ("<a>\n<<<<<<< ours\n</a>", "2:2", "conflict of a merge"),
    ])
  func refuses(_ text: String, place: String, words: String) {
    let error = #expect(throws: DocumentError.self) { try Sample.tree(text) }
    #expect(error?.description.hasPrefix("Test.storyboard:\(place): error:") == true, "\(error?.description ?? "")")
    #expect(error?.description.contains(words) == true, "\(error?.description ?? "")")
  }

  @Test func refusesOtherEncodings() {
    #expect(throws: DocumentError.self) { try SyntaxTree([0x3C, 0x61, 0x3E, 0xFF, 0x3C], path: "x") }
    #expect(throws: DocumentError.self) { try SyntaxTree(Array("<a/>".data(using: .utf16)!), path: "x") }
  }

  @Test func refusesDeepNesting() {
    let deep = String(repeating: "<a>", count: 5_000) + String(repeating: "</a>", count: 5_000)
    let error = #expect(throws: DocumentError.self) { try Sample.tree(deep) }
    #expect(error?.reason == .tooDeep(limit: 256))
  }

  /// Random edits on every fixture; with their undos the bytes come back, with their redos those of the edit.
  @Test func editsAreTakenBack() throws {
    var random = SeededRandom(state: 7)
    for url in Sample.fixtures {
      let file = try DocumentFile(path: url.path)
      var tree = try file.tree()
      let all = tree.descendants(of: tree.root)
      for _ in 0..<Sample.rounds(100) {
        var undos: [EditUndo] = []
        for _ in 0..<3 {
          let edit = Self.edit(on: tree, all, &random)
          if let undo = try? tree.apply(edit) { undos.append(undo) }
        }
        let after = tree.bytes
        let again = try SyntaxTree(after, path: url.path)
        #expect(again.bytes == after)
        var redos: [EditUndo] = []
        for undo in undos.reversed() { redos.append(tree.apply(undo)) }
        #expect(tree.bytes == file.bytes)
        var last: [EditUndo] = []
        for redo in redos.reversed() { last.append(tree.apply(redo)) }
        #expect(tree.bytes == after)
        for undo in last.reversed() { tree.apply(undo) }
        #expect(tree.bytes == file.bytes)
      }
    }
  }

  private static func edit(
    on tree: SyntaxTree, _ all: [SyntaxNode.ID], _ random: inout SeededRandom
  ) -> DocumentEdit {
    let first = all.randomElement(using: &random) ?? tree.root
    let second = all.randomElement(using: &random) ?? tree.root
    let place = [EditPlace.standard, .first, .last].randomElement(using: &random) ?? .last
    switch Int.random(in: 0..<7, using: &random) {
    case 0: return .setAttribute(first, name: "hidden", value: "a<\"&é>\n'")
    case 1:
      return .setAttribute(
        first, name: tree.element(first).attributes.randomElement(using: &random)?.name ?? "x", value: nil)
    case 2:
      let label = ElementTemplate("label", [("id", "x"), ("text", "y")])
      return .add(ElementTemplate("subviews", children: [label]), to: first, at: place)
    case 3: return .remove(first)
    case 4: return .copy(SyntaxCopy(first, of: tree), to: second, at: place)
    case 5: return .setText(first, "a & b")
    default: return .move(first, to: second, at: place)
    }
  }
}
