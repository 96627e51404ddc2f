import Testing

@testable import UIKitCore
@testable import InterfaceCanvas
@testable import UIKitDocuments

/// Cells on the canvas are as wide as their table, whatever the document last saw.
@MainActor @Suite struct CanvasCellTests {
  @Test(arguments: [
    ("plain", CGRect(x: 15, y: 0, width: 570, height: 43)),
    ("insetGrouped", CGRect(x: 15, y: 0, width: 290, height: 43)),
  ])
  func width(style: String, probe: CGRect) throws {
    let constraints = ["leading", "trailing", "top", "bottom"].enumerated().map { index, edge in
      let constant = ["leading": 15, "trailing": -15][edge] ?? 0
      return
        "<constraint firstItem=\"probe\" firstAttribute=\"\(edge)\" secondItem=\"content\" secondAttribute=\"\(edge)\" "
        + "constant=\"\(constant)\" id=\"c\(index)\"/>"
    }
    let table = """
      <scenes><scene sceneID="s"><objects><tableViewController id="controller">
      <tableView key="view" style="\(style)" dataMode="prototypes" id="root">
      <rect key="frame" x="0.0" y="0.0" width="600" height="600"/><prototypes><tableViewCell id="cell">
      <rect key="frame" x="0.0" y="28" width="320" height="44"/>
      <tableViewCellContentView key="contentView" id="content"><rect key="frame" x="0.0" y="0.0" width="320" height="43"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="probe"/></subviews>
      <constraints>\(constraints.joined())</constraints></tableViewCellContentView></tableViewCell></prototypes></tableView>
      </tableViewController></objects></scene></scenes>
      """
    let fixture = CanvasFixture(tools: 6254, device: nil, content: table, restsAsSaved: true)
    #expect(try fixture.frame(of: "probe") == probe)
    #expect(try fixture.frame(of: "cell")?.width == (style == "plain" ? 600 : 320))
    #expect(try fixture.frame(of: "content")?.width == (style == "plain" ? 600 : 320))
  }

  /// A content view that the document has at another cell's size fills its own.
  @Test(arguments: [(703, 43, CGFloat(84)), (320, 82, 82)])
  func contentView(savedWidth: Int, saved: Int, laidOut: CGFloat) throws {
    let cell = """
      <tableViewCell id="cell"><rect key="frame" x="0.0" y="0.0" width="320" height="85"/>
      <tableViewCellContentView key="contentView" id="content">
      <rect key="frame" x="0.0" y="0.0" width="\(savedWidth)" height="\(saved)"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="probe"/></subviews><constraints>
      <constraint firstItem="probe" firstAttribute="top" secondItem="content" secondAttribute="top" id="c1"/>
      <constraint firstItem="probe" firstAttribute="bottom" secondItem="content" secondAttribute="bottom" id="c2"/>
      <constraint firstItem="probe" firstAttribute="leading" secondItem="content" secondAttribute="leading" id="c3"/>
      <constraint firstItem="probe" firstAttribute="trailing" secondItem="content" secondAttribute="trailing" id="c4"/>
      </constraints></tableViewCellContentView></tableViewCell>
      """
    let fixture = CanvasFixture(tools: 7706, device: nil, content: cell, isStoryboard: false, restsAsSaved: true)
    #expect(try fixture.frame(of: "probe")?.size == CGSize(width: 320, height: laidOut))
    #expect(try fixture.frame(of: "content")?.height == laidOut)
  }
}
