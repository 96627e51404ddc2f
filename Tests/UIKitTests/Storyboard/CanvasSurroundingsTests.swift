import Testing

@testable import UIKitCore
@testable import InterfaceCanvas
@testable import UIKitDocuments

/// What bars, the device's shape and margins leave of a scene's root view on the canvas.
@MainActor @Suite struct CanvasSurroundingsTests {
  private nonisolated static let freeform = "<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>"
  private nonisolated static let bar =
    "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" prompted=\"NO\"/>"

  struct Place: CustomTestStringConvertible {
    var tools = 18122
    var device: String? = "retina6_1"
    var size = (width: 414, height: 896)
    var metrics = ""
    var top: CGFloat
    var bottom: CGFloat
    /// Of a navigation bar in a sheet; nil where nobody saw one.
    var barHeight: CGFloat? = 56
    var testDescription: String { "\(device ?? "no device"), \(tools), \(size), \(metrics)" }
  }

  @Test(arguments: [
    Place(top: 44, bottom: 34),
    // The device's numbers grew with Xcode 14.
    Place(tools: 19162, device: "retina6_0", size: (390, 844), top: 44, bottom: 34),
    Place(tools: 21507, device: "retina6_0", size: (390, 844), top: 47, bottom: 34),
    // A size of its own does not take a view out of the screen, …
    Place(metrics: freeform, top: 44, bottom: 34),
    // … whose home indicator it must reach up to Xcode 13.
    Place(size: (320, 522), metrics: freeform, top: 44, bottom: 0),
    Place(tools: 22505, size: (408, 488), metrics: freeform, top: 48, bottom: 34),
    // Xcode 14.2 cuts it too, and 14.3 does not (stored frames of 7 repositories).
    Place(tools: 21507, size: (414, 666), metrics: freeform, top: 48, bottom: 0),
    Place(tools: 21701, size: (414, 666), metrics: freeform, top: 48, bottom: 34),
    // A scene that states its size is covered where it is small, too.
    Place(
      tools: 15702, size: (345, 499), metrics: "<size key=\"freeformSize\" width=\"345\" height=\"499\"/>", top: 44,
      bottom: 0),
    Place(
      tools: 23504, device: "retina6_0", size: (300, 140),
      metrics: "<size key=\"freeformSize\" width=\"300\" height=\"140\"/>", top: 47, bottom: 34),
    // Low views have a status bar since Xcode 14.3, as before Xcode 11 only high ones did.
    Place(tools: 14460, device: "retina4_7", size: (375, 570), metrics: freeform, top: 20, bottom: 0),
    Place(tools: 14490, device: "retina4_7", size: (207, 328), metrics: freeform, top: 0, bottom: 0),
    Place(tools: 23094, device: "retina4_7", size: (375, 104), metrics: freeform, top: 20, bottom: 0),
    // Since Xcode 26 the screen covers sizes that nothing states, too.
    Place(tools: 23094, device: "retina6_0", size: (320, 600), top: 0, bottom: 0),
    Place(tools: 24128, device: "retina6_0", size: (320, 600), top: 94, bottom: 68),
    // A hidden status bar keeps its part of the safe area.
    Place(
      tools: 13771, device: "retina5_5", size: (414, 736), metrics: "<nil key=\"simulatedStatusBarMetrics\"/>", top: 20,
      bottom: 0),
    // A sheet leaves the status bar and ten points free, and its navigation bar is taller.
    Place(
      tools: 15505, device: "retina5_9", size: (375, 758),
      metrics: "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" prompted=\"NO\"/>", top: 56, bottom: 34),
  ])
  func safeArea(_ place: Place) throws {
    let root = CanvasFixture.filling("safe", width: place.size.width, height: place.size.height)
    let fixture = CanvasFixture(
      tools: place.tools, device: place.device, content: CanvasFixture.storyboard(root, metrics: place.metrics))
    let frame = try #require(try fixture.frame(of: "probe"))
    #expect(frame.minY == place.top)
    #expect(CGFloat(place.size.height) - frame.maxY == place.bottom)
  }

  /// A collection's cell alone stands under the device's sensors, whatever its size; a status bar alone does not count.
  @Test(arguments: [
    (14113, "retina5_9", 44, 34), (16097, "retina6_1", 44, 0), (19529, "retina6_1", 44, 0),
    (21701, "retina6_1", 48, 34),
    (16097, "retina4_7", 0, 0),
  ])
  func safeAreaOfCell(tools: Int, device: String, top: CGFloat, bottom: CGFloat) throws {
    let cell = "<collectionViewCell contentMode=\"center\" id=\"root\">"
    let content = cell + CanvasFixture.filling("safe", width: 251, height: 490) + "</collectionViewCell>"
    let fixture = CanvasFixture(tools: tools, device: device, content: content, isStoryboard: false)
    let frame = try #require(try fixture.frame(of: "probe"))
    #expect(frame.minY == top)
    #expect(490 - frame.maxY == bottom)
  }

