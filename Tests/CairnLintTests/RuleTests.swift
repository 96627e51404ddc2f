import InterfaceBuilder
import Testing
import UIKitCore

@testable import CairnLint
import InterfaceCanvas

@MainActor
struct RuleTests {
  private func rules(_ findings: [LintFinding]) -> [String] { findings.map { "\($0.rule) \($0.objectID ?? "-")" } }
  private let fixedSize =
    "<constraints><constraint firstAttribute=\"width\" constant=\"80\" id=\"w\"/>"
    + "<constraint firstAttribute=\"height\" constant=\"30\" id=\"h\"/></constraints>"
  private let pins = Fixture.pin("c1", "a", "leading", 10) + Fixture.pin("c2", "a", "top", 10)

  @Test func acceptsWhatIsRight() throws {
    let label = Fixture.label("a", "Hello", x: 10, y: 10, width: 41, height: 21)
    let findings = try Fixture.findings(label, constraints: pins)
    #expect(rules(findings) == [])
  }

  @Test func findsContradictions() throws {
    let label = Fixture.label("a", "Hello", x: 10, y: 10, extra: Fixture.size("w", "width", 50))
    let findings = try Fixture.findings(
      label, constraints: pins + Fixture.pin("c3", "a", "trailing", -10))
    let conflict = try #require(findings.first { $0.rule == "unsatisfiable-constraints" })
    #expect(conflict.severity == .error)
    #expect(["w", "c1", "c3"].contains(conflict.objectID ?? ""))
    #expect(conflict.related.count == 2)
  }

  @Test func findsWhatIsLeftOpen() throws {
    let label = Fixture.label("a", "Hello", x: 10, y: 10)
    let findings = try Fixture.findings(label, constraints: Fixture.pin("c1", "a", "leading", 10))
    let open = try #require(findings.first { $0.rule == "ambiguous-layout" })
    #expect(open.message.hasSuffix("needs constraints for: y position"))
  }

  /// What hangs on an ambiguous view is ambiguous with it.
  @Test func findsWhatIsOpenWithItsSuperview() throws {
    let inner =
      "<view id=\"a\" translatesAutoresizingMaskIntoConstraints=\"NO\"><rect key=\"frame\" x=\"10\" y=\"10\" width=\"80\" "
      + "height=\"40\"/><subviews><view id=\"b\" translatesAutoresizingMaskIntoConstraints=\"NO\"><rect key=\"frame\" "
      + "x=\"0\" y=\"0\" width=\"80\" height=\"40\"/></view></subviews><constraints>"
      + ["leading", "trailing", "top", "bottom"].enumerated().map {
        "<constraint firstItem=\"b\" firstAttribute=\"\($0.element)\" secondItem=\"a\" secondAttribute=\"\($0.element)\" "
          + "id=\"e\($0.offset)\"/>"
      }.joined() + "</constraints></view>"
    let findings = try Fixture.findings(inner, constraints: pins + Fixture.pin("c3", "a", "trailing", -10))
    let open = findings.filter { $0.rule == "ambiguous-layout" }
    #expect(open.map(\.objectID) == ["a", "b"])
    #expect(open.allSatisfy { $0.message.hasSuffix("needs constraints for: height") })
  }

  /// Natural sizes that pull with one priority: Interface Builder marks them since Xcode 10.
  @Test(arguments: [(22_505, ["a", "b"]), (12_121, [])])
  func findsNaturalSizesThatPullAlike(tools: Int, expected: [String]) throws {
    let labels =
      Fixture.label("a", "Name", x: 10, y: 10, width: 200, height: 80)
      + Fixture.label("b", "Place", x: 10, y: 98, width: 200, height: 80)
    let constraints =
      pins + Fixture.pin("c3", "b", "leading", 10) + Fixture.pin("c4", "b", "bottom", -10)
      + "<constraint firstItem=\"b\" firstAttribute=\"top\" secondItem=\"a\" secondAttribute=\"bottom\" constant=\"8\" id=\"c5\"/>"
    let findings = try Fixture.findings(labels, constraints: constraints, tools: tools)
    #expect(findings.filter { $0.rule == "ambiguous-layout" }.map(\.objectID) == expected)
  }

