import Foundation
import Testing

@testable import UIKitCore

/// Where bundles keep documents.
@MainActor @Suite struct NibFileTests {
  /// Provenance: documented, "Device-Specific Resource Names" of Apple's Resource Programming Guide.
  @Test func documentsForAKindOfDeviceComeFirst() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("nibs-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["Cell.xib", "Cell~ipad.xib", "Row.xib"] {
      try Data().write(to: folder.appendingPathComponent(name))
    }
    let bundle = try #require(Bundle(url: folder))
    func found(_ name: String) -> String? {
      NibFiles.path(of: name, types: ["xib", "nib"], in: bundle).map { ($0 as NSString).lastPathComponent }
    }
    #expect(found("Row") == "Row.xib")
    UITraitCollection(userInterfaceIdiom: .pad).performAsCurrent { #expect(found("Cell") == "Cell~ipad.xib") }
    UITraitCollection(userInterfaceIdiom: .phone).performAsCurrent { #expect(found("Cell") == "Cell.xib") }
  }
}
