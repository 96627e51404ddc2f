import DocumentEditing
import DocumentReview
import DocumentSamples
import Foundation
import Testing

/// Three-way merges. Provenance: derived; random ones are held against `ReferenceMerge`.
@Suite struct MergeTests {
  private func merge(_ ours: String, _ theirs: String) throws -> DocumentMerge {
    DocumentMerge(base: try Sample.tree(), ours: try Sample.tree(ours), theirs: try Sample.tree(theirs))
  }

  private func edited(_ change: (inout SyntaxTree) throws -> Void) throws -> String {
    var tree = try Sample.tree()
    try change(&tree)
    return tree.text
  }

  @Test func bothSidesAreKept() throws {
    let ours = Sample.screen.replacing("title=\"Go\"", with: "title=\"Run\"")
    let theirs = Sample.screen.replacing("constant=\"80\"", with: "constant=\"96\"")
    let merge = try merge(ours, theirs)
    #expect(merge.conflicts.isEmpty)
    #expect(merge.tree.text == ours.replacing("constant=\"80\"", with: "constant=\"96\""))
  }

  @Test func twoAttributesOfOneLine() throws {
    let ours = Sample.screen.replacing("opaque=\"NO\" text=", with: "opaque=\"NO\" alpha=\"0.5\" text=")
    let theirs = Sample.screen.replacing("R&amp;D &lt;now&gt;", with: "Later")
    let merge = try merge(ours, theirs)
    #expect(merge.conflicts.isEmpty)
    #expect(merge.tree.text == ours.replacing("R&amp;D &lt;now&gt;", with: "Later"))
  }

  @Test func whatBothAddIsKept() throws {
    func adding(_ id: String) throws -> String {
      try edited { tree in
        let list = tree.parent(of: tree.node("bt-01"))!
        let frame = ElementTemplate(
          "rect", [("key", "frame"), ("x", "1"), ("y", "2"), ("width", "3"), ("height", "4")])
        try tree.apply(.add(ElementTemplate("label", [("id", id)], children: [frame]), to: list, at: .last))
      }
    }
    let merge = try merge(try adding("oo-01"), try adding("tt-01"))
    #expect(merge.conflicts.isEmpty)
    #expect(merge.tree.object("oo-01") != nil && merge.tree.object("tt-01") != nil)
    let lines = merge.tree.text.split(separator: "\n").filter { $0.contains("<label id=") }
    #expect(lines.count == 2 && lines.allSatisfy { $0.hasPrefix(String(repeating: " ", count: 28) + "<label") })
  }

