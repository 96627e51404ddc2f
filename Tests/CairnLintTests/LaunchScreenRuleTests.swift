import Foundation
import InterfaceBuilder
import Testing

@testable import CairnLint

/// What launch screens must not have. Provenance: documented ("Dynamic launch screens" in Microsoft's introduction to
/// unified storyboards; Apple's Human Interface Guidelines, "Launching").
@MainActor
struct LaunchScreenRuleTests {
  private func rules(_ objects: String, isLaunchScreen: Bool = true) throws -> [String] {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"\(isLaunchScreen ? " launchScreen=\"YES\"" : "")>
      <device id="retina6_12" orientation="portrait"/><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="App"/>\(objects)</objects></document>
      """
    let linter = Linter()
    linter.checkContent(of: try IBDocument.read(Data(text.utf8), path: "LaunchScreen.xib"))
    return linter.findings.map(\.rule).filter { $0.hasPrefix("launch-screen") }
  }

  @Test(
    "Each limit is a rule",
    arguments: [
      ("<view id=\"a\"><subviews><label id=\"b\" text=\"x\"/></subviews></view>", []),
      ("<view id=\"a\"/><view id=\"b\"/>", ["launch-screen-root"]),
      ("<view id=\"a\" customClass=\"Logo\"/>", ["launch-screen-custom-class"]),
      ("<view id=\"a\"><subviews><webView id=\"b\"/></subviews></view>", ["launch-screen-web-view"]),
      ("<view id=\"a\"><subviews><wkWebView id=\"b\"/></subviews></view>", ["launch-screen-web-view"]),
      ("<view id=\"a\"><subviews><mapView id=\"b\"/></subviews></view>", ["launch-screen-class"]),
      (
        "<view id=\"a\"><connections><outlet property=\"logo\" destination=\"a\" id=\"c\"/></connections></view>",
        ["launch-screen-connection"]
      ),
      (
        "<view id=\"a\"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"string\" keyPath=\"k\" value=\"v\"/>"
          + "</userDefinedRuntimeAttributes></view>", ["launch-screen-runtime-attribute"]
      ),
    ] as [(String, [String])])
  func limit(_ objects: String, _ expected: [String]) throws {
    #expect(try rules(objects) == expected)
    #expect(try rules(objects, isLaunchScreen: false).isEmpty)
  }
}