  /// Views that a stack stretches alike are ambiguous where their natural sizes are known: one text of several lines, or
  /// another distribution, and nothing is said.
  @Test(arguments: [
    ("Name", 1, "fill", ["a", "b"]), ("Name", 0, "fill", ["a", "b"]), ("Name", 1, "fillEqually", []),
    ("Some words that take more than one line here", 0, "fill", []),
  ])
  func findsViewsThatAStackStretchesAlike(text: String, lines: Int, distribution: String, expected: [String]) throws {
    let labels =
      Fixture.label("a", text, width: 100, height: 60).replacing("<label ", with: "<label numberOfLines=\"\(lines)\" ")
      + Fixture.label("b", "Place", y: 60, width: 100, height: 60)
    let stack = """
      <stackView axis="vertical" distribution="\(distribution)" translatesAutoresizingMaskIntoConstraints="NO" id="s">
      <rect key="frame" x="10" y="10" width="100" height="120"/><subviews>\(labels)</subviews><constraints>
      <constraint firstAttribute="width" constant="100" id="w"/>
      <constraint firstAttribute="height" constant="120" id="h"/></constraints></stackView>
      """
    let constraints = Fixture.pin("c1", "s", "leading", 10) + Fixture.pin("c2", "s", "top", 10)
    let findings = try Fixture.findings(stack, constraints: constraints)
    #expect(findings.filter { $0.rule == "ambiguous-layout" }.map(\.objectID) == expected)
  }

  /// Xcode 6 and 7 leave an empty frame out; later documents without frames were written otherwise.
  @Test(arguments: [(6_254, true), (22_505, false)])
  func aFrameThatEarlyDocumentsLeaveOutIsEmpty(tools: Int, isFound: Bool) throws {
    let label = #"<label text="" translatesAutoresizingMaskIntoConstraints="NO" id="a"/>"#
    let constraints = Fixture.pin("c1", "a", "leading", 100) + Fixture.pin("c2", "a", "top", 10)
    let findings = try Fixture.findings(label, constraints: constraints, tools: tools)
    #expect(rules(findings).contains("misplaced-view a") == isFound)
  }

  /// A cell alone whose constraints want another height than it has: Interface Builder marks its content view since
  /// Xcode 10. Height of the content, width of the content's constraints, `toolsVersion`, what is named.
  @Test(arguments: [
    (40, 100, 22_505, ["content"]), (44, 100, 22_505, []), (44, 90, 22_505, []), (40, 100, 15_705, ["content"]),
    (40, 100, 13_771, []),
  ])
  func findsCellsOfAnotherHeight(height: Int, width: Int, tools: Int, expected: [String]) throws {
    let edges = ["leading", "trailing", "top", "bottom"].map {
      "<constraint firstItem=\"a\" firstAttribute=\"\($0)\" secondItem=\"content\" secondAttribute=\"\($0)\" id=\"\($0)\"/>"
    }
    let cell = """
      <tableViewCell id="cell"><rect key="frame" x="0.0" y="0.0" width="100" height="44"/>
      <tableViewCellContentView key="contentView" id="content">
      <rect key="frame" x="0.0" y="0.0" width="100" height="44"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="a"><constraints>
      <constraint firstAttribute="height" constant="\(height)" id="h"/>
      <constraint firstAttribute="width" constant="\(width)" id="w"/></constraints></view></subviews>
      <constraints>\(edges.joined())</constraints></tableViewCellContentView></tableViewCell>
      """
    let findings = try Fixture.findings(in: Fixture.document(root: cell, tools: tools))
    #expect(findings.filter { $0.rule == "ambiguous-layout" }.map(\.objectID) == expected)
  }

