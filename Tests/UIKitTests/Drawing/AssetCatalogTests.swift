import Foundation
import Testing

@testable import UIKitCore

@Suite struct AssetCatalogTests {
  /// Makes a catalogue of the files given by their paths within it.
  func withCatalog(_ files: [String: String], _ body: (AssetCatalog) throws -> Void) throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".xcassets")
    defer { try? FileManager.default.removeItem(at: root) }
    for (path, text) in files {
      let url = root.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    try body(AssetCatalog(root: root))
  }

  /// Documented: Asset Catalog Format Reference, "Named Color Type".
  @Test func colorsHaveVariants() throws {
    let json = """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb",
          "components": {"red": "0xFF", "green": "128", "blue": "0.250", "alpha": "1.000"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
          "color": {"platform": "ios", "reference": "systemRedColor"}}]}
      """
    try withCatalog(["Brand.colorset/Contents.json": json]) { catalog in
      let color = try #require(catalog.color(named: "Brand", in: nil))
      let light = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
      #expect(light == UIColor(red: 1, green: 128 / 255, blue: 0.25, alpha: 1))
      let dark = UITraitCollection(userInterfaceStyle: .dark)
      #expect(color.resolvedColor(with: dark) == UIColor.systemRed.resolvedColor(with: dark))
      #expect(catalog.color(named: "Other", in: nil) == nil)
      // Provenance: the tests of a library for chats compare colours that were looked up twice.
      let again = try #require(catalog.color(named: "Brand", in: nil))
      #expect(again == color && again.hash == color.hash)
      #expect(again.withAlphaComponent(0.5) == color.withAlphaComponent(0.5))
      #expect(again.withAlphaComponent(0.5) != color.withAlphaComponent(0.6))
      #expect(UIColor { _ in .red } != UIColor { _ in .red })
    }
  }

  /// 1 is a share of 255 of a colour, and all of an opacity.
  @Test func opacitiesAreSharesOfOne() throws {
    let json = #"{"colors": [{"color": {"components": {"red": "255", "green": "0", "blue": "51", "alpha": "1"}}}]}"#
    try withCatalog(["A.colorset/Contents.json": json]) { catalog in
      #expect(catalog.color(named: "A", in: nil) == UIColor(red: 1, green: 0, blue: 0.2, alpha: 1))
    }
  }

  @Test func namespacesPrefixNames() throws {
    let gray = #"{"colors": [{"color": {"components": {"white": "0.500"}}}]}"#
    try withCatalog([
      "Icons/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
      "Icons/Gray.colorset/Contents.json": gray, "Plain/Gray.colorset/Contents.json": gray,
    ]) { catalog in
      #expect(catalog.color(named: "Icons/Gray", in: nil) == UIColor(white: 0.5, alpha: 1))
      #expect(catalog.color(named: "Gray", in: nil) != nil)
      #expect(catalog.color(named: "Plain/Gray", in: nil) == nil)
    }
  }

  /// Documented: Asset Catalog Format Reference, "Data Set Type".
  @Test func dataHasANameAndAType() throws {
    try withCatalog([
      "music/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
      "music/theme.dataset/Contents.json": #"""
      {"data": [{"idiom": "universal", "filename": "theme.txt", "universal-type-identifier": "public.plain-text"}]}
      """#,
      "music/theme.dataset/theme.txt": "la", "Away.dataset/Contents.json": #"{"data": [{"filename": "../secret"}]}"#,
    ]) { catalog in
      let found = try #require(catalog.data(named: "music/theme"))
      #expect(found.data == Data("la".utf8))
      #expect(found.typeIdentifier == "public.plain-text")
      #expect(catalog.data(named: "theme") == nil)
      #expect(catalog.data(named: "Away") == nil)
    }
  }

  @Test(arguments: ["", "{", "[]", #"{"images": 3}"#, #"{"images": [{"filename": "../../secret.png"}]}"#])
  func badSetsGiveNothing(_ json: String) throws {
    try withCatalog(["A.imageset/Contents.json": json, "A.colorset/Contents.json": json]) { catalog in
      #expect(catalog.image(named: "A", in: nil, traits: nil) == nil)
      #expect(catalog.color(named: "A", in: nil) == nil)
    }
  }

  @Test(arguments: ["0x", "-2x", "nanx", "infx", "x", ""]) func scalesThatAreNoneAreOne(_ scale: String) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let dot =
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
    try #require(Data(base64Encoded: dot)).write(to: folder.appendingPathComponent("a.png"))
    let json = #"{"images": [{"filename": "a.png", "scale": "\#(scale)", "resizing": {"cap-insets": {"top": 1}}}]}"#
    let set = try #require(ImageSet(folder: folder, data: Data(json.utf8)))
    let image = try #require(set.image(for: UITraitCollection()))
    #expect(image.size == CGSize(width: 1, height: 1) && image.capInsets.top == 1)
  }

  private struct Sets: AssetSource {
    func color(named name: String, in bundle: Bundle?) -> UIColor? { nil }
    func image(named name: String, in bundle: Bundle?, traits: UITraitCollection?) -> UIImage? {
      ["logo", "exact.png"].contains(name) ? UIImage() : nil
    }
  }

  /// Provenance: code and documents of five applications that call the set `logo` by the name `logo.png`.
  @Test(arguments: [
    ("logo", true), ("logo.png", true), ("exact.png", true), ("exact", false), ("other.png", false), (".png", false),
    ("logo.JPG", true), ("logo.jpeg", true), ("logo.txt", false),
  ]) func namesOfFilesFindSets(_ name: String, _ isThere: Bool) {
    var lookup = AssetLookup()
    (lookup.sources, lookup.looksForFiles) = ([Sets()], false)
    #expect((lookup.image(named: name, in: nil, traits: nil) != nil) == isThere)
  }
}
