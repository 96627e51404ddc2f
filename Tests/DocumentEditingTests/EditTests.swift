import DocumentEditing
import DocumentSamples
import Foundation
import InterfaceBuilder
import Testing

/// What edits write. Provenance: derived from the order in which Xcode writes (see `FormatTable`).
@Suite struct EditTests {
  private func changed(_ text: String = Sample.screen, _ change: (inout SyntaxTree) throws -> Void) throws -> String {
    var tree = try Sample.tree(text)
    try change(&tree)
    return tree.text
  }

  @Test func anAttributeGoesWhereXcodeWritesIt() throws {
    let text = try changed { try $0.apply(.setAttribute($0.node("lb-01"), name: "textAlignment", value: "center")) }
    #expect(
      text == Sample.screen.replacing("lineBreakMode=\"tail", with: "textAlignment=\"center\" lineBreakMode=\"tail"))
  }

  @Test func anAttributeOfAnElementThatNeverHadIt() throws {
    let text = try changed { try $0.apply(.setAttribute($0.node("lb-01"), name: "alpha", value: "0.5")) }
    #expect(text == Sample.screen.replacing("opaque=\"NO\" text", with: "opaque=\"NO\" alpha=\"0.5\" text"))
  }

  @Test func valuesAreEscaped() throws {
    let text = try changed { try $0.apply(.setAttribute($0.node("lb-01"), name: "text", value: "\"a\" < b\n& c")) }
    #expect(text.contains("text=\"&quot;a&quot; &lt; b&#10;&amp; c\""))
    #expect(try Sample.tree(text).element(Sample.tree(text).node("lb-01"))["text"] == "\"a\" < b\n& c")
  }

  @Test func theSameValueChangesNothing() throws {
    let text = try changed { try $0.apply(.setAttribute($0.node("lb-01"), name: "text", value: "R&D <now>")) }
    #expect(text == Sample.screen)
  }

  @Test func constraintsAreSortedByTheirIDs() throws {
    let constraint = ElementTemplate("constraint", [("firstAttribute", "width"), ("constant", "9"), ("id", "bb-01")])
    let text = try changed { tree in
      let list = try #require(tree.child(of: tree.node("vw-01"), named: "constraints"))
      try tree.apply(.add(constraint, to: list, at: .standard))
    }
    let space = String(repeating: " ", count: 28)
    let next = "\(space)<constraint firstItem=\"lb-01\" firstAttribute=\"leading\""
    let line = "\(space)<constraint firstAttribute=\"width\" constant=\"9\" id=\"bb-01\"/>\n"
    #expect(text == Sample.screen.replacing(next, with: line + next))
  }

  @Test func aFirstChildBreaksTheLine() throws {
    let text = try changed { tree in
      let place = try #require(tree.object("frs-01"))
      try tree.apply(.add(ElementTemplate("connections"), to: place, at: .standard))
    }
    #expect(
      text.contains(
        """
                        <placeholder placeholderIdentifier="IBFirstResponder" id="frs-01" sceneMemberID="firstResponder">
                            <connections/>
                        </placeholder>

        """))
  }

  @Test func aChildGoesWhereXcodeWritesIt() throws {
    let color = ElementTemplate("color", [("key", "textColor"), ("white", "0"), ("alpha", "1")])
    let text = try changed { try $0.apply(.add(color, to: $0.node("lb-01"), at: .standard)) }
    let space = String(repeating: " ", count: 32)
    let next = "\(space)<nil key=\"highlightedColor\"/>"
    let line = "\(space)<color key=\"textColor\" white=\"0\" alpha=\"1\"/>\n"
    #expect(text == Sample.screen.replacing(next, with: line + next))
  }

  @Test func aMovedElementTakesItsDepth() throws {
    let text = try changed { tree in
      let view = tree.node("vw-01")
      try tree.apply(.move(tree.node("bt-01"), to: view, at: .last))
    }
    let space = String(repeating: " ", count: 24)
    let lines = [
      "</constraints>", "<button opaque=\"NO\" buttonType=\"system\" id=\"bt-01\">",
      "    <rect key=\"frame\" x=\"20\" y=\"120\" width=\"100\" height=\"35\"/>",
      "    <state key=\"normal\" title=\"Go\"/>", "</button>",
    ]
    #expect(text.contains(lines.map { space + $0 + "\n" }.joined()))
    #expect(text.utf8.count == Sample.screen.utf8.count - 4 * 4)
  }

  @Test func lineEndsAndTabsAreTheDocuments() throws {
    let source = "<a>\r\n\t<b id=\"b\">\r\n\t\t<c/>\r\n\t</b>\r\n</a>\r\n"
    let text = try changed(source) { tree in
      let added = ElementTemplate("d", children: [ElementTemplate("e")])
      try tree.apply(.add(added, to: tree.node("b"), at: .first))
    }
    #expect(text == "<a>\r\n\t<b id=\"b\">\r\n\t\t<d>\r\n\t\t\t<e/>\r\n\t\t</d>\r\n\t\t<c/>\r\n\t</b>\r\n</a>\r\n")
  }

  @Test func oneLineStaysOneLine() throws {
    let text = try changed("<a><b id=\"b\"/></a>") { tree in
      try tree.apply(.add(ElementTemplate("c", children: [ElementTemplate("d")]), to: tree.root, at: .last))
    }
    #expect(text == "<a><b id=\"b\"/><c><d/></c></a>")
  }

  @Test func commentsStayBesideWhatIsRemoved() throws {
    let text = try changed("<a>\n  <!-- note -->\n  <b id=\"b\"/>\n  <c/>\n</a>") {
      try $0.apply(.remove($0.node("b")))
    }
    #expect(text == "<a>\n  <!-- note -->\n  <c/>\n</a>")
  }

  @Test func impossibleEditsChangeNothing() throws {
    var tree = try Sample.tree()
    let view = tree.node("vw-01")
    let edits: [DocumentEdit] = [
      .remove(tree.root), .move(view, to: tree.node("lb-01"), at: .last), .setText(view, "x"),
      .setAttribute(view, name: "a b", value: "1"), .setAttribute(view, name: "text", value: "\u{0}"),
      .add(ElementTemplate("x"), to: view, at: .before(tree.root)),
    ]
    for edit in edits {
      #expect(throws: EditError.self) { try tree.apply(edit) }
      #expect(tree.text == Sample.screen)
    }
  }
}
