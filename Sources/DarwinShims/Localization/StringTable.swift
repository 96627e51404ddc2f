internal import Foundation
internal import Synchronization

/// The texts of one name in one bundle that Foundation on Linux does not read: `.stringsdict` files, and string catalogues
/// (`.xcstrings`), which Xcode compiles into `.strings` and `.stringsdict`.
struct StringTable {
  enum Entry {
    case text(String)
    case plural(PluralFormat)
  }

  private(set) var entries: [String: Entry] = [:]

  /// - Parameter name: without extension.
  init(_ name: String, in bundle: Bundle) {
    if let file = Self.file(name, "xcstrings", in: bundle), let data = try? Data(contentsOf: file) {
      entries = StringCatalogueTexts.entries(data, languages: Self.languages(of: bundle))
    }
    for (file, language) in Self.localized(name, "stringsdict", in: bundle) {
      guard let data = try? Data(contentsOf: file),
        let plist = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
      else { continue }
      for (key, value) in plist {
        if let entry = (value as? [String: Any]).flatMap({ Self.entry($0, language) }) { entries[key] = entry }
      }
      break
    }
  }

  // MARK: Files

  private static func file(_ name: String, _ kind: String, in bundle: Bundle) -> URL? {
    for folder in [bundle.resourceURL, bundle.bundleURL].compactMap({ $0 }) {
      let file = folder.appendingPathComponent("\(name).\(kind)")
      if FileManager.default.fileExists(atPath: file.path) { return file }
    }
    return nil
  }

  /// The user's languages, then the bundle's own.
  private static func languages(of bundle: Bundle) -> [String] {
    let own = bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String
    return UserLanguages.inOrder + (own.map { [$0] } ?? []) + ["en"]
  }

  private static func localized(_ name: String, _ kind: String, in bundle: Bundle) -> [(URL, String)] {
    let folders = [bundle.resourceURL, bundle.bundleURL].compactMap { $0 }
    var found: [(URL, String)] = []
    for language in languages(of: bundle) + ["Base"] {
      for folder in folders {
        let file = folder.appendingPathComponent("\(language).lproj/\(name).\(kind)")
        if FileManager.default.fileExists(atPath: file.path) {
          found.append((file, language == "Base" ? "en" : language))
        }
      }
    }
    if let file = file(name, kind, in: bundle) { found.append((file, languages(of: bundle).last ?? "en")) }
    return found
  }

  // MARK: Dictionaries

  private static func entry(_ content: [String: Any], _ language: String) -> Entry? {
    if let byDevice = content["NSStringDeviceSpecificRuleType"] as? [String: Any] {
      let value = byDevice["iphone"] ?? byDevice["ipad"] ?? byDevice["other"]
      return (value as? String).map { .text($0) } ?? (value as? [String: Any]).flatMap { entry($0, language) }
    }
    if let byWidth = content["NSStringVariableWidthRuleType"] as? [String: String] {
      return byWidth.max { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }.map { .text($0.value) }
    }
    guard let format = content["NSStringLocalizedFormatKey"] as? String else { return nil }
    var variables: [String: PluralFormat.Variable] = [:]
    for (name, value) in content {
      guard let value = value as? [String: Any] else { continue }
      let forms = PluralCategory.allCases.compactMap { category in
        (value[category.rawValue] as? String).map { (category, $0) }
      }
      variables[name] = PluralFormat.Variable(
        specifier: value["NSStringFormatValueTypeKey"] as? String ?? "d",
        forms: Dictionary(uniqueKeysWithValues: forms))
    }
    return .plural(PluralFormat(format: format, variables: variables, language: language))
  }

  // MARK: Tables that were read

  private static let known = Mutex<[String: StringTable]>([:])
  /// Formats that were given out, by their marked texts: who formats with one of them gets the form for the numbers.
  private static let given = Mutex<[String: PluralFormat]>([:])

  /// The plain text of a format, by which it is found again.
  ///
  /// UIKIT: Apple's string remembers its table. A text here has only its letters: the first of its numbers is aligned to
  /// the left, which without a width changes nothing, once for the first format of this text, twice for another that
  /// looks the same (another language's, another table's), and so on. Texts of tables without plurals are never marked.
  private static func give(_ format: PluralFormat) -> String {
    let plain = format.plain
    return given.withLock { given in
      guard let number = plain.firstMatch(of: /%\d+\$/) else {
        given[plain] = format
        return plain
      }
      var text = plain
      repeat { text.insert("-", at: number.range.upperBound) } while given[text].map { $0 != format } ?? false
      given[text] = format
      return text
    }
  }

  /// What the tables have for a key; nil where Foundation's own `.strings` are to be asked.
  static func text(_ key: String, table: String?, bundle: Bundle) -> String? {
    let name = table?.isEmpty == false ? table ?? "" : "Localizable"
    let place = bundle.bundlePath + "\n" + name
    let read = known.withLock { tables in
      if let table = tables[place] { return table.entries[key] }
      let table = StringTable(name, in: bundle)
      tables[place] = table
      return table.entries[key]
    }
    switch read {
    case .text(let text): return text
    case .plural(let format): return give(format)
    case nil: return nil
    }
  }

  static func plural(_ format: String) -> PluralFormat? {
    given.withLock { $0.isEmpty ? nil : $0[format] }
  }
}
