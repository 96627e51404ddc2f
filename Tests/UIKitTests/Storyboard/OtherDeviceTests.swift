import Foundation
import InterfaceBuilder
import Testing
import UIKitCore
import UITraits

@testable import InterfaceCanvas

/// What a saved frame says no more on another device.
///
/// Provenance: derived from the same scenes saved on two devices.
@MainActor @Suite struct OtherDeviceTests {
  private func fixture(_ content: String, tools: Int = 17701, on target: String? = "retina6_1") -> CanvasFixture {
    CanvasFixture(tools: tools, content: content, restsAsSaved: true, target: target)
  }

  /// The label of a cell's style goes with its cell, also one whose autoresizing mask is not translated.
  ///
  /// Provenance: stored frames of one document on two canvases.
  @Test(arguments: ["", "translatesAutoresizingMaskIntoConstraints=\"NO\""])
  func labelOfStyle(attributes: String) throws {
    let table = """
      <scenes><scene sceneID="s"><objects><tableViewController id="controller">
      <tableView key="view" style="plain" dataMode="prototypes" id="root">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/><prototypes>
      <tableViewCell textLabel="label" style="IBUITableViewCellStyleDefault" id="cell">
      <rect key="frame" x="0.0" y="28" width="375" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
      <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
      <subviews><label text="Text" \(attributes) id="label"><rect key="frame" x="16" y="0.0" width="343" height="44"/>
      <autoresizingMask key="autoresizingMask"/></label></subviews>
      </tableViewCellContentView></tableViewCell></prototypes></tableView></tableViewController></objects></scene></scenes>
      """
    #expect(try fixture(table).frame(of: "label") == CGRect(x: 20, y: 0, width: 374, height: 44))
  }

  /// A size that neither the device nor the document's metrics explain is left behind; on its own canvas it stays.
  @Test(arguments: [
    ("retina6_1", CGSize(width: 414, height: 896)), (nil, CGSize(width: 107, height: 791)),
  ])
  func unstatedSize(target: String?, size: CGSize) throws {
    let view = CanvasFixture.view(width: 107, height: 791, constraints: "")
    #expect(try fixture(CanvasFixture.storyboard(view), on: target).frame(of: "root")?.size == size)
  }

  private static func label(_ text: String, _ id: String, _ frame: String, lines: Int = 1, font: String) -> String {
    """
    <label contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" text="\(text)" \
    numberOfLines="\(lines)" lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
    <rect key="frame" \(frame)/><fontDescription key="fontDescription" \(font)/></label>
    """
  }

  private static func root(_ content: String, _ constraints: String) -> String {
    """
    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>\(content)</subviews>
    <viewLayoutGuide key="safeArea" id="safe"/><constraints>\(constraints)</constraints>
    """
  }

  private static func fill(_ id: String, in view: String, _ edges: [String], margin: Int = 0) -> String {
    edges.map { edge in
      let isEnd = edge == "trailing" || edge == "bottom"
      return """
        <constraint firstItem="\(isEnd ? view : id)" firstAttribute="\(edge)" secondItem="\(isEnd ? id : view)" \
        secondAttribute="\(edge)" constant="\(margin)" id="\(id)-\(edge)"/>
        """
    }.joined()
  }

  /// Two lines at 414 points where three were saved at 320: the view around them is not as high as it was.
  @Test func heightOfWhatWraps() throws {
    let text = Self.label(
      "Pick one of these to begin with, or come back here for more of them later on", "text",
      "x=\"0.0\" y=\"0.0\" width=\"288\" height=\"54\"", lines: 0, font: "type=\"system\" pointSize=\"15\""
    ).replacing(
      "verticalHuggingPriority=\"251\"",
      with: "verticalHuggingPriority=\"1000\" verticalCompressionResistancePriority=\"1000\"")
    let box = """
      <view verticalHuggingPriority="1000" verticalCompressionResistancePriority="1000" contentMode="scaleToFill" \
      translatesAutoresizingMaskIntoConstraints="NO" id="box"><rect key="frame" x="0.0" y="0.0" width="288" height="54"/>
      <subviews>\(text)</subviews>
      <constraints>\(Self.fill("text", in: "box", ["leading", "trailing", "top", "bottom"]))</constraints></view>
      """
    let stack = """
      <stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
      <rect key="frame" x="16" y="36" width="288" height="54"/><subviews>\(box)</subviews></stackView>
      """
    let constraints =
      Self.fill("stack", in: "root", ["leading", "trailing"], margin: 16)
      + Self.fill("stack", in: "safe", ["top"], margin: 16)
    let found = try fixture(CanvasFixture.storyboard(Self.root(stack, constraints))).frame(of: "box")
    #expect(found?.height == 36)
  }

