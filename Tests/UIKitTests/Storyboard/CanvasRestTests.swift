import Foundation
import Testing

@testable import InterfaceCanvas
@testable import UIKitCore
@testable import UIKitDocuments

/// What views without a size of their own measure on the canvas.
@MainActor @Suite struct CanvasRestTests {
  /// A vertical stack, 200 wide, with a view around a label, saved `saved` points high, and a view under it.
  private func stack(saved: Int, spacing: Int, secondY: Int) -> String {
    let probe = """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="probe">
      <rect key="frame" x="0.0" y="0.0" width="200" height="\(saved)"/><subviews>
      <label text="Label" horizontalHuggingPriority="250" verticalHuggingPriority="250" \
      translatesAutoresizingMaskIntoConstraints="NO" id="label"><rect key="frame" x="0.0" y="0.0" width="42" height="50"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews><constraints>
      <constraint firstItem="label" firstAttribute="top" secondItem="probe" secondAttribute="top" id="c1"/>
      <constraint firstItem="label" firstAttribute="bottom" secondItem="probe" secondAttribute="bottom" id="c2"/>
      <constraint firstItem="label" firstAttribute="leading" secondItem="probe" secondAttribute="leading" id="c3"/>
      </constraints></view>
      """
    let second = """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="second">
      <rect key="frame" x="0.0" y="\(secondY)" width="200" height="40"/><constraints>
      <constraint firstAttribute="height" constant="40" id="h"/></constraints></view>
      """
    return CanvasFixture.storyboard(
      """
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
      <stackView axis="vertical" spacing="\(spacing)" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
      <rect key="frame" x="0.0" y="0.0" width="200" height="\(saved + 48)"/><subviews>\(probe)\(second)</subviews></stackView>
      </subviews><constraints>
      <constraint firstItem="stack" firstAttribute="top" secondItem="root" secondAttribute="top" id="s1"/>
      <constraint firstItem="stack" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="s2"/>
      <constraint firstItem="stack" firstAttribute="trailing" secondItem="root" secondAttribute="trailing" id="s3"/>
      </constraints>
      """)
  }

  /// An arranged view keeps its saved height where its label hugs no more than it does (stored frames of views that are
  /// 50 points high around labels of 20.5), if the saved frames are a layout of the stack. If they are not, it has what
  /// Xcode gives views in stacks since its eleventh version: saved height, spacing, where the next view is, `toolsVersion`.
  @Test(arguments: [
    (58, 8, 66, 22_505, CGFloat(58)), (58, 8, 340, 22_505, 50), (58, 30, 66, 22_505, 50), (50, 8, 58, 13_771, 50),
    (50, 8, 340, 13_771, 20.5),
  ])
  func arrangedViews(saved: Int, spacing: Int, secondY: Int, tools: Int, height: CGFloat) throws {
    let content = stack(saved: saved, spacing: spacing, secondY: secondY)
    let fixture = CanvasFixture(tools: tools, content: content, restsAsSaved: true)
    #expect(try fixture.frame(of: "probe")?.height == height)
    let strict = CanvasFixture(tools: tools, content: content)
    #expect(try strict.frame(of: "probe")?.height == 20.5)
  }

  /// A view that a stack arranges though its autoresizing mask is translated keeps its saved size, a text too, if the saved
  /// frames are a layout of the stack (stored frames of 65 points beside texts of 48, and of plain views of 128 points): the
  /// view's saved width, its mark, how wide it comes out.
  @Test(arguments: [
    (65, "", CGFloat(65)), (65, "translatesAutoresizingMaskIntoConstraints=\"NO\"", 41.5), (300, "", 41.5),
  ])
  func arrangedViewsWithMasks(width: Int, mark: String, expected: CGFloat) throws {
    let content = CanvasFixture.storyboard(
      """
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
      <stackView translatesAutoresizingMaskIntoConstraints="NO" id="stack">
      <rect key="frame" x="0.0" y="0.0" width="165" height="21"/><subviews>
      <label text="Label" \(mark) id="probe"><rect key="frame" x="0.0" y="0.0" width="\(width)" height="21"/>
      <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="second">
      <rect key="frame" x="65" y="0.0" width="100" height="21"/><constraints>
      <constraint firstAttribute="width" constant="100" id="w"/></constraints></view></subviews></stackView>
      </subviews><constraints>
      <constraint firstItem="stack" firstAttribute="top" secondItem="root" secondAttribute="top" id="s1"/>
      <constraint firstItem="stack" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="s2"/>
      </constraints>
      """)
    let saved = CanvasFixture(content: content, restsAsSaved: true)
    #expect(try saved.frame(of: "probe")?.width == expected)
    #expect(try saved.frame(of: "second")?.minX == expected)
  }

