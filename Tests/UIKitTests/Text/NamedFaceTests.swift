import Testing
import UIKit

/// Fonts that are known by name tell their family and traits.
///
/// Expectations: Apple's list of the fonts of iOS, and its pages on `UIFont.familyName` and
/// `UIFontDescriptor.withSymbolicTraits(_:)`.
@MainActor
struct NamedFaceTests {
  @Test(arguments: [
    ("HelveticaNeue-Bold", "Helvetica Neue"), ("ArialMT", "Arial"), ("Georgia-Italic", "Georgia"),
    ("CourierNewPS-BoldMT", "Courier New"), ("Nobody-Bold", "Nobody"),
  ])
  func families(_ name: String, _ family: String) {
    let font = UIFont(descriptor: UIFontDescriptor(name: name, size: 12), size: 12)
    #expect(font.familyName == family && font.fontName == name)
  }

  @Test func traitsFollowFromTheFace() throws {
    func traits(_ name: String) throws -> UIFontDescriptor.SymbolicTraits {
      try #require(UIFont(name: name, size: 12)).fontDescriptor.symbolicTraits
    }
    #expect(try traits("HelveticaNeue-BoldItalic") == [.traitBold, .traitItalic])
    #expect(try traits("Avenir-MediumOblique") == .traitItalic)
    #expect(try traits("HelveticaNeue-CondensedBold") == [.traitBold, .traitCondensed])
    #expect(try traits("Menlo-Regular") == .traitMonoSpace)
    #expect(try traits("Georgia") == [])
  }

  @Test func otherTraitsFindTheFamilysFont() throws {
    func other(_ name: String, _ traits: UIFontDescriptor.SymbolicTraits) throws -> String? {
      let font = try #require(UIFont(name: name, size: 15))
      let descriptor = try #require(font.fontDescriptor.withSymbolicTraits(traits))
      #expect(UIFont(descriptor: descriptor, size: 0).pointSize == 15)
      return UIFont(descriptor: descriptor, size: 0).fontName
    }
    #expect(try other("HelveticaNeue", .traitBold) == "HelveticaNeue-Bold")
    #expect(try other("Georgia-Bold", [.traitBold, .traitItalic]) == "Georgia-BoldItalic")
    #expect(try other("Georgia-BoldItalic", []) == "Georgia")
    #expect(try other("Arial-BoldMT", .traitItalic) == "Arial-ItalicMT")
  }
}
