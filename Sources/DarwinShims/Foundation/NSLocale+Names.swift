public import Foundation

extension NSLocale {
  private var locale: Locale { Locale(identifier: object(forKey: .identifier) as? String ?? "") }

  /// The name of a country in the receiver's language, as Foundation on Linux knows it by `Locale` alone.
  public func localizedString(forCountryCode code: String) -> String? {
    locale.localizedString(forRegionCode: code)
  }

  /// The name of a language in the receiver's language.
  public func localizedString(forLanguageCode code: String) -> String? {
    locale.localizedString(forLanguageCode: code)
  }

  /// The name of a currency in the receiver's language.
  public func localizedString(forCurrencyCode code: String) -> String? {
    locale.localizedString(forCurrencyCode: code)
  }
}
