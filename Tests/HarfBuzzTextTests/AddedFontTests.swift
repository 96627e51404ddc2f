import Foundation
import HarfBuzzText
import Testing
import UITextLayout

/// Fonts that a program brings along.
struct AddedFontTests {
  /// A face of the machine under a name that no other has.
  private static let face = URL(fileURLWithPath: "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf")
  static let hasFace = FileManager.default.fileExists(atPath: face.path)

  private func renamed(_ file: URL) throws {
    var data = try Data(contentsOf: Self.face)
    for encoding in [String.Encoding.utf16BigEndian, .isoLatin1] {
      let (old, new) = ("DejaVuSans".data(using: encoding), "OwnFaceABC".data(using: encoding))
      if let old, let new, let place = data.range(of: old) { data.replaceSubrange(place, with: new) }
    }
    try data.write(to: file)
  }

  @Test(.enabled(if: hasFace)) func areFoundByTheirNames() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).ttf")
    try renamed(file)
    defer { try? FileManager.default.removeItem(at: file) }
    let shaper = HarfBuzzShaper(warn: { _ in })
    let own = FontDescription(family: .named("OwnFaceABC"), size: 20)
    let other = FontDescription(family: .named("DejaVuSans"), size: 20)
    #expect(shaper.metrics(of: own) == nil)
    let before = shaper.advances(of: "ill", font: own)
    #expect(shaper.addFonts(at: file.path))
    #expect(shaper.metrics(of: own) == shaper.metrics(of: other))
    #expect(shaper.metrics(of: own) != nil)
    #expect(shaper.addedFamilies.values.joined().contains("OwnFaceABC"))
    #expect(shaper.advances(of: "ill", font: own) == shaper.advances(of: "ill", font: other))
    #expect(before != shaper.advances(of: "ill", font: own))
  }

  @Test func whatIsNoFontIsNotTaken() {
    let shaper = HarfBuzzShaper(warn: { _ in })
    #expect(!shaper.addFonts(at: "/no/where.ttf"))
    #expect(!shaper.addFonts(at: #filePath))
  }
}
