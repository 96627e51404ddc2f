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
    // The rows keep the frames that the document has.
    #expect(try fixture.frame(of: "cell")?.width == 320)
    #expect(try fixture.frame(of: "content")?.width == 320)
  }

  /// A content view that the document has at another cell's size fills its own.
  @Test(arguments: [(703, 43, CGFloat(84)), (320, 82, 82), (40, 43, 84)])
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
    #expect(try fixture.frame(of: "content")?.height == CGFloat(saved))
  }

  /// What is beside a disclosure indicator is laid out before that keeps to the readable width: until iOS 10, on pads.
  @Test(arguments: [(768, 702, CGFloat(735)), (768, 735, 735), (768, 720, 720), (375, 342, 342)])
  func besideDisclosure(width: Int, saved: Int, laidOut: CGFloat) throws {
    let table = """
      <scenes><scene sceneID="s"><objects><tableViewController id="controller">
      <tableView key="view" style="plain" dataMode="prototypes" id="root">
      <rect key="frame" x="0.0" y="0.0" width="\(width)" height="600"/><prototypes>
      <tableViewCell accessoryType="disclosureIndicator" id="cell">
      <rect key="frame" x="0.0" y="28" width="\(width)" height="44"/>
      <tableViewCellContentView key="contentView" id="content"><rect key="frame" x="0.0" y="0.0" width="\(saved)" height="43"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="probe"/></subviews><constraints>
      <constraint firstItem="probe" firstAttribute="leading" secondItem="content" secondAttribute="leading" id="c1"/>
      <constraint firstItem="probe" firstAttribute="trailing" secondItem="content" secondAttribute="trailing" id="c2"/>
      </constraints></tableViewCellContentView></tableViewCell></prototypes></tableView>
      </tableViewController></objects></scene></scenes>
      """
    let fixture = CanvasFixture(
      tools: 12_120, device: width == 768 ? "ipad9_7" : "retina4_7", content: table, restsAsSaved: true)
    #expect(try fixture.frame(of: "probe")?.width == laidOut)
    #expect(try fixture.frame(of: "content")?.width == CGFloat(saved))
  }

  /// Of a row whose content has no frame in the document the content is as high as the table's row, beside its accessory.
  @Test(arguments: [("", CGSize(width: 600, height: 68)), ("disclosureIndicator", CGSize(width: 567, height: 68))])
  func contentWithoutFrame(accessory: String, probe: CGSize) throws {
    let table = """
      <scenes><scene sceneID="s"><objects><tableViewController id="controller">
      <tableView key="view" style="plain" separatorStyle="none" dataMode="prototypes" rowHeight="78" id="root">
      <rect key="frame" x="0.0" y="0.0" width="600" height="600"/><prototypes>
      <tableViewCell \(accessory.isEmpty ? "" : "accessoryType=\"\(accessory)\"") rowHeight="68" id="cell">
      <rect key="frame" x="0.0" y="0.0" width="600" height="44"/>
      <tableViewCellContentView key="contentView" id="content">
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="probe"/></subviews><constraints>
      <constraint firstItem="probe" firstAttribute="top" secondItem="content" secondAttribute="top" id="c1"/>
      <constraint firstItem="probe" firstAttribute="bottom" secondItem="content" secondAttribute="bottom" id="c2"/>
      <constraint firstItem="probe" firstAttribute="leading" secondItem="content" secondAttribute="leading" id="c3"/>
      <constraint firstItem="probe" firstAttribute="trailing" secondItem="content" secondAttribute="trailing" id="c4"/>
      </constraints></tableViewCellContentView></tableViewCell></prototypes></tableView>
      </tableViewController></objects></scene></scenes>
      """
    let fixture = CanvasFixture(tools: 7706, device: nil, content: table, restsAsSaved: true)
    #expect(try fixture.frame(of: "probe")?.size == probe)
    #expect(try fixture.frame(of: "cell") == CGRect(x: 0, y: 0, width: 600, height: 44))
  }

  /// Where a cell stands: the view of a table controller, in another view, or alone in a document.
  enum Place: String, CaseIterable { case controller, nested, alone }

  /// Margins at a content view's left side in stored frames, by `toolsVersion`, device, place and width.
  @Test(
    arguments: [
      (13_196, "retina4_7", Place.controller, 375, 8), (14_113, "retina4_7", .controller, 375, 16),
      (14_113, "retina4_7", .nested, 375, 15), (14_490, "retina4_7", .nested, 500, 15),
      (14_113, "ipad9_7", .nested, 258, 15), (16_096, "retina4_7", .nested, 375, 15),
      (14_113, "retina4_7", .alone, 600, 20), (18_122, "retina4_7", .alone, 600, 16),
      (16_096, "retina4_7", .alone, 320, 15), (14_490, "retina4_7", .alone, 320, 16),
      (16_096, "retina6_1", .alone, 320, 16), (16_096, "retina6_1", .alone, 401, 20),
      (18_122, "retina4_7", .nested, 375, 16), (18_122, "retina5_9", .controller, 600, 20),
      (22_154, "retina4_7", .alone, 482, 16), (22_505, "retina6_12", .alone, 335, 20),
      (24_128, "retina6_12", .alone, 320, 16), (24_128, "retina6_1", .alone, 414, 20),
      (24_412, "retina6_0", .nested, 750, 16), (20_037, "retina5_9", .controller, 375, 16),
      (22_154, "retina5_9", .controller, 375, 20), (23_089, "retina5_9", .controller, 375, 16),
    ] as [(Int, String, Place, Int, CGFloat)])
  func side(tools: Int, device: String, place: Place, width: Int, margin: CGFloat) throws {
    let cell = """
      <tableViewCell id="cell"><rect key="frame" x="0.0" y="0.0" width="\(width)" height="44"/>
      <tableViewCellContentView key="contentView" id="content">
      <rect key="frame" x="0.0" y="0.0" width="\(width)" height="44"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="probe"/></subviews><constraints>
      <constraint firstItem="probe" firstAttribute="leading" secondItem="content" secondAttribute="leadingMargin" id="c"/>
      </constraints></tableViewCellContentView></tableViewCell>
      """
    let rect = "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"\(width)\" height=\"600\"/>"
    func table(_ key: String) -> String {
      "<tableView \(key) style=\"plain\" dataMode=\"prototypes\" id=\"table\">\(rect)<prototypes>\(cell)</prototypes></tableView>"
    }
    let content =
      switch place {
      case .alone: cell
      case .controller:
        "<scenes><scene sceneID=\"s\"><objects><tableViewController id=\"c\">\(table("key=\"view\""))"
          + "</tableViewController></objects></scene></scenes>"
      case .nested: CanvasFixture.storyboard("\(rect)<subviews>\(table("fixedFrame=\"YES\""))</subviews>")
      }
    let fixture = CanvasFixture(tools: tools, device: device, content: content, isStoryboard: place != .alone)
    #expect(try fixture.frame(of: "probe")?.minX == margin)
  }

  /// Content has at least the margins that the document states for its cell, where it preserves its superview's.
  @Test(arguments: [("YES", 30, CGFloat(30)), ("YES", 4, 16), ("NO", 30, 16)])
  func statedMargins(preserves: String, stated: Int, margin: CGFloat) throws {
    let cell = """
      <tableViewCell preservesSuperviewLayoutMargins="YES" id="cell">
      <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
      <tableViewCellContentView key="contentView" preservesSuperviewLayoutMargins="\(preserves)" id="content">
      <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="probe"/></subviews><constraints>
      <constraint firstItem="probe" firstAttribute="leading" secondItem="content" secondAttribute="leadingMargin" id="c"/>
      </constraints></tableViewCellContentView>
      <edgeInsets key="layoutMargins" top="8" left="\(stated)" bottom="8" right="\(stated)"/></tableViewCell>
      """
    let fixture = CanvasFixture(tools: 17_503, device: "retina4_7", content: cell, isStoryboard: false)
    #expect(try fixture.frame(of: "probe")?.minX == margin)
  }

  /// Margins at the left side and above of a collection's cell that stands alone in a document, as a controller's root
  /// view has them since Xcode 9: `toolsVersion`, device, width.
  @Test(arguments: [
    (14_460, "retina4_7", 375, CGPoint(x: 16, y: 0)), (14_460, "retina4_7", 414, CGPoint(x: 20, y: 0)),
    (21_507, "retina4_7", 320, CGPoint(x: 16, y: 0)), (11_762, "retina4_7", 375, CGPoint(x: 8, y: 8)),
    (23_504, "retina4_7", 375, CGPoint(x: 16, y: 0)),
  ])
  func collectionCell(tools: Int, device: String, width: Int, margins: CGPoint) throws {
    let cell = """
      <collectionViewCell id="cell"><rect key="frame" x="0.0" y="0.0" width="\(width)" height="80"/>
      <view key="contentView" id="content"><rect key="frame" x="0.0" y="0.0" width="\(width)" height="80"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="probe"/></subviews></view><constraints>
      <constraint firstItem="probe" firstAttribute="leading" secondItem="cell" secondAttribute="leadingMargin" id="c"/>
      <constraint firstItem="probe" firstAttribute="top" secondItem="cell" secondAttribute="topMargin" id="d"/>
      </constraints></collectionViewCell>
      """
    let fixture = CanvasFixture(tools: tools, device: device, content: cell, isStoryboard: false)
    #expect(try fixture.frame(of: "probe")?.origin == margins)
  }

  /// Items in a list have the margins of any view, where they preserve the list's too.
  @Test(arguments: ["YES", "NO"])
  func itemMargins(preserves: String) throws {
    let list = """
      <scenes><scene sceneID="s"><objects><collectionViewController id="controller">
      <collectionView key="view" dataMode="prototypes" id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <collectionViewFlowLayout key="collectionViewLayout" id="flow"><size key="itemSize" width="375" height="60"/>
      </collectionViewFlowLayout><cells>
      <collectionViewCell preservesSuperviewLayoutMargins="\(preserves)" id="cell">
      <rect key="frame" x="0.0" y="0.0" width="375" height="60"/>
      <view key="contentView" id="content"><rect key="frame" x="0.0" y="0.0" width="375" height="60"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="probe"/></subviews></view><constraints>
      <constraint firstItem="probe" firstAttribute="leading" secondItem="cell" secondAttribute="leadingMargin" id="c"/>
      </constraints></collectionViewCell></cells></collectionView></collectionViewController></objects></scene></scenes>
      """
    let fixture = CanvasFixture(tools: 17_503, device: "retina4_7", content: list)
    #expect(try fixture.frame(of: "probe")?.minX == 8)
  }

  /// The contents of a collection's cell that keeps the frame that it was made with, while its content view is larger.
  @Test func collectionCellAsMade() throws {
    let edges = ["leading", "trailing", "top", "bottom"].map {
      "<constraint firstItem=\"probe\" firstAttribute=\"\($0)\" secondItem=\"cell\" secondAttribute=\"\($0)\" id=\"\($0)\"/>"
    }
    let fixture = CanvasFixture(
      tools: 7706, device: nil,
      content: CanvasFixture.storyboard(
        """
        <rect key="frame" x="0.0" y="0.0" width="600" height="600"/><subviews>
        <collectionView fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="collection">
        <rect key="frame" x="0.0" y="0.0" width="600" height="600"/>
        <collectionViewFlowLayout key="collectionViewLayout" id="layout"><size key="itemSize" width="100" height="100"/>
        </collectionViewFlowLayout><cells><collectionViewCell id="cell">
        <rect key="frame" x="0.0" y="0.0" width="50" height="50"/>
        <view key="contentView"><rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
        <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="probe"/></subviews></view>
        <constraints>\(edges.joined())</constraints></collectionViewCell></cells>
        </collectionView></subviews>
        """))
    #expect(try fixture.frame(of: "probe")?.size == CGSize(width: 100, height: 100))
    #expect(try fixture.frame(of: "cell")?.size == CGSize(width: 50, height: 50))
  }

  /// Cells of Xcode 26 keep their phone's margin when it lies on its side; earlier ones have that of the longer side.
  @Test(arguments: [(24_128, CGFloat(16)), (22_505, 20)])
  func sideways(tools: Int, margin: CGFloat) throws {
    let content = CanvasFixture.storyboard(
      """
      <rect key="frame" x="0" y="0" width="844" height="390"/><subviews>
      <tableView fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="table">
      <rect key="frame" x="47" y="0" width="750" height="300"/><prototypes><tableViewCell id="cell">
      <rect key="frame" x="0" y="28" width="750" height="44"/>
      <tableViewCellContentView key="contentView" id="content"><rect key="frame" x="0" y="0" width="750" height="44"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="probe"/></subviews><constraints>
      <constraint firstItem="probe" firstAttribute="leading" secondItem="content" secondAttribute="leadingMargin" id="c"/>
      </constraints></tableViewCellContentView></tableViewCell></prototypes></tableView></subviews>
      """)
    let fixture = CanvasFixture(tools: tools, device: "retina6_0", orientation: "landscape", content: content)
    #expect(try fixture.frame(of: "probe")?.minX == margin)
  }

  /// What a row's content keeps free beside the camera, where the table begins 8 points from the sides: on a phone's side,
  /// and no longer where the phone is turned upright; the first Xcode 14 covers nothing at the sides. Labels are 15 points
  /// inside on either.
  @Test(arguments: [
    (14_460, false, CGRect(x: 36, y: 0, width: 724, height: 43.5)),
    (14_460, true, CGRect(x: 0, y: 0, width: 359, height: 43.5)),
    (21_225, false, CGRect(x: 0, y: 0, width: 796, height: 43.5)),
    (22_505, false, CGRect(x: 42, y: 0, width: 712, height: 43.5)),
  ])
  func besideCamera(tools: Int, isSavedSideways: Bool, expected: CGRect) throws {
    let (screen, cell, x) = isSavedSideways ? ((812, 375), 796, 36) : ((375, 812), 359, 0)
    let edges = ["leading", "trailing", "top", "bottom"].map { edge in
      let constant = ["leading": 8, "trailing": -8][edge] ?? 0
      return """
        <constraint firstItem="table" firstAttribute="\(edge)" secondItem="root" secondAttribute="\(edge)" \
        constant="\(constant)" id="\(edge)"/>
        """
    }
    let content = CanvasFixture.storyboard(
      """
      <rect key="frame" x="0" y="0" width="\(screen.0)" height="\(screen.1)"/><subviews>
      <tableView translatesAutoresizingMaskIntoConstraints="NO" id="table">
      <rect key="frame" x="8" y="0" width="\(cell)" height="\(screen.1)"/><prototypes>
      <tableViewCell style="IBUITableViewCellStyleDefault" textLabel="label" id="cell">
      <rect key="frame" x="0" y="28" width="\(cell)" height="44"/>
      <tableViewCellContentView key="contentView" id="content">
      <rect key="frame" x="\(x)" y="0" width="\(cell - 2 * x)" height="43.5"/><subviews><label text="Text" id="label">
      <rect key="frame" x="15" y="0" width="\(cell - 2 * x - 30)" height="43.5"/></label></subviews>
      </tableViewCellContentView></tableViewCell></prototypes></tableView></subviews>
      <constraints>\(edges.joined())</constraints>
      """)
    let fixture = CanvasFixture(
      tools: tools, device: "retina5_9", orientation: isSavedSideways ? "landscape" : "portrait", content: content,
      target: "retina5_9", isLandscape: !isSavedSideways)
    #expect(try fixture.frame(of: "content") == expected)
    if tools == 14_460 { #expect(try fixture.frame(of: "label")?.width == expected.width - 30) }
  }

  /// Inset groups have the margin that they keep from the table's sides.
  @Test(arguments: [16, 20])
  func insetGroup(inset: Int) throws {
    let table = """
      <scenes><scene sceneID="s"><objects><tableViewController id="controller">
      <tableView key="view" style="insetGrouped" dataMode="prototypes" id="root">
      <rect key="frame" x="0.0" y="0.0" width="375" height="812"/><prototypes><tableViewCell id="cell">
      <rect key="frame" x="\(inset)" y="28" width="\(375 - 2 * inset)" height="44"/>
      <tableViewCellContentView key="contentView" id="content">
      <rect key="frame" x="0.0" y="0.0" width="\(375 - 2 * inset)" height="44"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="probe"/></subviews><constraints>
      <constraint firstItem="probe" firstAttribute="leading" secondItem="content" secondAttribute="leadingMargin" id="c"/>
      </constraints></tableViewCellContentView></tableViewCell></prototypes></tableView>
      </tableViewController></objects></scene></scenes>
      """
    let fixture = CanvasFixture(device: "retina5_9", content: table)
    #expect(try fixture.frame(of: "probe")?.minX == CGFloat(inset))
  }

  /// On a phone's side inset groups stand clear of the camera, as a running table has them, with the margins that they
  /// have elsewhere; saved there, they come back upright.
  @Test(arguments: [(false, CGFloat(70), CGFloat(672)), (true, 16, 343)])
  func insetGroupBesideTheCamera(isSavedSideways: Bool, left: CGFloat, width: CGFloat) throws {
    let screen = isSavedSideways ? (812, 375) : (375, 812)
    let x = isSavedSideways ? 70 : 16
    let saved = screen.0 - 2 * x
    let table = """
      <scenes><scene sceneID="s"><objects><tableViewController id="controller">
      <tableView key="view" style="insetGrouped" dataMode="prototypes" id="root">
      <rect key="frame" x="0.0" y="0.0" width="\(screen.0)" height="\(screen.1)"/><prototypes><tableViewCell id="cell">
      <rect key="frame" x="\(x)" y="28" width="\(saved)" height="44"/>
      <tableViewCellContentView key="contentView" id="content">
      <rect key="frame" x="0.0" y="0.0" width="\(saved)" height="44"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="probe"/></subviews><constraints>
      <constraint firstItem="probe" firstAttribute="leading" secondItem="content" secondAttribute="leadingMargin" id="c"/>
      </constraints></tableViewCellContentView></tableViewCell></prototypes></tableView>
      </tableViewController></objects></scene></scenes>
      """
    let fixture = CanvasFixture(
      tools: 23_504, device: "retina5_9", orientation: isSavedSideways ? "landscape" : "portrait", content: table,
      target: "retina5_9", isLandscape: !isSavedSideways)
    let cell = try #require(try fixture.frame(of: "cell"))
    #expect((cell.minX, cell.width) == (left, width))
    #expect(try fixture.frame(of: "content")?.width == width)
    #expect(try fixture.frame(of: "probe")?.minX == (isSavedSideways ? 16 : 20))
  }
}
