import DarwinShims
import Foundation
import Testing

/// Texts of string catalogues and `.stringsdict` files.
/// Provenance: documented, <https://developer.apple.com/documentation/xcode/localizing-strings-that-contain-plurals>.
@Suite struct LocalizedStringTests {
  /// A bundle with the files, by their paths.
  private func bundle(_ files: [String: String]) throws -> Bundle {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("strings-\(UUID().uuidString)")
    for (path, text) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return try #require(Bundle(url: folder))
  }

  private func text(_ bundle: Bundle, _ key: String, _ arguments: any CVarArg...) -> String {
    let format = bundle.deviceString(forKey: key, value: nil, table: nil)
    return arguments.isEmpty ? format : String.deviceFormatted(format, Locale(identifier: "en_US"), arguments)
  }

  @Test func dictionariesOfPlurals() throws {
    let dictionary = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>words</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@count@</string>
        <key>count</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string>
        <key>zero</key><string>Nothing</string><key>one</key><string>First word</string>
        <key>other</key><string>First %d words</string></dict></dict>
      <key>moves</key><dict><key>NSStringLocalizedFormatKey</key><string>%1$#@files@ of %2$@ in %3$#@folders@, 100%%</string>
        <key>files</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>lu</string>
        <key>one</key><string>%lu file</string><key>other</key><string>%lu files</string></dict>
        <key>folders</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string>
        <key>one</key><string>a folder</string><key>other</key><string>%d folders</string></dict></dict>
      <key>wide</key><dict><key>NSStringVariableWidthRuleType</key><dict>
        <key>1</key><string>In</string><key>20</key><string>Come in</string></dict></dict>
      </dict></plist>
      """
    let bundle = try bundle([
      "en.lproj/Localizable.stringsdict": dictionary, "en.lproj/Localizable.strings": "\"plain\" = \"As ever\";",
    ])
    #expect([0, 1, 2].map { text(bundle, "words", $0) } == ["Nothing", "First word", "First 2 words"])
    #expect(
      text(bundle, "moves", 1, "Ada", 3) == "1 file of Ada in 3 folders, 100%")
    #expect(text(bundle, "moves", 5, "Ada", 1) == "5 files of Ada in a folder, 100%")
    // Who formats without knowing of plurals gets the form of most numbers.
    #expect(String(format: bundle.deviceString(forKey: "words", value: nil, table: nil), 1) == "First 1 words")
    #expect(text(bundle, "wide") == "Come in")
    #expect(text(bundle, "plain") == "As ever" && text(bundle, "none") == "none")
  }

  @Test func catalogues() throws {
    let catalogue = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "greeting": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "Good day"}}}},
        "Save": {},
        "%lld items": {"localizations": {"en": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld item"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld items"}}}}}}},
        "%lld of %@": {"localizations": {"en": {
          "stringUnit": {"state": "translated", "value": "%#@birds@ of %2$@"},
          "substitutions": {"birds": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%arg bird"}},
            "other": {"stringUnit": {"state": "translated", "value": "%arg birds"}}}}}}}}},
        "tap": {"localizations": {"en": {"variations": {"device": {
          "iphone": {"stringUnit": {"state": "translated", "value": "Tap"}},
          "mac": {"stringUnit": {"state": "translated", "value": "Click"}}}}}}}
      }}
      """
    let bundle = try bundle(["Localizable.xcstrings": catalogue])
    #expect(text(bundle, "greeting") == "Good day" && text(bundle, "Save") == "Save" && text(bundle, "tap") == "Tap")
    #expect([1, 4].map { text(bundle, "%lld items", $0) } == ["1 item", "4 items"])
    #expect(text(bundle, "%lld of %@", 1, "Ada") == "1 bird of Ada")
    #expect(text(bundle, "%lld of %@", 7, "Ada") == "7 birds of Ada")
    #expect([1, 4].map { String(localized: "\($0) items", bundle: bundle) } == ["1 item", "4 items"])
  }

  /// Derived: a string of Apple's remembers the table that it is from, and a text of one table says nothing of another.
  @Test func textsThatLookTheSame() throws {
    func catalogue(_ language: String, _ one: String, _ texts: String = "") throws -> Bundle {
      func form(_ name: String, _ text: String) -> String {
        "\"\(name)\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(text)\"}}"
      }
      let forms = form("one", one) + ", " + form("other", "%lld pages")
      return try bundle([
        "Localizable.xcstrings": "{\"sourceLanguage\": \"\(language)\", \"strings\": {\(texts) "
          + "\"n\": {\"localizations\": {\"\(language)\": {\"variations\": {\"plural\": {\(forms)}}}}}}}"
      ])
    }
    let plain = "\"p\": {\"localizations\": {\"en\": {\"stringUnit\": {\"value\": \"%1$lld pages\"}}}},"
    let (english, french) = (try catalogue("en", "a page", plain), try catalogue("fr", "page %lld"))
    let formats = [english, french].map { $0.deviceString(forKey: "n", value: nil, table: nil) }
    let made = formats.map { format in [0, 1, 2].map { String.deviceFormatted(format, nil, [$0]) } }
    #expect(made == [["0 pages", "a page", "2 pages"], ["page 0", "page 1", "2 pages"]])
    #expect(formats.map { String(format: $0, 1) } == ["1 pages", "1 pages"])
    #expect(text(english, "n", 1) == "a page" && text(english, "p", 1) == "1 pages")
  }

  /// Provenance: Unicode CLDR, Language Plural Rules.
  @Test(arguments: [
    ("en", "other one other other other other"), ("ja", "other other other other other other"),
    ("fr", "one one other other other other"), ("ru", "many one few many one many"),
    ("pl", "many one few many many many"), ("cs", "other one few other other other"),
    ("ar", "zero one two few many many"), ("lt", "other one few few one other"),
    ("pt-PT", "other one other other other other"),
  ])
  func formsOfNumbers(_ language: String, _ forms: String) throws {
    let cases = ["zero", "one", "two", "few", "many", "other"]
    let variants = cases.map {
      "\"\($0)\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"%lld-\($0)\"}}"
    }
    // A text for zero is taken for nothing in every language: it stands only where the language has the form.
    let own = variants.filter { language == "ar" || !$0.hasPrefix("\"zero\"") }.joined(separator: ", ")
    let bundle = try bundle([
      "Localizable.xcstrings":
        "{\"sourceLanguage\": \"\(language)\", \"strings\": {\"n\": {\"localizations\": {\"\(language)\": "
        + "{\"variations\": {\"plural\": {\(own)}}}}}}}"
    ])
    let found = [0, 1, 2, 6, 21, 13].map { String(text(bundle, "n", $0).split(separator: "-")[1]) }
    #expect(found.joined(separator: " ") == forms)
  }
}