  /// Provenance: derived; an id belongs to one element.
  @Test func oneIDForTwoElementsIsAConflict() throws {
    func adding(_ text: String) -> String {
      Sample.screen.replacing(
        "                            <button", with: "\(text)\n                            <button")
    }
    let label = "                            <label id=\"nn-01\" text=\"a\"><nil key=\"highlightedColor\"/></label>"
    let image = "                            <imageView id=\"nn-01\" image=\"b\"/>"
    let merge = try merge(adding(image), adding(label))
    #expect(merge.conflicts.map(\.kind) == [.otherElement])
    #expect(
      merge.text()
        == adding(
          "<<<<<<< ours: Image View \"b\" (nn-01): is <imageView> in ours and <label> in theirs\n\(image)\n=======\n"
            + "\(label)\n>>>>>>> theirs"))
  }

  @Test func addedInTwoPlacesIsAConflict() throws {
    let label = "<label id=\"nn-01\" text=\"a\"/>"
    let ours = Sample.screen.replacing("<button", with: "\(label)<button")
    let theirs = Sample.screen.replacing(
      "<state key=\"normal\" title=\"Go\"/>", with: "<subviews>\(label)</subviews><state key=\"normal\" title=\"Go\"/>")
    let merge = try merge(ours, theirs)
    #expect(merge.conflicts.map(\.kind) == [.moved])
    #expect(merge.conflicts.first?.description.contains("added to") == true)
    #expect(merge.tree.descendants(of: merge.tree.root).count { merge.tree.element($0).id == "nn-01" } == 1)
  }

  /// What a merge leaves is read back: ours, and why people are asked.
  /// Provenance: derived; what stands between the markers of a side is what that side says.
  @Test(arguments: [
    ("Hello\nWorld", "Hello\nours", "Hello\ntheirs"), ("It&apos;s", "It&apos;s A", "It&apos;s B"),
    ("<![CDATA[a & b]]>", "<![CDATA[a & c]]>", "a &amp; d"), ("a", "", "b"), ("a", "b", ""),
  ])
  func textsInConflictStandBetweenTheMarkers(_ texts: (base: String, ours: String, theirs: String)) throws {
    func document(_ text: String, _ title: String) -> String {
      let element =
        text.isEmpty ? "<string key=\"t\" n=\"\(title)\"/>" : "<string key=\"t\" n=\"\(title)\">\(text)</string>"
      return "<document>\n    <label id=\"a\">\n        \(element)\n    </label>\n</document>\n"
    }
    func tree(_ text: String) throws -> SyntaxTree { try SyntaxTree(Array(text.utf8), path: "a.xib") }
    // With and without an attribute in conflict in the same element.
    for titles in [["0", "0", "0"], ["0", "1", "2"]] {
      let ours = document(texts.ours, titles[1])
      let merge = DocumentMerge(
        base: try tree(document(texts.base, titles[0])), ours: try tree(ours),
        theirs: try tree(document(texts.theirs, titles[2])))
      let marked = merge.text()
      #expect(ConflictMarkers(Array(marked.utf8)).map { String(decoding: $0.ours, as: UTF8.self) } == ours)
      let sides = try #require(marked.range(of: "=======\n").map { marked[$0.upperBound...] })
      let alternative = try #require(sides.range(of: ">>>>>>>").map { sides[..<$0.lowerBound] })
      let read = try tree(String(alternative))
      let wanted = try tree(document(texts.theirs, titles[2]))
      let list = try #require(wanted.descendants(of: wanted.root).last)
      #expect(read.text(of: read.root) == wanted.text(of: list))
      #expect(read.element(read.root)["n"] == titles[2])
    }
  }

  @Test func markersAreReadBack() throws {
    let ours = Sample.screen.replacing("title=\"Go\"", with: "title=\"Run\"")
    let merge = try merge(ours, Sample.screen.replacing("title=\"Go\"", with: "title=\"Walk\""))
    let markers = try #require(ConflictMarkers(Array(merge.text().utf8)))
    #expect(String(decoding: markers.ours, as: UTF8.self) == ours)
    #expect(markers.reasons == ["ours: \(try #require(merge.conflicts.first).description)"])
    #expect(ConflictMarkers(Array(ours.utf8)) == nil)
    #expect(ConflictMarkers(Array("<<<<<<< ours\na\n".utf8)) == nil)
    #expect(ConflictMarkers(Array("<<<<<<< HEAD\na\n=======\nb\n>>>>>>> x\nc".utf8))?.ours == Array("a\nc".utf8))
  }

  @Test func versionsAndFramesAreSettled() throws {
    let ours = Sample.screen.replacing("toolsVersion=\"22505\"", with: "toolsVersion=\"23094\"")
      .replacing("x=\"20\" y=\"80\"", with: "x=\"20\" y=\"81\"")
    let theirs = Sample.screen.replacing("toolsVersion=\"22505\"", with: "toolsVersion=\"9000\"")
      .replacing("x=\"20\" y=\"80\"", with: "x=\"20\" y=\"82\"")
    let merge = try merge(ours, theirs)
    #expect(merge.conflicts.isEmpty)
    #expect(merge.tree.text == ours)
  }

  @Test func aConflictStandsAroundItsLine() throws {
    let ours = Sample.screen.replacing("title=\"Go\"", with: "title=\"Run\"")
    let theirs = Sample.screen.replacing("title=\"Go\"", with: "title=\"Walk\"")
    let merge = try merge(ours, theirs)
    let space = String(repeating: " ", count: 32)
    #expect(
      merge.text()
        == ours.replacing(
          "\(space)<state key=\"normal\" title=\"Run\"/>\n",
          with: """
            <<<<<<< ours: Button "Run" (bt-01), normal: title was Go, is Run in ours and Walk in theirs
            \(space)<state key="normal" title="Run"/>
            ||||||| base
            \(space)<state key="normal" title="Go"/>
            =======
            \(space)<state key="normal" title="Walk"/>
            >>>>>>> theirs

            """))
  }

  @Test func removalAgainstChange() throws {
    let removed = try edited { try $0.apply(.remove($0.node("bt-01"))) }
    let changed = Sample.screen.replacing("title=\"Go\"", with: "title=\"Run\"")
    let first = try merge(changed, removed)
    #expect(first.conflicts.map(\.description) == ["Button \"Run\" (bt-01): changed in ours, removed in theirs"])
    #expect(first.text().contains("=======\n>>>>>>> theirs"))
    let second = try merge(removed, changed)
    #expect(second.conflicts.map(\.description) == ["Button \"Run\" (bt-01): removed in ours, changed in theirs"])
    #expect(second.text().contains("title=\"Run\""))
  }

  @Test func aConstraintToARemovedViewIsAConflict() throws {
    let removed = try edited { try $0.apply(.remove($0.node("bt-01"))) }
    let added = try edited { tree in
      let constraint = ElementTemplate(
        "constraint", [("firstItem", "bt-01"), ("firstAttribute", "width"), ("constant", "50"), ("id", "dd-01")])
      try tree.apply(.add(constraint, to: tree.parent(of: tree.node("aa-01"))!, at: .standard))
    }
    let merge = try merge(removed, added)
    #expect(merge.conflicts.count == 1)
    #expect(merge.conflicts[0].description.hasSuffix("names Button \"Go\" (bt-01), which the other side removed"))
  }

  /// A mask that one side has left behind goes, too.
  @Test func masksDoNotSpeakOfWhatIsGone() throws {
    let mask =
      "<variation key=\"widthClass=compact\"><mask key=\"subviews\"><exclude reference=\"bt-01\"/></mask></variation>"
    let base = Sample.screen.replacing("                    </view>", with: "\(mask)</view>")
    var tree = try Sample.tree(base)
    try tree.apply(.remove(tree.node("bt-01")))
    let theirs = try Sample.tree(base.replacing("constant=\"80\"", with: "constant=\"96\""))
    let merge = DocumentMerge(base: try Sample.tree(base), ours: tree, theirs: theirs)
    #expect(merge.conflicts.isEmpty)
    #expect(!merge.tree.text.contains("bt-01"), "\(merge.tree.text)")
  }

  @Test func ordersOfViewsAreKept() throws {
    let reordered = try edited {
      try $0.apply(.move($0.node("lb-01"), to: $0.parent(of: $0.node("lb-01"))!, at: .last))
    }
    let changed = Sample.screen.replacing("title=\"Go\"", with: "title=\"Run\"")
    let merge = try merge(changed, reordered)
    #expect(merge.conflicts.isEmpty)
    #expect(merge.tree.text == reordered.replacing("title=\"Go\"", with: "title=\"Run\""))
  }

  @Test func randomMergesAgreeWithTables() throws {
    var random = SeededRandom(state: 11)
    var clean = 0
    let rounds = Sample.rounds(120)
    let fixtures = Sample.fixtures
    for round in 0..<rounds {
      let url = fixtures[round % fixtures.count]
      let base = try DocumentFile(path: url.path).tree()
      let ours = Self.mutated(base, Int.random(in: 0...4, using: &random), "o", &random)
      let theirs = Self.mutated(base, Int.random(in: 0...4, using: &random), "t", &random)
      let merge = DocumentMerge(base: base, ours: ours, theirs: theirs)
      let reference = ReferenceMerge(base: base, ours: ours, theirs: theirs)
      let conflicts = merge.conflicts.filter {
        if case .dangling = $0.kind { false } else { $0.kind != .order }
      }
      #expect(
        conflicts.isEmpty == reference.conflicts.isEmpty,
        "\(round) \(conflicts.map(\.description)) \(reference.conflicts)")
      if conflicts.isEmpty {
        clean += 1
        // Where a side has done nothing, there is nothing to merge, and nothing to tidy.
        let expected =
          theirs.bytes == base.bytes
          ? ReferenceMerge.table(ours) : ours.bytes == base.bytes ? ReferenceMerge.table(theirs) : reference.facts
        #expect(ReferenceMerge.table(merge.tree) == expected, "\(round)")
      } else {
        #expect(merge.text().contains("<<<<<<< ours"))
      }
      if theirs.bytes == base.bytes { #expect(merge.tree.bytes == ours.bytes) }
    }
    #expect(clean > rounds / 2 && clean < rounds)
  }

  private static func mutated(
    _ base: SyntaxTree, _ count: Int, _ tag: String, _ random: inout SeededRandom
  ) -> SyntaxTree {
    var tree = base
    let all = tree.descendants(of: tree.root).filter { $0 != tree.root }
    let objects = all.filter { tree.element($0).id != nil }
    let lists = all.filter { ["subviews", "connections", "objects"].contains(tree.element($0).name) }
    for index in 0..<count {
      let object = objects.randomElement(using: &random) ?? tree.root
      let list = lists.randomElement(using: &random) ?? tree.root
      let value = ["1", "2"].randomElement(using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0, 1:
        let name = ["hidden", "text", "constant"].randomElement(using: &random) ?? "text"
        _ = try? tree.apply(.setAttribute(object, name: name, value: value))
      case 2:
        let label = ElementTemplate("label", [("id", "new-\(tag)-\(index)"), ("text", "x")])
        _ = try? tree.apply(.add(label, to: list, at: .last))
      case 3: _ = try? tree.apply(.remove(object))
      default: _ = try? tree.apply(.move(object, to: list, at: .last))
      }
    }
    return tree
  }
}
