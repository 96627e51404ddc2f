package import DocumentEditing
package import Foundation

/// Documents written for tests.
package enum Sample {
  package static let screen = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" initialViewController="ctl-01">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <scenes>
            <!--Greeting-->
            <scene sceneID="scn-01">
                <objects>
                    <viewController id="ctl-01" sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="vw-01">
                            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                            <subviews>
                                <label opaque="NO" text="R&amp;D &lt;now&gt;" lineBreakMode="tailTruncation" id="lb-01" userLabel="Title">
                                    <rect key="frame" x="20" y="80" width="100" height="21"/>
                                    <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                    <nil key="highlightedColor"/>
                                </label>
                                <button opaque="NO" buttonType="system" id="bt-01">
                                    <rect key="frame" x="20" y="120" width="100" height="35"/>
                                    <state key="normal" title="Go"/>
                                </button>
                            </subviews>
                            <color key="backgroundColor" white="1" alpha="1" colorSpace="custom"/>
                            <constraints>
                                <constraint firstItem="lb-01" firstAttribute="top" secondItem="vw-01" secondAttribute="top" constant="80" id="aa-01"/>
                                <constraint firstItem="lb-01" firstAttribute="leading" secondItem="vw-01" secondAttribute="leading" constant="20" id="cc-01"/>
                            </constraints>
                        </view>
                    </viewController>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="frs-01" sceneMemberID="firstResponder"/>
                </objects>
            </scene>
        </scenes>
    </document>

    """

  package static func tree(_ text: String = screen) throws -> SyntaxTree {
    try SyntaxTree(Array(text.utf8), path: "Test.storyboard")
  }

  package static var fixtures: [URL] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fixtures/storyboards")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
      .map { folder.appendingPathComponent($0) }
  }
}

extension SyntaxTree {
  /// The object's node; the root where there is none.
  package func node(_ id: String) -> SyntaxNode.ID { object(id) ?? root }
}
