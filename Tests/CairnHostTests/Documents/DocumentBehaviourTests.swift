import CairnHost
import Foundation
import Testing
import UIKit

/// What loaded documents do in a running program. Provenance: Apple's pages on storyboards and segues, and the log lines
/// of UIKit that developers quote.
@MainActor @Suite(.serialized)
struct DocumentBehaviourTests {
  private static let frame = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"393\" height=\"852\"/>"

  private func withHost(_ device: String = "iPhone 15", _ body: (HeadlessHost) throws -> Void) throws {
    let host = HeadlessHost(device: device)
    defer { host.close() }
    try body(host)
  }

  /// `Failed to set (badge) user defined inspected property on (UIButton)` is a line in the log; loading goes on.
  @Test func attributesThatNobodyHasAreLogged() throws {
    let nib = try Documents.nib(
      """
      <view id="v"><rect key="frame" x="0" y="0" width="100" height="100"/>
        <subviews>
          <button id="b" buttonType="system"><rect key="frame" x="0" y="0" width="80" height="30"/>
            <state key="normal" title="Go"/>
            <userDefinedRuntimeAttributes>
              <userDefinedRuntimeAttribute type="number" keyPath="badge"><integer key="value" value="3"/>
              </userDefinedRuntimeAttribute>
              <userDefinedRuntimeAttribute type="number" keyPath="titleLabel.textAlignment"><integer key="value" value="2"/>
              </userDefinedRuntimeAttribute>
              <userDefinedRuntimeAttribute type="number" keyPath="titleLabel.numberOfLines"><integer key="value" value="4"/>
              </userDefinedRuntimeAttribute>
              <userDefinedRuntimeAttribute type="boolean" keyPath="exclusiveTouch" value="YES"/>
              <userDefinedRuntimeAttribute type="number" keyPath="nowhere.else"><integer key="value" value="3"/>
              </userDefinedRuntimeAttribute>
              <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="7"/>
              </userDefinedRuntimeAttribute>
            </userDefinedRuntimeAttributes>
          </button>
        </subviews>
      </view>
      """)
    let view = try #require(nib.instantiate(withOwner: nil).first as? UIView)
    let button = try #require(view.subviews.first as? UIButton)
    #expect(button.titleLabel?.textAlignment == .right && button.titleLabel?.numberOfLines == 4)
    #expect(button.isExclusiveTouch && button.layer.cornerRadius == 7)
  }

  @Test func gestureRecognizersPerformTheirSegues() throws {
    try withHost { host in
      let storyboard = try Documents.storyboard(
        """
        <viewController id="first"><view key="view" id="v1">\(Self.frame)
          <connections><outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="g"/></connections>
        </view></viewController>
        <tapGestureRecognizer id="tap"><connections>
          <segue destination="second" kind="presentation" modalPresentationStyle="fullScreen" id="s"/>
        </connections></tapGestureRecognizer>
        """,
        "<viewController id=\"second\" title=\"Second\"><view key=\"view\" id=\"v2\">\(Self.frame)</view></viewController>"
      )
      let first = try #require(storyboard.instantiateInitialViewController())
      host.show(first)
      host.tap(CGPoint(x: 100, y: 300))
      host.advance(by: 1)
      #expect(first.presentedViewController?.title == "Second")
    }
  }

