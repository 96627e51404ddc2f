import Testing
import UIKit

@testable import UIKitCore

@MainActor
struct FontTests {
  /// Provenance: documented; what `UIFont.systemFont(ofSize: 17)` answers on iOS.
  @Test func systemFontHasApplesMeasures() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(font.ascender == 16.186_523_437_5)
    #expect(font.descender == -4.100_585_937_5)
    #expect(font.lineHeight == 20.287_109_375)
    #expect(abs(font.capHeight - 11.978) < 0.001)
    #expect(font.leading == 0)
  }

  /// Provenance: documented; Human Interface Guidelines, Dynamic Type sizes.
  @Test(
    "Text styles follow the text size",
    arguments: [
      (UIFont.TextStyle.body, UIContentSizeCategory.large, 17.0), (.body, .extraSmall, 14),
      (.body, .accessibilityExtraExtraExtraLarge, 53), (.largeTitle, .large, 34), (.caption2, .medium, 11),
      (.title3, .extraExtraLarge, 24),
    ])
  func textStyle(_ style: UIFont.TextStyle, _ category: UIContentSizeCategory, _ size: CGFloat) {
    let traits = UITraitCollection(preferredContentSizeCategory: category)
    #expect(UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize == size)
  }

  @Test func fontMetricsScaleFonts() {
    let traits = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
    let scaled = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 34), compatibleWith: traits)
    #expect(scaled.pointSize == 46)
    let bounded = UIFontMetrics.default.scaledFont(
      for: .systemFont(ofSize: 34), maximumPointSize: 40, compatibleWith: traits)
    #expect(bounded.pointSize == 40)
  }

  @Test func descriptorsChangeTraits() throws {
    let plain = UIFont.systemFont(ofSize: 20)
    let bold = try #require(plain.fontDescriptor.withSymbolicTraits(.traitBold))
    let font = UIFont(descriptor: bold, size: 0)
    #expect(font.pointSize == 20)
    #expect(font.fontDescriptor.symbolicTraits.contains(.traitBold))
    #expect(UIFont(name: "", size: 10) == nil)
  }

  /// Provenance: Apple's page on `init(name:size:)` (nil for a font that there is not), and its list of the fonts of iOS.
  @Test(arguments: [
    ("Nowhere-Sans", false), ("OpenSans-Bold", false), ("Roboto", false), ("-", false), ("Georgia-Bold", true),
    ("Helvetica Neue", true), ("HelveticaNeue-Light", true), ("PingFangSC-Semibold", true), ("HiraMinProN-W3", true),
    ("STHeitiSC-Light", true), (".SFUIText-Medium", true), ("TrebuchetMS", true), ("DINCondensed-Bold", true),
  ])
  func fontsAreFoundByName(name: String, exists: Bool) {
    #expect((UIFont(name: name, size: 12) != nil) == exists)
  }

  /// A font that the program lists, and whose file is not on the machine, is shown in a substitute.
  @Test func listedFontsAreFound() {
    #expect(UIFont(name: "Kestrelle-Bold", size: 12) == nil)
    ProgramFonts.register(["Fonts/Kestrelle-Regular.ttf"], in: [.main])
    #expect(UIFont(name: "Kestrelle-Bold", size: 12)?.fontName == "Kestrelle-Bold")
    #expect(UIFont(name: "Merlinette", size: 12) == nil)
    #expect(!CTFontManagerRegisterFontsForURL(NSURL(fileURLWithPath: "/nowhere/Merlinette_Light.otf"), .process, nil))
    #expect(UIFont(name: "Merlinette", size: 12) != nil)
  }

  /// Provenance: tests of two libraries, which read the settings by names of other types, and by strings.
  @Test func settingsAreReadByAnyName() throws {
    let settings = [[UIFontDescriptor.FeatureKey.featureIdentifier: 6, .typeIdentifier: 0]]
    let attributes = UIFont.systemFont(ofSize: 17).fontDescriptor.addingAttributes([.featureSettings: settings])
      .fontAttributes
    let byString = try #require(attributes[.featureSettings] as? [[String: Any]])
    #expect(byString.first?["CTFeatureTypeIdentifier"] as? Int == 6)
    let byName = try #require(attributes[.featureSettings] as? [[UIFontDescriptor.AttributeName: Int]])
    #expect(byName.first?[UIFontDescriptor.AttributeName(rawValue: "CTFeatureSelectorIdentifier")] == 0)
    let again = UIFontDescriptor(fontAttributes: [.featureSettings: byString, .size: 17])
    #expect((again.fontAttributes[.featureSettings] as? [[String: Any]])?.count == 1)
  }

  /// Provenance: a library's tests of UIKit's own behavior.
  @Test func aTextStyleOverridesAName() throws {
    var attributes = try #require(UIFont(name: "Avenir-Roman", size: 10)).fontDescriptor.fontAttributes
    attributes[.textStyle] = UIFont.TextStyle.title3
    let found = UIFontDescriptor(fontAttributes: attributes).fontAttributes
    #expect(found.count == 3)
    #expect(found[.textStyle] as? UIFont.TextStyle == .title3 && found[.size] as? CGFloat == 10)
  }

  /// Features are kept with the font, and replaced together.
  @Test func featuresOfDescriptors() throws {
    func features(_ font: UIFont) -> [[Int?]]? {
      (font.fontDescriptor.fontAttributes[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Any]])?
        .map { [$0[.type] as? Int, $0[.selector] as? Int] }
    }
    let plain = UIFont.systemFont(ofSize: 17)
    #expect(features(plain) == nil)
    let settings: [[UIFontDescriptor.FeatureKey: Any]] = [
      [.featureIdentifier: 37, .typeIdentifier: 1], [.type: 6, .selector: 0],
    ]
    let font = UIFont(descriptor: plain.fontDescriptor.addingAttributes([.featureSettings: settings]), size: 0)
    #expect(features(font) == [[37, 1], [6, 0]])
    #expect(font != plain)
    let next = font.fontDescriptor.addingAttributes([
      .featureSettings: [[UIFontDescriptor.FeatureKey.type: 36, .selector: 1]]
    ])
    #expect(features(UIFont(descriptor: next, size: 20)) == [[36, 1]])
    #expect(UIFont().pointSize == 12)
  }

  /// Expected by Apple's font feature registry. Provenance: a library's tests of UIKit's own behavior.
  @Test func fontsKeepWhatSettingsMean() {
    func kept(_ settings: [(Int, Int)]) -> [[Int?]]? {
      let entries = settings.map { [UIFontDescriptor.FeatureKey.type: $0.0, .selector: $0.1] }
      let font = UIFont(descriptor: UIFontDescriptor(fontAttributes: [.featureSettings: entries]), size: 20)
      return (font.fontDescriptor.fontAttributes[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Any]])?
        .map { [$0[.type] as? Int, $0[.selector] as? Int] }
    }
    // Two stylistic sets and small capitals; then another set, the second one off, and no small capitals.
    #expect(kept([(35, 4), (35, 12), (37, 1)]) == [[35, 4], [35, 12], [37, 1]])
    #expect(kept([(35, 4), (35, 12), (37, 1), (35, 10), (35, 13), (37, 0)]) == [[35, 4], [35, 10]])
    #expect(kept([(6, 0), (6, 1), (36, 0), (11, 0)]) == [[6, 1]])
  }

  /// Provenance: published tables of the fonts, and a library's tests of lines of text in Avenir-Roman.
  @Test(arguments: [
    ("Avenir-Roman", 35.4, 23.4), ("HelveticaNeue-Medium", 35.7, 25.85), ("Georgia", 34.644, 24.072),
    ("Times New Roman", 33.105, 22.363), ("Verdana-BoldItalic", 36.353, 27.417), ("Menlo-Regular", 35.7, 26.15),
  ]) func lettersAreAsHighAsInTheFont(_ name: String, _ capital: CGFloat, _ small: CGFloat) throws {
    let font = try #require(UIFont(name: name, size: 50))
    #expect(abs(font.capHeight - capital) < 0.001)
    #expect(abs(font.xHeight - small) < 0.001)
  }

  @Test func stringsMeasureThemselves() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect("Label".size(withAttributes: [.font: font]).height == font.lineHeight)
    let box = "one two three four".boundingRect(
      with: CGSize(width: 60, height: 1000), options: .usesLineFragmentOrigin, attributes: [.font: font], context: nil)
    #expect(box.width <= 60)
    #expect(box.height >= 2 * font.lineHeight)
    let single = ("one two three four" as NSString).boundingRect(
      with: CGSize(width: 60, height: 1000), attributes: [.font: font], context: nil)
    #expect(single.width > 60)
    #expect(abs(single.minY + font.ascender) < 0.001)
  }

  @Test func paragraphStylesAreCopied() throws {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 3
    let copy = try #require(style.copy() as? NSParagraphStyle)
    style.lineSpacing = 4
    #expect(copy.lineSpacing == 3)
    #expect(copy != style)
  }
}
