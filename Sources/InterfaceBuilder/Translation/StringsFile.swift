public import Foundation
internal import StringCatalogues

/// Reads translations beside a document: `de.lproj/Main.strings`, or the catalogue `Main.xcstrings`.
public enum StringsFile {
  /// The translation of the document at `path` into `language`; nil when there is none.
  public static func translation(of path: String, into language: String) -> IBTranslation? {
    switch language {
    case "double-length": return IBTranslation(name: language, source: .doubleLength)
    case "right-to-left": return IBTranslation(name: language, source: .rightToLeft)
    default: break
    }
    guard isName(language) else { return nil }
    let document = URL(fileURLWithPath: path)
    let name = document.deletingPathExtension().lastPathComponent
    let folder = document.deletingLastPathComponent()
    let root = folder.pathExtension == "lproj" ? folder.deletingLastPathComponent() : folder
    let file = root.appendingPathComponent("\(language).lproj").appendingPathComponent("\(name).strings")
    if let data = try? Data(contentsOf: file), let strings = strings(data) {
      return IBTranslation(name: language, source: .strings(strings))
    }
    for place in [root, folder, root.appendingPathComponent("mul.lproj")] {
      let file = place.appendingPathComponent("\(name).xcstrings")
      if let data = try? Data(contentsOf: file), let strings = catalogue(data, language) {
        return IBTranslation(name: language, source: .strings(strings))
      }
    }
    return nil
  }

  /// Translations in the bytes of a catalogue, by language; or in those of `.strings`, which are in `language`. Without
  /// a language all those of a catalogue.
  ///
  /// - Returns: nil where the bytes are neither.
  public static func translations(in data: Data, language: String?) -> [String: [String: String]]? {
    if let catalogue = StringCatalogue(data) {
      let all = Set(catalogue.strings.values.flatMap { $0.localizations.map { Array($0.keys) } ?? [] })
      let wanted = language.map { [$0] } ?? Array(all)
      return Dictionary(
        uniqueKeysWithValues: wanted.compactMap { name in Self.catalogue(data, name).map { (name, $0) } })
    }
    guard let language else { return nil }
    return strings(data).map { [language: $0] }
  }

  /// The language of a catalogue's own words; nil for other data.
  public static func sourceLanguage(in data: Data) -> String? {
    StringCatalogue(data)?.sourceLanguage
  }

  /// The languages that the document at `path` has translations for: `.strings` and catalogues, without the language of
  /// a catalogue's own words.
  public static func languages(of path: String) -> [String] {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    let root = folder.pathExtension == "lproj" ? folder.deletingLastPathComponent() : folder
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    var found = Set(
      entries.filter { $0.hasSuffix(".lproj") && $0 != "Base.lproj" }.map { String($0.dropLast(6)) })
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    for place in [root, folder, root.appendingPathComponent("mul.lproj")] {
      guard let data = try? Data(contentsOf: place.appendingPathComponent("\(name).xcstrings")) else { continue }
      let source = sourceLanguage(in: data)
      found.formUnion((translations(in: data, language: nil) ?? [:]).keys.filter { $0 != source })
    }
    return found.filter { translation(of: path, into: $0) != nil }.sorted()
  }

  private static func isName(_ language: String) -> Bool {
    !language.isEmpty && language.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
  }

  /// Pairs of a property list, in Xcode's text format or another.
  static func strings(_ data: Data) -> [String: String]? {
    if let text = String(data: data, encoding: .utf8) ?? String(data: data, encoding: .utf16),
      let pairs = StringsParser.parse(text)
    {
      return pairs
    }
    // Foundation complains on standard error of what is no property list at all.
    guard ["bplist", "<?xml", "<plist", "{"].contains(where: { data.starts(with: Array($0.utf8)) }) else { return nil }
    let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
    return list as? [String: String]
  }

  static func catalogue(_ data: Data, _ language: String) -> [String: String]? {
    guard let catalogue = StringCatalogue(data) else { return nil }
    let found = catalogue.strings.compactMapValues { $0.localizations?[language]?.text }
    return found.isEmpty ? nil : found
  }

  /// Keys of a catalogue whose translation differs by device or number, by language: elsewhere they have one for all.
  package static func variedKeys(in data: Data) -> [String: [String]] {
    var result: [String: [String]] = [:]
    for (key, entry) in StringCatalogue(data)?.strings ?? [:] {
      for (language, localization) in entry.localizations ?? [:] where localization.variations != nil {
        result[language, default: []].append(key)
      }
    }
    return result.mapValues { $0.sorted() }
  }
}
