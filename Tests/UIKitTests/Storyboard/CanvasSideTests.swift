import Testing

@testable import UIKitCore
@testable import InterfaceCanvas
@testable import UIKitDocuments

/// Static rows on the side of a phone with a camera, by Apple's page on `UITableView.insetsContentViewsToSafeArea`.
@MainActor @Suite struct CanvasSideTests {
  private static func table(style: String, attributes: String = "") -> CanvasFixture {
    let x = style == "insetGrouped" ? 16 : 0
    let width = 375 - 2 * x
    return CanvasFixture(
      tools: 23_504,
      content: """
        <scenes><scene sceneID="s"><objects><tableViewController id="controller">
        <tableView key="view" style="\(style)" dataMode="static" sectionHeaderHeight="18" \(attributes) id="root">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/><sections>
        <tableViewSection headerTitle="House" id="section"><cells>
        <tableViewCell accessoryType="disclosureIndicator" textLabel="title" detailTextLabel="detail" \
        style="IBUITableViewCellStyleValue1" id="cell">
        <rect key="frame" x="\(x)" y="55.5" width="\(width)" height="44"/>
        <tableViewCellContentView key="contentView" id="content">
        <rect key="frame" x="0.0" y="0.0" width="\(width - 31)" height="44"/><subviews>
        <label text="Heating" id="title"><rect key="frame" x="16" y="12" width="63" height="20.5"/></label>
        <label text="21 degrees" id="detail"><rect key="frame" x="\(width - 39 - 86)" y="12" width="86" height="20.5"/></label>
        </subviews></tableViewCellContentView></tableViewCell></cells></tableViewSection></sections></tableView>
        </tableViewController></objects></scene></scenes>
        """, target: "retina6_12", isLandscape: true)
  }

  /// The content begins and the accessory ends within the safe area, 59 points from either side; the value keeps its place
  /// beside the accessory.
  @Test(arguments: ["plain", "grouped", "insetGrouped"])
  func staticRow(style: String) throws {
    let fixture = Self.table(style: style)
    let scene = try #require(try fixture.canvas().scenes().first)
    func view(_ id: String) throws -> UIView { try #require(scene.entries.first { $0.id == id }?.view) }
    let (cell, content, detail) = (try view("cell"), try view("content"), try view("detail"))
    let side: CGFloat = style == "insetGrouped" ? 79 : 59
    let frame = content.convert(content.bounds, to: nil)
    #expect(frame.minX == side)
    #expect(((side + 20)...(side + 40)).contains(852 - frame.maxX))
    #expect(detail.frame.maxX == content.bounds.width - 8)
    #expect((cell as? UITableViewCell)?.contentSafeArea.right == (style == "insetGrouped" ? 0 : 59))
  }

  /// A table that does not keep its contents within the safe area has them from side to side, and the accessories too.
  @Test func contentFromSideToSide() throws {
    let fixture = Self.table(style: "grouped", attributes: "contentViewInsetsToSafeArea=\"NO\"")
    #expect(try fixture.frame(of: "content")?.minX == 0)
    let cell = try #require(try fixture.canvas().scenes().first?.entries.first { $0.id == "cell" }?.view)
    #expect((cell as? UITableViewCell)?.contentSafeArea == .zero)
  }

  /// An accessory stays beside a content view that the document itself has beside the camera.
  @Test func accessoryBesideItsContent() throws {
    var fixture = Self.table(style: "grouped")
    (fixture.device, fixture.orientation, fixture.target) = ("retina6_12", "landscape", nil)
    let cell = try #require(try fixture.canvas().scenes().first?.entries.first { $0.id == "cell" }?.view)
    #expect((cell as? UITableViewCell)?.contentSafeArea == .zero)
  }
}
