import Foundation
import HarfBuzzText
import Synchronization
import Testing
import UIDisplayList
import UITextLayout

struct HarfBuzzShaperTests {
  /// Whether the machine has any font: without one there is nothing to shape with.
  static let hasFonts = HarfBuzzShaper(warn: { _ in }).advances(of: "a", font: FontDescription(size: 17)) != nil

  private func shape(_ text: String, width: CGFloat, rightToLeft: Bool = false) -> [GlyphRun] {
    HarfBuzzShaper(warn: { _ in })
      .shape(text, font: FontDescription(size: 20), color: .black, width: width, rightToLeft: rightToLeft)
  }

  @Test(.enabled(if: hasFonts)) func glyphsStandInOrderWithinTheWidth() {
    let glyphs = shape("Label", width: 100).flatMap(\.glyphs)
    #expect(glyphs.count == 5)
    #expect(glyphs.map(\.position.x) == glyphs.map(\.position.x).sorted())
    #expect(glyphs.allSatisfy { (-5...100).contains($0.position.x) })
  }

  @Test(.enabled(if: hasFonts)) func glyphsFillTheAdvancesTheyWereMeasuredWith() {
    let narrow = shape("Label", width: 50).flatMap(\.glyphs)
    let wide = shape("Label", width: 60).flatMap(\.glyphs)
    #expect(wide[4].position.x - narrow[4].position.x > 5)
  }

  /// Provenance: a label of a public application, bold and in Hangul. The face for it has one weight, which fontconfig's own
  /// rules call bold from there on.
  @Test(.enabled(if: hasFonts), arguments: [0.3, 0.4, 0.56, 0.62]) func facesOfOneWeightAreEmboldened(_ weight: Double)
  {
    func faces(_ weight: Double) -> [FontFace] {
      HarfBuzzShaper(warn: { _ in }).shape(
        "\u{C9D1}", font: FontDescription(size: 20, weight: weight), color: .black, width: 20, rightToLeft: false
      ).map(\.face)
    }
    let (plain, heavy) = (faces(0), faces(weight))
    #expect(plain.allSatisfy { $0.syntheticBold == 0 } && !heavy.isEmpty)
    for (plain, heavy) in zip(plain, heavy) where plain.path == heavy.path && plain.index == heavy.index {
      #expect(heavy.syntheticBold > 0)
    }
  }

  @Test(.enabled(if: hasFonts)) func equalTextIsShapedAlike() {
    #expect(shape("Hello, world", width: 90) == shape("Hello, world", width: 90))
  }

  @Test(.enabled(if: hasFonts)) func textFromRightToLeftStartsAtTheRight() {
    let shaper = HarfBuzzShaper(warn: { _ in })
    let runs = shaper.shape(
      "אב", advances: [10, 20], font: FontDescription(size: 20), color: .black, rightToLeft: true)
    let positions = runs.flatMap(\.glyphs).map(\.position.x)
    #expect(positions.count == 2)
    #expect(positions == positions.sorted())
  }

  @Test(.enabled(if: hasFonts)) func aFontThatIsMissingIsToldOnce() {
    let messages = Mutex<[String]>([])
    let shaper = HarfBuzzShaper { message in messages.withLock { $0.append(message) } }
    let font = FontDescription(family: .named("NoSuchFont-Bold"), size: 12)
    _ = shaper.advances(of: "ab", font: font)
    _ = shaper.advances(of: "cd", font: font)
    #expect(messages.withLock { $0.count { $0.contains("NoSuchFont-Bold") } } == 1)
  }

  /// A tab is room, also in a face that has no glyph for it, where it would be a box.
  @Test(.enabled(if: hasFonts), arguments: ["Times New Roman", "Menlo", "Nowhere"])
  func tabsAreNotDrawn(_ family: String) {
    let runs = HarfBuzzShaper(warn: { _ in }).shape(
      "a\tb", advances: [10, 30, 10], font: FontDescription(family: .named(family), size: 20), color: .black,
      rightToLeft: false)
    let glyphs = runs.flatMap(\.glyphs)
    #expect(!glyphs.contains { $0.id == 0 })
    #expect((glyphs.last?.position.x ?? 0) > 35)
  }

  /// Kawi letters came into Unicode in 2022, and no package that the project names brings them. Icons of a program's own
  /// fonts are no characters that a package could bring.
  @Test(.enabled(if: hasFonts)) func charactersWithoutAFontAreToldOnce() {
    let messages = Mutex<[String]>([])
    let shaper = HarfBuzzShaper { message in messages.withLock { $0.append(message) } }
    _ = shaper.advances(of: "a\u{11F12}\u{11F13}", font: FontDescription(size: 17))
    _ = shaper.advances(of: "\u{11F14}", font: FontDescription(size: 17))
    _ = shaper.advances(of: "\u{F1C0}", font: FontDescription(size: 17))
    let told = messages.withLock { $0.filter { $0.hasPrefix("no installed font has") } }
    #expect(
      told == ["no installed font has '\u{11F12}': it is drawn as a box (on Debian: apt install fonts-noto-core)"])
  }

  @Test func noTextGivesNoGlyphs() { #expect(shape("", width: 0).isEmpty) }

  @Test(.enabled(if: hasFonts)) func manyThreadsMayShape() async {
    let shaper = HarfBuzzShaper(warn: { _ in })
    let expected = shaper.advances(of: "Concurrency", font: FontDescription(size: 17))
    await withTaskGroup(of: [CGFloat]?.self) { group in
      for _ in 0..<8 { group.addTask { shaper.advances(of: "Concurrency", font: FontDescription(size: 17)) } }
      for await result in group { #expect(result == expected) }
    }
  }

  struct Levels: Sendable {
    var text: String
    var rightToLeft: Bool?
    var levels: [UInt8]
  }

  /// Provenance: derived from UAX #9.
  @Test(
    "Levels follow the bidirectional algorithm",
    arguments: [
      Levels(text: "abc", rightToLeft: nil, levels: [0, 0, 0]),
      Levels(text: "אב", rightToLeft: nil, levels: [1, 1]),
      Levels(text: "a אב", rightToLeft: nil, levels: [0, 0, 1, 1]),
      Levels(text: "אב a", rightToLeft: nil, levels: [1, 1, 1, 2]),
      Levels(text: "ab", rightToLeft: true, levels: [2, 2]),
      Levels(text: "א1", rightToLeft: nil, levels: [1, 2]),
      Levels(text: "", rightToLeft: nil, levels: []),
    ])
  func levels(_ example: Levels) {
    let shaper = HarfBuzzShaper(warn: { _ in })
    #expect(shaper.embeddingLevels(example.text, rightToLeft: example.rightToLeft) == example.levels)
  }
}
