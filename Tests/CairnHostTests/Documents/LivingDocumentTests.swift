import CairnHost
import Testing
import UIKit

/// Documents follow the traits of the running scene.
///
/// Expectations are derived from the documents by the rule that Apple documents: of the values that hold, the one for the
/// more special size classes counts; "a runtime object for an uninstalled view is still created", its superview is nil.
/// Sources: <https://developer.apple.com/library/archive/documentation/ToolsLanguages/Conceptual/Xcode_Overview/>
@MainActor @Suite(.serialized)
struct LivingDocumentTests {
  final class Menu: UIViewController {
    var banner: UIView!
    var caption: UILabel!
    var wide: NSLayoutConstraint!
    var stack: UIStackView!
    var bannerAtLoad: UIView?
    override func viewDidLoad() {
      caption.text = "set in code"
      bannerAtLoad = banner.superview
    }
  }

  /// A banner that phones have not, in two encodings of the exclusion; a height, a font and a stack that vary.
  private func menu(_ masks: String = Self.exclusion) throws -> UIStoryboard {
    NibRegistry.register(Menu.self) { menu in
      menu.outlet("banner", \.banner)
      menu.outlet("caption", \.caption)
      menu.outlet("wide", \.wide)
      menu.outlet("stack", \.stack)
    }
    return try Documents.storyboard(
      """
      <viewController id="menu" customClass="Menu">
        <view key="view" id="root"><rect key="frame" x="0" y="0" width="393" height="852"/>
          <subviews>
            <view id="banner" translatesAutoresizingMaskIntoConstraints="NO">
              <rect key="frame" x="0" y="0" width="393" height="60"/>
              <subviews>
                <label id="caption" text="Banner" translatesAutoresizingMaskIntoConstraints="NO"/>
              </subviews>
              <constraints>
                <constraint id="c1" firstItem="caption" firstAttribute="top" secondItem="banner" secondAttribute="top"/>
                <constraint id="c2" firstItem="caption" firstAttribute="leading" secondItem="banner" secondAttribute="leading"/>
                <constraint id="height" firstAttribute="height" constant="60"/>
              </constraints>
            </view>
            <stackView id="stack" axis="vertical" spacing="4" translatesAutoresizingMaskIntoConstraints="NO">
              <subviews>
                <label id="a" text="A" translatesAutoresizingMaskIntoConstraints="NO">
                  <fontDescription key="fontDescription" type="system" pointSize="17"/>
                  <variation key="widthClass=regular">
                    <fontDescription key="fontDescription" type="boldSystem" pointSize="30"/>
                  </variation>
                </label>
                <label id="b" text="B" hidden="YES" translatesAutoresizingMaskIntoConstraints="NO">
                  <variation key="heightClass=compact" hidden="NO" text="Low"/>
                </label>
              </subviews>
              <variation key="heightClass=compact" axis="horizontal" spacing="20"/>
            </stackView>
          </subviews>
          <viewLayoutGuide key="safeArea" id="safe"/>
          <constraints>
            <constraint id="b1" firstItem="banner" firstAttribute="top" secondItem="safe" secondAttribute="top"/>
            <constraint id="b2" firstItem="banner" firstAttribute="leading" secondItem="root" secondAttribute="leading"/>
            <constraint id="b3" firstItem="banner" firstAttribute="trailing" secondItem="root" secondAttribute="trailing"/>
            <constraint id="s1" firstItem="stack" firstAttribute="leading" secondItem="root" secondAttribute="leading"/>
            <constraint id="s2" firstItem="stack" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="120">
              <variation key="heightClass=compact" constant="80"/>
              <variation key="heightClass=compact-widthClass=regular" constant="70"/>
            </constraint>
            <constraint id="s3" firstItem="stack" firstAttribute="width" constant="200"/>
          </constraints>
          \(masks)
        </view>
        <connections>
          <outlet property="banner" destination="banner" id="o1"/><outlet property="caption" destination="caption" id="o2"/>
          <outlet property="wide" destination="b3" id="o3"/><outlet property="stack" destination="stack" id="o4"/>
        </connections>
      </viewController>
      """)
  }

  nonisolated private static let exclusion = """
    <variation key="widthClass=compact">
      <mask key="subviews"><exclude reference="banner"/></mask>
      <mask key="constraints"><exclude reference="b1"/><exclude reference="b2"/><exclude reference="b3"/></mask>
    </variation>
    """
  /// The reverse: nowhere but for a regular width; the constraints follow their view.
  nonisolated private static let inclusion = """
    <variation key="default"><mask key="subviews"><exclude reference="banner"/></mask></variation>
    <variation key="widthClass=regular"><mask key="subviews"><include reference="banner"/></mask></variation>
    """

  private func show(_ host: HeadlessHost, _ storyboard: UIStoryboard) throws -> Menu {
    let menu = try #require(storyboard.instantiateInitialViewController() as? Menu)
    host.show(menu)
    return menu
  }

  @Test(arguments: [exclusion, inclusion])
  func partsThatAreNotInstalledExist(_ masks: String) throws {
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    let menu = try show(host, try menu(masks))
    #expect(menu.bannerAtLoad == nil)
    #expect(menu.banner != nil && menu.banner.superview == nil && menu.banner.window == nil)
    #expect(menu.caption.superview === menu.banner)
    #expect(menu.caption.text == "set in code")
    #expect(menu.wide != nil && !menu.wide.isActive)
    #expect(menu.view.subviews == [menu.stack])
  }