  /// An empty scroll view is ambiguous where it has guides for its content.
  @Test(arguments: [(#"<viewLayoutGuide key="contentLayoutGuide" id="g"/>"#, ["s"]), ("", [])])
  func findsEmptyScrollViewsWithGuides(guide: String, expected: [String]) throws {
    let scroll = """
      <scrollView translatesAutoresizingMaskIntoConstraints="NO" id="s">
      <rect key="frame" x="10" y="10" width="100" height="50"/><constraints>
      <constraint firstAttribute="width" constant="100" id="w"/>
      <constraint firstAttribute="height" constant="50" id="h"/></constraints>\(guide)</scrollView>
      """
    let constraints = Fixture.pin("c1", "s", "leading", 10) + Fixture.pin("c2", "s", "top", 10)
    let findings = try Fixture.findings(scroll, constraints: constraints)
    #expect(findings.filter { $0.rule == "ambiguous-layout" }.map(\.objectID) == expected)
  }

  @Test func findsContentWithoutSize() throws {
    let scroll =
      "<scrollView id=\"a\" translatesAutoresizingMaskIntoConstraints=\"NO\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"300\" "
      + "height=\"200\"/><subviews>" + Fixture.label("b", "Hello", x: 8, y: 8, width: 41, height: 21)
      + "</subviews><constraints>" + Fixture.pin("e1", "b", "leading", 8, to: "a")
      + Fixture.pin("e2", "b", "top", 8, to: "a")
      + Fixture.pin("e3", "b", "trailing", -8, to: "a") + "</constraints></scrollView>"
    let edges = ["leading", "top", "trailing", "bottom"].enumerated().map {
      Fixture.pin("c\($0.offset)", "a", $0.element, 0)
    }
    let findings = try Fixture.findings(scroll, constraints: edges.joined())
    let open = findings.filter { $0.rule == "ambiguous-layout" }
    #expect(open.map(\.objectID) == ["a"])
    #expect(open.first?.message.hasSuffix("needs constraints for: scrollable content height") == true)
  }

  /// A text of the system's font is known to the point; a small difference may still be the font's.
  @Test(arguments: [
    (6_254, "100", true), (6_254, "60", true), (6_254, "46", false), (22_505, "60", true), (22_505, "46", false),
    (22_505, "60.5", false),
  ])
  func findsMisplacedTexts(tools: Int, width: String, isFound: Bool) throws {
    let label = Fixture.label("a", "Hello", x: 10, y: 10, width: 41, height: 21).replacing(
      #"width="41""#, with: "width=\"\(width)\"")
    let findings = try Fixture.findings(label, constraints: pins, tools: tools)
    #expect(rules(findings).contains("misplaced-view a") == isFound)
  }

  /// Where much of a later document's scene stands elsewhere, what surrounds it may be wrong; in stacks Interface Builder
  /// marks nothing.
  @Test func sparesTextsThatSomethingElseExplains() throws {
    let labels = ["a", "b", "c"].map { Fixture.label($0, "Hello", x: 10, y: 10, width: 60, height: 21) }.joined()
    let constraints = ["a", "b", "c"].map {
      Fixture.pin("x" + $0, $0, "leading", 10) + Fixture.pin("y" + $0, $0, "top", 10)
    }
    #expect(
      !rules(try Fixture.findings(labels, constraints: constraints.joined())).contains { $0.hasPrefix("misplaced") })
    let stack =
      "<stackView translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"s\"><rect key=\"frame\" x=\"10\" y=\"10\" "
      + "width=\"39\" height=\"20\"/><subviews>\(Fixture.label("a", "Hello", width: 60))</subviews></stackView>"
    let inStack = try Fixture.findings(
      stack, constraints: Fixture.pin("c1", "s", "leading", 10) + Fixture.pin("c2", "s", "top", 10))
    #expect(!rules(inStack).contains { $0.hasPrefix("misplaced") })
  }

  /// A later scene in which much stands elsewhere was left behind. How many views are off, whether they are named.
  @Test(arguments: [(6, true), (7, false)])
  func sparesScenesThatWereLeftBehind(count: Int, isFound: Bool) throws {
    let names = (0..<count).map { "v\($0)" }
    let views = names.map { name in
      """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="\(name)"><rect key="frame" x="40" y="10" width="80" \
      height="30"/>\(fixedSize.replacing("id=\"", with: "id=\"\(name)"))</view>
      """
    }
    let constraints = names.map { Fixture.pin("x" + $0, $0, "leading", 10) + Fixture.pin("y" + $0, $0, "top", 10) }
    let found = rules(try Fixture.findings(views.joined(), constraints: constraints.joined()))
    #expect(found.filter { $0.hasPrefix("misplaced") }.count == (isFound ? count : 0))
  }

  /// Documents before Xcode 8 save whole points: one that a constraint contradicts was not brought up to date.
  @Test(arguments: [(6_254, true), (11_762, false)])
  func findsAWholePointInEarlyDocuments(tools: Int, isFound: Bool) throws {
    let view = """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="a"><rect key="frame" x="11" y="10" width="80" height="30"/>
      \(fixedSize)</view>
      """
    #expect(rules(try Fixture.findings(view, constraints: pins, tools: tools)).contains("misplaced-view a") == isFound)
  }

  @Test func findsMisplacedFrames() throws {
    let label = Fixture.label("a", "Hello", x: 40, y: 10, width: 41, height: 21)
    let findings = try Fixture.findings(label, constraints: pins)
    let misplaced = try #require(findings.first { $0.rule == "misplaced-view" })
    #expect(misplaced.frame?.x == 10)
    #expect(misplaced.frame?.y == 10)
  }

  /// The screens of televisions are not known here.
  @Test func doesNotWarnOfFramesOnTelevisions() throws {
    let label = Fixture.label("a", "Hello", x: 40, y: 10, width: 41, height: 21)
    let text = Fixture.document(label, constraints: pins).replacing("iOS.CocoaTouch\"", with: "AppleTV\"")
    #expect(!rules(try Fixture.findings(in: text)).contains("misplaced-view a"))
  }

  /// A text may be of another width than is known here; that is no reason to warn.
  @Test func doesNotWarnOfWhatATextMayExplain() throws {
    let label = Fixture.label("a", "Hello", x: 10, y: 10, width: 48, height: 21)
    #expect(!rules(try Fixture.findings(label, constraints: pins)).contains("misplaced-view a"))
    var configuration = LintConfiguration()
    configuration.only(["unproven-frame"])
    let notes = try Fixture.findings(label, constraints: pins, configuration: configuration)
    #expect(rules(notes) == ["unproven-frame a"])
    #expect(notes.first?.severity == .note)
  }

  /// A symbol's frame is its picture's, constraints are about what the picture means: only a large difference says
  /// something. Saved height, whether it is named.
  @Test(arguments: [(14, false), (60, true)])
  func doesNotWarnOfSymbols(height: Int, isNamed: Bool) throws {
    let image = """
      <imageView image="checkmark" catalog="system" translatesAutoresizingMaskIntoConstraints="NO" id="a">
      <rect key="frame" x="10" y="12" width="18" height="\(height)"/><constraints>
      <constraint firstAttribute="height" constant="18" id="h"/>
      <constraint firstAttribute="width" constant="18" id="w"/></constraints></imageView>
      """
    let findings = try Fixture.findings(image, constraints: pins)
    #expect(rules(findings).contains("misplaced-view a") == isNamed)
  }

  /// Of two views with a distance between them that is not the saved one, the one that moves is named.
  @Test func namesTheViewThatMoves() throws {
    let labels =
      Fixture.label("a", "Hello", x: 10, y: 10, width: 39, height: 20)
      + Fixture.label("b", "Hello", x: 10, y: 60, width: 39, height: 20)
    let distance = """
      <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="top" constant="30" id="c3"/>
      """
    let findings = try Fixture.findings(
      labels, constraints: pins + Fixture.pin("c4", "b", "leading", 10) + distance)
    #expect(rules(findings).filter { $0.hasPrefix("misplaced") } == ["misplaced-view b"])
  }

  /// What constraints leave open is ambiguous, but not misplaced where it rests.
  @Test func acceptsWhatRests() throws {
    let label = Fixture.label(
      "a", "Hello", x: 40, y: 10, width: 80, height: 30,
      extra: fixedSize)
    let findings = try Fixture.findings(label, constraints: Fixture.pin("c2", "a", "top", 10))
    #expect(rules(findings).contains("ambiguous-layout a"))
    #expect(!rules(findings).contains("misplaced-view a"))
  }

  @Test(arguments: [("Wide enough", 60, true), ("Hi", 60, false)])
  func findsTruncatedTexts(text: String, width: Int, isTruncated: Bool) throws {
    let label = Fixture.label("a", text, x: 10, y: 10, width: width, extra: Fixture.size("w", "width", width))
    let findings = try Fixture.findings(label, constraints: pins)
    #expect(rules(findings).contains("truncated-text a") == isTruncated)
  }

  /// A configured button's title goes on in a second line, which has no room.
  @Test(
    "Titles of configured buttons",
    arguments: [
      (36, "title=\"Save the changes\"", true), (60, "title=\"Save the changes\"", false),
      (36, "title=\"Save\"", false), (50, "title=\"Save\" subtitle=\"Everything that was changed\"", true),
      (80, "title=\"Save\" subtitle=\"Everything that was changed\"", false),
    ])
  func findsLinesWithoutRoom(height: Int, attributes: String, isClipped: Bool) throws {
    let button = """
      <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="a">\
      <rect key="frame" x="10" y="10" width="120" height="\(height)"/><constraints>\
      <constraint firstAttribute="width" constant="120" id="w"/>\
      <constraint firstAttribute="height" constant="\(height)" id="h"/></constraints>\
      <state key="normal" title="Button"/><buttonConfiguration key="configuration" style="filled" \(attributes)/></button>
      """
    let found = try Fixture.findings(button, constraints: pins).filter { $0.rule == "clipped-text" }
    #expect(found.map(\.objectID) == (isClipped ? ["a"] : []))
    #expect(found.allSatisfy { $0.message.hasPrefix("UIButton \"Save") })
  }

  /// A constraint that puts an edge outside, or the middle on an edge, means it; one that takes back a margin does not.
  @Test(arguments: [
    ("leading", "leading", -10, true), ("centerX", "leading", 0, true), ("leading", "leadingMargin", -30, false),
  ])
  func whatAConstraintSaysToMayReachOut(_ own: String, _ other: String, _ constant: Int, _ isMeant: Bool) throws {
    let view = """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="a"><rect key="frame" x="-10" y="10" width="20" \
      height="20"/><constraints><constraint firstAttribute="width" constant="20" id="w"/>\
      <constraint firstAttribute="height" constant="20" id="h"/></constraints></view>
      """
    let ties = """
      <constraint firstItem="a" firstAttribute="\(own)" secondItem="root" secondAttribute="\(other)" \
      constant="\(constant)" id="x"/>\
      <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" constant="10" id="y"/>
      """
    let found = try Fixture.findings(view, constraints: ties).filter { $0.rule == "outside-superview" }
    #expect(found.isEmpty == isMeant)
  }

  /// What a document keeps of the state's title beside a configuration without one is not shown, and not cut off.
  @Test func buttonsWithoutATitleCutNothingOff() throws {
    let button = """
      <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="a">\
      <rect key="frame" x="10" y="10" width="120" height="30"/><state key="normal" title="Button"/>\
      <buttonConfiguration key="configuration" style="plain"/></button>
      """
    #expect(try Fixture.findings(button, constraints: pins).allSatisfy { $0.rule != "clipped-text" })
  }

  /// A saved width is that of the text in whole pixels: a label that may break does not for part of a point.
  @Test(arguments: [(0.0, false), (8, true)]) func labelsThatMayBreakDoNotForLessThanAPoint(
    _ less: Double, _ isClipped: Bool
  )
    throws
  {
    let label = UILabel()
    (label.text, label.font) = ("Subtitle", .systemFont(ofSize: 11))
    let width = (label.intrinsicContentSize.width - 0.5 - less).rounded(.down)
    let text = """
      <label text="Subtitle" numberOfLines="0" id="a" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO">\
      <rect key="frame" x="10" y="10" width="\(width)" height="13.5"/>\
      <fontDescription key="fontDescription" type="system" pointSize="11"/></label>
      """
    #expect(try Fixture.findings(text).contains { $0.rule == "clipped-text" } == isClipped)
  }

  /// Fonts that only the program has may be narrower than they are taken for.
  @Test(arguments: [(1.1, false), (1.5, true)]) func fontsOfTheProgramAreInDoubt(_ excess: Double, _ isCut: Bool) throws
  {
    let label = UILabel()
    label.text = "Everything"
    label.font = UIFont(descriptor: UIFontDescriptor(name: "Nowhere-Sans", size: 17), size: 17)
    let width = (label.intrinsicContentSize.width / excess).rounded()
    let text = """
      <label text="Everything" id="a" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO">\
      <rect key="frame" x="10" y="10" width="\(width)" height="30"/>\
      <fontDescription key="fontDescription" name="Nowhere-Sans" family="Nowhere" pointSize="17"/></label>
      """
    #expect(try Fixture.findings(text).contains { $0.rule == "truncated-text" } == isCut)
  }

  /// The height of a row in a xib is not that of the running table, unless nothing in it can make it higher.
  @Test(arguments: [(true, false), (false, true)])
  func rowsThatGrowClipNothing(_ isPinned: Bool, _ isClipped: Bool) throws {
    let bottom =
      isPinned
      ? "<constraint firstAttribute=\"bottom\" secondItem=\"a\" secondAttribute=\"bottom\" constant=\"16\" id=\"4\"/>"
      : "<constraint firstItem=\"a\" firstAttribute=\"height\" constant=\"12\" id=\"4\"/>"
    let cell = """
      <tableViewCell id="cell"><rect key="frame" x="0.0" y="0.0" width="320" height="44"/>\
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">\
      <rect key="frame" x="0.0" y="0.0" width="320" height="44"/><subviews>\
      <label text="A state" numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" id="a">\
      <rect key="frame" x="16" y="16" width="288" height="12"/>\
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews><constraints>\
      <constraint firstItem="a" firstAttribute="leading" secondItem="content" secondAttribute="leading" constant="16" id="1"/>\
      <constraint firstAttribute="trailing" secondItem="a" secondAttribute="trailing" constant="16" id="2"/>\
      <constraint firstItem="a" firstAttribute="top" secondItem="content" secondAttribute="top" constant="16" id="3"/>\
      \(bottom)</constraints></tableViewCellContentView></tableViewCell>
      """
    let found = try Fixture.findings(in: Fixture.document(root: cell, tools: 22505))
    #expect(found.contains { $0.rule == "clipped-text" } == isClipped)
  }

  @Test(arguments: [("Given name and family name", true), ("Name", false)])
  func findsPromptsWithoutRoom(prompt: String, isTruncated: Bool) throws {
    let field = """
      <textField placeholder="\(prompt)" borderStyle="roundedRect" minimumFontSize="0.0" \
      translatesAutoresizingMaskIntoConstraints="NO" id="a"><rect key="frame" x="10" y="10" width="90" height="34"/>\
      <constraints><constraint firstAttribute="width" constant="90" id="w"/></constraints>\
      <fontDescription key="fontDescription" type="system" pointSize="14"/></textField>
      """
    let found = try Fixture.findings(field, constraints: pins).filter { $0.rule == "truncated-text" }
    #expect(found.map(\.objectID) == (isTruncated ? ["a"] : []))
  }

  @Test func findsWidthsThatTranslationsBreak() throws {
    let label = Fixture.label("a", "Wide enough", x: 10, y: 10, width: 110, extra: Fixture.size("w", "width", 110))
    #expect(rules(try Fixture.findings(label, constraints: pins)).contains("fixed-width-text a"))
    let roomy = Fixture.label("a", "Wide enough", x: 10, y: 10, width: 150, extra: Fixture.size("w", "width", 150))
    #expect(!rules(try Fixture.findings(roomy, constraints: pins)).contains("fixed-width-text a"))
  }

  /// A button's title can grow to the button's edges.
  @Test(arguments: [(90, true), (200, false)])
  func titlesGrowInTheirButtons(width: Int, isTooNarrow: Bool) throws {
    let button = """
      <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="a"><rect key="frame" x="10" y="10" \
      width="\(width)" height="30"/>\(Fixture.size("w", "width", width))<state key="normal" title="Connected"/></button>
      """
    #expect(rules(try Fixture.findings(button, constraints: pins)).contains("fixed-width-text a") == isTooNarrow)
  }

  @Test func doublesTextsInTheLongPseudolanguage() throws {
    let label = Fixture.label("a", "Wide enough", x: 10, y: 10, width: 150, extra: Fixture.size("w", "width", 150))
    let options = CanvasOptions(translation: IBTranslation(name: "double-length", source: .doubleLength))
    #expect(rules(try Fixture.findings(label, constraints: pins, options: options)).contains("truncated-text a"))
  }

  @Test func findsOverlaps() throws {
    let labels =
      Fixture.label("a", "First", x: 10, y: 10, auto: true) + Fixture.label("b", "Second", x: 60, y: 15, auto: true)
    #expect(rules(try Fixture.findings(labels)).contains("overlapping-views b"))
    let apart =
      Fixture.label("a", "First", x: 10, y: 10, auto: true) + Fixture.label("b", "Second", x: 60, y: 40, auto: true)
    #expect(!rules(try Fixture.findings(apart)).contains("overlapping-views b"))
  }

  /// Two of many siblings, and views that all lie in one corner: each of these tells of ten others.
  @Test func findsOverlapsAmongManySiblings() throws {
    let labels = (0..<220).map { Fixture.label("l\($0)", "One", y: $0 == 219 ? 30 * 218 + 5 : 30 * $0, auto: true) }
    #expect(
      rules(try Fixture.findings(labels.joined())).filter { $0.hasPrefix("overlapping-views") }
        == ["overlapping-views l219"])
    let heap = (0..<13).map { Fixture.label("l\($0)", "No. \($0)", x: $0, y: $0, auto: true) }
    let told = rules(try Fixture.findings(heap.joined())).filter { $0.hasPrefix("overlapping-views") }
    #expect(told.count { $0 == "overlapping-views l12" } == 10)
  }

  @Test func findsWhatReachesOutside() throws {
    let label = Fixture.label("a", "First", x: 250, y: 10, auto: true)
    let finding = try #require(try Fixture.findings(label).first { $0.rule == "outside-superview" })
    #expect(finding.message.contains("50 points beyond the right"))
  }

  /// A point under a segmented control belongs to its frame alone.
  @Test(arguments: [(171, false), (173, true)])
  func comparesAlignmentRectangles(y: Int, isOutside: Bool) throws {
    let control = """
      <segmentedControl segmentControlStyle="plain" selectedSegmentIndex="0" id="a"><rect key="frame" x="10" y="\(y)" \
      width="120" height="31"/><segments><segment title="One"/><segment title="Two"/></segments></segmentedControl>
      """
    #expect(rules(try Fixture.findings(control)).contains("outside-superview a") == isOutside)
  }

  @Test func findsMissingObjects() throws {
    let label = Fixture.label("a", "First", auto: true)
    let findings = try Fixture.findings(label, constraints: Fixture.pin("c1", "gone", "leading", 10))
    #expect(rules(findings).contains("missing-object c1"))
  }

  @Test func mergesTheDevicesOfAFinding() throws {
    let text = Fixture.document(Fixture.label("a", "First", x: 250, y: 10, auto: true))
    let linter = Linter()
    for device in ["one", "two"] {
      let document = try IBDocument.read(Data(text.utf8), path: "Test.xib")
      linter.check(document, options: CanvasOptions(), device: device)
    }
    #expect(linter.findings.map(\.devices) == [["one", "two"]])
  }

  @Test func tellsCopiesOfADocumentApart() throws {
    let text = Fixture.document(Fixture.label("a", "First", x: 250, y: 10, auto: true))
    let linter = Linter()
    for file in ["One.xib", "Two.xib"] {
      let document = try IBDocument.read(Data(text.utf8), path: file)
      linter.check(document, options: CanvasOptions(), device: "one")
    }
    #expect(linter.findings.map(\.location.file) == ["One.xib", "Two.xib"])
  }

  @Test func switchesRules() throws {
    var configuration = LintConfiguration()
    configuration.only(["overlapping-views"])
    let label = Fixture.label("a", "First", x: 250, y: 10, auto: true)
    #expect(try Fixture.findings(label, configuration: configuration).isEmpty)
  }
}