  /// Of constraints that contradict each other the one gives way that does not hold where the views were saved, if all
  /// others do (stored frames of heights that hold, and of margins that do not): where the view was saved, how high it and
  /// the one that it ends with come out.
  @Test(arguments: [(100, 40, [CGFloat(40), 160]), (100, 60, [60, 160]), (300, 9, [40, 140])])
  func contradictions(savedY: Int, savedHeight: Int, heights: [CGFloat]) throws {
    let content = CanvasFixture.storyboard(
      """
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="probe">
      <rect key="frame" x="0.0" y="\(savedY)" width="50" height="\(savedHeight)"/><constraints>
      <constraint firstAttribute="height" constant="40" id="h"/></constraints></view>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="other">
      <rect key="frame" x="60" y="0.0" width="50" height="160"/><constraints>
      <constraint firstAttribute="height" constant="160" id="h2"/></constraints></view>
      </subviews><constraints>
      <constraint firstItem="probe" firstAttribute="top" secondItem="root" secondAttribute="top" constant="100" id="c1"/>
      <constraint firstItem="other" firstAttribute="top" secondItem="root" secondAttribute="top" id="c2"/>
      <constraint firstItem="probe" firstAttribute="bottom" secondItem="other" secondAttribute="bottom" id="c3"/>
      </constraints>
      """)
    let saved = CanvasFixture(content: content, restsAsSaved: true)
    #expect(try ["probe", "other"].map { try saved.frame(of: $0)?.height } == heights)
    let strict = CanvasFixture(content: content)
    #expect(try ["probe", "other"].map { try strict.frame(of: $0)?.height } == [40, 140])
  }

  /// What stands for a view whose saved frame says nothing gives way to a text beside it (stored frames of titles above
  /// rows of icons in bars of 44 points).
  @Test func arrangedViewsGiveWay() throws {
    let content = CanvasFixture.storyboard(
      """
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
      <stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
      <rect key="frame" x="0.0" y="0.0" width="200" height="44"/><subviews>
      <label text="Label" translatesAutoresizingMaskIntoConstraints="NO" id="label">
      <rect key="frame" x="7" y="300" width="42" height="9"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="probe"><rect key="frame" x="9" y="8" width="70" height="300"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="icon"/></subviews><constraints>
      <constraint firstItem="icon" firstAttribute="centerY" secondItem="probe" secondAttribute="centerY" id="c1"/>
      </constraints></view></subviews><constraints>
      <constraint firstAttribute="height" constant="44" id="h"/></constraints></stackView>
      </subviews><constraints>
      <constraint firstItem="stack" firstAttribute="top" secondItem="root" secondAttribute="top" id="s1"/>
      <constraint firstItem="stack" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="s2"/>
      </constraints>
      """)
    let fixture = CanvasFixture(content: content, restsAsSaved: true)
    #expect(try fixture.frame(of: "label")?.height == 20.5)
    #expect(try fixture.frame(of: "probe")?.height == 23.5)
  }

  /// Across a stack that does not stretch it an image view without an image keeps its saved width, if the saved frames are
  /// a layout of the stack, or is 50 points wide.
  @Test(arguments: [(66, CGFloat(200)), (340, 50)])
  func arrangedImageViews(secondY: Int, width: CGFloat) throws {
    var content = stack(saved: 58, spacing: 8, secondY: secondY)
    let (start, end) = ("<view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"probe\">", "</view>")
    let from = try #require(content.range(of: start))
    let to = try #require(content.range(of: end))
    content.replaceSubrange(
      from.lowerBound..<to.upperBound,
      with: """
        <imageView translatesAutoresizingMaskIntoConstraints="NO" id="probe">
        <rect key="frame" x="0.0" y="0.0" width="200" height="58"/></imageView>
        """)
    content = content.replacing("axis=\"vertical\"", with: "axis=\"vertical\" alignment=\"center\"")
    let fixture = CanvasFixture(content: content, restsAsSaved: true)
    #expect(try fixture.frame(of: "probe")?.width == width)
  }

