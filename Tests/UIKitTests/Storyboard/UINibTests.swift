import Foundation
import Testing
import UIKit

@testable import UIKitCore

@MainActor
struct UINibTests {
  final class Badge: UILabel {
    var heard: [String] = []
    var textInCoder: String?
    var padding: CGFloat = 0
    required init?(coder: NSCoder) {
      super.init(coder: coder)
      textInCoder = text
    }
    override init(frame: CGRect) { super.init(frame: frame) }
    override func awakeFromNib() {
      super.awakeFromNib()
      heard.append("awake padding \(padding)")
    }
  }

  @MainActor final class Owner: NSObject {
    weak var badge: Badge?
    var views: [UIView] = []
    var constraint: NSLayoutConstraint!
    var taps: [String] = []
    func tap(_ sender: UIButton) { taps.append(sender.title(for: .normal) ?? "") }
  }

  final class GLKView: UIView {}
  final class Player: UIViewController {}

  /// Provenance: prototypes of Xcode 11 and later save their content view with an empty mask, and it fills the cell at
  /// every size that the layout gives.
  @Test func contentOfCollectionCellsFollowsTheCell() throws {
    let objects = """
      <collectionViewCell id="c"><rect key="frame" x="0.0" y="0.0" width="180" height="200"/>
      <collectionViewCellContentView key="contentView" opaque="NO" contentMode="center" id="v">
      <rect key="frame" x="0.0" y="0.0" width="180" height="200"/><autoresizingMask key="autoresizingMask"/>
      </collectionViewCellContentView></collectionViewCell>
      """
    let cell = try #require(NibFixture.loadNib(objects).instantiate(withOwner: nil).first as? UICollectionViewCell)
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 180, height: 200))
    cell.frame.size = CGSize(width: 90, height: 250)
    #expect(cell.contentView.frame == cell.bounds)
  }

  /// Provenance: an element of a framework that is linked becomes that framework's class.
  @Test func elementsOfOtherFrameworksBecomeTheClassOfTheirName() throws {
    NibRegistry.register(GLKView.self)
    NibRegistry.register(Player.self, as: "AVPlayerViewController")
    let objects = "<view id=\"a\"/><glkView id=\"b\"/><arscnView id=\"c\"/><avPlayerViewController id=\"d\"/>"
    let made = try NibFixture.loadNib(objects).instantiate(withOwner: nil)
    #expect(made.map { String(describing: type(of: $0)) } == ["UIView", "GLKView", "UIView", "Player"])
  }

  /// Provenance: documented: what a table has as its header and footer lies above and below its rows.
  @Test func tablesHaveTheHeadersOfTheDocument() throws {
    let objects = """
      <tableView id="t" style="plain"><rect key="frame" x="0" y="0" width="300" height="400"/>
        <view key="tableHeaderView" id="h"><rect key="frame" x="0" y="0" width="414" height="90"/></view>
        <view key="tableFooterView" id="f"><rect key="frame" x="0" y="0" width="414" height="40"/></view></tableView>
      """
    let table = try #require(try NibFixture.loadNib(objects).instantiate(withOwner: nil).first as? UITableView)
    table.layoutIfNeeded()
    #expect(table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 300, height: 90))
    #expect(table.tableFooterView?.frame == CGRect(x: 0, y: 90, width: 300, height: 40))
    #expect(table.contentSize.height == 130)
  }

  static let document = """
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner">
      <connections>
        <outlet property="badge" destination="lbl" id="o1"/>
        <outlet property="constraint" destination="c1" id="o2"/>
        <outletCollection property="views" destination="lbl" id="o3"/>
        <outletCollection property="views" destination="btn" id="o4"/>
      </connections>
    </placeholder>
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
    <view contentMode="scaleToFill" id="root">
      <rect key="frame" x="0" y="0" width="200" height="100"/>
      <subviews>
        <label text="Hello" id="lbl" customClass="Badge" translatesAutoresizingMaskIntoConstraints="NO">
          <rect key="frame" x="10" y="10" width="50" height="20"/>
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="padding"><integer key="value" value="4"/>\
    </userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><real key="value" value="6"/>\
    </userDefinedRuntimeAttribute>
          </userDefinedRuntimeAttributes>
        </label>
        <button buttonType="system" id="btn"><rect key="frame" x="10" y="50" width="80" height="30"/>
          <state key="normal" title="Tap"/>
          <connections><action selector="tap:" destination="-1" eventType="touchUpInside" id="a1"/></connections>
        </button>
      </subviews>
      <constraints>
        <constraint firstItem="lbl" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="12" \
    id="c1"/>
        <constraint firstItem="lbl" firstAttribute="top" secondItem="root" secondAttribute="top" id="c2"/>
      </constraints>
    </view>
    """

  private func instantiate(_ owner: Owner, _ document: String = UINibTests.document) throws -> UIView {
    NibRegistry.register(Badge.self)
    NibRegistry.register(Owner.self) { $0.action("tap:", Owner.tap) }
    let nib = try NibFixture.loadNib(document)
    return try #require(nib.instantiate(withOwner: owner).first as? UIView)
  }

  /// Documents written by hand and by other tools leave frames to the layout.
  @Test func aViewNeedsNoFrameInItsDocument() throws {
    let nib = try NibFixture.loadNib(
      """
      <view id="root"><rect key="frame" x="0" y="0" width="200" height="100"/>
        <subviews>
          <stackView spacing="8" id="stack">
            <rect key="frame" x="0" y="0" width="200" height="44"/>
            <subviews>
              <view tag="7" translatesAutoresizingMaskIntoConstraints="NO" id="plain"/>
              <view tag="8" translatesAutoresizingMaskIntoConstraints="NO" id="other"/>
            </subviews>
          </stackView>
          <view tag="9" id="sibling"/>
        </subviews>
      </view>
      """)
    let root = try #require(nib.instantiate(withOwner: nil).first as? UIView)
    let stack = try #require(root.subviews.first as? UIStackView)
    #expect(stack.arrangedSubviews.map(\.tag) == [7, 8])
    #expect(root.subviews.last?.tag == 9)
  }

  /// Interface Builder leaves a label of 12 points behind: 14.3 points high.
  @Test func fontsWithoutASizeHaveTwelvePoints() throws {
    let nib = try NibFixture.loadNib(
      """
      <label text="Title" id="root"><rect key="frame" x="0" y="0" width="25" height="14.5"/>
        <fontDescription key="fontDescription" type="system" pointSize="0.0"/></label>
      """)
    let label = try #require(nib.instantiate(withOwner: nil).first as? UILabel)
    #expect(label.font.pointSize == 12)
  }

  @Test func outletsOfStoredPropertiesConnectByName() throws {
    let owner = Owner()
    let root = try instantiate(owner)
    #expect(owner.badge === root.subviews[0])
    #expect(owner.views.count == 2)
    #expect(owner.views.last === root.subviews[1])
    #expect(owner.constraint.constant == 12)
  }

  /// Provenance: a cell that loads a nib of its own name, whose outlets are weak and below the top-level view, and adds
  /// what they hold to itself.
  @Test func weakOutletsLastUntilTheTurnOfTheLoopEnds() throws {
    let owner = Owner()
    _ = try instantiate(owner)
    owner.views = []
    #expect(try #require(owner.badge).superview != nil)
  }

  /// Provenance: labels and image views of saved documents say that touches go past them, and leave it out where somebody
  /// has checked the box (517 of 2253 labels in public storyboards).
  @Test func labelsThatDoNotSayOtherwiseTakeTouches() throws {
    let objects = """
      <label text="Tap" id="a"/><label text="Past" userInteractionEnabled="NO" id="b"/><imageView id="c"/>
      """
    let made = try NibFixture.loadNib(objects).instantiate(withOwner: nil).compactMap { $0 as? UIView }
    #expect(made.map(\.isUserInteractionEnabled) == [true, false, true])
    #expect(!UILabel().isUserInteractionEnabled)
  }

  private final class LayoutOwner: NSObject { weak var flow: UICollectionViewFlowLayout? }

  /// A layout is an object of the document: screens set the size of its items through an outlet.
  @Test func outletsConnectToLayouts() throws {
    let owner = LayoutOwner()
    let nib = try NibFixture.loadNib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1">
        <connections><outlet property="flow" destination="layout" id="c1"/></connections></placeholder>
      <collectionView dataMode="none" id="root"><rect key="frame" x="0" y="0" width="300" height="300"/>
        <collectionViewFlowLayout key="collectionViewLayout" id="layout"><size key="itemSize" width="70" height="80"/>
        </collectionViewFlowLayout></collectionView>
      """)
    let root = try #require(nib.instantiate(withOwner: owner).first as? UICollectionView)
    #expect(owner.flow === root.collectionViewLayout)
    #expect(owner.flow?.itemSize == CGSize(width: 70, height: 80))
  }

  @Test func weakOutletsDoNotHoldTheirViews() throws {
    let owner = Owner()
    var root: UIView? = try instantiate(owner)
    owner.views = []
    owner.constraint = nil
    #expect(root != nil && owner.badge != nil)
    root = nil
    UpdateCycle.commit()
    #expect(owner.badge == nil)
  }

  @Test func classesAreMadeByTheirCoderWithTheDocumentsValues() throws {
    let owner = Owner()
    let root = try instantiate(owner)
    let badge = try #require(owner.badge)
    #expect(badge.textInCoder == "Hello")
    #expect(badge.superview === root)
  }

  @Test func attributesAreSetBeforeObjectsAwake() throws {
    let owner = Owner()
    let root = try instantiate(owner)
    #expect(owner.badge?.heard == ["awake padding 4.0"])
    #expect(owner.badge?.layer.cornerRadius == 6)
    _ = root
  }

  @Test func actionsReachTheOwnerWithTheirSender() throws {
    let owner = Owner()
    let root = try instantiate(owner)
    (root.subviews[1] as? UIButton)?.sendActions(for: .touchUpInside)
    #expect(owner.taps == ["Tap"])
  }

  /// Provenance: documented, `UIControl.Event.menuActionTriggered`.
  @Test func actionsOfMenusAreOfTheirEvent() throws {
    let owner = Owner()
    let text = Self.document.replacingOccurrences(of: "touchUpInside", with: "menuActionTriggered")
    let root = try instantiate(owner, text)
    let button = try #require(root.subviews[1] as? UIButton)
    #expect(button.allControlEvents == .menuActionTriggered)
  }

  @Test func layersTakeTheirOwnKeys() throws {
    let owner = Owner()
    let text = Self.document.replacingOccurrences(of: "layer.cornerRadius", with: "layer.rasterizationScale")
    let root = try instantiate(owner, text)
    #expect(owner.badge?.layer.rasterizationScale == 6)
    _ = root
  }

  @Test func placeholderConstraintsOfTheCanvasHoldNowhereElse() throws {
    let nib = try NibFixture.loadNib(
      """
      <view id="root"><rect key="frame" x="0" y="0" width="200" height="100"/>
        <constraints><constraint firstAttribute="width" constant="50" placeholder="YES" id="p"/></constraints></view>
      """)
    let view = try #require(nib.instantiate(withOwner: nil).first as? UIView)
    #expect(view.constraints.isEmpty)
  }

  @Test func externalObjectsStandInForTheirPlaceholders() throws {
    let nib = try NibFixture.loadNib(
      """
      <placeholder placeholderIdentifier="helper" id="h"/>
      <tableView id="t"><rect key="frame" x="0" y="0" width="200" height="100"/>
        <connections><outlet property="delegate" destination="h" id="d"/></connections></tableView>
      """)
    final class Helper: NSObject, UITableViewDelegate {}
    let helper = Helper()
    let made = nib.instantiate(withOwner: nil, options: [.externalObjects: ["helper": helper]])
    #expect((made.first as? UITableView)?.delegate === helper)
  }

  final class Stand: UIView {
    override func awakeAfter(using coder: NSCoder) -> Any? {
      let other = UILabel()
      other.text = "in place of \(subviews.count)"
      return other
    }
  }

  /// <https://developer.apple.com/documentation/objectivec/nsobject-swift.class/awakeafter(using:)>: "the object to use
  /// in place of the receiver"; outlets, constraints and its superview mean that one.
  @Test func anotherObjectMayStandForOneThatWasDecoded() throws {
    NibRegistry.register(Stand.self)
    NibRegistry.register(Owner.self) { $0.action("tap:", Owner.tap) }
    let nib = try NibFixture.loadNib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner">
        <connections><outlet property="constraint" destination="c" id="o1"/>
          <outletCollection property="views" destination="st" id="o2"/></connections></placeholder>
      <view id="root"><rect key="frame" x="0" y="0" width="200" height="100"/>
        <subviews><view id="st" customClass="Stand" translatesAutoresizingMaskIntoConstraints="NO">
          <rect key="frame" x="0" y="0" width="50" height="20"/><subviews><view id="in"/></subviews></view></subviews>
        <constraints><constraint firstItem="st" firstAttribute="leading" secondItem="root" secondAttribute="leading" \
      id="c"/></constraints></view>
      """)
    let owner = Owner()
    let root = try #require(nib.instantiate(withOwner: owner).first as? UIView)
    let label = try #require(root.subviews.first as? UILabel)
    #expect(root.subviews.count == 1 && label.text == "in place of 1")
    #expect(owner.views == [label])
    #expect(owner.constraint.firstItem === label)
  }

  @MainActor final class Delegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }

  /// Provenance: `MainWindow.xib`, the document that projects of before iOS 5 start with: its owner is the application.
  @Test func applicationsGetTheDelegateOfTheirDocument() throws {
    NibRegistry.register(Delegate.self)
    let nib = try NibFixture.loadNib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="UIApplication">
        <connections><outlet property="delegate" destination="d" id="o1"/></connections></placeholder>
      <customObject id="d" customClass="Delegate"><connections>
        <outlet property="window" destination="w" id="o2"/></connections></customObject>
      <window id="w"><rect key="frame" x="0" y="0" width="320" height="480"/></window>
      """)
    let former = UIApplication.shared.delegate
    defer { UIApplication.shared.delegate = former }
    let objects = nib.instantiate(withOwner: UIApplication.shared)
    let delegate = try #require(UIApplication.shared.delegate as? Delegate)
    #expect(delegate.window != nil && objects.contains { $0 as AnyObject === delegate.window })
  }

  /// Provenance: the switches of windows in Interface Builder, *Full Screen at Launch* and *Visible at Launch*.
  @Test func windowsFillTheScreenAndAppearAsTheirDocumentSays() throws {
    let nib = try NibFixture.loadNib(
      """
      <window id="a"><rect key="frame" x="0" y="0" width="320" height="480"/></window>
      <window id="b" visibleAtLaunch="YES" resizesToFullScreen="NO">
        <rect key="frame" x="0" y="0" width="320" height="480"/></window>
      """)
    let windows = nib.instantiate(withOwner: nil).compactMap { $0 as? UIWindow }
    defer { for window in windows { window.isHidden = true } }
    #expect(windows.map(\.isHidden) == [true, false])
    #expect(windows.map(\.frame.size) == [UIScreen.main.bounds.size, CGSize(width: 320, height: 480)])
  }

  @Test func calendarsAndImagePickersAreMade() throws {
    let nib = try NibFixture.loadNib(
      """
      <calendarView id="a"><rect key="frame" x="0" y="0" width="320" height="320"/></calendarView>
      <imagePickerController id="b"/>
      """)
    let objects = nib.instantiate(withOwner: nil)
    #expect(objects.contains { $0 is UICalendarView } && objects.contains { $0 is UIImagePickerController })
  }
}
