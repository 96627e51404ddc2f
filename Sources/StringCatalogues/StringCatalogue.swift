package import Foundation

/// What a string catalogue (`.xcstrings`) says.
///
/// Source: <https://developer.apple.com/documentation/xcode/localizing-and-varying-text-with-a-string-catalog>
package struct StringCatalogue: Decodable {
  package struct Entry: Decodable {
    package var localizations: [String: Localization]?
  }

  package struct Localization: Decodable {
    package var stringUnit: Unit?
    /// By device or number.
    package var variations: [String: [String: Localization]]?
    /// What stands for `%#@name@` in the words, by its name.
    package var substitutions: [String: Substitution]?

    /// The words; of those that vary the ones for phones, or else for everything else. What nobody has translated yet has
    /// none.
    package var text: String? {
      if let stringUnit { return stringUnit.text }
      for kind in ["device", "plural"] {
        guard let cases = variations?[kind] else { continue }
        return (cases["iphone"] ?? cases["other"] ?? cases.min { $0.key < $1.key }?.value)?.text
      }
      return nil
    }
  }

  package struct Unit: Decodable {
    package var state: String?
    package var value: String?

    /// Nil where nobody has translated it yet.
    package var text: String? { state == "new" && value?.isEmpty == true ? nil : value }
  }

  package struct Substitution: Decodable {
    /// Which argument it is about, from 1.
    package var argNum: Int?
    /// What the number is written as: `lld`.
    package var formatSpecifier: String?
    package var variations: [String: [String: Localization]]?
  }

  package var sourceLanguage: String?
  package var strings: [String: Entry]

  /// Nil where `data` is no catalogue.
  package init?(_ data: Data) {
    guard let catalogue = try? JSONDecoder().decode(Self.self, from: data) else { return nil }
    self = catalogue
  }
}
