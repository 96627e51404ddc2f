import Testing
import UIKit

@testable import UIKitCore

/// Rules of segues and of constraints that a storyboard names.
///
/// Provenance: Interface Builder's attributes `animates`, `customClass` and `userDefinedRuntimeAttributes`; Apple's pages on
/// `UIStoryboardSegue` and `awakeFromNib()`. That a scene which contains itself ends is Cairn's own.
@MainActor
struct SegueRuleTests {
  final class WideningConstraint: NSLayoutConstraint {
    private(set) var isAwake = false
    override func awakeFromNib() {
      super.awakeFromNib()
      isAwake = true
      constant = 3
    }
  }

  final class Outer: UIViewController {
    var log: [String] = []
    override func show(_ vc: UIViewController, sender: Any?) { log.append("show \(UIView.areAnimationsEnabled)") }
    override func canPerformUnwindSegueAction(_ action: Selector, from: UIViewController, sender: Any?) -> Bool { true }
  }
  final class Slide: UIStoryboardSegue {
    override func perform() { (destination as? Outer)?.log.append("slide \(identifier ?? "")") }
  }

  /// A scene that shows another, which goes back by a segue of the program's.
  private func twoScenes(_ attributes: String) throws -> UIStoryboard {
    NibRegistry.register(Outer.self)
    NibRegistry.register(Slide.self)
    ActionRegistry.register(Selector("back:"), on: Outer.self) { outer, _, _ in outer.log.append("back") }
    return try NibFixture.loadStoryboard(
      NibFixture.storyboard(
        initial: "a",
        """
        <viewController id="a" customClass="Outer" sceneMemberID="viewController">
        <connections><segue destination="b" kind="show" identifier="go" \(attributes) id="s1"/></connections>
        </viewController>
        """,
        """
        <viewController id="b" storyboardIdentifier="b" sceneMemberID="viewController"><connections>
        <segue destination="x" kind="unwind" identifier="home" unwindAction="back:" customClass="Slide" id="s2"/>
        </connections></viewController><exit id="x" sceneMemberID="exit"/>
        """))
  }

  @Test(arguments: [("", true), (#"animates="NO""#, false)]) func seguesAnimateAsTheDocumentSays(
    attributes: String, animates: Bool
  ) throws {
    let outer = try #require(try twoScenes(attributes).instantiateInitialViewController() as? Outer)
    outer.performSegue(withIdentifier: "go", sender: nil)
    #expect(outer.log == ["show \(animates)"])
  }

  @Test func unwindSeguesHaveTheirClass() throws {
    let storyboard = try twoScenes("")
    let outer = try #require(storyboard.instantiateInitialViewController() as? Outer)
    let inner = storyboard.instantiateViewController(withIdentifier: "b")
    outer.addChild(inner)
    inner.performSegue(withIdentifier: "home", sender: nil)
    #expect(outer.log == ["back", "slide home"])
  }

  @Test(arguments: ["navigationController", "tabBarController"]) func aContainerOfItselfEnds(kind: String) throws {
    let relation = kind == "navigationController" ? "rootViewController" : "viewControllers"
    let storyboard = try NibFixture.loadStoryboard(
      NibFixture.storyboard(
        initial: "a",
        """
        <\(kind) id="a" sceneMemberID="viewController"><connections>
        <segue destination="a" kind="relationship" relationship="\(relation)" id="r1"/></connections></\(kind)>
        """))
    #expect(storyboard.instantiateInitialViewController() != nil)
  }

  @Test func anEmbeddedSceneThatEmbedsItselfEnds() throws {
    let storyboard = try NibFixture.loadStoryboard(
      NibFixture.storyboard(
        initial: "a",
        """
        <viewController id="a" sceneMemberID="viewController"><view key="view" id="v">
        <rect key="frame" x="0.0" y="0.0" width="300" height="300"/>
        <subviews><containerView id="c"><rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
        <connections><segue destination="a" kind="embed" id="e1"/></connections></containerView></subviews></view>
        </viewController>
        """))
    let controller = try #require(storyboard.instantiateInitialViewController())
    controller.loadViewIfNeeded()
    #expect(controller.children.count == 1)
  }

  @Test func aReferenceToItselfEnds() throws {
    let storyboard = try NibFixture.loadStoryboard(
      NibFixture.storyboard(
        initial: "p", #"<viewControllerPlaceholder id="p" sceneMemberID="viewController"/>"#))
    #expect(storyboard.instantiateInitialViewController() == nil)
  }

  @Test func constraintsHaveTheirClass() throws {
    NibRegistry.register(WideningConstraint.self)
    let storyboard = try NibFixture.loadStoryboard(
      NibFixture.storyboard(
        initial: "a",
        """
        <viewController id="a" sceneMemberID="viewController"><view key="view" id="v">
        <rect key="frame" x="0.0" y="0.0" width="300" height="300"/>
        <subviews><view id="s" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="0.0" y="0.0" width="100" height="1"/>
        <constraints><constraint firstAttribute="height" constant="1" id="h" customClass="WideningConstraint"/>
        <constraint firstAttribute="width" constant="100" id="w"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="identifier" value="wide"/></userDefinedRuntimeAttributes>
        </constraint></constraints></view></subviews></view></viewController>
        """))
    let controller = try #require(storyboard.instantiateInitialViewController())
    let line = try #require(controller.view.subviews.first)
    let height = try #require(line.constraints.first { $0.firstAttribute == .height } as? WideningConstraint)
    #expect(height.isAwake && height.isActive && height.firstItem === line)
    controller.view.layoutIfNeeded()
    #expect(line.frame.height == 3)
    #expect(line.constraints.first { $0.firstAttribute == .width }?.identifier == "wide")
  }
}