  @Test(arguments: [
    // Guides had nothing to do with margins before there were safe areas.
    (7531, nil, 600, UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)),
    (10117, nil, 600, UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)),
    (14490, "retina4_7", 375, UIEdgeInsets(top: 20, left: 16, bottom: 0, right: 16)),
    (14460, "retina4_7", 393, UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)),
    (14460, "retina4_7", 394, UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)),
  ])
  func marginsOfRoot(tools: Int, device: String?, width: Int, expected: UIEdgeInsets) throws {
    let height = width == 600 ? 600 : 667
    let root = CanvasFixture.filling("margins", width: width, height: height)
    let fixture = CanvasFixture(tools: tools, device: device, content: CanvasFixture.storyboard(root))
    let frame = try #require(try fixture.frame(of: "probe"))
    #expect(frame == CGRect(x: 0, y: 0, width: width, height: height).inset(by: expected))
  }

  @Test(arguments: [
    (14490, "", CGRect(x: 16, y: 0, width: 343, height: 42)),
    (9531, "", CGRect(x: 8, y: 8, width: 359, height: 26)), (22685, "", CGRect(x: 16, y: 0, width: 343, height: 42)),
    // Margins that a root view preserves are those of any view.
    (22685, "preservesSuperviewLayoutMargins=\"YES\"", CGRect(x: 16, y: 8, width: 343, height: 26)),
  ])
  func marginsOfNib(tools: Int, attributes: String, expected: CGRect) throws {
    let view = CanvasFixture.filling("margins", width: 375, height: 42)
    let content = """
      <view contentMode="scaleToFill" insetsLayoutMarginsFromSafeArea="NO" \(attributes) id="root">\(view)\(Self.freeform)\
      </view>
      """
    let fixture = CanvasFixture(tools: tools, content: content, isStoryboard: false)
    #expect(try fixture.frame(of: "probe") == expected)
  }

  /// The view of a xib's owner keeps the size of another device and has the safe area of the document's own.
  @Test func viewOfAnotherDevice() throws {
    let view = CanvasFixture.filling("safe", width: 375, height: 667)
    let content = """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
      <outlet property="view" destination="root" id="o"/></connections></placeholder>
      <view contentMode="scaleToFill" id="root">\(view)</view>
      """
    let fixture = CanvasFixture(tools: 21507, device: "retina6_12", content: content, isStoryboard: false)
    #expect(try fixture.frame(of: "probe") == CGRect(x: 0, y: 59, width: 375, height: 608))
  }

  /// The keyboard's guide begins where the safe area ends; each Interface Builder has its element for it.
  @Test(arguments: ["viewLayoutGuide", "keyboardLayoutGuide"])
  func keyboardGuide(element: String) throws {
    let constraint = """
      <constraint firstItem="probe" firstAttribute="bottom" secondItem="keyboard" secondAttribute="top" id="c"/>
      <constraint firstItem="probe" firstAttribute="top" secondItem="root" secondAttribute="top" id="d"/>
      """
    let root = CanvasFixture.view(width: 414, height: 896, constraints: constraint)
      .replacing("<viewLayoutGuide", with: "<\(element) key=\"keyboard\" id=\"keyboard\"/><viewLayoutGuide")
    let fixture = CanvasFixture(tools: 23504, device: "retina6_1", content: CanvasFixture.storyboard(root))
    #expect(try fixture.frame(of: "probe")?.height == 862)
  }

  @Test(arguments: [
    ("safe", "top", "0", CGFloat(20)), ("safe", "top", "8", 20), ("above", "bottom", "20", 28),
    ("root", "top", "20", 20),
  ])
  func symbolicConstraint(item: String, edge: String, constant: String, y: CGFloat) throws {
    let constraint = """
      <constraint firstItem="probe" firstAttribute="top" secondItem="\(item)" secondAttribute="\(edge)" \
      constant="\(constant)" symbolic="YES" id="c"/>
      """
    let root = CanvasFixture.view(width: 375, height: 667, constraints: constraint)
    let fixture = CanvasFixture(tools: 14490, content: CanvasFixture.storyboard(root))
    #expect(try fixture.frame(of: "probe")?.minY == y)
  }

  /// A scene that another presents as a sheet: what stays free above and below, and how high a navigation bar of its own
  /// is.
  @Test(arguments: [
    Place(tools: 17506, size: (414, 842), top: 0, bottom: 34),
    Place(tools: 19529, size: (414, 842), top: 0, bottom: 34),
    // Since Xcode 13.4 the home indicator does not reach into it (stored frames of one repository).
    Place(tools: 20037, size: (414, 842), top: 44, bottom: 0),
    Place(tools: 21507, size: (414, 838), top: 48, bottom: 0),
    Place(tools: 21507, device: "retina6_12", size: (393, 783), top: 59, bottom: 0),
    Place(tools: 23094, device: "retina6_12", size: (393, 783), top: 0, bottom: 0),
    Place(tools: 23727, device: "retina4_7", size: (375, 647), top: 0, bottom: 0),
    // High ones, since Xcode 14.2.
    Place(tools: 22505, device: "retina6_12", size: (393, 842), top: 0, bottom: 0),
    Place(tools: 24128, size: (414, 886), top: 0, bottom: 0, barHeight: nil),
    // What the upright screen adds comes to sheets, too, later in Xcode 26 (three repositories).
    Place(tools: 24128, device: "retina6_0", size: (390, 797), top: 0, bottom: 0, barHeight: 74),
    Place(tools: 24506, device: "retina6_0", size: (390, 797), top: 47, bottom: 0, barHeight: 74),
    Place(tools: 24765, device: "retina5_9", size: (375, 762), top: 50, bottom: 0, barHeight: 70),
    Place(tools: 24765, device: "retina5_9", size: (320, 600), metrics: freeform, top: 50, bottom: 0, barHeight: nil),
  ])
  func sheet(_ place: Place) throws {
    let safe = CanvasFixture.filling("safe", width: place.size.width, height: place.size.height)
    let with = """
      <subviews><navigationBar translatesAutoresizingMaskIntoConstraints="NO" id="bar">
      <rect key="frame" x="0.0" y="0.0" width="100" height="9"/></navigationBar>
      """
    let held = """
      <constraints>
      <constraint firstItem="bar" firstAttribute="top" secondItem="root" secondAttribute="top" id="b"/>
      """
    let root = safe.replacingOccurrences(of: "<subviews>", with: with)
      .replacingOccurrences(of: "<constraints>", with: held)
    let content = """
      <scenes><scene sceneID="s1"><objects><viewController id="first"><connections>
      <segue destination="controller" kind="presentation" id="present"/></connections>
      </viewController></objects></scene>\(CanvasFixture.scene(root, metrics: place.metrics))</scenes>
      """
    let fixture = CanvasFixture(tools: place.tools, device: place.device, content: content)
    let frame = try #require(try fixture.frame(of: "probe"))
    #expect(frame.minY == place.top)
    #expect(CGFloat(place.size.height) - frame.maxY == place.bottom)
    if let barHeight = place.barHeight { #expect(try fixture.frame(of: "bar")?.height == barHeight) }
  }

  /// A sheet over a sheet begins ten points lower in Xcode 26, also where nothing contains the one who shows it.
  @Test(arguments: ["presentation", "show"])
  func sheetOverSheet(kind: String) throws {
    let content = """
      <scenes><scene sceneID="s1"><objects><viewController id="first"><connections>
      <segue destination="second" kind="\(kind)" id="one"/></connections></viewController></objects></scene>
      <scene sceneID="s2"><objects><viewController id="second"><connections>
      <segue destination="controller" kind="show" id="two"/></connections></viewController></objects></scene>\
      \(CanvasFixture.scene(CanvasFixture.filling("safe", width: 375, height: 752)))</scenes>
      """
    let fixture = CanvasFixture(tools: 24765, device: "retina5_9", content: content)
    #expect(try fixture.frame(of: "probe") == CGRect(x: 0, y: 50, width: 375, height: 702))
  }

  @Test(arguments: [("push", CGFloat(64)), ("present", 20)])
  func tieBreaker(segue: String, y: CGFloat) throws {
    let constraint = """
      <constraint firstItem="probe" firstAttribute="top" secondItem="above" secondAttribute="bottom" id="c"/>
      """
    let root = CanvasFixture.view(width: 375, height: 667, constraints: constraint)
    let content = """
      <scenes><scene sceneID="s1"><objects><navigationController id="navigation">
      <connections><segue destination="first" kind="relationship" relationship="rootViewController" id="r"/></connections>
      </navigationController></objects></scene><scene sceneID="s2"><objects><viewController id="first"><connections>
      <segue destination="controller" kind="show" id="push"/>
      <segue destination="controller" kind="presentation" id="present"/></connections>
      </viewController></objects></scene>\(CanvasFixture.scene(root))</scenes>
      <inferredMetricsTieBreakers><segue reference="\(segue)"/></inferredMetricsTieBreakers>
      """
    #expect(try CanvasFixture(tools: 14490, content: content).frame(of: "probe")?.minY == y)
  }

  /// Content has a scroll view's safe area, but below a navigation bar, where it moves out of it.
  @Test(arguments: [("", "", CGFloat(28)), ("", bar, 8), ("contentInsetAdjustmentBehavior=\"never\"", bar, 72)])
  func marginsInScrollView(adjustment: String, metrics: String, y: CGFloat) throws {
    func edges(_ item: String, _ container: String, _ suffix: String = "") -> String {
      ["leading", "trailing", "top", "bottom"].map { edge in
        "<constraint firstItem=\"\(item)\" firstAttribute=\"\(edge)\" secondItem=\"\(container)\" "
          + "secondAttribute=\"\(edge)\(suffix)\" id=\"\(item)-\(edge)\"/>"
      }.joined()
    }
    let frame = "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"375\" height=\"667\"/>"
    let root = """
      \(frame)<subviews><scrollView \(adjustment) \
      translatesAutoresizingMaskIntoConstraints="NO" id="scroll">\(frame)<subviews>
      <view preservesSuperviewLayoutMargins="YES" translatesAutoresizingMaskIntoConstraints="NO" id="content">
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="probe"><constraints>
      <constraint firstAttribute="width" constant="50" id="w"/><constraint firstAttribute="height" constant="50" id="h"/>
      </constraints></view></subviews><constraints>\(edges("probe", "content", "Margin"))</constraints></view></subviews>
      <constraints>\(edges("content", "scroll"))</constraints></scrollView></subviews>
      <constraints>\(edges("scroll", "root"))</constraints>
      """
    let content = CanvasFixture.storyboard(root, metrics: metrics)
    #expect(try CanvasFixture(tools: 14490, content: content).frame(of: "probe")?.minY == y)
  }

  /// What is pushed from a scene that simulates no bar stands below none.
  @Test(arguments: [("", CGFloat(64)), ("<nil key=\"simulatedTopBarMetrics\"/>", 20)])
  func pushedFromASceneWithoutABar(metrics: String, y: CGFloat) throws {
    func segue(_ kind: String, to destination: String) -> String {
      "<connections><segue destination=\"\(destination)\" \(kind) id=\"to-\(destination)\"/></connections>"
    }
    let constraint = """
      <constraint firstItem="probe" firstAttribute="top" secondItem="safe" secondAttribute="top" id="c"/>
      """
    let pushed = CanvasFixture.scene(CanvasFixture.view(width: 375, height: 667, constraints: constraint))
    let contained = "kind=\"relationship\" relationship=\"rootViewController\""
    let content = """
      <scenes><scene sceneID="s1"><objects><navigationController id="navigation">
      <navigationBar key="navigationBar" id="bar"/>\(segue(contained, to: "first"))</navigationController></objects></scene>
      <scene sceneID="s2"><objects><viewController id="first" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="other"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
      \(metrics)\(segue("kind=\"show\"", to: "controller"))</viewController></objects></scene>\(pushed)</scenes>
      """
    #expect(try CanvasFixture(tools: 12121, content: content).frame(of: "probe")?.minY == y)
  }

  /// A view below an opaque bar ends at the screen's edge, though the document has it as high as the screen.
  @Test func belowAnOpaqueBar() throws {
    let constraint = """
      <constraint firstItem="probe" firstAttribute="bottom" secondItem="root" secondAttribute="bottom" id="c"/>
      <constraint firstItem="probe" firstAttribute="top" secondItem="above" secondAttribute="bottom" id="d"/>
      """
    let root = CanvasFixture.view(width: 375, height: 667, y: 64, constraints: constraint)
    let bar = "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" translucent=\"NO\" prompted=\"NO\"/>"
    let fixture = CanvasFixture(tools: 11542, device: nil, content: CanvasFixture.storyboard(root, metrics: bar))
    let frame = try #require(try fixture.frame(of: "probe"))
    #expect(frame.minY == 0)
    #expect(frame.height == 603)
    // What the document alone gives is as it has it.
    #expect(try fixture.frame(of: "root") == CGRect(x: 0, y: 64, width: 375, height: 667))
  }

  @Test(arguments: [
    ("", "", CGFloat(64)), ("largeTitles=\"YES\"", "", 116),
    ("largeTitles=\"YES\"", "largeTitleDisplayMode=\"never\"", 64),
    ("", "prompt=\"Where to?\"", 94), ("hidden=\"YES\"", "", 64),
  ])
  func navigationBar(bar: String, item: String, y: CGFloat) throws {
    let constraint = """
      <constraint firstItem="probe" firstAttribute="top" secondItem="safe" secondAttribute="top" id="c"/>
      """
    let root = CanvasFixture.view(width: 375, height: 667, constraints: constraint)
    let scene = CanvasFixture.scene(root, metrics: "<navigationItem key=\"navigationItem\" \(item) id=\"item\"/>")
    let content = """
      <scenes><scene sceneID="s1"><objects><navigationController id="navigation">
      <navigationBar key="navigationBar" \(bar) id="bar"/><connections>
      <segue destination="controller" kind="relationship" relationship="rootViewController" id="r"/></connections>
      </navigationController></objects></scene>\(scene)</scenes>
      """
    #expect(try CanvasFixture(tools: 14490, content: content).frame(of: "probe")?.minY == y)
  }

  private nonisolated static let row = """
    <prototypes><tableViewCell id="cell"><rect key="frame" x="0.0" y="28" width="414" height="44"/>
    <tableViewCellContentView key="contentView" id="content"><rect key="frame" x="0.0" y="0.0" width="414" height="44"/>
    </tableViewCellContentView></tableViewCell></prototypes>
    """
  private nonisolated static let item = """
    <collectionViewFlowLayout key="collectionViewLayout" id="flow"><size key="itemSize" width="50" height="50"/>
    </collectionViewFlowLayout><cells><collectionViewCell id="cell">
    <rect key="frame" x="0.0" y="0.0" width="50" height="50"/></collectionViewCell></cells>
    """

  /// Where a large title's bar ends: over a list with cells it stands in the row, letters that reach below the line take
  /// more.
  @Test(arguments: [
    ("view", "", "Ülkeler", 19_455, CGFloat(140)), ("tableView", row, "Ülkeler", 19_455, 88),
    ("collectionView", item, "Ülkeler", 19_455, 88), ("tableView", "", "Ülkeler", 19_455, 140),
    ("tableView", row, "Ülkeler", 14_490, 140), ("view", "", "Kişiler", 19_455, 148),
    ("view", "", "Yapay", 19_455, 140),
  ])
  func largeTitle(first: String, cells: String, title: String, tools: Int, y: CGFloat) throws {
    let root = CanvasFixture.filling("safe", width: 414, height: 896)
      .replacing("<view contentMode=\"scaleToFill\" tr", with: "<\(first) contentMode=\"scaleToFill\" tr")
      .replacing("</view></subviews>", with: "\(cells)</\(first)></subviews>")
    let scene = CanvasFixture.scene(
      root, metrics: "<navigationItem key=\"navigationItem\" title=\"\(title)\" id=\"item\"/>")
    let content = """
      <scenes><scene sceneID="s1"><objects><navigationController id="navigation">
      <navigationBar key="navigationBar" largeTitles="YES" id="bar"/><connections>
      <segue destination="controller" kind="relationship" relationship="rootViewController" id="r"/></connections>
      </navigationController></objects></scene>\(scene)</scenes>
      """
    #expect(try CanvasFixture(tools: tools, device: "retina6_1", content: content).frame(of: "probe")?.minY == y)
  }

  /// A bar that no controller has, with large titles.
  @Test(arguments: [
    ("", "", 44), ("largeTitles=\"YES\"", "", 96), ("largeTitles=\"YES\"", "largeTitleDisplayMode=\"never\"", 44),
  ])
  func plainNavigationBar(bar: String, item: String, height: CGFloat) throws {
    let content = CanvasFixture.storyboard(
      """
      <rect key="frame" x="0.0" y="0.0" width="414" height="896"/><subviews>
      <navigationBar \(bar) translatesAutoresizingMaskIntoConstraints="NO" id="bar">
      <rect key="frame" x="0.0" y="0.0" width="100" height="9"/><items><navigationItem \(item) id="item"/></items>
      </navigationBar></subviews><constraints>
      <constraint firstItem="bar" firstAttribute="top" secondItem="root" secondAttribute="top" id="t"/>
      <constraint firstItem="bar" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="l"/>
      <constraint firstItem="bar" firstAttribute="trailing" secondItem="root" secondAttribute="trailing" id="e"/>
      </constraints>
      """)
    let frame = try CanvasFixture(tools: 16_097, device: "retina6_1", content: content).frame(of: "bar")
    #expect(frame?.height == height)
  }
}
