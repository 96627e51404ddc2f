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

  /// The documents to test on: the fixtures, or those below the folder that `CAIRN_DOCUMENTS` names; of these every
  /// `CAIRN_STRIDE`th.
  package static var fixtures: [URL] {
    let environment = ProcessInfo.processInfo.environment
    let folder =
      environment["CAIRN_DOCUMENTS"].map { URL(fileURLWithPath: $0) }
      ?? URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fixtures/storyboards")
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    let stride = environment["CAIRN_STRIDE"].flatMap { Int($0) } ?? 1
    return names.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted().enumerated()
      .filter { $0.offset % max(stride, 1) == 0 }.map { folder.appendingPathComponent($0.element) }
  }

  /// How often a random test runs: `standard`, or what `CAIRN_ROUNDS` says.
  package static func rounds(_ standard: Int) -> Int {
    ProcessInfo.processInfo.environment["CAIRN_ROUNDS"].flatMap { Int($0) } ?? standard
  }
}

extension SyntaxTree {
  /// The object's node; the root where there is none.
  package func node(_ id: String) -> SyntaxNode.ID { object(id) ?? root }
}
