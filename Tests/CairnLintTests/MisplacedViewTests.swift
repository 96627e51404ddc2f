import Foundation
import Testing

@testable import CairnLint

/// What is said of views that stand elsewhere than they were saved; the expectations are what Interface Builder marked in
/// documents of several repositories (`MisplacedViews`).
@MainActor
@Suite("Misplaced views")
struct MisplacedViewTests {
  private static let screen = (width: 393, height: 852)
  private static let pane = (width: 393, height: 300)

  private func misplaced(_ text: String) throws -> [String] {
    try Fixture.findings(in: text).filter { $0.rule == "misplaced-view" }.compactMap(\.objectID).sorted()
  }

  private func extent(_ id: String, _ attribute: String, _ constant: Int) -> String {
    "<constraint firstAttribute=\"\(attribute)\" constant=\"\(constant)\" id=\"\(id)\"/>"
  }

  /// Views in a root of that size, which has a guide for its safe area.
  private func document(
    _ subviews: String, constraints: String = "", size: (width: Int, height: Int) = Self.screen, tools: Int = 22_505
  ) -> String {
    let isScreen = size == Self.screen
    return Fixture.document(
      root: """
        <view id="root"><rect key="frame" x="0.0" y="0.0" width="\(size.width)" height="\(size.height)"/>
        <subviews>\(subviews)</subviews><viewLayoutGuide key="safeArea" id="safe"/><constraints>\(constraints)</constraints>
        \(isScreen ? "" : "<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>")</view>
        """, tools: tools)
  }

  private func view(_ id: String, _ frame: String, size: (width: Int, height: Int)? = (80, 30), extra: String = "")
    -> String
  {
    let numbers = frame.split(separator: " ")
    let constraints =
      size.map { extent(id + "w", "width", $0.width) + extent(id + "h", "height", $0.height) } ?? ""
    return """
      <view \(extra) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)"><rect key="frame" x="\(numbers[0])" \
      y="\(numbers[1])" width="\(numbers[2])" height="\(numbers[3])"/><constraints>\(constraints)</constraints></view>
      """
  }

  /// A view whose centre is off by half a point is a point too narrow. Width as saved, `toolsVersion`, whether the root is
  /// a screen, whether the view is named.
  @Test(arguments: [
    ("138", 22_505, true, true), ("138", 13_196, true, false), ("138.33333333333334", 22_505, true, false),
    ("138", 22_505, false, false),
  ])
  func findsHalfPointsOnScreens(width: String, tools: Int, isScreen: Bool, isFound: Bool) throws {
    let constraints =
      Fixture.pin("x", "a", "leading", 127) + Fixture.pin("y", "a", "top", 100)
      + #"<constraint firstItem="a" firstAttribute="centerX" secondItem="root" secondAttribute="centerX" id="c"/>"#
    let text = document(
      view("a", "127 100 \(width) 30", size: nil).replacing(
        "<constraints>", with: "<constraints>" + extent("h", "height", 30)),
      constraints: constraints, size: isScreen ? Self.screen : Self.pane, tools: tools)
    #expect(try misplaced(text) == (isFound ? ["a"] : []))
  }