  @Test(arguments: [exclusion, inclusion])
  func rotatingAPlusPhoneInstallsAndRemoves(_ masks: String) throws {
    let host = HeadlessHost(device: "iPhone 15 Plus")
    defer { host.close() }
    let menu = try show(host, try menu(masks))
    let banner = try #require(menu.banner)
    #expect(banner.superview == nil)
    for _ in 0..<2 {
      host.rotate(to: .landscapeLeft)
      host.advance(by: 1)
      #expect(menu.view.subviews == [banner, menu.stack])
      #expect(menu.wide.isActive)
      #expect(banner.frame == CGRect(x: 0, y: 0, width: 932, height: 60))
      #expect(menu.caption.text == "set in code")
      host.rotate(to: .portrait)
      host.advance(by: 1)
      #expect(banner.superview == nil && !menu.wide.isActive)
    }
    #expect(menu.banner === banner)
  }

  @Test func valuesFollowARotation() throws {
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    let menu = try show(host, try menu())
    let labels = menu.stack.arrangedSubviews.compactMap { $0 as? UILabel }
    #expect(abs(menu.stack.frame.minY - (59 + 120)) < 0.01)
    #expect(menu.stack.axis == .vertical && menu.stack.spacing == 4)
    #expect(labels[1].isHidden && labels[1].text == "B")
    host.rotate(to: .landscapeLeft)
    host.advance(by: 1)
    #expect(menu.stack.frame.minY == 80)
    #expect(menu.stack.axis == .horizontal && menu.stack.spacing == 20)
    #expect(!labels[1].isHidden && labels[1].text == "Low")
    #expect(labels[0].font.pointSize == 17)
    host.rotate(to: .portrait)
    host.advance(by: 1)
    #expect(abs(menu.stack.frame.minY - (59 + 120)) < 0.01)
    #expect(menu.stack.axis == .vertical && menu.stack.spacing == 4)
    #expect(labels[1].isHidden && labels[1].text == "B")
  }

  /// The variation for both size classes decides before the one for the height.
  @Test func theMoreSpecialVariationDecides() throws {
    let host = HeadlessHost(device: "iPhone 15 Plus", orientation: .landscapeLeft)
    defer { host.close() }
    let menu = try show(host, try menu())
    #expect(menu.stack.frame.minY == 70)
    #expect((menu.stack.arrangedSubviews[0] as? UILabel)?.font == .boldSystemFont(ofSize: 30))
  }

  @Test func multitaskingThereAndBack() throws {
    let host = HeadlessHost(device: "iPad Air", orientation: .landscapeLeft)
    defer { host.close() }
    let menu = try show(host, try menu())
    let label = try #require(menu.stack.arrangedSubviews[0] as? UILabel)
    #expect(menu.banner.superview === menu.view && label.font.pointSize == 30)
    let full = host.scene.screen.bounds.size
    host.resizeToThird()
    host.advance(by: 1)
    #expect(menu.banner.superview == nil && label.font.pointSize == 17)
    host.resize(to: full)
    host.advance(by: 1)
    #expect(menu.banner.superview === menu.view && label.font.pointSize == 30)
  }

  @Test func aChildFollowsItsOverriddenTraits() throws {
    let host = HeadlessHost(device: "iPad Air")
    defer { host.close() }
    let parent = UIViewController()
    let child = try #require(try menu().instantiateInitialViewController() as? Menu)
    parent.addChild(child)
    parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .compact), forChild: child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    host.show(parent)
    #expect(child.banner.superview == nil)
    parent.setOverrideTraitCollection(nil, forChild: child)
    #expect(child.banner.superview === child.view)
    child.traitOverrides.horizontalSizeClass = .compact
    child.updateTraitsIfNeeded()
    #expect(child.banner.superview == nil)
  }

  /// A storyboard has no traits: each controller is made for those that hold when its view is loaded.
  @Test func aStoryboardLoadedInPortraitServesLandscape() throws {
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    let storyboard = try menu()
    let first = try show(host, storyboard)
    #expect(first.stack.axis == .vertical)
    host.rotate(to: .landscapeLeft)
    host.advance(by: 1)
    let second = try show(host, storyboard)
    #expect(second.stack.axis == .horizontal && second.stack.frame.minY == 80)
  }

  /// What the program does with a part stays until the document's answer for that part changes.
  @Test func whatTheProgramSetsStays() throws {
    let host = HeadlessHost(device: "iPad Air")
    defer { host.close() }
    let menu = try show(host, try menu())
    menu.wide.isActive = false
    menu.stack.spacing = 33
    host.change(HostSettings(style: .dark))
    host.rotate(to: .landscapeLeft)
    host.advance(by: 1)
    #expect(!menu.wide.isActive && menu.stack.spacing == 33)
    menu.banner.removeFromSuperview()
    host.rotate(to: .portrait)
    host.advance(by: 1)
    #expect(menu.banner.superview == nil)
  }

  @Test func aRotationAnimatesWhatVaries() throws {
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    let menu = try show(host, try menu())
    host.rotate(to: .landscapeLeft)
    host.advance(by: 0.15)
    let middle = try #require(menu.stack.layer.presentation()).frame.minY
    #expect(middle > 85 && middle < 174)
    host.advance(by: 1)
    #expect(menu.stack.layer.presentation()?.frame.minY == 80)
  }
}
