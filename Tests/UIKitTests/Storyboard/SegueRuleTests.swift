import Testing
import UIKit

@testable import UIKitCore

/// Rules of segues and of constraints that a storyboard names.
///
/// Provenance: Interface Builder's attributes `animates`, `customClass` and `userDefinedRuntimeAttributes`; Apple's pages on
/// `UIStoryboardSegue` and `awakeFromNib()`. That a scene which contains itself ends is Cairn's own.
@MainActor
struct SegueRuleTests {
  final class HairlineConstraint: NSLayoutConstraint {
    private(set) var isAwake = false
    override func awakeFromNib() {
      super.awakeFromNib()
      isAwake = true
      constant = 0.5
    }
  }

  final class Outer: UIViewController {}
  final class Inner: UIViewController {}
  final class Slide: UIStoryboardSegue {
    nonisolated(unsafe) static var performed: [String] = []
    override func perform() { Self.performed.append(identifier ?? "") }
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
    NibRegistry.register(HairlineConstraint.self)
    let storyboard = try NibFixture.loadStoryboard(
      NibFixture.storyboard(
        initial: "a",
        """
        <viewController id="a" sceneMemberID="viewController"><view key="view" id="v">
        <rect key="frame" x="0.0" y="0.0" width="300" height="300"/>
        <subviews><view id="s" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="0.0" y="0.0" width="100" height="1"/>
        <constraints><constraint firstAttribute="height" constant="1" id="h" customClass="HairlineConstraint"/>
        <constraint firstAttribute="width" constant="100" id="w"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="identifier" value="wide"/></userDefinedRuntimeAttributes>
        </constraint></constraints></view></subviews></view></viewController>
        """))
    let controller = try #require(storyboard.instantiateInitialViewController())
    let line = try #require(controller.view.subviews.first)
    let height = try #require(line.constraints.first { $0.firstAttribute == .height } as? HairlineConstraint)
    #expect(height.isAwake && height.isActive && height.firstItem === line)
    controller.view.layoutIfNeeded()
    #expect(line.frame.height == 0.5)
    #expect(line.constraints.first { $0.firstAttribute == .width }?.identifier == "wide")
  }
}
