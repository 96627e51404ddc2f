import InterfaceBuilder
import Testing
import UIKitCore

@testable import CairnLint
import InterfaceCanvas

/// What is open in stacks and scroll views.
@MainActor
struct AmbiguousStackTests {
  private func open(_ view: String, _ constraints: String) throws -> [String] {
    try Fixture.findings(view, constraints: constraints).filter { $0.rule == "ambiguous-layout" }
      .compactMap(\.objectID).sorted()
  }

  private let corner = Fixture.pin("c1", "s", "leading", 10) + Fixture.pin("c2", "s", "top", 10)

  /// A stack without views has no size in a stack that is larger than the rest, whatever it was saved as; a hidden view is
  /// left out.
  @Test(arguments: [("", ["e"]), (" hidden=\"YES\"", [])])
  func findsEmptyStacks(hidden: String, expected: [String]) throws {
    let stack = """
      <stackView translatesAutoresizingMaskIntoConstraints="NO" id="s">
      <rect key="frame" x="10" y="10" width="200" height="30"/><subviews>
      <stackView translatesAutoresizingMaskIntoConstraints="NO" id="e"\(hidden)>
      <rect key="frame" x="0" y="0" width="50" height="30"/></stackView>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="f"><rect key="frame" x="50" y="0" width="150" height="30"/>
      <constraints><constraint firstAttribute="height" constant="30" id="h"/>
      <constraint firstAttribute="width" relation="greaterThanOrEqual" constant="20" id="w"/></constraints></view>
      </subviews></stackView>
      """
    let found = try open(stack, corner + Fixture.pin("c3", "s", "trailing", -90))
    #expect(found.filter { $0 == "e" } == expected)
  }

  /// Labels that a stack compresses alike, with gaps of their own size or of any.
  @Test(arguments: ["fill", "equalSpacing"])
  func findsTextsThatAStackCompresses(distribution: String) throws {
    let labels =
      Fixture.label("a", "Name", width: 100, height: 10) + Fixture.label("b", "Place", y: 12, width: 100, height: 10)
    let stack = """
      <stackView axis="vertical" distribution="\(distribution)" spacing="2" \
      translatesAutoresizingMaskIntoConstraints="NO" id="s">
      <rect key="frame" x="10" y="10" width="100" height="22"/><subviews>\(labels)</subviews><constraints>
      <constraint firstAttribute="height" constant="22" id="h"/></constraints></stackView>
      """
    #expect(try open(stack, corner) == ["a", "b"])
  }

  /// Texts that a stack compresses alike by more than any measure's error, beside one of several lines, which is not known
  /// to the point. How much lower the stack is than its content, and what is found.
  @Test(arguments: [(70, ["a", "b"]), (6, [])])
  func findsTextsThatAStackCompressesALot(less: Int, expected: [String]) throws {
    let words = "One two three four five six seven eight nine ten eleven twelve thirteen fourteen"
    let long = { (id: String) in
      Fixture.label(id, words, width: 100, height: 10).replacing("<label ", with: "<label numberOfLines=\"0\" ")
    }
    // Nine lines of 17 points each.
    let height = 367 - less
    let stack = """
      <stackView axis="vertical" spacing="2" translatesAutoresizingMaskIntoConstraints="NO" id="s">
      <rect key="frame" x="10" y="10" width="100" height="\(height)"/><subviews>\(long("a") + long("b"))</subviews>
      <constraints><constraint firstAttribute="height" constant="\(height)" id="h"/>
      <constraint firstAttribute="width" constant="100" id="w"/></constraints></stackView>
      """
    #expect(try open(stack, corner) == expected)
  }

  /// Buttons with a configuration share a stack's width; those without one leave open which of them grows.
  @Test(arguments: [
    ("", ["a", "b"]), ("<buttonConfiguration key=\"configuration\" style=\"filled\" title=\"7\"/>", []),
  ])
  func findsButtonsThatAStackStretches(configuration: String, expected: [String]) throws {
    let buttons = ["a", "b"].map { id in
      """
      <button contentMode="scaleToFill" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <rect key="frame" x="0" y="0" width="150" height="60"/><state key="normal" title="7"/>\(configuration)</button>
      """
    }
    let stack = """
      <stackView translatesAutoresizingMaskIntoConstraints="NO" id="s"><rect key="frame" x="10" y="10" width="300" height="60"/>
      <subviews>\(buttons.joined())</subviews><constraints>
      <constraint firstAttribute="height" constant="60" id="h"/><constraint firstAttribute="width" constant="300" id="w"/>
      </constraints></stackView>
      """
    #expect(try open(stack, corner) == expected)
  }

  /// Content that ends at the scroll view's margin says how large it is.
  @Test(arguments: [("trailingMargin", []), ("leadingMargin", ["s"])])
  func contentEndsAtTheMargin(attribute: String, expected: [String]) throws {
    func pin(_ edge: String, _ other: String, _ constant: Int = 0) -> String {
      "<constraint firstItem=\"v\" firstAttribute=\"\(edge)\" secondItem=\"s\" secondAttribute=\"\(other)\" "
        + "constant=\"\(constant)\" id=\"\(edge)\"/>"
    }
    let scroll = """
      <scrollView translatesAutoresizingMaskIntoConstraints="NO" id="s">
      <rect key="frame" x="10" y="10" width="100" height="50"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="v"><rect key="frame" x="8" y="0" width="84" height="40"/>
      <constraints><constraint firstAttribute="height" constant="40" id="vh"/>
      <constraint firstAttribute="width" constant="84" id="vw"/></constraints></view></subviews>
      <constraints>\(pin("leading", "leading", 8))\(pin("trailing", attribute, attribute == "leadingMargin" ? 84 : 0))
      \(pin("top", "top"))\(pin("bottom", "bottom"))
      <constraint firstAttribute="width" constant="100" id="w"/>
      <constraint firstAttribute="height" constant="50" id="h"/></constraints></scrollView>
      """
    #expect(try open(scroll, corner) == expected)
  }

  /// Until Xcode 8.2 what is placed in a view whose position is open is marked with it; what hangs on an open size is not.
  @Test(arguments: [
    (9_058, "top", ["inner", "outer"]), (11_542, "top", ["inner", "outer"]), (22_505, "top", ["outer"]),
    (11_542, "height", ["outer"]),
  ])
  func findsWhatIsPlacedInAnOpenView(tools: Int, missing: String, expected: [String]) throws {
    let inner = """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="inner"><rect key="frame" x="0" y="0" width="20" height="20"/>
      <constraints><constraint firstAttribute="width" constant="20" id="iw"/>
      <constraint firstAttribute="height" constant="20" id="ih"/></constraints></view>
      """
    let height = missing == "height" ? "" : #"<constraint firstAttribute="height" constant="50" id="oh"/>"#
    let outer = """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="outer"><rect key="frame" x="0" y="0" width="50" height="50"/>
      <subviews>\(inner)</subviews><constraints><constraint firstAttribute="width" constant="50" id="ow"/>\(height)
      \(Fixture.pin("il", "inner", "leading", 0, to: "outer") + Fixture.pin("it", "inner", "top", 0, to: "outer"))
      </constraints></view>
      """
    let pins = Fixture.pin("x", "outer", "leading", 0) + (missing == "top" ? "" : Fixture.pin("y", "outer", "top", 0))
    let found = try Fixture.findings(outer, constraints: pins, tools: tools).filter { $0.rule == "ambiguous-layout" }
    #expect(found.compactMap(\.objectID).sorted() == expected)
  }
}