  @Test func hiddenIndicatorTakesNoRoom() throws {
    let bar = """
      <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="%">
      <rect key="frame" x="0.0" y="0.0" width="100" height="20"/>
      <constraints><constraint firstAttribute="height" constant="20" id="h%"/></constraints></view>
      """
    let indicator = """
      <activityIndicatorView hidden="YES" animating="YES" style="large" \
      translatesAutoresizingMaskIntoConstraints="NO" id="wheel">
      <rect key="frame" x="0.0" y="20" width="100" height="0.0"/></activityIndicatorView>
      """
    let stack = """
      <stackView axis="vertical" spacing="8" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
      <rect key="frame" x="16" y="36" width="288" height="48"/><subviews>
      \(bar.replacing("%", with: "a"))\(indicator)\(bar.replacing("%", with: "b"))</subviews></stackView>
      """
    let constraints =
      Self.fill("stack", in: "root", ["leading", "trailing"], margin: 16)
      + Self.fill("stack", in: "safe", ["top"], margin: 16)
    let fixture = fixture(CanvasFixture.storyboard(Self.root(stack, constraints)))
    #expect(try fixture.frame(of: "b")?.minY == 28)
  }

  /// What is shown from a tab covers the tabs: pushed where a navigation controller stands around them, else presented.
  @Test(arguments: [true, false]) func shownFromTab(isInNavigation: Bool) throws {
    let view = CanvasFixture.filling("safe", width: 414, height: 896)
    let tabs = """
      <scene sceneID="t"><objects><tabBarController id="tabs"><tabBar key="tabBar" id="bar"/><connections>
      <segue destination="first" kind="relationship" relationship="viewControllers" id="s1"/></connections>
      </tabBarController></objects></scene>
      <scene sceneID="f"><objects><viewController id="first"><connections>
      <segue destination="controller" kind="show" id="s2"/></connections></viewController></objects></scene>
      """
    let navigation = """
      <scene sceneID="n"><objects><navigationController id="navigation"><navigationBar key="navigationBar" id="nb"/>
      <connections><segue destination="tabs" kind="relationship" relationship="rootViewController" id="s3"/>
      </connections></navigationController></objects></scene>
      """
    let content = "<scenes>\(CanvasFixture.scene(view))\(tabs)\(isInNavigation ? navigation : "")</scenes>"
    let found = try fixture(content, tools: 14490, on: "retina5_5").frame(of: "probe")
    #expect(found?.maxY == 736)
  }

  /// Content that keeps clear of the root's edges does not move by what a bar pushes the content down.
  @Test func scrolledContent() throws {
    let scroll = """
      <scrollView contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="scroll">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
      <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="inner">
      <rect key="frame" x="0.0" y="617" width="50" height="50"/></view></subviews></scrollView>
      """
    let constraints =
      Self.fill("scroll", in: "root", ["leading", "trailing", "top", "bottom"])
      + Self.fill("inner", in: "root", ["leading", "bottom"])
        + """
        <constraint firstItem="inner" firstAttribute="width" constant="50" id="w"/>
        <constraint firstItem="inner" firstAttribute="height" constant="50" id="h"/>
        """
    let found = try fixture(CanvasFixture.storyboard(Self.root(scroll, constraints))).frame(of: "inner")
    #expect(found == CGRect(x: 0, y: 846, width: 50, height: 50))
  }

  /// Three texts of a font that nobody has agree on its lines and its widths; one that is stretched does not count.
  @Test func fontsOfTheProgram() throws {
    let font = "name=\"Unheard-Book\" family=\"Unheard\" pointSize=\"20\""
    func text(_ id: String, _ text: String, _ frame: String) -> String {
      Self.label(text, id, "x=\"0.0\" y=\"0.0\" \(frame)", font: font)
    }
    let texts = [
      text("a", "Settings", "width=\"90\" height=\"26\""), text("b", "Settings", "width=\"90\" height=\"26\""),
      text("c", "Settings", "width=\"343\" height=\"26\""),
    ]
    let constraints = ["a", "b", "c"].map { Self.fill($0, in: "root", ["leading", "top"]) }.joined()
    let fonts = """
      <customFonts key="customFonts"><array key="Unheard.otf"><string>Unheard-Book</string></array></customFonts>
      """
    let content = CanvasFixture.storyboard(Self.root(texts.joined(), constraints))
    let told = try fixture(fonts + content, on: nil).frame(of: "c")
    let untold = try fixture(content, on: nil).frame(of: "c")
    #expect(told?.height == 26)
    #expect(abs((told?.width ?? 0) - 90) <= 1)
    #expect(untold?.height == 23)
  }

  /// A text in a font that only the machine of Interface Builder had measures the same on every device, if the document's
  /// own shows it at its natural width: saved width, whether another device takes it. The own device never does.
  @Test(arguments: [(90, true), (300, false)])
  func savedMeasures(saved: Int, isTaken: Bool) throws {
    let text = Self.label(
      "Settings", "text", "x=\"0.0\" y=\"0.0\" width=\"\(saved)\" height=\"23\"",
      font: "name=\"Unheard-Book\" family=\"Unheard\" pointSize=\"20\"")
    let content = CanvasFixture.storyboard(Self.root(text, Self.fill("text", in: "root", ["leading", "top"])))
    let own = try #require(try fixture(content, on: nil).frame(of: "text"))
    let elsewhere = try #require(try fixture(content).frame(of: "text"))
    #expect(own.width < 88)
    #expect(abs(elsewhere.width - (isTaken ? CGFloat(saved) : own.width)) <= 0.5)
  }
}