  /// A view that is off the safe area by what no bar takes was moved; by a bar's height, the bar may be another.
  /// Where the view was saved (Xcode 26 counts the safe area of a root twice), the version, whether it is named.
  @Test(arguments: [
    (98, 22_505, true), (59 + 10 - 44, 22_505, false), (69, 22_505, false), (59 + 10 + 54, 22_505, true),
    (2 * 59 + 10 + 54, 24_127, false),
  ])
  func findsViewsMovedOffTheSafeArea(y: Int, tools: Int, isFound: Bool) throws {
    let constraints =
      Fixture.pin("x", "a", "leading", 10)
      + #"<constraint firstItem="a" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="10" id="y"/>"#
    #expect(
      try misplaced(document(view("a", "10 \(y) 80 30"), constraints: constraints, tools: tools))
        == (isFound ? ["a"] : [])
    )
  }

  /// Where all that stands elsewhere was saved in whole points and one view is contradicted, the scene was left behind:
  /// what hangs on the others is misplaced with them. How wide `a` was saved, what `b` was saved at, what is named.
  @Test(arguments: [(240, "20 10 200 40", ["a", "b"]), (294, "-7.5 10 309 40", ["a"])])
  func findsWhatHangsOnAMovedView(width: Int, frame: String, expected: [String]) throws {
    let inner = view("b", frame, size: nil)
    let outer =
      #"<view translatesAutoresizingMaskIntoConstraints="NO" id="a"><rect key="frame" x="10" y="100" width="WIDTH" height="60"/>"#
      .replacing("WIDTH", with: "\(width)")
      + "<subviews>\(inner)</subviews><constraints>" + extent("w", "width", 300)
      + extent("h", "height", 60)
      + ["leading", "trailing"].map {
        "<constraint firstItem=\"b\" firstAttribute=\"\($0)Margin\" secondItem=\"a\" secondAttribute=\"\($0)\" id=\"\($0)\"/>"
      }.joined() + Fixture.pin("t", "b", "top", 10, to: "a") + Fixture.pin("o", "b", "bottom", -10, to: "a")
      + "</constraints></view>"
    let constraints = Fixture.pin("x", "a", "leading", 10) + Fixture.pin("y", "a", "top", 100)
    #expect(try misplaced(document(outer, constraints: constraints)) == expected)
  }

  /// A screen whose views were all left behind, however many there are; elsewhere their surroundings may be others.
  @Test(arguments: [(true, 9), (false, 0)])
  func findsScreensThatWereLeftBehind(isScreen: Bool, count: Int) throws {
    let names = (0..<9).map { "v\($0)" }
    let views = names.map { view($0, "40 100 80 30") }.joined()
    let constraints = names.map { Fixture.pin("x" + $0, $0, "leading", 10) + Fixture.pin("y" + $0, $0, "top", 100) }
    #expect(
      try misplaced(document(views, constraints: constraints.joined(), size: isScreen ? Self.screen : Self.pane)).count
        == count)
  }

  /// The first Xcode 8 saved the place of some views as insets. Those, whether the view is named.
  @Test(arguments: [
    (#"minX="40" minY="100" width="80" height="30""#, true), (#"minX="10" minY="100" width="80" height="30""#, false),
    (#"minX="51.43%" minY="100" width="80" height="30""#, false),
  ])
  func readsInsets(of insets: String, isFound: Bool) throws {
    let constraints = Fixture.pin("x", "a", "leading", 10) + Fixture.pin("y", "a", "top", 100)
    let text = document(view("a", "0 0 0 0"), constraints: constraints, tools: 11_198).replacing(
      #"<rect key="frame" x="0" y="0" width="0" height="0"/>"#, with: "<frame key=\"frameInset\" \(insets)/>")
    #expect(try misplaced(text) == (isFound ? ["a"] : []))
  }

  /// A view of the program's own class may decide otherwise.
  @Test func sparesClassesOfThePrograms() throws {
    let constraints = Fixture.pin("x", "a", "leading", 10) + Fixture.pin("y", "a", "top", 100)
    let text = document(view("a", "40 100 80 30", extra: "customClass=\"Badge\""), constraints: constraints)
    #expect(try misplaced(text).isEmpty)
  }

  /// What a stack arranges is named where its saved frame contradicts a constraint of the document. Whether the root is a
  /// screen, what is named.
  @Test(arguments: [(true, ["a", "b"]), (false, [])])
  func findsWhatStandsApartInAStack(isScreen: Bool, expected: [String]) throws {
    let arranged = view("a", "5 12 60 20", size: nil) + view("b", "120 7 70 30", size: nil)
    let alike = #"<constraint firstItem="a" firstAttribute="height" secondItem="b" secondAttribute="height" id="e"/>"#
    let stack = """
      <stackView distribution="fillEqually" translatesAutoresizingMaskIntoConstraints="NO" id="s">
      <rect key="frame" x="10" y="100" width="200" height="50"/><subviews>\(arranged)</subviews>
      <constraints>\(extent("w", "width", 200) + extent("h", "height", 50) + alike)</constraints></stackView>
      """
    let constraints = Fixture.pin("x", "s", "leading", 10) + Fixture.pin("y", "s", "top", 100)
    #expect(
      try misplaced(document(stack, constraints: constraints, size: isScreen ? Self.screen : Self.pane)) == expected)
  }

  /// Before Xcode 8.3, three and more that are misplaced for sure tell of the others, if they are off by more than a font
  /// explains. How many are sure, what else is named.
  @Test(arguments: [(2, []), (3, ["slight"])])
  func findsSlightDifferencesInScenesThatWereLeftBehind(count: Int, expected: [String]) throws {
    let names = (0..<count).map { "v\($0)" }
    var views = names.map { view($0, "80 100 80 30") }.joined()
    views += Fixture.label("slight", "Hello", x: 10, y: 10, width: 44, height: 21)
    let pins = (names + ["slight"]).map {
      Fixture.pin("x" + $0, $0, "leading", 10) + Fixture.pin("y" + $0, $0, "top", $0 == "slight" ? 10 : 100)
    }
    let found = try misplaced(
      document(views, constraints: pins.joined(), size: (600, 600), tools: 9_531))
    #expect(found.filter { !names.contains($0) } == expected)
    #expect(found.count == count + expected.count)
  }

  /// A text in the middle of a screen, saved wider than it is: its centre holds, so that it was both moved and resized.
  private func centered(width: Double, in screen: (width: Int, height: Int)) -> (view: String, constraints: String) {
    let x = (Double(screen.width) - width) / 2
    let view = """
      <label text="Hello" translatesAutoresizingMaskIntoConstraints="NO" id="text"><rect key="frame" x="\(x)" y="10" \
      width="\(width)" height="21"/><fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      """
    let center =
      #"<constraint firstItem="text" firstAttribute="centerX" secondItem="root" secondAttribute="centerX" id="c"/>"#
    return (view, center + Fixture.pin("t", "text", "top", 10))
  }

  /// Before Xcode 8.3, what was moved and resized is named beside what is misplaced for sure, and alone if it stayed in
  /// place. How many are sure, how wide the text was saved, what else is named.
  @Test(arguments: [(0, 42, ["text"]), (0, 48, []), (1, 48, ["text"])])
  func findsWhatWasMovedAndResized(count: Int, width: Double, expected: [String]) throws {
    let text = centered(width: width, in: (600, 600))
    let views = (0..<count).map { view("v\($0)", "80 100 80 30") }.joined() + text.view
    let pins = (0..<count).map {
      Fixture.pin("x\($0)", "v\($0)", "leading", 10) + Fixture.pin("y\($0)", "v\($0)", "top", 100)
    }
    let found = try misplaced(
      document(views, constraints: pins.joined() + text.constraints, size: (600, 600), tools: 9_531))
    #expect(found.filter { $0 == "text" } == expected)
  }

  /// Later a view that is far from its place is named beside one that is misplaced for sure.
  @Test(arguments: [true, false])
  func findsWhatIsFarBesideAMovedView(isBeside: Bool) throws {
    let text = centered(width: 80.5, in: Self.screen)
    let moved = isBeside ? view("a", "40 100 80 30") : ""
    let pins = isBeside ? Fixture.pin("x", "a", "leading", 10) + Fixture.pin("y", "a", "top", 100) : ""
    let found = try misplaced(document(moved + text.view, constraints: pins + text.constraints))
    #expect(found == (isBeside ? ["a", "text"] : []))
  }

  /// Before Xcode 8.3, where seven views and more stand elsewhere, what no constraint contradicts is named from 40 points
  /// on. How many others there are, whether the text beside them is.
  @Test(arguments: [(5, true), (6, false)])
  func sparesWhatACrowdExplains(others: Int, isFound: Bool) throws {
    let names = (0..<others).map { "v\($0)" }
    let text = centered(width: 64, in: (600, 600))
    let pins = names.map { Fixture.pin("x" + $0, $0, "leading", 10) + Fixture.pin("y" + $0, $0, "top", 100) }
    let found = try misplaced(
      document(
        names.map { view($0, "80 100 80 30") }.joined() + text.view, constraints: pins.joined() + text.constraints,
        size: (600, 600), tools: 9_531))
    #expect(found == (isFound ? ["text"] : []) + names)
  }

  /// What was moved with a view that is off its guide by a bar's height may stand under another bar.
  /// How far the view is, whether the text below it is named.
  @Test(arguments: [(44, false), (30, true)])
  func sparesWhatABarCarries(distance: Int, isFound: Bool) throws {
    let constraints =
      Fixture.pin("x", "a", "leading", 10) + Fixture.pin("tx", "text", "leading", 10)
      + #"<constraint firstItem="a" firstAttribute="top" secondItem="safe" secondAttribute="top" id="y"/>"#
      + #"<constraint firstItem="text" firstAttribute="top" secondItem="a" secondAttribute="bottom" id="ty"/>"#
    let y = 59 + distance
    let extent = "<constraints>\(extent("w", "width", 40) + extent("h", "height", 20))</constraints>"
    let views =
      view("a", "10 \(y) 80 30")
      + Fixture.label("text", "Hello", x: 10, y: y + 30, width: 40, height: 20, extra: extent)
    #expect(try misplaced(document(views, constraints: constraints)).contains("text") == isFound)
  }

  /// A view that was never laid out has the frame that Interface Builder's library gave it.
  /// Where it was saved, the version, whether it is named.
  @Test(arguments: [
    ("-42 -21 42 21", 22_505, true), ("-21 -10.5 42 21", 22_505, true), ("0 0 240 128", 22_505, true),
    ("0 10 240 128", 22_505, false), ("-42 -21 42 21", 13_771, false),
  ])
  func findsWhatWasNeverLaidOut(frame: String, tools: Int, isFound: Bool) throws {
    let crowd = (0..<7).map { "v\($0)" }
    let inner = crowd.map { view($0, "40.5 100 80 30") }.joined() + view("a", frame)
    let pins = (crowd + ["a"]).map { Fixture.pin("x" + $0, $0, "leading", 10) + Fixture.pin("y" + $0, $0, "top", 100) }
    #expect(
      try misplaced(document(inner, constraints: pins.joined(), tools: tools)).contains("a") == isFound)
  }
}
