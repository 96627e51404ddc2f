import Foundation
import InterfaceBuilder
import Testing

@testable import InterfaceCanvas
@testable import UIKitCore
@testable import UIKitDocuments

/// What documents say of views of other frameworks, of items, and of themselves reaches the objects.
@MainActor
struct FrameworkAttributeTests {
  enum MKMapType: UInt { case standard, satellite, hybrid }

  final class MKMapView: UIView {
    var mapType = MKMapType.standard
    var showsUserLocation = false
    var isZoomEnabled = true
    var isPitchEnabled = true
  }

  /// Provenance: Interface Builder's attributes are named after the properties; a switch without its *is*.
  @Test func viewsOfOtherFrameworksTakeWhatTheyHave() throws {
    NibRegistry.register(MKMapView.self)
    let objects = """
      <mapView mapType="hybrid" showsUserLocation="YES" zoomEnabled="NO" showsCompass="NO" id="m">
        <rect key="frame" x="0" y="0" width="10" height="10"/></mapView>
      """
    let map = try #require(try NibFixture.loadNib(objects).instantiate(withOwner: nil).first as? MKMapView)
    #expect(map.mapType == .hybrid)
    #expect(map.showsUserLocation && !map.isZoomEnabled && map.isPitchEnabled)
  }

  struct AVLayerVideoGravity: RawRepresentable { var rawValue: String }
  final class AVPlayerViewController: UIViewController {
    var videoGravity = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  }

  @Test func playersTakeTheirGravity() throws {
    NibRegistry.register(AVPlayerViewController.self)
    let text = "<avPlayerViewController videoGravity=\"AVLayerVideoGravityResize\" id=\"p\"/>"
    let made = try NibFixture.loadNib(text).instantiate(withOwner: nil).first
    #expect((made as? AVPlayerViewController)?.videoGravity.rawValue == "AVLayerVideoGravityResize")
  }

  /// Provenance: the Interface Style of a controller, which launch screens carry, and the scopes of a search bar, as
  /// Interface Builder writes them.
  @Test func stylesAndScopes() throws {
    let controller =
      try NibFixture.loadNib("<viewController interfaceStyle=\"dark\" id=\"c\"/>").instantiate(withOwner: nil).first
      as? UIViewController
    #expect(controller?.overrideUserInterfaceStyle == .dark)
    let bar =
      try NibFixture.loadNib(
        "<searchBar id=\"b\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"320\" height=\"44\"/><scopeButtonTitles>"
          + "<string>All</string><string>Mine</string></scopeButtonTitles></searchBar>"
      ).instantiate(withOwner: nil).first as? UISearchBar
    #expect(bar?.scopeButtonTitles == ["All", "Mine"])
  }

  @Test func springs() throws {
    func view<View: UIView>(_ element: String) throws -> View {
      let text =
        "<\(element) id=\"b\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"80\" height=\"30\"/></\(element.prefix { $0 != " " })>"
      return try #require(try NibFixture.loadNib(text).instantiate(withOwner: nil).first as? View)
    }
    let (plain, button): (UIButton, UIButton) = (try view("button"), try view("button springLoaded=\"YES\""))
    #expect(!plain.isSpringLoaded && button.isSpringLoaded)
    button.isSpringLoaded = false
    #expect(button.interactions.isEmpty)
    let segments: UISegmentedControl = try view("segmentedControl springLoaded=\"YES\"")
    #expect(segments.isSpringLoaded)
    let item =
      try NibFixture.loadNib("<barButtonItem title=\"a\" springLoaded=\"YES\" id=\"i\"/>")
      .instantiate(withOwner: nil).first as? UIBarButtonItem
    #expect(item?.isSpringLoaded == true)
  }

