internal import Foundation

/// The texts of a string catalogue in a language.
///
/// Source: <https://developer.apple.com/documentation/xcode/localizing-and-varying-text-with-a-string-catalog>
enum StringCatalogueTexts {
  private struct Catalogue: Decodable {
    var sourceLanguage: String?
    var strings: [String: Entry]
  }
  private struct Entry: Decodable { var localizations: [String: Localization]? }
  private struct Unit: Decodable {
    var state: String?
    var value: String?
  }
  private struct Substitution: Decodable {
    var argNum: Int?
    var formatSpecifier: String?
    var variations: [String: [String: Localization]]?
  }
  private final class Localization: Decodable {
    var stringUnit: Unit?
    var variations: [String: [String: Localization]]?
    var substitutions: [String: Substitution]?

    /// Of several devices: the phone's.
    var ofDevice: Localization {
      guard let devices = variations?["device"] else { return self }
      return (devices["iphone"] ?? devices["other"] ?? devices.min { $0.key < $1.key }?.value)?.ofDevice ?? self
    }
  }

  /// - Parameter languages: the best first. A key without a text in one of them is not there.
  static func entries(_ data: Data, languages: [String]) -> [String: StringTable.Entry] {
    guard let catalogue = try? JSONDecoder().decode(Catalogue.self, from: data) else { return [:] }
    let order = languages + (catalogue.sourceLanguage.map { [$0] } ?? [])
    // One language for all: the first that something is said in.
    let said = Set(catalogue.strings.values.flatMap { $0.localizations?.keys.map { $0 } ?? [] })
    let source = catalogue.sourceLanguage ?? "en"
    let language = order.first { said.contains($0) || $0 == source } ?? source
    return catalogue.strings.compactMapValues { entry in
      for language in [language, source] {
        if let found = entry.localizations?[language].flatMap({ self.entry($0.ofDevice, language) }) { return found }
      }
      return nil
    }
  }

  private static func entry(_ text: Localization, _ language: String) -> StringTable.Entry? {
    if let forms = text.variations?["plural"] {
      // The number is the first of the text's own.
      let variable = PluralFormat.Variable(specifier: "lld", forms: self.forms(forms))
      return .plural(PluralFormat(format: "%#@value@", variables: ["value": variable], language: language))
    }
    guard let unit = text.stringUnit, let value = unit.value, !(unit.state == "new" && value.isEmpty) else {
      return nil
    }
    guard let substitutions = text.substitutions, !substitutions.isEmpty else { return .text(value) }
    let variables = substitutions.mapValues { substitution in
      PluralFormat.Variable(
        specifier: substitution.formatSpecifier ?? "lld", argument: substitution.argNum,
        forms: forms(substitution.variations?["plural"] ?? [:]))
    }
    return .plural(PluralFormat(format: value, variables: variables, language: language))
  }

  private static func forms(_ cases: [String: Localization]) -> [PluralCategory: String] {
    var forms: [PluralCategory: String] = [:]
    for (name, text) in cases {
      if let category = PluralCategory(rawValue: name) { forms[category] = text.ofDevice.stringUnit?.value }
    }
    return forms
  }
}
