import Foundation
import InterfaceBuilder
import Testing
import UIKitCore

@testable import InterfaceCanvas

/// Hidden activity indicators in stacks.
///
/// Provenance: stored frames of five indicators of four repositories that keep their place, and of five of one that do not.
@MainActor @Suite struct CanvasIndicatorTests {
  @Test(arguments: [
    ("hidesWhenStopped=\"YES\"", 20), ("hidesWhenStopped=\"YES\" animating=\"YES\"", 0), ("animating=\"YES\"", 0),
    ("", 0),
  ])
  func place(attributes: String, height: CGFloat) throws {
    let content = CanvasFixture.storyboard(
      """
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
      <stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
      <rect key="frame" x="0.0" y="0.0" width="100" height="\(height + 20)"/><subviews>
      <activityIndicatorView hidden="YES" \(attributes) style="medium" translatesAutoresizingMaskIntoConstraints="NO" \
      id="wheel"><rect key="frame" x="0.0" y="0.0" width="100" height="\(height)"/></activityIndicatorView>
      <label text="Loading" translatesAutoresizingMaskIntoConstraints="NO" id="text">
      <rect key="frame" x="0.0" y="\(height)" width="100" height="20"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews></stackView></subviews>
      <constraints>
      <constraint firstItem="stack" firstAttribute="top" secondItem="root" secondAttribute="top" id="t"/>
      <constraint firstItem="stack" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="l"/>
      </constraints>
      """)
    for rests in [true, false] {
      let found = try CanvasFixture(tools: 17701, content: content, restsAsSaved: rests).frame(of: "text")
      #expect(found?.minY == height)
    }
  }
}
