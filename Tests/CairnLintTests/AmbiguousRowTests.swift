import InterfaceBuilder
import Testing
import UIKitCore

@testable import CairnLint
import InterfaceCanvas

/// What is open in the rows of tables and the items of collection views.
@MainActor
struct AmbiguousRowTests {
  private func open(_ views: String, tools: Int = 22_505) throws -> [String] {
    try Fixture.findings(views, tools: tools).filter { $0.rule == "ambiguous-layout" }.compactMap(\.objectID).sorted()
  }

  private func pin(_ item: String, _ edge: String, _ other: String, _ end: String) -> String {
    "<constraint firstItem=\"\(item)\" firstAttribute=\"\(edge)\" secondItem=\"\(other)\" secondAttribute=\"\(end)\" id=\"\(item)\(edge)\"/>"
  }

  /// A table of one prototype as high as `height`, from `y` on in a table of 300 points.
  private func table(height: Int, y: Int = 0, rowHeight: Int = -1, _ views: String, _ constraints: String) -> String {
    """
    <tableView rowHeight="\(rowHeight)" estimatedRowHeight="-1" dataMode="prototypes" id="table">
    <rect key="frame" x="0.0" y="0.0" width="100" height="300"/><prototypes>
    <tableViewCell rowHeight="\(height)" id="cell"><rect key="frame" x="0.0" y="\(y)" width="100" height="\(height)"/>
    <tableViewCellContentView key="contentView" id="content">
    <rect key="frame" x="0.0" y="0.0" width="100" height="\(height)"/>
    <subviews>\(views)</subviews><constraints>\(constraints)</constraints></tableViewCellContentView>
    </tableViewCell></prototypes></tableView>
    """
  }

  private var labels: String {
    Fixture.label("a", "Name", width: 40, height: 10) + Fixture.label("b", "Place", y: 10, width: 40, height: 10)
  }

  private var column: String {
    pin("a", "leading", "content", "leading") + pin("a", "top", "content", "top") + pin("b", "top", "a", "bottom")
      + pin("b", "leading", "content", "leading") + pin("b", "bottom", "content", "bottom")
  }

  /// Labels that are compressed alike, by two pixels and more; not where the row contradicts itself.
  @Test(arguments: [
    (20, 44, "", ["a", "b"]), (20, -1, "", ["a", "b"]), (40, -1, "", ["a", "b"]), (41, -1, "", []), (20, -1, "100", []),
  ])
  func findsNaturalSizesThatPullAlike(height: Int, rowHeight: Int, fixed: String, expected: [String]) throws {
    var views = labels
    if !fixed.isEmpty {
      views += """
        <view translatesAutoresizingMaskIntoConstraints="NO" id="v">
        <rect key="frame" x="50" y="0" width="10" height="100"/><constraints>
        <constraint firstAttribute="height" constant="\(fixed)" id="vh"/>
        <constraint firstAttribute="width" constant="10" id="vw"/></constraints></view>
        """
    }
    let edges = ["top", "bottom", "trailing"].map { pin("v", $0, "content", $0) }
    let constraints = fixed.isEmpty ? column : column + edges.joined()
    #expect(try open(table(height: height, rowHeight: rowHeight, views, constraints)) == expected)
  }

