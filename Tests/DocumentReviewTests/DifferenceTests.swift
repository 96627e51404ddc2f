import DocumentEditing
import DocumentReview
import DocumentSamples
import Foundation
import Testing

/// Differences in words. Provenance: derived.
@Suite struct DifferenceTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var what: String
    /// Replaced in the sample.
    var old: String
    var new: String
    /// The lines that tell of it.
    var lines: [String]

    var testDescription: String { what }
  }

  static let cases: [Case] = [
    Case(
      what: "a text", old: "text=\"R&amp;D &lt;now&gt;\"", new: "text=\"Later\"",
      lines: ["  ~ Label \"Title\"  in View", "      text: \"R&D <now>\" → Later"]),
    Case(
      what: "a font", old: "type=\"system\" pointSize=\"17\"", new: "type=\"boldSystem\" pointSize=\"20.0\"",
      lines: ["      font: \"system 17\" → \"system bold 20\""]),
    Case(
      what: "a font without points", old: "type=\"system\" pointSize=\"17\"", new: "metaFont=\"system\" size=\"15\"",
      lines: ["      font: \"system 17\" → \"system 15\""]),
    Case(
      what: "a constant", old: "constant=\"80\"", new: "constant=\"96\"",
      lines: ["      ~ constraint Label \"Title\".top = View.top + 80 → = View.top + 96"]),
    Case(
      what: "a priority", old: "constant=\"80\"", new: "priority=\"750\" constant=\"80\"",
      lines: ["      ~ constraint Label \"Title\".top = View.top + 80 → = View.top + 80 @750"]),
    Case(
      what: "a label of an object", old: "userLabel=\"Title\"", new: "userLabel=\"Heading\"",
      lines: ["  ~ Label \"Heading\"  in View", "      label in Xcode: Title → Heading"]),
    Case(
      what: "a colour", old: "white=\"1\" alpha=\"1\"", new: "white=\"0.5\" alpha=\"0.25\"",
      lines: ["      backgroundColor: white → \"#808080, 25 %\""]),
    Case(
      what: "an exclusion", old: "                    </view>",
      new:
        "<variation key=\"widthClass=compact\"><mask key=\"subviews\"><exclude reference=\"bt-01\"/></mask></variation></view>",
      lines: ["  ~ Button \"Go\"  in View", "      [compact width] not installed"]),
    Case(
      what: "an outlet", old: "                    </view>\n                </viewController>",
      new:
        "</view><connections><outlet property=\"title\" destination=\"lb-01\" id=\"o\"/></connections></viewController>",
      lines: ["  ~ View Controller ctl-01", "      + outlet title → Label \"Title\""]),
    Case(
      what: "where a segue leads, and how", old: "<state key=\"normal\" title=\"Go\"/>",
      new:
        "<state key=\"normal\" title=\"Go\"/><connections><segue destination=\"ctl-01\" kind=\"show\" id=\"s\"/></connections>",
      lines: ["      + segue show → View Controller ctl-01"]),
    Case(
      what: "the device", old: "retina6_12", new: "retina4_7",
      lines: ["  ~ canvas: \"6.1-inch phone (retina6_12), portrait\" → \"4.7-inch phone, portrait\""]),
  ]

  /// What leads elsewhere, relates others or says more is a change, even where the names are the same.
  @Test(arguments: [
    (
      "<segue destination=\"ctl-01\" kind=\"presentation\" id=\"s\"/>",
      "<segue destination=\"ctl-01\" kind=\"presentation\" modalPresentationStyle=\"overCurrentContext\" id=\"s\"/>",
      "(modalPresentationStyle overCurrentContext)"
    ),
    (
      "<segue destination=\"ctl-01\" kind=\"show\" id=\"s\"/>", "<segue destination=\"gone\" kind=\"show\" id=\"s\"/>",
      "~ segue show: View Controller ctl-01 → missing object gone"
    ),
    (
      "<segue destination=\"ctl-01\" kind=\"popoverPresentation\" id=\"s\"><popoverArrowDirection key=\"popoverArrowDirection\" up=\"YES\" down=\"YES\"/></segue>",
      "<segue destination=\"ctl-01\" kind=\"popoverPresentation\" id=\"s\"><popoverArrowDirection key=\"popoverArrowDirection\" up=\"YES\"/></segue>",
      "(popoverArrowDirection up)"
    ),
    (
      "<outlet property=\"field\" destination=\"t1\" id=\"o\"/>",
      "<outlet property=\"field\" destination=\"t2\" id=\"o\"/>",
      "~ outlet field: Label \"Twin\" (t1) → Label \"Twin\" (t2)"
    ),
    (
      "<outlet property=\"field\" destination=\"t1\" id=\"o\"/>",
      "<outlet property=\"nameField\" destination=\"t1\" id=\"o2\"/>",
      "~ outlet field renamed nameField → Label \"Twin\" (t1)"
    ),
    (
      "<segue destination=\"ctl-01\" kind=\"show\" identifier=\"x\" id=\"s\"/>",
      "<segue destination=\"ctl-01\" kind=\"showDetail\" identifier=\"x\" id=\"s\"/>",
      "~ segue show \"x\" ⇒ segue showDetail \"x\" → "
    ),
    (
      "<action selector=\"save:\" destination=\"ctl-01\" eventType=\"touchUpInside\" id=\"a\"/>",
      "<action selector=\"store:\" destination=\"ctl-01\" eventType=\"touchUpInside\" id=\"b\"/>",
      "~ action save: on touchUpInside ⇒ action store: on touchUpInside → "
    ),
  ])
  func tellsWhatNamesHide(_ old: String, _ new: String, _ words: String) throws {
    func document(_ connection: String) -> String {
      Sample.screen.replacing(
        "<state key=\"normal\" title=\"Go\"/>",
        with: "<state key=\"normal\" title=\"Go\"/><connections>\(connection)</connections>"
      ).replacing(
        "<button opaque", with: "<label text=\"Twin\" id=\"t1\"/><label text=\"Twin\" id=\"t2\"/><button opaque")
    }
    let text = try review(document(old), document(new)).text
    #expect(text.contains(words), "\(text)")
  }

  /// What has no text is called by the outlet that leads to it.
  @Test func renamedOutletsOfWhatIsCalledAfterThem() throws {
    func document(_ name: String) -> String {
      Sample.screen.replacing("<button opaque", with: "<slider id=\"sl\"/><button opaque").replacing(
        "</viewController>",
        with: "<connections><outlet property=\"\(name)\" destination=\"sl\" id=\"o\"/></connections></viewController>")
    }
    let text = try review(document("slider"), document("volume")).text
    #expect(text.contains("~ outlet slider renamed volume → Slider volume\n"), "\(text)")
  }

  /// A constraint that relates another view of the same name.
  @Test func tellsOfTwins() throws {
    let twins = Sample.screen.replacing(
      "<button opaque", with: "<label text=\"Twin\" id=\"t1\"/><label text=\"Twin\" id=\"t2\"/><button opaque")
    func document(_ item: String) -> String {
      twins.replacing(
        "firstItem=\"lb-01\" firstAttribute=\"top\"", with: "firstItem=\"\(item)\" firstAttribute=\"top\"")
    }
    let text = try review(document("t1"), document("t2")).text
    #expect(text.contains("Label \"Twin\" (t1).top") && text.contains("Label \"Twin\" (t2).top"), "\(text)")
    // With another id as well.
    let other = try review(document("t1"), document("t2").replacing("id=\"aa-01\"", with: "id=\"zz-01\"")).text
    #expect(
      other.contains("+ constraint Label \"Twin\" (t2).top") && other.contains("- constraint Label \"Twin\" (t1).top"))
  }

  /// The content of a cell is as large as the cell, and a text of several lines is one value.
  @Test func contentsOfCellsFollowThem() throws {
    func document(_ width: String, _ text: String, _ color: String = "") -> String {
      Sample.screen.replacing(
        "<button opaque",
        with: """
          <collectionView id="cv"><rect key="frame" x="0.0" y="0.0" width="9" height="9"/><cells>
          <collectionViewCell id="cell"><rect key="frame" x="0.0" y="0.0" width="\(width)" height="50"/>
          <view key="contentView"><rect key="frame" x="0.0" y="0.0" width="\(width)" height="50"/>\(color)</view>
          </collectionViewCell></cells></collectionView><label text="\(text)" id="t1"/><button opaque
          """)
    }
    let text = try review(
      document("320", "A&#10;B", "<color key=\"backgroundColor\" white=\"0.0\" alpha=\"0.0\"/>"), document("600", "C")
    ).text
    #expect(!text.contains("contentView"), "\(text)")
    #expect(text.contains("text: \"A⏎B\" → C"), "\(text)")
  }

  private func review(_ old: String, _ new: String, all: Bool = false) throws -> DocumentReview {
    DocumentReview([DocumentReview.Pair(old: try Sample.tree(old), new: try Sample.tree(new))], all: all)
  }

  @Test("A change is told of", arguments: cases)
  func tells(_ test: Case) throws {
    let new = Sample.screen.replacing(test.old, with: test.new)
    #expect(new != Sample.screen)
    let text = try review(Sample.screen, new).text
    for line in test.lines { #expect(text.split(separator: "\n").contains(Substring(line)), "\(text)") }
  }

  @Test(
    "What Interface Builder changes by itself is silent",
    arguments: [
      ("toolsVersion=\"22505\"", "toolsVersion=\"23094\""),
      ("width=\"393\" height=\"852\"", "width=\"375\" height=\"667\""),
      ("<device id=\"retina6_12\" orientation=\"portrait\" appearance=\"light\"/>", ""),
      ("opaque=\"NO\" text", "opaque=\"NO\" misplaced=\"YES\" text"), ("<!--Greeting-->", ""), ("\n", "\r\n"),
      ("id=\"aa-01\"", "id=\"zz-01\""),
      ("white=\"1\" alpha=\"1\" colorSpace=\"custom\"", "cocoaTouchSystemColor=\"whiteColor\""),
      ("opaque=\"NO\" text", "opaque=\"NO\" hidden=\"NO\" text"),
    ])
  func silent(_ old: String, _ new: String) throws {
    let changed = Sample.screen.replacing(old, with: new)
    #expect(changed != Sample.screen)
    #expect(try review(Sample.screen, changed).isEmpty)
  }

  @Test func theOrderOfConstraintsIsSilentAndThatOfViewsIsNot() throws {
    var tree = try Sample.tree()
    try tree.apply(.move(tree.node("aa-01"), to: tree.parent(of: tree.node("aa-01"))!, at: .last))
    #expect(try review(Sample.screen, tree.text).isEmpty)
    try tree.apply(.move(tree.node("lb-01"), to: tree.parent(of: tree.node("lb-01"))!, at: .last))
    #expect(try review(Sample.screen, tree.text).text.contains(" moved "))
  }

  @Test func objectsComeAndGoWithWhatIsInThem() throws {
    var tree = try Sample.tree()
    try tree.apply(.remove(tree.node("vw-01")))
    let text = try review(Sample.screen, tree.text).text
    #expect(text.contains("  - View, with 2 objects in it"))
    #expect(!text.contains("- Label"))
    #expect(try review(tree.text, Sample.screen).text.contains("  + View, with 2 objects in it"))
  }

  @Test func scenesThatGoToAnotherDocumentAreFollowed() throws {
    let other = Sample.screen.replacing("scn-01", with: "scn-02").replacing("-01\"", with: "-02\"")
    var emptied = try SyntaxTree(Array(Sample.screen.utf8), path: "A.storyboard")
    try emptied.apply(.remove(emptied.parent(of: emptied.parent(of: emptied.node("ctl-01"))!)!))
    var both = try SyntaxTree(Array(other.utf8), path: "B.storyboard")
    let scene = try Sample.tree().parent(of: Sample.tree().parent(of: Sample.tree().node("ctl-01"))!)!
    let moved = try Sample.tree(Sample.screen.replacing("title=\"Go\"", with: "title=\"Run\""))
    try both.apply(.copy(SyntaxCopy(scene, of: moved), to: both.child(of: both.root, named: "scenes")!, at: .last))
    let review = DocumentReview([
      DocumentReview.Pair(old: try SyntaxTree(Array(Sample.screen.utf8), path: "A.storyboard"), new: emptied),
      DocumentReview.Pair(old: try SyntaxTree(Array(other.utf8), path: "B.storyboard"), new: both),
    ])
    #expect(review.text.contains("> scene View Controller ctl-01 moved here from A.storyboard"), "\(review.text)")
    #expect(review.text.contains("      title: Go → Run"))
    #expect(!review.text.contains("- scene"))
  }

  /// Interface Builder gives what is pasted new ids. Provenance: derived.
  @Test func scenesThatWerePastedAreKnownAgain() throws {
    let cell = "<tableViewCellContentView key=\"contentView\" tableViewCell=\"tc-01\" id=\"cv-01\"/></tableViewCell>"
    let old = Sample.screen.replacing("</subviews>", with: "<tableViewCell id=\"tc-01\">\(cell)</subviews>")
    let pasted = old.replacing("-01\"", with: "-77\"")
    func pairs(_ new: String) throws -> [DocumentReview.Pair] {
      DocumentReview.Pair.withFormerIdentifiers([
        DocumentReview.Pair(old: try Sample.tree(old), new: try Sample.tree(new))
      ])
    }
    #expect(DocumentReview(try pairs(pasted)).isEmpty)
    let renamed = pasted.replacing("title=\"Go\"", with: "title=\"Run\"").replacing(
      "constant=\"80\"", with: "constant=\"96\"")
    let text = DocumentReview(try pairs(renamed)).text
    #expect(text.contains("      title: Go → Run"), "\(text)")
    #expect(text.contains("      ~ constraint Label \"Title\".top = View.top + 80 → = View.top + 96"), "\(text)")
    #expect(!text.contains("- ") && !text.contains("+ scene"), "\(text)")
    // Another class is another scene.
    let other = pasted.replacing("<viewController id", with: "<viewController customClass=\"Other\" id")
    #expect(DocumentReview(try pairs(other)).text.contains("+ scene"))
  }

  /// Views, roots of xibs and layout guides as well, where they stood. Provenance: derived.
  @Test func objectsThatWerePastedAreKnownAgain() throws {
    func text(_ old: String, _ new: String) throws -> String {
      DocumentReview(
        DocumentReview.Pair.withFormerIdentifiers([
          DocumentReview.Pair(old: try Sample.tree(old), new: try Sample.tree(new))
        ])
      ).text
    }
    let screen = Sample.screen
    let pasted = screen.replacing("\"lb-01\"", with: "\"lb-77\"").replacing("\"aa-01\"", with: "\"aa-77\"")
    #expect(try text(screen, pasted) == "")
    let changed = try text(screen, pasted.replacing("pointSize=\"17\"", with: "pointSize=\"20\""))
    #expect(changed.contains("  ~ Label \"Title\"  in View") && changed.contains("font: "), "\(changed)")
    #expect(!changed.contains("+ ") && !changed.contains("- "), "\(changed)")
    // Another label of another text has come.
    let other = try text(
      screen, pasted.replacing("userLabel=\"Title\"", with: "").replacing("R&amp;D &lt;now&gt;", with: "Else"))
    #expect(other.contains("+ Label \"Else\"") && other.contains("- Label \"Title\""), "\(other)")
    // Another object of the same class and another device are others.
    func classed(_ id: String, _ label: String) -> String {
      screen.replacing(
        "</subviews>",
        with:
          "<view customClass=\"Card\" id=\"\(id)\"><subviews><label text=\"\(label)\" id=\"\(id)-l\"/></subviews></view></subviews>"
      )
    }
    #expect(try text(classed("c1", "A"), classed("c2", "B")).contains("+ View Card"))
    #expect(try text(screen, screen.replacing("retina6_12", with: "retina4_7")).contains("~ canvas: "))
    // Another guide for the same area.
    func guided(_ id: String) -> String {
      screen.replacing("</subviews>", with: "</subviews><viewLayoutGuide key=\"safeArea\" id=\"\(id)\"/>").replacing(
        "secondItem=\"vw-01\" secondAttribute=\"top\"", with: "secondItem=\"\(id)\" secondAttribute=\"top\"")
    }
    #expect(try text(guided("sa-01"), guided("sa-02")) == "")
    let xib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
          <view contentMode="scaleToFill" id="rt-01"><subviews><label text="A" id="la-01"/></subviews></view>
        </objects>
      </document>

      """
    let root = try text(xib, xib.replacing("-01\"", with: "-02\"").replacing("scaleToFill", with: "center"))
    #expect(root.contains("contentMode: scaleToFill → center") && !root.contains("+ "), "\(root)")
  }

  @Test func scenesThatWerePastedIntoAnotherDocumentAreFollowed() throws {
    func tree(_ text: String, _ path: String) throws -> SyntaxTree { try SyntaxTree(Array(text.utf8), path: path) }
    var emptied = try tree(Sample.screen, "A.storyboard")
    let scenes = try #require(emptied.child(of: emptied.root, named: "scenes"))
    for scene in emptied.children(of: scenes) { try emptied.apply(.remove(scene)) }
    let pasted = Sample.screen.replacing("-01\"", with: "-77\"").replacing("title=\"Go\"", with: "title=\"Run\"")
    let pairs = DocumentReview.Pair.withFormerIdentifiers([
      DocumentReview.Pair(old: try tree(Sample.screen, "A.storyboard"), new: emptied),
      DocumentReview.Pair(old: nil, new: try tree(pasted, "B.storyboard")),
    ])
    let text = DocumentReview(pairs).text
    #expect(text.contains("> scene View Controller ctl-01 moved here from A.storyboard"), "\(text)")
    #expect(text.contains("      title: Go → Run"))
  }

  @Test func scenesOfOneNameAreToldApart() throws {
    let scene = try #require(Sample.screen.firstMatch(of: /(?s)<scene .*?<\/scene>/)).output
    func document(_ title: String) -> String {
      let named = String(scene).replacing("<viewController id", with: "<viewController title=\"Same\" id")
      let other = named.replacing("-01\"", with: "-02\"").replacing("title=\"Go\"", with: "title=\"\(title)\"")
      return Sample.screen.replacing(String(scene), with: named + other)
    }
    let text = try review(document("Go"), document("Run")).text
    #expect(text.contains("scene Same (ctl-02)\n"), "\(text)")
  }

  @Test func anotherSystemIsTold() throws {
    let other = Sample.screen.replacing("targetRuntime=\"iOS.CocoaTouch\"", with: "targetRuntime=\"AppleTV\"")
    #expect(try review(Sample.screen, other).text.contains("targetRuntime: iOS.CocoaTouch → AppleTV"))
    let pad = Sample.screen.replacing("\"iOS.CocoaTouch\"", with: "\"iOS.CocoaTouch.iPad\"")
    #expect(try review(Sample.screen, pad).isEmpty)
  }

  /// In Markdown a plus or a minus at the beginning of an item begins another list.
  @Test func signsAreWordsInMarkdown() throws {
    let new = Sample.screen.replacing("constant=\"80\" id=\"aa-01\"", with: "constant=\"90\" id=\"aa-01\"")
      .replacing(
        "secondAttribute=\"leading\" constant=\"20\" id=\"cc-01\"", with: "secondAttribute=\"trailing\" id=\"dd-01\"")
    let lines = try review(Sample.screen, new).markdown.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("  - *changed* constraint ") }, "\(lines)")
    #expect(!lines.contains { ["+", "-", "\\~"].contains($0.dropFirst(4).prefix { $0 != " " }) }, "\(lines)")
  }

  @Test func reportsHaveTheSameChanges() throws {
    let review = try review(Sample.screen, Sample.screen.replacing("title=\"Go\"", with: "title=\"&lt;Run&gt;\""))
    #expect(review.markdown.contains("- Button \"\\<Run\\>\"") || review.markdown.contains("\\<Run\\>"))
    let json = try #require(try JSONSerialization.jsonObject(with: Data(review.json.utf8)) as? [[String: Any]])
    let changes = try #require(json.first?["changes"] as? [[String: Any]])
    #expect(changes.count == 1)
    #expect(changes[0]["name"] as? String == "normal.title")
    #expect(changes[0]["new"] as? String == "<Run>")
    #expect((changes[0]["line"] as? Int).map { Sample.screen.split(separator: "\n")[$0 - 1].contains("bt-01") } == true)
  }

  /// What was removed stands in a line of the old document, however long the new one is; the other way round, too.
  @Test func whatWasRemovedHasALineOfTheOldDocument() throws {
    var tree = try Sample.tree()
    for id in ["aa-01", "cc-01"] { try tree.apply(.remove(tree.node(id))) }
    let list = try #require(tree.child(of: tree.node("vw-01"), named: "subviews"))
    for index in 0..<300 {
      try tree.apply(
        .add(ElementTemplate("label", [("text", "\(index)"), ("id", "new-\(index)")]), to: list, at: .first))
    }
    let changes = try review(Sample.screen, tree.text).documents[0].changes.filter { $0.subject == .constraint }
    #expect(changes.map(\.kind) == [.removed, .removed])
    let lines = Sample.screen.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(changes.compactMap(\.line).map { lines[$0 - 1].contains("<constraint ") } == [true, true])
    #expect(!(try review(tree.text, Sample.screen).isEmpty))
  }

  /// Objects without a text are called as the program calls them; constraints on themselves have a name all the same.
  @Test func namesWithoutTexts() throws {
    let text = Sample.screen.replacing("userLabel=\"Title\"", with: "").replacing(
      "text=\"R&amp;D &lt;now&gt;\"", with: ""
    )
    .replacing("secondItem=\"vw-01\" secondAttribute=\"top\"", with: "secondItem=\"aa-01\" secondAttribute=\"top\"")
    .replacing(
      "</viewController>",
      with: "<connections><outlet property=\"heading\" destination=\"lb-01\" id=\"o1\"/></connections></viewController>"
    )
    let tree = try Sample.tree(text)
    #expect(ObjectNames(tree).name(tree.node("lb-01")) == "Label heading")
    #expect(ConstraintFormula(tree).text(tree.node("aa-01")) == "Label heading.top = Constraint aa-01.top + 80")
  }

  @Test(
    "Screens of the canvas",
    arguments: [
      ("retina4_7", "4.7-inch phone, portrait"), ("ipad9_7", "9.7-inch pad, portrait"),
      ("retina6_12", "6.1-inch phone (retina6_12), portrait"), ("watch38", "watch38, portrait"),
    ])
  func canvases(_ id: String, _ words: String) throws {
    var element = SyntaxElement(name: "device")
    element.attributes = [
      SyntaxAttribute(name: "id", raw: id), SyntaxAttribute(name: "orientation", raw: "portrait"),
    ]
    #expect(ValueWords.device(element) == words)
  }

  @Test("Colours without sense have words", arguments: ["nan", "inf", "-1e308", "1e308", "", "x"])
  func damagedColors(_ alpha: String) {
    var element = SyntaxElement(name: "color")
    element.attributes = [SyntaxAttribute(name: "white", raw: alpha), SyntaxAttribute(name: "alpha", raw: alpha)]
    #expect(!ValueWords.color(element).contains("nan"))
  }

  /// Provenance: Xcode 8.0 wrote frames as insets, all others as rectangles: the same place is no change.
  @Test(arguments: [
    ("<frame key=\"frameInset\" minX=\"20\" minY=\"80\" width=\"100\" height=\"21\"/>", nil),
    ("<frame key=\"frameInset\" minX=\"20\" maxX=\"273\" minY=\"80\" maxY=\"751\"/>", nil),
    ("<frame key=\"frameInset\" maxX=\"273\" width=\"100\" maxY=\"751\" height=\"21\"/>", nil),
    (
      "<frame key=\"frameInset\" minX=\"24\" minY=\"80\" width=\"100\" height=\"21\"/>",
      "      frame: (24, 80, 100, 21) → (20, 80, 100, 21)"
    ),
  ])
  func frames(inset: String, words: String?) throws {
    let old = Sample.screen.replacing(
      "<rect key=\"frame\" x=\"20\" y=\"80\" width=\"100\" height=\"21\"/>", with: inset)
    let text = try review(old, Sample.screen).text
    if let words { #expect(text.contains(words), "\(text)") } else { #expect(text.isEmpty, "\(text)") }
  }

  /// Git shows a changed text once, however many constraints and connections name the object.
  @Test func aTextIsOneLineOfWhatGitCompares() throws {
    let untitled = Sample.screen.replacing(" userLabel=\"Title\"", with: "")
    func lines(_ text: String) throws -> [Substring] {
      FactsText.text(try Sample.tree(text)).split(separator: "\n", omittingEmptySubsequences: false)
    }
    let (old, new) = (try lines(untitled), try lines(untitled.replacing("R&amp;D &lt;now&gt;", with: "Later")))
    #expect(old.count == new.count)
    #expect(zip(old, new).filter { $0 != $1 }.map { $1 } == ["          text: Later"])
  }
}
