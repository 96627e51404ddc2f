internal import UITextLayout

/// Features as the settings of descriptors.
extension FontFeature {
  /// What an attribute says; entries that say no feature are left out.
  ///
  /// - Parameter settings: a list of dictionaries, whose keys may be names or strings.
  static func list(_ settings: Any) -> [FontFeature] {
    let named = settings as? [[UIFontDescriptor.FeatureKey: Any]]
    let entries =
      named?.map { entry in entry.reduce(into: [:]) { $0[$1.key.rawValue] = $1.value } } ?? settings as? [[String: Any]]
    return (entries ?? []).compactMap { entry in
      guard let type = entry[UIFontDescriptor.FeatureKey.type.rawValue] as? Int,
        let selector = entry[UIFontDescriptor.FeatureKey.selector.rawValue] as? Int
      else { return nil }
      return FontFeature(type: type, selector: selector)
    }
  }

  /// The feature as an entry. Its keys are strings of Foundation's, which a cast turns into names and strings alike, as
  /// it does on Apple's systems.
  var setting: [AnyHashable: Any] {
    func key(_ key: UIFontDescriptor.FeatureKey) -> AnyHashable { NSString(string: key.rawValue) }
    return [key(.type): type, key(.selector): selector]
  }
}
