import Foundation
import UIKit

/// A document in a folder of its own, which goes when the fixture does.
final class NibFixture {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("nib-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Writes the document and gives its path to `body`.
  private static func read<Result>(_ text: String, as name: String, _ body: (String) throws -> Result) throws -> Result
  {
    let fixture = try NibFixture()
    let file = fixture.folder.appendingPathComponent(name)
    try text.write(to: file, atomically: true, encoding: .utf8)
    return try withExtendedLifetime(fixture) { try body(file.path) }
  }

  @MainActor
  static func loadNib(_ objects: String) throws -> UINib {
    try read(nib(objects), as: "Document.xib") { try UINib(contentsOfFile: $0) }
  }

  @MainActor
  static func loadStoryboard(_ text: String) throws -> UIStoryboard {
    try read(text, as: "Document.storyboard") { try UIStoryboard(contentsOfFile: $0) }
  }

  static func storyboard(initial: String, _ scenes: String...) -> String {
    let bodies = scenes.enumerated().map { index, objects in
      "<scene sceneID=\"s\(index)\"><objects>\(objects)</objects></scene>"
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \
      initialViewController="\(initial)">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <scenes>\(bodies.joined())</scenes></document>
      """
  }

  private static func nib(_ objects: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <objects>\(objects)</objects></document>
    """
  }
}
