import DocumentEditing
import DocumentSamples
import Foundation
import InterfaceBuilder
import Testing

/// *Installed* per size class. Provenance: derived from how Xcode writes masks; the meaning is documented in Xcode Help,
/// "Vary a layout for size classes".
@Suite struct InstallationTests {
  let compact = SizeClassKey(width: .compact)
  let phone = SizeClassKey(width: .compact, height: .regular)

  @Test func leavesOut() throws {
    var tree = try Sample.tree()
    try tree.setInstalled(false, tree.node("lb-01"), for: compact)
    let space = String(repeating: " ", count: 24)
    let lines = [
      "</constraints>", "<variation key=\"widthClass=compact\">", "    <mask key=\"subviews\">",
      "        <exclude reference=\"lb-01\"/>", "    </mask>", "</variation>",
    ]
    #expect(tree.text.contains(lines.map { space + $0 + "\n" }.joined()))
    #expect(!tree.isInstalled(tree.node("lb-01"), for: compact))
    #expect(!tree.isInstalled(tree.node("lb-01"), for: phone))
    #expect(tree.isInstalled(tree.node("lb-01"), for: .any))
    #expect(tree.isInstalled(tree.node("lb-01"), for: SizeClassKey(width: .regular)))
    try tree.setInstalled(true, tree.node("lb-01"), for: compact)
    #expect(tree.text == Sample.screen)
  }

  @Test func theSpecialHasTheLastWord() throws {
    var tree = try Sample.tree()
    let label = tree.node("lb-01")
    try tree.setInstalled(false, label, for: .any)
    #expect(tree.text.contains("<variation key=\"default\">"))
    try tree.setInstalled(true, label, for: phone)
    #expect(tree.text.contains("<variation key=\"heightClass=regular-widthClass=compact\">"))
    #expect(tree.isInstalled(label, for: phone) && !tree.isInstalled(label, for: compact))
    // Said already: nothing is said twice.
    let text = tree.text
    try tree.setInstalled(true, label, for: phone)
    #expect(tree.text == text)
  }

  @Test func constraintsHaveTheirOwnMask() throws {
    var tree = try Sample.tree()
    try tree.setInstalled(false, tree.node("cc-01"), for: compact)
    try tree.setInstalled(false, tree.node("aa-01"), for: compact)
    try tree.setInstalled(false, tree.node("bt-01"), for: compact)
    let text = tree.text
    #expect(text.components(separatedBy: "<variation").count == 2)
    let subviews = try #require(text.range(of: "<mask key=\"subviews\">"))
    let constraints = try #require(text.range(of: "<mask key=\"constraints\">"))
    #expect(subviews.lowerBound < constraints.lowerBound)
    let first = try #require(text.range(of: "<exclude reference=\"aa-01\"/>"))
    let second = try #require(text.range(of: "<exclude reference=\"cc-01\"/>"))
    #expect(first.lowerBound < second.lowerBound)
    _ = try IBDocument.read(.init(tree.bytes), path: "x")
  }

  @Test func rootViewsAreAlwaysInstalled() throws {
    var tree = try Sample.tree()
    let view = tree.node("vw-01")
    #expect(throws: EditError.self) { try tree.setInstalled(false, view, for: compact) }
  }
}
