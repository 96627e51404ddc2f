import Foundation
import Testing
import UIKit

@testable import UIKitDocuments

/// Documents shown without their program: controllers that load xibs.
///
/// Provenance: a program's missing xib is an exception of UIKit's ("Could not load NIB in bundle"); a tool that shows a
/// document has no bundle and looks beside the document.
@MainActor @Suite struct NibPreviewTests {
  private static func document(_ kind: String, _ objects: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(kind)" version="3.0" toolsVersion="24506" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina6_12" orientation="portrait"/>\(objects)\
    </document>
    """
  }

  /// A main nib of the time before storyboards.
  private static let main = document(
    "XIB",
    """
    <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="UIApplication"/>
    <viewController nibName="Page" id="page" customClass="ProgramsOwnController"/>
    <viewController nibName="Missing" id="missing"/><viewController nibName="../Page" id="outside"/></objects>
    """)

  /// What the controller's view comes from; its second controller would load the same xib again.
  private static let page = document(
    "XIB",
    """
    <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="ProgramsOwnController"><connections>
    <outlet property="view" destination="root" id="o"/><outlet property="unknown" destination="label" id="u"/>
    </connections></placeholder><view contentMode="scaleToFill" id="root"><rect key="frame" x="0" y="0" width="320" \
    height="480"/><subviews><label text="Page" id="label"/></subviews></view>
    <viewController nibName="Page" id="again"/></objects>
    """)

  @Test(arguments: [("page", 1), ("missing", 0), ("outside", 0)])
  func viewsOfControllers(_ id: String, _ subviews: Int) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("nibs-\(UUID().uuidString)")
    let language = folder.appendingPathComponent("Base.lproj")
    try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = language.appendingPathComponent("MainWindow.xib")
    try Data(Self.main.utf8).write(to: file)
    try Data(Self.page.utf8).write(to: folder.appendingPathComponent("Page.xib"))
    let controller = try #require(RunningDocument(contentsOfFile: file.path).controller(withID: id))
    #expect(controller.view.subviews.count == subviews)
    #expect((controller.view.subviews.first as? UILabel)?.text == (subviews == 0 ? nil : "Page"))
  }
}