  /// Nothing of it is left that a canvas does not understand.
  @Test(arguments: [
    "<barButtonItem title=\"a\" id=\"i\"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"string\" "
      + "keyPath=\"accessibilityIdentifier\" value=\"x\"/></userDefinedRuntimeAttributes></barButtonItem>",
    "<mapView mapType=\"hybrid\" zoomEnabled=\"NO\" id=\"m\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" "
      + "height=\"9\"/></mapView>",
    "<pageViewController transitionStyle=\"scroll\" navigationOrientation=\"vertical\" spineLocation=\"none\" id=\"p\"/>",
    "<splitViewController allowDoubleColumnStyle=\"YES\" preferredDisplayMode=\"beside\" behavior=\"tile\" id=\"s\"/>",
    "<viewController interfaceStyle=\"dark\" id=\"c\"/>",
    "<webView id=\"w\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/><dataDetectorType "
      + "key=\"dataDetectorTypes\" link=\"YES\" flightNumber=\"YES\"/></webView>",
    "<avPlayerViewController videoGravity=\"AVLayerVideoGravityResize\" id=\"p\"/>",
    "<view id=\"v\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/><color key=\"backgroundColor\" "
      + "cyan=\"0\" magenta=\"1\" yellow=\"1\" black=\"0.5\" alpha=\"1\" colorSpace=\"custom\"/></view>",
  ])
  func canvasesUnderstand(objects: String) throws {
    let canvas = try CanvasFixture(content: objects, isStoryboard: false).canvas()
    _ = canvas.scenes()
    #expect(canvas.document.unreadContent().map(\.message) == [])
  }

  /// Colours that Xcode offers of its own system. Provenance: saved documents of four repositories; the value of a
  /// control's knob is macOS's.
  @Test(arguments: [
    ("systemYellowColor", UIColor.systemYellow), ("systemGreenColor", .systemGreen), ("knobColor", .white),
  ])
  func coloursOfTheSystemsCatalogue(name: String, color: UIColor) throws {
    let view =
      "<view id=\"v\"><color key=\"backgroundColor\" name=\"\(name)\" catalog=\"System\" colorSpace=\"catalog\"/></view>"
    let made = try NibFixture.loadNib(view).instantiate(withOwner: nil).first as? UIView
    #expect(made?.backgroundColor == color)
  }

  /// DEVIATION: the colour that remains of white light.
  @Test func coloursForPrint() throws {
    let view =
      "<view id=\"v\"><color key=\"backgroundColor\" cyan=\"0\" magenta=\"1\" yellow=\"0.5\" black=\"0.5\" alpha=\"1\"/></view>"
    let made = try NibFixture.loadNib(view).instantiate(withOwner: nil).first as? UIView
    #expect(made?.backgroundColor == UIColor(red: 0.5, green: 0, blue: 0.25, alpha: 1))
  }

  /// What documents say of numbers is kept within bounds that whole numbers hold.
  @Test func tagsThatNoWholeNumberHolds() throws {
    let view =
      "<view id=\"v\"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"number\" keyPath=\"tag\">"
      + "<real key=\"value\" value=\"1e30\"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>"
    let made = try NibFixture.loadNib(view).instantiate(withOwner: nil).first as? UIView
    #expect(made?.tag == 10_000_000_000)
  }

  @Test func aCanvasHasTheDocumentsTint() throws {
    let scene = """
      <scenes><scene sceneID="s"><objects><viewController id="c" sceneMemberID="viewController"><view key="view" id="v">
      <rect key="frame" x="0" y="0" width="375" height="667"/></view></viewController></objects></scene></scenes>
      <color key="tintColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      """
    // The canvas holds the windows.
    let canvas = try CanvasFixture(content: scene).canvas()
    try withExtendedLifetime(canvas) {
      let root = try #require(canvas.scenes().first?.root)
      #expect(root.tintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    }
  }

  /// Provenance: documented, `UIViewController.nibName`: the view is loaded from the nib of that name.
  @Test func controllersHaveTheNibOfTheDocument() throws {
    let made = try NibFixture.loadNib("<viewController nibName=\"Further\" id=\"c\"/>").instantiate(withOwner: nil)
    #expect((made.first as? UIViewController)?.nibName == "Further")
  }
}
