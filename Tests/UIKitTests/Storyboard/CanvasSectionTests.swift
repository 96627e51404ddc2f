import Foundation
import Testing

@testable import UIKitCore

/// The rows of static tables on another device than their document's: titles of sections take other lines there, and end
/// at other pixels.
@MainActor @Suite struct CanvasSectionTests {
  private static func table(style: String, width: Int, sections: [(header: String, footer: String, y: Double)])
    -> String
  {
    let rows = sections.enumerated().map { index, section in
      """
      <tableViewSection headerTitle="\(section.header)" footerTitle="\(section.footer)" id="s\(index)"><cells>
      <tableViewCell id="cell\(index)"><rect key="frame" x="0.0" y="\(section.y)" width="\(width)" height="44"/>
      <tableViewCellContentView key="contentView" id="content\(index)">
      <rect key="frame" x="0.0" y="0.0" width="\(width)" height="44"/></tableViewCellContentView>
      </tableViewCell></cells></tableViewSection>
      """
    }
    return """
      <scenes><scene sceneID="scene"><objects><tableViewController id="controller">
      <tableView key="view" style="\(style)" dataMode="static" rowHeight="44" sectionHeaderHeight="18" \
      sectionFooterHeight="18" id="root"><rect key="frame" x="0.0" y="0.0" width="\(width)" height="667"/>
      <sections>\(rows.joined())</sections></tableView></tableViewController></objects></scene></scenes>
      """
  }

  /// measured: a footer of k lines of 13 points takes 37.5 points and 16 for each line after the first.
  @Test func footersThatTakeMoreLines() throws {
    let long = "This footer has some sixty letters and fits one line of a pad."
    let table = Self.table(
      style: "grouped", width: 768, sections: [("One", long, 55.5), ("Two", "Short.", 175), ("Three", "", 294.5)])
    let fixture = CanvasFixture(tools: 13771, device: "ipad9_7", content: table, target: "retina4_7")
    #expect(try fixture.frame(of: "cell0") == CGRect(x: 0, y: 55.5, width: 375, height: 44))
    #expect(try fixture.frame(of: "cell1")?.minY == 191)
    #expect(try fixture.frame(of: "cell2")?.minY == 310.5)
    let own = CanvasFixture(tools: 13771, device: "ipad9_7", content: table)
    #expect(try own.frame(of: "cell1")?.minY == 175)
  }

  /// measured: a footer of four lines takes 85.5 points, though its text style leads more than that (one document whose
  /// rows stand 16 points lower for each further line).
  @Test func footersOfFourLines() throws {
    let one = "This footer has some sixty letters and fits one line of a pad."
    let long = [one, one, one].joined(separator: " ")
    let table = Self.table(style: "grouped", width: 768, sections: [("One", long, 55.5), ("Two", "", 191)])
    let fixture = CanvasFixture(tools: 13771, device: "ipad9_7", content: table, target: "retina4_7")
    #expect(try fixture.frame(of: "cell1")?.minY == 223)
  }

  /// measured: rows of a document whose table was left at another width say themselves what they were laid out for.
  @Test func tableThatStayedBehind() throws {
    let table = Self.table(style: "grouped", width: 375, sections: [("One", "Short.", 55.5), ("Two", "", 175)])
      .replacingOccurrences(of: "width=\"375\" height=\"667\"", with: "width=\"600\" height=\"600\"")
    let fixture = CanvasFixture(tools: 13771, device: nil, content: table, target: "retina4_7")
    #expect(try fixture.frame(of: "cell1") == CGRect(x: 0, y: 175, width: 375, height: 44))
  }

  /// measured: plain headers of the smallest text are 22.5 points high at two pixels per point, 22.67 at three.
  @Test func pixels() throws {
    let table = Self.table(style: "plain", width: 375, sections: [("ONE", "", 44.5), ("TWO", "", 133)])
    let fixture = CanvasFixture(tools: 19529, device: "retina4_7", content: table, target: "retina6_7")
    let y = try #require(try fixture.frame(of: "cell1")?.minY)
    #expect(abs(y - 133.5) < 0.02)
  }