  /// A text keeps the whole points that its natural size was rounded up to, and what hangs on it follows (438 of 441
  /// spaces below such texts in stored documents); where its saved height says nothing, a label as the library makes them
  /// is rounded up too (75 of 100), not one that takes another number of lines (1 of 100): device, the label's saved height
  /// and lines, where the view below it is.
  @Test(arguments: [
    ("retina6_12", 21.0, 1, 121.0), ("retina6_12", 20.33, 1, 120.3333), ("retina6_12", 20.5, 1, 120.3333),
    ("retina6_12", 222.0, 1, 121), ("retina6_12", 222.0, 2, 120.3333), ("retina4_7", 21.0, 1, 121.0),
  ])
  func wholePoints(device: String, height: Double, lines: Int, below: Double) throws {
    let content = CanvasFixture.storyboard(
      """
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
      <label text="Label" numberOfLines="\(lines)" translatesAutoresizingMaskIntoConstraints="NO" id="label">
      <rect key="frame" x="0.0" y="100" width="42" height="\(height)"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="next"><rect key="frame" x="0" y="0" width="9" height="9"/>
      </view></subviews><constraints>
      <constraint firstItem="label" firstAttribute="top" secondItem="root" secondAttribute="top" constant="100" id="c1"/>
      <constraint firstItem="label" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c2"/>
      <constraint firstItem="next" firstAttribute="top" secondItem="label" secondAttribute="bottom" id="c3"/>
      <constraint firstItem="next" firstAttribute="leading" secondItem="label" secondAttribute="trailing" id="c4"/>
      </constraints>
      """)
    let frame = try #require(try CanvasFixture(device: device, content: content, restsAsSaved: true).frame(of: "next"))
    #expect(abs(Double(frame.minY) - below) < 0.01)
    #expect(frame.minX == 42)
    let strict = try #require(try CanvasFixture(device: device, content: content).frame(of: "next"))
    #expect(strict.minY < 121)
  }

  /// The baseline of a label whose class takes another font than the document says: `numberOfLines`, the size that it
  /// recorded, how far what stands on its baseline ends below its top (stored frames: 21 and 25 points).
  @Test(arguments: [(0, 26.5, CGFloat(21)), (0, 31.5, 25), (0, 20.5, 16)])
  func designableBaseline(lines: Int, recorded: Double, baseline: CGFloat) throws {
    let scene = CanvasFixture.storyboard(
      """
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
      <label text="Label" numberOfLines="\(lines)" translatesAutoresizingMaskIntoConstraints="NO" id="label" \
      customClass="TitleLabel"><rect key="frame" x="0.0" y="100" width="60" height="\(recorded)"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="next"><constraints>
      <constraint firstAttribute="height" constant="12" id="h"/></constraints></view></subviews><constraints>
      <constraint firstItem="label" firstAttribute="top" secondItem="root" secondAttribute="top" constant="100" id="c1"/>
      <constraint firstItem="label" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c2"/>
      <constraint firstItem="next" firstAttribute="bottom" secondItem="label" secondAttribute="firstBaseline" id="c3"/>
      <constraint firstItem="next" firstAttribute="leading" secondItem="label" secondAttribute="trailing" id="c4"/>
      </constraints>
      """)
    let sizes = """
      <designables><designable name="label"><size key="intrinsicContentSize" width="60" height="\(recorded)"/></designable>
      </designables>
      """
    let frame = try #require(try CanvasFixture(content: scene + sizes).frame(of: "next"))
    #expect(abs(frame.maxY - 100 - baseline) <= 0.5)
  }

  /// The content of an effect fills it, whatever the document says of it.
  @Test func effectContent() throws {
    let fixture = CanvasFixture(
      content: CanvasFixture.storyboard(
        """
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
        <visualEffectView translatesAutoresizingMaskIntoConstraints="NO" id="effect">
        <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
        <view key="contentView" id="content"><rect key="frame" x="30" y="-7" width="414" height="90"/>
        <autoresizingMask key="autoresizingMask"/></view></visualEffectView></subviews><constraints>
        <constraint firstItem="effect" firstAttribute="top" secondItem="root" secondAttribute="top" id="c1"/>
        <constraint firstItem="effect" firstAttribute="bottom" secondItem="root" secondAttribute="bottom" id="c2"/>
        <constraint firstItem="effect" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c3"/>
        <constraint firstItem="effect" firstAttribute="trailing" secondItem="root" secondAttribute="trailing" id="c4"/>
        </constraints>
        """))
    #expect(try fixture.frame(of: "content") == CGRect(x: 0, y: 0, width: 375, height: 667))
  }

  /// A switch that nothing but the document places keeps the size that it has there.
  @Test(arguments: [("fixedFrame=\"YES\"", CGFloat(65)), ("", 65)])
  func switches(attributes: String, width: CGFloat) throws {
    let fixture = CanvasFixture(
      content: CanvasFixture.storyboard(
        """
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
        <switch \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="switch">
        <rect key="frame" x="20" y="30" width="65" height="31"/></switch></subviews>
        """), restsAsSaved: true)
    #expect(try fixture.frame(of: "switch")?.width == width)
  }

  /// Toolbars that no controller has: on which device, where they stand, how high they are.
  @Test(arguments: [
    ("retina4_7", "safe", CGFloat(44)), ("retina6_1", "safe", 49), ("retina6_1", "top", 44),
    ("retina6_1", "bottom", 49), ("retina6_1", "stack", 44),
  ])
  func toolbars(device: String, place: String, height: CGFloat) throws {
    #expect(try Self.heightOfBar("toolbar", device, place) == height)
  }

