import Testing

@testable import CairnLint

/// What is said of the contents of cells alone; the expectations are what Interface Builder marked in documents of several
/// repositories (`MisplacedViews`, `StaleStacks`).
@MainActor
@Suite("Marks in cells")
struct CellMarkTests {
  private func named(_ rule: String, _ text: String) throws -> [String] {
    try Fixture.findings(in: text).filter { $0.rule == rule }.compactMap(\.objectID).sorted()
  }

  /// A text that was moved as far as the distance to its cell's edge says is named; what else moved it is not told.
  /// Where it was saved, whether it is named.
  @Test(arguments: [
    ("15", "10", true), ("24", "12", true), ("15.5", "10", false), ("23", "10", false), ("24", "10", false),
  ])
  func findsTextsMovedInCells(x: String, y: String, isFound: Bool) throws {
    let cell = """
      <tableViewCell id="cell"><rect key="frame" x="0.0" y="0.0" width="320" height="60"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
      <rect key="frame" x="0.0" y="0.0" width="320" height="60"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="a">
      <rect key="frame" x="\(x)" y="\(y)" width="80" height="20"/>
      \(Fixture.size("w", "width", 80).replacing("</constraints>", with: ""))
      <constraint firstAttribute="height" constant="20" id="h"/></constraints></view></subviews><constraints>
      \(Fixture.pin("l", "a", "leading", 24, to: "content"))\(Fixture.pin("t", "a", "top", 10, to: "content"))
      </constraints></tableViewCellContentView></tableViewCell>
      """
    #expect(try named("misplaced-view", Fixture.document(root: cell, tools: 22_505)) == (isFound ? ["a"] : []))
  }

  /// What a broken constraint concerns is not named, as that says where it goes.
  @Test func sparesWhatABrokenConstraintConcerns() throws {
    let view = { (extra: String) in
      """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="a"><rect key="frame" x="10" y="30" width="36" height="34"/>
      <constraints><constraint firstAttribute="width" constant="36" id="w"/>\(extra)</constraints></view>
      """
    }
    let height = "<constraint firstAttribute=\"height\" constant=\"36\" id=\"h\"/>"
    let sides = ["leading": 10, "top": 6].map { Fixture.pin($0.key, "a", $0.key, $0.value) }.joined()
    let bottom = Fixture.pin("bottom", "a", "bottom", -6)
    func found(_ extra: String) throws -> [String] {
      try Fixture.findings(view(extra), constraints: sides + bottom).filter { $0.rule == "misplaced-view" }
        .compactMap(\.objectID)
    }
    #expect(try found("") == ["a"])
    #expect(try found(height) == [])
  }

  /// Stacks in cells whose content view is a plain view are ambiguous where they stand elsewhere than they were saved.
  /// The content view, where the stack was saved, whether it is named.
  @Test(arguments: [
    ("view", "10", true), ("view", "20", false), ("collectionViewCellContentView", "10", false),
  ])
  func findsStacksLeftBehind(content: String, x: String, isFound: Bool) throws {
    let isPlain = content == "view"
    let constraints = """
      <constraints>\(["leading", "top"].map { Fixture.pin($0, "s", $0, 20, to: isPlain ? "cell" : "c") }.joined())
      </constraints>
      """
    let cell = """
      <collectionViewCell id="cell"><rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
      <\(content) key="contentView" \(isPlain ? "" : "id=\"c\"")><rect key="frame" x="0" y="0" width="200" height="100"/>
      <subviews><stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="s">
      <rect key="frame" x="\(x)" y="20" width="100" height="40"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="a"><rect key="frame" x="0" y="0" width="100" height="40"/>
      <constraints><constraint firstAttribute="width" constant="100" id="w"/>
      <constraint firstAttribute="height" constant="40" id="h"/></constraints></view></subviews></stackView></subviews>
      \(isPlain ? "" : constraints)</\(content)>\(isPlain ? constraints : "")</collectionViewCell>
      """
    #expect(try named("ambiguous-layout", Fixture.document(root: cell, tools: 15_702)) == (isFound ? ["s"] : []))
  }
}