  /// Where a font of which less is known explains what is missing: another than the system's explains less than two
  /// points, one that nobody has everything.
  @Test(
    arguments: [
      (39, nil, ["a", "b"]), (39, "HelveticaNeue", []), (34, "HelveticaNeue", ["a", "b"]), (20, "Quarry-Slab", []),
    ] as [(Int, String?, [String])])
  func isSilentOnWhatAFontExplains(height: Int, font: String?, expected: [String]) throws {
    let views = font.map { labels.replacingOccurrences(of: #"type="system""#, with: "name=\"\($0)\"") } ?? labels
    #expect(try open(table(height: height, views, column)) == expected)
  }

  /// Texts beside each other in less room than they want: a few points are an error of what they measure, more where a
  /// configuration says what a button beside them looks like.
  @Test(
    arguments: [
      (3, "", []), (12, "", ["a", "b"]),
      (12, "<buttonConfiguration key=\"configuration\" style=\"plain\" title=\"7\"/>", []),
    ] as [(CGFloat, String, [String])])
  func isSilentOnWhatAWidthExplains(missing: CGFloat, configuration: String, expected: [String]) throws {
    let wanted = ["Name", "Place"].map { text in
      let label = UILabel()
      label.text = text
      return label.intrinsicContentSize.width
    }
    let button = """
      <button contentMode="scaleToFill" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="c">
      <rect key="frame" x="0" y="50" width="20" height="9"/><constraints>
      <constraint firstAttribute="height" constant="9" id="ch"/><constraint firstAttribute="width" constant="20" id="cw"/>
      </constraints><state key="normal" title="7"/>\(configuration)</button>
      """
    let inside =
      pin("a", "leading", "v", "leading") + pin("b", "leading", "a", "trailing") + pin("b", "trailing", "v", "trailing")
      + ["a", "b", "c"].map { pin($0, "top", "v", "top") }.joined() + pin("c", "leading", "v", "leading")
    let box = """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="v"><rect key="frame" x="0" y="0" width="80" height="60"/>
      <subviews>\(Fixture.label("a", "Name") + Fixture.label("b", "Place") + button)</subviews><constraints>
      <constraint firstAttribute="height" constant="60" id="vh"/>
      <constraint firstAttribute="width" constant="\(wanted[0] + wanted[1] - missing)" id="vw"/>\(inside)</constraints></view>
      """
    let corner = pin("v", "leading", "root", "leading") + pin("v", "top", "root", "top")
    let found = try Fixture.findings(box, constraints: corner).filter { $0.rule == "ambiguous-layout" }
    #expect(found.compactMap(\.objectID).sorted() == expected)
  }

  /// A row that begins below the end of its table has no size, and its texts have none: since Xcode 12.5.
  @Test(arguments: [(280, 22_505, []), (300, 22_505, ["a", "b"]), (300, 17_701, []), (300, 15_705, [])])
  func findsWhatFollowsFromTheSizeOfARowOutOfSight(y: Int, tools: Int, expected: [String]) throws {
    let views =
      Fixture.label("a", "Name", width: 40, height: 44)
      + "<view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"b\"><rect key=\"frame\" x=\"40\" y=\"0\" width=\"60\" height=\"44\"/></view>"
        + """
        <view translatesAutoresizingMaskIntoConstraints="NO" id="c"><rect key="frame" x="0" y="0" width="9" height="9"/>
        <constraints><constraint firstAttribute="height" constant="9" id="ch"/>
        <constraint firstAttribute="width" constant="9" id="cw"/></constraints></view>
        """
    let constraints =
      ["top", "bottom", "leading"].map { pin("a", $0, "content", $0) } + [pin("b", "leading", "a", "trailing")]
      + ["top", "bottom", "trailing"].map { pin("b", $0, "content", $0) }
      + ["top", "leading"].map { pin("c", $0, "content", $0) }
    #expect(try open(table(height: 44, y: y, views, constraints.joined()), tools: tools) == expected)
  }

  /// The content view of an item is open with what is in it.
  @Test(arguments: [(290, []), (300, ["a", "content"])])
  func findsItemsOutOfSight(x: Int, expected: [String]) throws {
    let edges = ["top", "bottom", "leading", "trailing"].map { pin("a", $0, "content", $0) }
    let collection = """
      <collectionView dataMode="prototypes" id="list"><rect key="frame" x="0.0" y="0.0" width="300" height="100"/>
      <collectionViewFlowLayout key="collectionViewLayout" id="flow"><size key="itemSize" width="50" height="50"/>
      </collectionViewFlowLayout><cells><collectionViewCell id="cell">
      <rect key="frame" x="\(x)" y="0.0" width="50" height="50"/>
      <collectionViewCellContentView key="contentView" id="content">
      <rect key="frame" x="0.0" y="0.0" width="50" height="50"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="a"><rect key="frame" x="0" y="0" width="50" height="50"/></view>
      </subviews><constraints>\(edges.joined())</constraints></collectionViewCellContentView></collectionViewCell></cells>
      </collectionView>
      """
    #expect(try open(collection) == expected)
  }
}
