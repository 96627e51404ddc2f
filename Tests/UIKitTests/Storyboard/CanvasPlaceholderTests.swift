import Testing

@testable import UIKitCore
@testable import InterfaceCanvas
@testable import UIKitDocuments

/// What the canvas shows where constraints and contents say nothing.
@MainActor @Suite struct CanvasPlaceholderTests {
  private func stack(
    _ children: String, alignment: String = "fill", height: String = "", savedWidth: Int = 300
  ) -> String {
    let constraint = """
      <constraint firstItem="stack" firstAttribute="top" secondItem="root" secondAttribute="top" id="c1"/>
      <constraint firstItem="stack" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c2"/>
      """
    return CanvasFixture.storyboard(
      """
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
      <stackView alignment="\(alignment)" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
      <rect key="frame" x="0.0" y="0.0" width="\(savedWidth)" height="80"/><subviews>\(children)</subviews>\(height)</stackView>
      </subviews><constraints>\(constraint)</constraints>
      """)
  }

  @Test(arguments: [
    (15505, "<label text=\"\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"probe\"/>", CGFloat(50)),
    (15505, "<label text=\"\" numberOfLines=\"0\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"probe\"/>", 0),
    (15505, "<stackView translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"probe\"/>", 50),
    (10117, "<label text=\"\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"probe\"/>", 0),
  ])
  func emptyInStack(tools: Int, element: String, side: CGFloat) throws {
    let fixture = CanvasFixture(
      tools: tools, device: tools > 11000 ? "retina4_7" : nil, content: stack(element), restsAsSaved: true)
    #expect(try fixture.frame(of: "probe")?.size == CGSize(width: side, height: side))
  }

  /// A plain view keeps its saved height where the frames in the stack are a layout, else that of the library's view.
  @Test(arguments: [
    (true, 60, CGRect(x: 0, y: 10, width: 30, height: 60)), (false, 60, CGRect(x: 0, y: 40, width: 30, height: 0)),
    (true, 95, CGRect(x: 0, y: 36, width: 30, height: 128)),
  ])
  func plainViewInStack(restsAsSaved: Bool, savedWidth: Int, expected: CGRect) throws {
    let view = """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="probe">
      <rect key="frame" x="0.0" y="0.0" width="30" height="60"/>
      <constraints><constraint firstAttribute="width" constant="30" id="w"/></constraints></view>
      """
    let stackHeight = savedWidth == 60 ? 80 : 200
    let height =
      "<constraints><constraint firstAttribute=\"height\" constant=\"\(stackHeight)\" id=\"h\"/></constraints>"
    let content = stack(
      view
        + view.replacing("probe", with: "other").replacing("\"w\"", with: "\"v\"").replacing(
          "x=\"0.0\"", with: "x=\"30\""),
      alignment: "center", height: height, savedWidth: savedWidth)
    let fixture = CanvasFixture(tools: 19529, content: content, restsAsSaved: restsAsSaved)
    #expect(try fixture.frame(of: "probe") == expected)
  }

  /// What the saved extent of a view in a stack decides rests: the view, the stack around it and what hangs on that.
  @Test func whatHangsOnASavedExtentRests() throws {
    let view = """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="probe"><rect key="frame" x="0.0" y="0.0" width="300" height="80"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="inner">\
      <rect key="frame" x="0.0" y="0.0" width="9" height="9"/>
      <constraints><constraint firstAttribute="width" constant="9" id="w"/>
      <constraint firstAttribute="height" constant="9" id="h"/></constraints></view></subviews>
      <constraints><constraint firstItem="inner" firstAttribute="top" secondItem="probe" secondAttribute="top" id="t"/>
      <constraint firstItem="inner" firstAttribute="leading" secondItem="probe" secondAttribute="leading" id="l"/></constraints>
      </view>
      """
    let canvas = try CanvasFixture(tools: 19529, content: stack(view), restsAsSaved: true).canvas()
    let scene = try #require(canvas.scenes().first)
    let probe = scene.entries.first { $0.id == "probe" }?.view
    #expect(probe?.frame == CGRect(x: 0, y: 0, width: 300, height: 80))
    let resting = canvas.resting(in: scene)
    let ids = scene.entries.filter { resting.contains(ObjectIdentifier($0.view)) }.map(\.id)
    #expect(Set(ids) == ["probe", "stack"])
  }

  @Test func unconstrainedView() throws {
    let view = """
      <button translatesAutoresizingMaskIntoConstraints="NO" id="probe"><rect key="frame" x="164" y="457" width="46" height="30"/>
      <state key="normal" title="Button"/></button>
      """
    let content = CanvasFixture.storyboard(
      "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"375\" height=\"667\"/><subviews>\(view)</subviews>")
    let fixture = CanvasFixture(tools: 19529, content: content, restsAsSaved: true)
    #expect(try fixture.frame(of: "probe")?.origin == CGPoint(x: 164, y: 457))
  }

  /// A spacer in a stack has the width that it was left with, as if that were its natural one.
  @Test(arguments: [(250, CGFloat(260), CGFloat(115)), (252, 300, 75)])
  func spacerInStack(hugging: Int, label: CGFloat, spacer: CGFloat) throws {
    let children = """
      <view horizontalHuggingPriority="\(hugging)" translatesAutoresizingMaskIntoConstraints="NO" id="spacer">
      <rect key="frame" x="0.0" y="0.0" width="75" height="20"/></view>
      <view horizontalHuggingPriority="251" placeholderIntrinsicWidth="260" placeholderIntrinsicHeight="20" \
      translatesAutoresizingMaskIntoConstraints="NO" id="probe"><rect key="frame" x="75" y="0.0" width="300" height="20"/>
      </view>
      """
    let width = "<constraints><constraint firstAttribute=\"width\" constant=\"375\" id=\"w\"/></constraints>"
    let fixture = CanvasFixture(
      tools: 19529, content: stack(children, height: width, savedWidth: 375), restsAsSaved: true)
    #expect(try fixture.frame(of: "probe")?.width == label)
    #expect(try fixture.frame(of: "spacer")?.width == spacer)
  }

  /// A document that says nothing of hugging means 250, also for classes that hug more when they are made in code.
  @Test(arguments: [("", CGFloat(61)), ("verticalHuggingPriority=\"750\"", 31)])
  func huggingOfSlider(attribute: String, height: CGFloat) throws {
    let children = """
      <view verticalHuggingPriority="251" placeholderIntrinsicWidth="50" placeholderIntrinsicHeight="20" \
      translatesAutoresizingMaskIntoConstraints="NO" id="label"/>
      <slider \(attribute) translatesAutoresizingMaskIntoConstraints="NO" id="probe"/>
      """
    let extent = "<constraints><constraint firstAttribute=\"height\" constant=\"80\" id=\"h\"/></constraints>"
    let content = stack(children, height: extent).replacing("<stackView ", with: "<stackView axis=\"vertical\" ")
    #expect(try CanvasFixture(tools: 19529, content: content).frame(of: "probe")?.height == height)
  }
}
