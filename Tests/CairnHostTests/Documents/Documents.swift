import Foundation
import UIKit

/// Writes documents where `UIStoryboard` and `UINib` read them.
@MainActor
enum Documents {
  static func storyboard(_ scenes: String...) throws -> UIStoryboard {
    let bodies = scenes.enumerated().map {
      "<scene sceneID=\"s\($0.offset)\"><objects>\($0.element)</objects></scene>"
    }
    let id = scenes[0].firstMatch(of: /id="([^"]*)"/).map { String($0.1) } ?? ""
    let text =
      head("Storyboard.XIB", "initialViewController=\"\(id)\"") + "<scenes>\(bodies.joined())</scenes></document>"
    return try read(text, "storyboard") { try UIStoryboard(contentsOfFile: $0) }
  }

  static func nib(_ objects: String) throws -> UINib {
    try read(nibText(objects), "xib") { try UINib(contentsOfFile: $0) }
  }

  static func nibText(_ objects: String) -> String { head("XIB", "") + "<objects>\(objects)</objects></document>" }

  private static func head(_ kind: String, _ more: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(kind)" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \(more)>
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    """
  }

  private static func read<Result>(_ text: String, _ type: String, _ body: (String) throws -> Result) throws -> Result {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).\(type)")
    try text.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    return try body(file.path)
  }
}
