import DocumentEditing
import DocumentSamples
import Foundation
import Testing

/// Old documents become unified ones. Provenance: the kinds of segues are Apple's ("Adaptive segues", What's New in
/// Interface Builder, 2014); what autoresizing masks do is documented with `UIView.AutoresizingMask`.
@Suite struct UpgradeTests {
  static func document(
    _ attributes: String = "useAutolayout=\"YES\"", guides: String = "", view: String = "", connections: String = ""
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document version="3.0" toolsVersion="5056" targetRuntime="iOS.CocoaTouch" \(attributes)>
        <scenes>
            <scene sceneID="s">
                <objects>
                    <viewController id="c">
                        \(guides)<view key="view" id="v">
                            <rect key="frame" x="0.0" y="0.0" width="320" height="568"/>
                            <subviews>
                                \(view)
                            </subviews>
                        </view>
                        <connections>
                            \(connections)
                        </connections>
                    </viewController>
                </objects>
            </scene>
        </scenes>
        <simulatedMetricsContainer key="defaultSimulatedMetrics">
            <simulatedScreenMetrics key="destination" type="retina4"/>
        </simulatedMetricsContainer>
    </document>

    """
  }

  @Test func sizeClassesAndDevice() throws {
    let upgrade = try DocumentUpgrade(try Sample.tree(Self.document()))
    #expect(upgrade.tree.text.contains("useAutolayout=\"YES\" useTraitCollections=\"YES\""))
    #expect(upgrade.tree.text.contains("    <device id=\"retina4_0\" orientation=\"portrait\"/>\n    <dependencies>"))
    #expect(
      upgrade.tree.text.contains(
        """
            <dependencies>
                <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
            </dependencies>
            <scenes>
        """))
    #expect(upgrade.changes.count == 3)
    let again = try DocumentUpgrade(upgrade.tree)
    #expect(again.changes.isEmpty && again.tree.text == upgrade.tree.text)
  }

  @Test(
    "Segues become adaptive",
    arguments: [
      ("push", "show"), ("modal", "presentation"), ("popover", "popoverPresentation"), ("replace", "showDetail"),
      ("custom", "custom"), ("unwind", "unwind"), ("embed", "embed"),
    ])
  func segues(_ old: String, _ new: String) throws {
    let segue = "<segue destination=\"c\" kind=\"\(old)\" identifier=\"go\" id=\"g\"/>"
    let upgrade = try DocumentUpgrade(try Sample.tree(Self.document(connections: segue)))
    #expect(upgrade.tree.element(upgrade.tree.node("g"))["kind"] == new)
    #expect(upgrade.changes.contains { $0.contains("segue go to c: \(old) becomes \(new)") } == (old != new))
  }

  @Test func theFormatIsStatedOnceBesideWhatIsNeeded() throws {
    let needs = """
      <dependencies>
              <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="5053"/>
          </dependencies>
      """
    let text = Self.document().replacing("<scenes>", with: "\(needs)\n    <scenes>")
    let upgraded = try DocumentUpgrade(try Sample.tree(text)).tree.text
    let format = "<capability name=\"documents saved in the Xcode 8 format\" minToolsVersion=\"8.0\"/>"
    #expect(upgraded.contains("version=\"5053\"/>\n        \(format)\n    </dependencies>"), "\(upgraded)")
    let stated = text.replacing("    </dependencies>", with: "        \(format)\n    </dependencies>")
    #expect(try DocumentUpgrade(try Sample.tree(stated)).tree.text.components(separatedBy: format).count == 2)
  }

  @Test func withoutAutoLayoutItIsSaid() throws {
    let text = Self.document("", connections: "<segue destination=\"c\" kind=\"push\" id=\"g\"/>")
    let upgrade = try DocumentUpgrade(try Sample.tree(text))
    #expect(upgrade.tree.text == text)
    #expect(upgrade.changes.isEmpty)
    #expect(upgrade.remarks.contains { $0.contains("Auto Layout") })
  }

  @Test func layoutGuidesBecomeSafeAreas() throws {
    let guides = """
      <layoutGuides><viewControllerLayoutGuide type="top" id="t"/><viewControllerLayoutGuide type="bottom" id="b"/></layoutGuides>
      """
    let label = """
      <label id="l"/></subviews><constraints><constraint firstItem="l" firstAttribute="top" secondItem="t" secondAttribute="bottom" id="k"/>\
      <constraint firstItem="b" firstAttribute="top" secondItem="l" secondAttribute="bottom" id="m"/></constraints><subviews>
      """
    let upgrade = try DocumentUpgrade(
      try Sample.tree(Self.document(guides: guides, view: label)), options: .safeAreas)
    let tree = upgrade.tree
    let guide = try #require(tree.child(of: tree.node("v"), named: "viewLayoutGuide").flatMap { tree.element($0).id })
    #expect(tree.element(tree.node("k"))["secondItem"] == guide)
    #expect(tree.element(tree.node("k"))["secondAttribute"] == "top")
    #expect(tree.element(tree.node("m"))["firstItem"] == guide)
    #expect(tree.element(tree.node("m"))["firstAttribute"] == "bottom")
    #expect(tree.object("t") == nil && tree.text.contains("useSafeAreas=\"YES\""))
  }

  struct Mask: Sendable, CustomTestStringConvertible {
    /// Of the mask, across.
    var flags: [String]
    /// Where the view is in a superview that has become 420 wide, from 320.
    var x: Double
    var width: Double

    var testDescription: String { flags.joined(separator: " ") }
  }

  /// A view at 20 with a width of 200 in a superview of 320: 100 remain on the right.
  static let masks: [Mask] = [
    Mask(flags: ["flexibleMaxX"], x: 20, width: 200), Mask(flags: ["flexibleMinX"], x: 120, width: 200),
    Mask(flags: ["widthSizable"], x: 20, width: 300), Mask(flags: [], x: 20, width: 200),
    Mask(flags: ["flexibleMinX", "flexibleMaxX"], x: 20 + 100.0 * 20 / 120, width: 200),
    Mask(flags: ["widthSizable", "flexibleMaxX"], x: 20, width: 200 + 100.0 * 200 / 300),
    Mask(flags: ["flexibleMinX", "widthSizable"], x: 20 + 100.0 * 20 / 220, width: 200 + 100.0 * 200 / 220),
    Mask(flags: ["flexibleMinX", "widthSizable", "flexibleMaxX"], x: 20 * 420.0 / 320, width: 200 * 420.0 / 320),
  ]

  @Test("Masks become constraints that do the same", arguments: masks)
  func constraints(_ mask: Mask) throws {
    let flags = mask.flags.map { " \($0)=\"YES\"" }.joined()
    let view = """
      <view id="x"><rect key="frame" x="20" y="30" width="200" height="40"/><autoresizingMask key="autoresizingMask"\(flags)/></view>
      """
    let upgrade = try DocumentUpgrade(try Sample.tree(Self.document("", view: view)), options: .constraints)
    #expect(upgrade.tree.text.contains("useAutolayout=\"YES\" useTraitCollections=\"YES\""))
    for (width, x, size) in [(320.0, 20.0, 200.0), (420.0, mask.x, mask.width)] {
      let solved = try solve(upgrade.tree, width: width)
      #expect(abs(solved.x - x) < 1e-6 && abs(solved.width - size) < 1e-6, "\(width): \(solved)")
    }
  }

  /// Two equations across, solved by hand.
  private func solve(_ tree: SyntaxTree, width: Double) throws -> (x: Double, width: Double) {
    // Each edge as factors of the view's near edge and width, and a constant.
    func term(_ item: String?, _ attribute: String, _ isView: Bool) -> (x: Double, w: Double, c: Double) {
      switch (isView, attribute) {
      case (true, "leading"): (1, 0, 0)
      case (true, "trailing"): (1, 1, 0)
      case (true, "centerX"): (1, 0.5, 0)
      case (true, "width"): (0, 1, 0)
      case (false, "leading"): (0, 0, 0)
      case (false, "centerX"): (0, 0, width / 2)
      default: (0, 0, width)
      }
    }
    var rows: [(x: Double, w: Double, c: Double)] = []
    let across: Set<String> = ["leading", "trailing", "centerX", "width"]
    for node in tree.descendants(of: tree.root) where tree.element(node).name == "constraint" {
      let constraint = tree.element(node)
      let attribute = try #require(constraint["firstAttribute"])
      guard across.contains(attribute) else { continue }
      let holder = try #require(tree.parent(of: node).flatMap { tree.parent(of: $0) }.flatMap { tree.element($0).id })
      let first = term(nil, attribute, (constraint["firstItem"] ?? holder) == "x")
      var second = (x: 0.0, w: 0.0, c: 0.0)
      if let other = constraint["secondAttribute"] {
        second = term(nil, other, (constraint["secondItem"] ?? holder) == "x")
      }
      let factor = Double(constraint["multiplier"] ?? "1") ?? 1
      let constant = Double(constraint["constant"] ?? "0") ?? 0
      rows.append((first.x - factor * second.x, first.w - factor * second.w, factor * second.c + constant - first.c))
    }
    try #require(rows.count == 2)
    let determinant = rows[0].x * rows[1].w - rows[1].x * rows[0].w
    return (
      (rows[0].c * rows[1].w - rows[1].c * rows[0].w) / determinant,
      (rows[0].x * rows[1].c - rows[1].x * rows[0].c) / determinant
    )
  }
}
