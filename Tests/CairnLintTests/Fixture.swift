import Foundation
import InterfaceBuilder
import Testing
import UIKit
import UIKitCore

@testable import CairnLint
import InterfaceCanvas

/// A xib with one root view of 300 × 200, laid out and checked.
@MainActor
struct Fixture {
  static func document(_ subviews: String, constraints: String = "", tools: Int = 22505) -> String {
    document(
      root: """
        <view id="root"><rect key="frame" x="0.0" y="0.0" width="300" height="200"/>
            <subviews>
        \(subviews)
            </subviews>
            <constraints>\(constraints)</constraints>
            <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
        </view>
        """, tools: tools)
  }

  /// A xib of one object.
  static func document(root: String, tools: Int) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(tools)" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <objects>
    \(root)
        </objects>
    </document>
    """
  }

  static func findings(
    _ subviews: String, constraints: String = "", options: CanvasOptions = CanvasOptions(),
    configuration: LintConfiguration = LintConfiguration(), tools: Int = 22505
  ) throws -> [LintFinding] {
    try findings(
      in: document(subviews, constraints: constraints, tools: tools), options: options, configuration: configuration)
  }

  static func findings(
    in text: String, options: CanvasOptions = CanvasOptions(), configuration: LintConfiguration = LintConfiguration()
  ) throws -> [LintFinding] {
    let linter = Linter(configuration)
    let read = try IBDocument.read(Data(text.utf8), path: "Test.xib", recordsReading: true)
    linter.checkContent(of: linter.check(read, options: options, device: nil))
    return linter.findings
  }

  static func label(
    _ id: String, _ text: String, x: Int = 0, y: Int = 0, width: Int = 100, height: Int = 21, auto: Bool = false,
    extra: String = ""
  ) -> String {
    """
    <label text="\(text)" lineBreakMode="tailTruncation" id="\(id)" \
    \(auto ? "" : "translatesAutoresizingMaskIntoConstraints=\"NO\"")>
    <rect key="frame" x="\(x)" y="\(y)" width="\(width)" height="\(height)"/>
    <fontDescription key="fontDescription" type="system" pointSize="17"/>\(extra)</label>
    """
  }

  static func pin(_ id: String, _ view: String, _ attribute: String, _ constant: Int, to other: String = "root")
    -> String
  {
    """
    <constraint firstItem="\(view)" firstAttribute="\(attribute)" secondItem="\(other)" secondAttribute="\(attribute)" \
    constant="\(constant)" id="\(id)"/>
    """
  }

  static func size(_ id: String, _ attribute: String, _ constant: Int) -> String {
    "<constraints><constraint firstAttribute=\"\(attribute)\" constant=\"\(constant)\" id=\"\(id)\"/></constraints>"
  }
}
