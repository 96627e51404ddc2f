import Foundation
import Testing

/// Translations by command. Provenance: derived; the formats are Xcode's.
@Suite struct StringsCommandTests {
  private let line = CommandLineTests()

  /// A copy of a fixture in `Base.lproj` of a folder of its own.
  private func copy(_ name: String) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let base = folder.appendingPathComponent("Base.lproj")
    try FileManager.default.createDirectory(at: base, withIntermediateDirectories: true)
    let url = base.appendingPathComponent(name)
    try Data(contentsOf: URL(fileURLWithPath: line.fixture(name))).write(to: url)
    return url
  }

  /// Xcode exports the texts of the code and of property lists in the same file.
  @Test func otherFilesOfAnXLIFFAreLeftOut() throws {
    let document = try copy("SignIn.storyboard")
    let folder = document.deletingLastPathComponent().deletingLastPathComponent()
    func file(_ name: String, _ unit: String) -> String {
      """
      <file original="\(name)" source-language="en" target-language="ar" datatype="plaintext"><body>
      <trans-unit id="\(unit)"><source>a</source><target>b</target></trans-unit></body></file>
      """
    }
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      \(file("App/Localizable.strings", "k"))\(file("Base.lproj/SignIn.storyboard", "sgn-lb-001.text"))</xliff>
      """
    let xliff = folder.appendingPathComponent("ar.xliff")
    try Data(text.utf8).write(to: xliff)
    let result = try line.run(["strings", "import", "ar.xliff"], in: folder)
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.errors == "ar.xliff: note: 'App/Localizable.strings' is no storyboard or xib, and is left out\n")
    #expect(result.output == "ar.lproj/SignIn.strings: 1 of 8 texts\n")
  }

  @Test(arguments: ["xliff", "xcstrings", "strings"])
  func whatIsExportedComesBack(_ format: String) throws {
    let document = try copy("SignIn.storyboard")
    let folder = document.deletingLastPathComponent().deletingLastPathComponent()
    let german = folder.appendingPathComponent("de.lproj/SignIn.strings")
    try FileManager.default.createDirectory(
      at: german.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("\"sgn-lb-001.text\" = \"Willkommen zurück\";\n".utf8).write(to: german)
    let exported = folder.appendingPathComponent("out.\(format)").path
    let from = ["strings", "export", document.path, "--format", format, "--language", "de", "--output", exported]
    #expect(try line.run(from).status == 0)
    try FileManager.default.removeItem(at: german)

    var arguments = ["strings", "import", exported]
    // XLIFF has the paths with which it was exported.
    arguments += format == "xliff" ? ["--root", folder.path] : ["--document", document.path]
    if format == "strings" { arguments += ["--language", "de"] }
    if format == "xliff" {
      let outside = try line.run([
        "strings", "import", exported, "--root", document.deletingLastPathComponent().path + "/a",
      ])
      #expect(outside.status == 65)
      #expect(outside.errors.contains("leads out of the folder"), "\(outside.errors)")
      #expect(!FileManager.default.fileExists(atPath: german.path))
    }
    let result = try line.run(arguments)
    #expect(result.status == 0, "\(result.errors)")
    #expect(try String(contentsOf: german, encoding: .utf8).contains("= \"Willkommen zurück\";"))
    #expect(!FileManager.default.fileExists(atPath: folder.appendingPathComponent("en.lproj").path))
  }

  @Test(arguments: [
    (["strings", "import", "a.strings"], "needs --document"),
    (["strings", "import", "a.strings", "--document", "b.xib"], "need --language"),
    (["strings", "show"], "Missing expected argument"),
  ])
  func wrongArgumentsAreExplained(_ arguments: [String], _ words: String) throws {
    let result = try line.run(arguments)
    #expect(result.status == 64)
    #expect(result.errors.contains(words), "\(result.errors)")
  }

  @Test func languagesAreShownWithWhatIsCutOff() throws {
    let document = try copy("SignIn.storyboard")
    let folder = document.deletingLastPathComponent().deletingLastPathComponent()
    let catalogue = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"sgn-lb-001.text": {"localizations": {
      "en": {"stringUnit": {"state": "new", "value": "Welcome back"}},
      "de": {"stringUnit": {"state": "translated", "value": "\(String(repeating: "Benutzerkonto ", count: 8))"}}}}}}
      """
    try Data(catalogue.utf8).write(to: folder.appendingPathComponent("SignIn.xcstrings"))
    let out = folder.appendingPathComponent("out")
    let result = try line.run([
      "strings", "show", document.path, "--device", "iPhone SE", "--out", out.path,
    ])
    #expect(result.errors.isEmpty, "\(result.errors)")
    let page = try String(contentsOf: out.appendingPathComponent("index.html"), encoding: .utf8)
    #expect(page.contains("<th scope=\"row\">as written</th>") && page.contains("<th scope=\"row\">de</th>"))
    #expect(!page.contains("<th scope=\"row\">en</th>"))
    #expect(page.contains(" · View Controller sgn-vc-001 ("))
    #expect(page.components(separatedBy: "<img").count == 3)
    #expect(result.status == 1)
    #expect(page.contains("<b>1 cut off</b>"))
    #expect(result.output.contains("sgn-lb-001") && result.output.contains("iPhone SE"))
  }

  @Test(
    "What cannot be imported",
    arguments: [
      ("a.strings", "\"a\" = \"b\"", "neither a string catalogue nor well-formed"),
      ("a.xcstrings", "{", "neither a string catalogue nor"), ("a.xcstrings", "{\"strings\":{}}", "no translations"),
      ("a.stringsdict", "<plist/>", "rules of plurals"),
    ])
  func refuses(_ name: String, _ text: String, _ words: String) throws {
    let document = try copy("SignIn.storyboard")
    let file = document.deletingLastPathComponent().appendingPathComponent(name)
    try Data(text.utf8).write(to: file)
    let result = try line.run(["strings", "import", file.path, "--document", document.path, "--language", "de"])
    #expect(result.status == 65)
    #expect(result.errors.hasPrefix("\(file.path): error: ") && result.errors.contains(words), "\(result.errors)")
    #expect(result.errors.split(separator: "\n").count == 1)
  }

  /// What an import does not have stays, and nothing is written where there is nothing to say.
  @Test func importsAddToWhatIsThere() throws {
    let document = try copy("SignIn.storyboard")
    let folder = document.deletingLastPathComponent().deletingLastPathComponent()
    func imported(_ text: String, _ language: String = "de") throws -> (status: Int32, output: String, errors: String) {
      try Data(text.utf8).write(to: folder.appendingPathComponent("a.strings"))
      return try line.run(
        ["strings", "import", "a.strings", "--document", "Base.lproj/SignIn.storyboard", "--language", language],
        in: folder)
    }
    let keys = keys(in: try line.run(["strings", "export", document.path]).output)
    let (first, second) = (try #require(keys.first), try #require(keys.dropFirst().first))
    _ = try imported("\"\(first)\" = \"eins\";")
    let result = try imported("\"\(second)\" = \"zwei\";")
    #expect(result.output == "de.lproj/SignIn.strings: 2 of \(keys.count) texts\n", "\(result.errors)")
    let file = folder.appendingPathComponent("de.lproj/SignIn.strings")
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.contains("\"\(first)\" = \"eins\";") && text.contains("\"\(second)\" = \"zwei\";"))
    #expect(
      try imported("\"gone.text\" = \"weg\";", "fr").output == "fr.lproj/SignIn.strings: 0 of \(keys.count) texts\n")
    #expect(!FileManager.default.fileExists(atPath: folder.appendingPathComponent("fr.lproj").path))
    // A file that cannot be read is not written over.
    try Data("\"a\" = ".utf8).write(to: file)
    #expect(try imported("\"\(first)\" = \"eins\";").status == 65)
    #expect(try String(contentsOf: file, encoding: .utf8) == "\"a\" = ")
  }

  /// Provenance: the contract in the command's help: translations that an import does not have stay.
  @Test func importsKeepWhatTheyDoNotKnow() throws {
    let document = try copy("SignIn.storyboard")
    let folder = document.deletingLastPathComponent().deletingLastPathComponent()
    let german = folder.appendingPathComponent("de.lproj/SignIn.strings")
    try FileManager.default.createDirectory(
      at: german.deletingLastPathComponent(), withIntermediateDirectories: true)
    let own = "\"sgn-lb-001.text\" = \"Hallo\";\n\"sgn-lb-001.own\" = \"von \\\"Hand\\\"\";\n"
    try Data(own.utf8).write(to: german)
    func imported(_ target: String) throws -> String {
      let text = """
        <xliff version="1.2"><file original="Base.lproj/SignIn.storyboard" target-language="de"><body>
        <trans-unit id="sgn-lb-001.text"><source>a</source>\(target)</trans-unit></body></file></xliff>
        """
      try Data(text.utf8).write(to: folder.appendingPathComponent("de.xliff"))
      let result = try line.run(["strings", "import", "de.xliff"], in: folder)
      #expect(result.status == 0, "\(result.errors)")
      return try String(contentsOf: german, encoding: .utf8)
    }
    for (target, words) in [
      ("<target state=\"new\"/>", "Hallo"), ("<target state=\"needs-translation\"></target>", "Hallo"),
      ("<target>Guten Tag</target>", "Guten Tag"), ("<target/>", ""),
    ] {
      let text = try imported(target)
      #expect(text.contains("\"sgn-lb-001.text\" = \"\(words)\";"), "\(target)")
      #expect(text.hasSuffix("\n\"sgn-lb-001.own\" = \"von \\\"Hand\\\"\";\n"), "\(target)")
    }
  }

  private func keys(in text: String) -> [String] {
    text.split(separator: "\n").filter { $0.hasPrefix("\"") }.map { String($0.dropFirst().prefix { $0 != "\"" }) }
  }

  @Test func variationsAreTold() throws {
    let document = try copy("SignIn.storyboard")
    let folder = document.deletingLastPathComponent().deletingLastPathComponent()
    let unit = #"{"variations":{"plural":{"other":{"stringUnit":{"state":"translated","value":"Wege"}}}}}"#
    try Data(#"{"strings":{"sgn-lb-001.text":{"localizations":{"de":\#(unit)}}},"version":"1.0"}"#.utf8)
      .write(to: folder.appendingPathComponent("a.xcstrings"))
    let result = try line.run(
      ["strings", "import", "a.xcstrings", "--document", "Base.lproj/SignIn.storyboard"], in: folder)
    #expect(result.status == 0)
    #expect(result.output == "de.lproj/SignIn.strings: 1 of 8 texts\n")
    #expect(result.errors.contains("'sgn-lb-001.text' varies by device or number in de"), "\(result.errors)")
  }
}