  /// Tab bars: one at the lower edge reaches over the home indicator.
  @Test(arguments: [
    ("retina4_7", "bottom", CGFloat(49)), ("retina6_1", "safe", 49), ("retina6_1", "top", 49),
    ("retina6_1", "bottom", 83),
  ])
  func tabBars(device: String, place: String, height: CGFloat) throws {
    #expect(try Self.heightOfBar("tabBar", device, place) == height)
  }

  private static func heightOfBar(_ name: String, _ device: String, _ place: String) throws -> CGFloat? {
    let (width, height) = device == "retina6_1" ? (414, 896) : (375, 667)
    let bar = """
      <\(name) translatesAutoresizingMaskIntoConstraints="NO" id="bar">
      <rect key="frame" x="0.0" y="0.0" width="375" height="10"/></\(name)>
      """
    let content =
      place == "stack"
      ? """
      <stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
      <rect key="frame" x="0.0" y="0.0" width="375" height="99"/><subviews>\(bar)</subviews></stackView>
      """ : bar
    let (held, edge) = (place == "stack" ? "stack" : "bar", place == "top" ? "top" : "bottom")
    let edges = ["leading", "trailing", edge].map { attribute in
      let other = place == "safe" ? "area" : "root"
      return """
        <constraint firstItem="\(held)" firstAttribute="\(attribute)" secondItem="\(other)" secondAttribute="\(attribute)" \
        id="\(attribute)"/>
        """
    }
    let fixture = CanvasFixture(
      device: device,
      content: CanvasFixture.storyboard(
        """
        <rect key="frame" x="0.0" y="0.0" width="\(width)" height="\(height)"/><subviews>\(content)</subviews>
        <viewLayoutGuide key="safeArea" id="area"/><constraints>\(edges.joined())</constraints>
        """))
    return try fixture.frame(of: "bar")?.height
  }

  /// A field's line is in its middle, with the baseline rounded to the point: size, and how far a label of 17 points on
  /// the same baseline is below the field's top (stored frames: 3.5 and 4.75).
  @Test(arguments: [(14, CGFloat(3.5)), (17, 4.75)])
  func fieldBaseline(size: Int, below: CGFloat) throws {
    let fixture = CanvasFixture(
      tools: 13_771,
      content: CanvasFixture.storyboard(
        """
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
        <textField borderStyle="roundedRect" translatesAutoresizingMaskIntoConstraints="NO" id="field">
        <rect key="frame" x="0.0" y="100" width="97" height="30"/>
        <fontDescription key="fontDescription" type="system" pointSize="\(size)"/></textField>
        <label text="Label" translatesAutoresizingMaskIntoConstraints="NO" id="label">
        <rect key="frame" x="0.0" y="0.0" width="42" height="21"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews><constraints>
        <constraint firstItem="field" firstAttribute="top" secondItem="root" secondAttribute="top" constant="100" id="c1"/>
        <constraint firstItem="field" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c2"/>
        <constraint firstItem="label" firstAttribute="baseline" secondItem="field" secondAttribute="baseline" id="c3"/>
        <constraint firstItem="label" firstAttribute="leading" secondItem="field" secondAttribute="trailing" id="c4"/>
        </constraints>
        """))
    let label = try #require(try fixture.frame(of: "label"))
    #expect(abs(label.minY - 100 - below) <= 0.25)
  }

  /// A text whose saved width another face exceeds by a little is drawn smaller, not truncated, also where its label may
  /// have more lines than there is room for. Lines, width as the document fixes it, whether it is drawn smaller.
  @Test(arguments: [(1, 67, true), (0, 67, true), (0, 40, false)])
  func tightensTextsInPictures(lines: Int, width: Int, isTightened: Bool) throws {
    let root = """
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
      <label text="Title" numberOfLines="\(lines)" lineBreakMode="tailTruncation" \
      translatesAutoresizingMaskIntoConstraints="NO" id="label">
      <rect key="frame" x="165" y="132" width="\(width)" height="39"/>
      <fontDescription key="fontDescription" type="boldSystem" pointSize="32"/><constraints>
      <constraint firstAttribute="width" constant="\(width)" id="w"/>
      <constraint firstAttribute="height" constant="39" id="h"/></constraints></label></subviews><constraints>
      <constraint firstItem="label" firstAttribute="top" secondItem="root" secondAttribute="top" constant="132" id="t"/>
      <constraint firstItem="label" firstAttribute="leading" secondItem="root" secondAttribute="leading" \
      constant="165" id="l"/></constraints>
      """
    let canvas = try CanvasFixture(tools: 11542, content: CanvasFixture.storyboard(root)).canvas()
    let scene = try #require(canvas.scenes().first)
    _ = canvas.picture(of: scene, isBare: false)
    let label = try #require(scene.entries.first { $0.id == "label" }?.view as? UILabel)
    #expect(label.adjustsFontSizeToFitWidth == isTightened)
  }
}
