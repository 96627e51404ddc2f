internal import Foundation

/// What a string catalogue (`.xcstrings`) says.
struct StringCatalogue: Decodable {
  struct Entry: Decodable {
    var localizations: [String: Localization]?
  }

  struct Localization: Decodable {
    var stringUnit: Unit?
    /// By device or number.
    var variations: [String: [String: Localization]]?

    /// The words; of those that vary the ones for everything else, or else for phones. What nobody has translated yet has
    /// none.
    var text: String? {
      if let stringUnit {
        return stringUnit.state == "new" && stringUnit.value?.isEmpty == true ? nil : stringUnit.value
      }
      for kind in ["device", "plural"] {
        guard let cases = variations?[kind] else { continue }
        return (cases["other"] ?? cases["iphone"] ?? cases.min { $0.key < $1.key }?.value)?.text
      }
      return nil
    }
  }

  struct Unit: Decodable {
    var state: String?
    var value: String?
  }

  var sourceLanguage: String?
  var strings: [String: Entry]

  /// Nil where `data` is no catalogue.
  init?(_ data: Data) {
    guard let catalogue = try? JSONDecoder().decode(Self.self, from: data) else { return nil }
    self = catalogue
  }
}
