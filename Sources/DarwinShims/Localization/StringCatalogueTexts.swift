internal import Foundation
internal import StringCatalogues

/// The texts of a string catalogue for code, with all their forms.
enum StringCatalogueTexts {
  /// - Parameter languages: the best first. A key without a text in one of them is not there.
  static func entries(_ data: Data, languages: [String]) -> [String: StringTable.Entry] {
    guard let catalogue = StringCatalogue(data) else { return [:] }
    // One language for all: the first that something is said in.
    let said = Set(catalogue.strings.values.flatMap { Array(($0.localizations ?? [:]).keys) })
    let source = catalogue.sourceLanguage ?? "en"
    let language = languages.first { said.contains($0) || $0 == source } ?? source
    return catalogue.strings.compactMapValues { entry in
      [language, source].lazy.compactMap { language in
        entry.localizations?[language].flatMap { self.entry(ofDevice($0), language) }
      }.first
    }
  }

  private static func entry(_ text: StringCatalogue.Localization, _ language: String) -> StringTable.Entry? {
    if let forms = text.variations?["plural"] {
      // The number is the first of the text's own.
      let variable = PluralFormat.Variable(specifier: "lld", forms: self.forms(forms))
      return .plural(PluralFormat(format: "%#@value@", variables: ["value": variable], language: language))
    }
    guard let value = text.stringUnit?.text else { return nil }
    guard let substitutions = text.substitutions, !substitutions.isEmpty else { return .text(value) }
    let variables = substitutions.mapValues { substitution in
      PluralFormat.Variable(
        specifier: substitution.formatSpecifier ?? "lld", argument: substitution.argNum,
        forms: forms(substitution.variations?["plural"] ?? [:]))
    }
    return .plural(PluralFormat(format: value, variables: variables, language: language))
  }

  /// Of several devices: the phone's.
  private static func ofDevice(_ text: StringCatalogue.Localization) -> StringCatalogue.Localization {
    guard let devices = text.variations?["device"] else { return text }
    let own = devices["iphone"] ?? devices["other"] ?? devices.min { $0.key < $1.key }?.value
    return own.map(ofDevice) ?? text
  }

  private static func forms(_ cases: [String: StringCatalogue.Localization]) -> [PluralCategory: String] {
    var forms: [PluralCategory: String] = [:]
    for (name, text) in cases {
      if let category = PluralCategory(rawValue: name) { forms[category] = ofDevice(text).stringUnit?.text }
    }
    return forms
  }
}