  /// measured: early documents count the bars above a table as content, devices do not. Rows that stand elsewhere stay.
  @Test(arguments: [
    (9532, "plain", "", 64.0, CGFloat(0)), (9532, "plain", "One", 86, 22), (9532, "grouped", "", 99, 35),
    (6254, "grouped", "One", 119, 55.5), (9532, "grouped", "One", 114, 56), (6254, "grouped", "One", 64, 64.5),
  ])
  func countedBars(tools: Int, style: String, header: String, saved: Double, y: CGFloat) throws {
    let table = Self.table(style: style, width: 600, sections: [(header, "", saved)])
    let fixture = CanvasFixture(tools: tools, device: nil, content: table, target: "retina4_7")
    #expect(try fixture.frame(of: "cell0")?.minY == y)
    #expect(try CanvasFixture(tools: tools, device: nil, content: table).frame(of: "cell0")?.minY == CGFloat(saved))
  }

  /// Rows of early documents have no frames: they stand as those of a running table.
  @Test(arguments: [("plain", CGFloat(0), CGFloat(60)), ("grouped", 35, 95)])
  func rowsWithoutFrames(style: String, first: CGFloat, second: CGFloat) throws {
    let cells = ["rowHeight=\"60\" id=\"cell0\"", "id=\"cell1\""].enumerated().map { index, attributes in
      "<tableViewCell \(attributes)><tableViewCellContentView key=\"contentView\" id=\"content\(index)\">"
        + "</tableViewCellContentView></tableViewCell>"
    }
    let table = """
      <scenes><scene sceneID="scene"><objects><tableViewController id="controller">
      <tableView key="view" style="\(style)" dataMode="static" rowHeight="44" sectionHeaderHeight="10" \
      sectionFooterHeight="10" id="root"><rect key="frame" x="0.0" y="0.0" width="600" height="600"/>
      <sections><tableViewSection id="section"><cells>\(cells.joined())</cells></tableViewSection></sections></tableView>
      </tableViewController></objects></scene></scenes>
      """
    let fixture = CanvasFixture(tools: 6254, device: nil, content: table)
    #expect(try fixture.frame(of: "cell0") == CGRect(x: 0, y: first, width: 600, height: 60))
    #expect(try fixture.frame(of: "cell1") == CGRect(x: 0, y: second, width: 600, height: 44))
    #expect(try fixture.frame(of: "content1")?.width == 600)
  }

  /// measured: a cell that fills its line alone stands in the middle.
  @Test(arguments: [("retina5_9", CGFloat(20)), ("ipad9_7", 216.5)])
  func cellAloneInItsLine(device: String, x: CGFloat) throws {
    let collection = """
      <scenes><scene sceneID="scene"><objects><collectionViewController id="controller">
      <collectionView key="view" dataMode="prototypes" id="root"><rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
      <collectionViewFlowLayout key="collectionViewLayout" id="layout"><size key="itemSize" width="335" height="82"/>
      </collectionViewFlowLayout><cells><collectionViewCell id="cell">
      <rect key="frame" x="39.5" y="0.0" width="335" height="82"/></collectionViewCell></cells></collectionView>
      </collectionViewController></objects></scene></scenes>
      """
    let fixture = CanvasFixture(tools: 18122, device: "retina6_1", content: collection, target: device)
    #expect(try fixture.frame(of: "cell") == CGRect(x: x, y: 0, width: 335, height: 82))
  }

  /// measured: a toolbar in a phone on its side is 32 points high.
  @Test(arguments: [(false, CGFloat(44)), (true, 32)])
  func toolbar(isLandscape: Bool, height: CGFloat) throws {
    let content = """
      <scenes><scene sceneID="scene"><objects><viewController id="controller"><view key="view" id="root">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
      <toolbar translatesAutoresizingMaskIntoConstraints="NO" id="bar"/></subviews><constraints>
      <constraint firstItem="bar" firstAttribute="top" secondItem="root" secondAttribute="top" id="c1"/>
      <constraint firstItem="bar" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c2"/>
      <constraint firstItem="bar" firstAttribute="trailing" secondItem="root" secondAttribute="trailing" id="c3"/>
      </constraints></view></viewController></objects></scene></scenes>
      """
    let fixture = CanvasFixture(
      tools: 17154, device: "retina4_7", content: content, target: "retina4_7", isLandscape: isLandscape)
    #expect(try fixture.frame(of: "bar") == CGRect(x: 0, y: 0, width: isLandscape ? 667 : 375, height: height))
  }
}