  final class List: UITableViewController {
    var accessory: IndexPath?
    override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
      accessory = indexPath
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
      cell.textLabel?.text = "row 0"
      return cell
    }
  }

  /// The document's label of a standard style is `textLabel`; the accessory has a segue of its own.
  @Test func prototypesOfStandardStylesAndTheirAccessories() throws {
    NibRegistry.register(List.self)
    try withHost { host in
      let target = { (id: String) in
        "<viewController id=\"\(id)\" title=\"\(id)\"><view key=\"view\" id=\"\(id)v\">\(Self.frame)</view></viewController>"
      }
      let storyboard = try Documents.storyboard(
        """
        <tableViewController id="list" customClass="List">
          <tableView key="view" id="t" style="plain" rowHeight="60">\(Self.frame)
            <prototypes>
              <tableViewCell id="c" reuseIdentifier="Row" style="IBUITableViewCellStyleDefault" textLabel="l" \
                accessoryType="detailDisclosureButton">
                <rect key="frame" x="0" y="0" width="393" height="60"/>
                <tableViewCellContentView key="contentView" id="cc"><rect key="frame" x="0" y="0" width="326" height="60"/>
                  <subviews><label id="l" text="Title" opaque="NO"><rect key="frame" x="16" y="0" width="300" height="60"/>
                    <autoresizingMask key="autoresizingMask"/>
                    <fontDescription key="fontDescription" type="system" pointSize="21"/>
                  </label></subviews>
                </tableViewCellContentView>
                <connections>
                  <segue destination="row" kind="presentation" id="s1"/>
                  <segue destination="detail" kind="presentation" trigger="accessoryAction" id="s2"/>
                </connections>
              </tableViewCell>
            </prototypes>
          </tableView>
        </tableViewController>
        """, target("row"), target("detail"))
      let list = try #require(storyboard.instantiateInitialViewController() as? List)
      host.show(list)
      let cell = try #require(list.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
      #expect(cell.contentView.subviews == [cell.textLabel])
      #expect(cell.textLabel?.text == "row 0" && cell.textLabel?.font.pointSize == 21)
      host.tap(cell.convert(CGPoint(x: cell.bounds.width - 48, y: 30), to: nil))
      host.advance(by: 1)
      #expect(list.accessory == IndexPath(row: 0, section: 0))
      #expect(list.presentedViewController?.title == "detail")
    }
  }

  final class Start: UIViewController { var unwound = false }

  /// The search for the target of an unwinding goes into the containers on its way, as deep as they are.
  @Test func unwindingFindsControllersInsideTabs() throws {
    NibRegistry.register(Start.self) {
      $0.action("back:") { start in { (_: UIStoryboardSegue) in start.unwound = true } }
    }
    try withHost { host in
      let storyboard = try Documents.storyboard(
        """
        <tabBarController id="tabs"><tabBar key="tabBar" id="bar"/><connections>
          <segue destination="nav" kind="relationship" relationship="viewControllers" id="r1"/>
          <segue destination="other" kind="relationship" relationship="viewControllers" id="r2"/>
        </connections></tabBarController>
        """,
        """
        <navigationController id="nav"><navigationBar key="navigationBar" id="nb"/><connections>
          <segue destination="start" kind="relationship" relationship="rootViewController" id="r3"/>
        </connections></navigationController>
        """,
        "<viewController id=\"start\" customClass=\"Start\"><view key=\"view\" id=\"v1\">\(Self.frame)</view></viewController>",
        """
        <viewController id="other"><view key="view" id="v2">\(Self.frame)</view><connections>
          <segue destination="exit" kind="unwind" identifier="home" unwindAction="back:" id="u"/>
        </connections></viewController><exit id="exit" userLabel="Exit"/>
        """)
      let tabs = try #require(storyboard.instantiateInitialViewController() as? UITabBarController)
      host.show(tabs)
      tabs.selectedIndex = 1
      host.settle()
      tabs.selectedViewController?.performSegue(withIdentifier: "home", sender: nil)
      host.advance(by: 1)
      let navigation = try #require(tabs.viewControllers?.first as? UINavigationController)
      #expect((navigation.viewControllers.first as? Start)?.unwound == true)
      #expect(tabs.selectedIndex == 0)
    }
  }

  @Test func attributesOfControllers() throws {
    let storyboard = try Documents.storyboard(
      """
      <pageViewController id="pages" transitionStyle="scroll" navigationOrientation="vertical" \
        modalTransitionStyle="crossDissolve" modalPresentationStyle="formSheet">
        <toolbarItems><barButtonItem title="One" id="i1"/><barButtonItem title="Two" id="i2"/></toolbarItems>
      </pageViewController>
      """)
    let pages = try #require(storyboard.instantiateInitialViewController() as? UIPageViewController)
    #expect(pages.transitionStyle == .scroll && pages.navigationOrientation == .vertical)
    #expect(pages.modalTransitionStyle == .crossDissolve && pages.modalPresentationStyle == .formSheet)
    #expect(pages.toolbarItems?.map(\.title) == ["One", "Two"])
  }

  @Test func attributesOfSplitViews() throws {
    let storyboard = try Documents.storyboard(
      """
      <splitViewController id="split" allowDoubleColumnStyle="YES" preferredDisplayMode="beside" behavior="tile" \
        primaryBackgroundStyle="sidebar" maximumPrimaryColumnWidth="400" presentsWithGesture="NO"><connections>
        <segue destination="a" kind="relationship" relationship="masterViewController" id="r1"/>
        <segue destination="b" kind="relationship" relationship="detailViewController" id="r2"/>
        <segue destination="c" kind="relationship" relationship="supplementaryViewController" id="r3"/>
      </connections></splitViewController>
      """,
      "<viewController id=\"a\"><view key=\"view\" id=\"va\">\(Self.frame)</view></viewController>",
      "<viewController id=\"b\"><view key=\"view\" id=\"vb\">\(Self.frame)</view></viewController>",
      "<viewController id=\"c\"><view key=\"view\" id=\"vc\">\(Self.frame)</view></viewController>")
    let split = try #require(storyboard.instantiateInitialViewController() as? UISplitViewController)
    #expect(split.style == .tripleColumn && split.preferredDisplayMode == .oneBesideSecondary)
    #expect(split.preferredSplitBehavior == .tile && split.primaryBackgroundStyle == .sidebar)
    #expect(split.maximumPrimaryColumnWidth == 400 && !split.presentsWithGesture)
    #expect(split.viewController(for: .supplementary) != nil)
    // Columns put plain controllers into navigation controllers, as `setViewController(_:for:)` does.
    let shown = split.viewControllers.compactMap { ($0 as? UINavigationController)?.topViewController }
    #expect(shown.count == 3 && shown.first === split.viewController(for: .primary))
  }

  /// A segue class as Apple's guide writes it, with an override of the initializer that is not `required`.
  final class Fade: UIStoryboardSegue {
    static var made: [String] = []
    override init(identifier: String?, source: UIViewController, destination: UIViewController) {
      super.init(identifier: identifier, source: source, destination: destination)
      Self.made.append("\(identifier ?? "-") \(source === destination)")
    }
    override func perform() { source.present(destination, animated: false) }
  }

  @Test func customSeguesAreMadeByTheirInitializer() throws {
    NibRegistry.registerModule("CairnHostTests")
    NibRegistry.register(Fade.self)
    try withHost { host in
      let storyboard = try Documents.storyboard(
        """
        <viewController id="first"><view key="view" id="v1">\(Self.frame)</view><connections>
          <segue destination="second" kind="custom" identifier="an identifier of more than fifteen bytes" \
            customClass="Fade" id="s"/>
        </connections></viewController>
        """, "<viewController id=\"second\"><view key=\"view\" id=\"v2\">\(Self.frame)</view></viewController>")
      let first = try #require(storyboard.instantiateInitialViewController())
      host.show(first)
      Fade.made = []
      for _ in 0..<3 {
        first.performSegue(withIdentifier: "an identifier of more than fifteen bytes", sender: nil)
        host.settle()
        first.dismiss(animated: false)
        host.settle()
      }
      #expect(Fade.made == Array(repeating: "an identifier of more than fifteen bytes false", count: 3))
    }
  }

  final class Chooser: UIViewController {
    func make(_ coder: NSCoder, sender: Any?) -> Chosen? { Chosen(coder: coder, word: "for \(sender ?? "-")") }
  }

  final class Chosen: UIViewController {
    let word: String
    init?(coder: NSCoder, word: String) {
      self.word = word
      super.init(coder: coder)
    }
    required init?(coder: NSCoder) {
      word = "plain"
      super.init(coder: coder)
    }
  }

  /// A segue action is a method as any other: `@IBSegueAction` says nothing to the runtime.
  @Test func segueActionsAreMethodsOfTheSource() throws {
    NibRegistry.registerModule("CairnHostTests")
    NibRegistry.register(Chooser.self)
    NibRegistry.register(Chosen.self)
    ObjectRuntime.declare(Chooser.self) { c in
      c.method("make:sender:") { o, a in o.make(try a.argument(0), sender: try a.argument(1)) }
    }
    try withHost { host in
      let storyboard = try Documents.storyboard(
        """
        <viewController id="first" customClass="Chooser"><view key="view" id="v1">\(Self.frame)</view><connections>
          <segue destination="second" kind="presentation" identifier="go" animates="NO" \
            destinationCreationSelector="make:sender:" id="s"/>
        </connections></viewController>
        """,
        "<viewController id=\"second\" customClass=\"Chosen\"><view key=\"view\" id=\"v2\">\(Self.frame)</view></viewController>"
      )
      let first = try #require(storyboard.instantiateInitialViewController())
      host.show(first)
      first.performSegue(withIdentifier: "go", sender: "row 3")
      host.settle()
      #expect((first.presentedViewController as? Chosen)?.word == "for row 3")
    }
  }

  /// `Main.strings` of the user's language gives the texts of `Base.lproj/Main.storyboard`.
  @Test func documentsSpeakTheUsersLanguage() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["Base", "de"] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent("\(name).lproj"), withIntermediateDirectories: true)
    }
    let path = folder.appendingPathComponent("Base.lproj/Main.xib")
    let text = Documents.nibText(
      "<label id=\"hello\" text=\"Hello\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"90\" height=\"20\"/></label>")
    try text.write(to: path, atomically: true, encoding: .utf8)
    try "\"hello.text\" = \"Hallo\";\n".write(
      to: folder.appendingPathComponent("de.lproj/Main.strings"), atomically: true, encoding: .utf8)
    func words() throws -> String? {
      (try UINib(contentsOfFile: path.path).instantiate(withOwner: nil).first as? UILabel)?.text
    }
    defer { UserDefaults.standard.removeObject(forKey: "AppleLanguages") }
    UserDefaults.standard.set(["de-CH", "en"], forKey: "AppleLanguages")
    #expect(try words() == "Hallo")
    UserDefaults.standard.set(["en", "de"], forKey: "AppleLanguages")
    #expect(try words() == "Hello")
  }

  @Test func attributedTextsHaveSeveralFragments() throws {
    let nib = try Documents.nib(
      """
      <label id="l"><rect key="frame" x="0" y="0" width="200" height="20"/>
        <attributedString key="attributedText">
          <fragment content="small "><attributes><font key="NSFont" size="10" name="Helvetica"/></attributes></fragment>
          <fragment content="large"><attributes><font key="NSFont" size="30" name="Helvetica"/></attributes></fragment>
        </attributedString>
      </label>
      """)
    let label = try #require(nib.instantiate(withOwner: nil).first as? UILabel)
    let text = try #require(label.attributedText)
    #expect(text.string == "small large")
    let sizes = [0, 8].map { (text.attribute(.font, at: $0, effectiveRange: nil) as? UIFont)?.pointSize }
    #expect(sizes == [10, 30])
    #expect(label.intrinsicContentSize.height > 30)
  }

  /// A reference to a storyboard that is not there is a line in the log; the other tabs are there.
  @Test func missingReferencesLeaveAGap() throws {
    let storyboard = try Documents.storyboard(
      """
      <tabBarController id="tabs"><tabBar key="tabBar" id="bar"/><connections>
        <segue destination="lost" kind="relationship" relationship="viewControllers" id="r1"/>
        <segue destination="here" kind="relationship" relationship="viewControllers" id="r2"/>
      </connections></tabBarController>
      """, "<viewControllerPlaceholder storyboardName=\"Nowhere\" id=\"lost\"/>",
      "<viewController id=\"here\" title=\"Here\"><view key=\"view\" id=\"v\">\(Self.frame)</view></viewController>")
    let tabs = try #require(storyboard.instantiateInitialViewController() as? UITabBarController)
    #expect(tabs.viewControllers?.map(\.title) == ["Here"])
  }
}

/// Xcode's template: the class is not final and has no initializer.
class TemplateAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
}
