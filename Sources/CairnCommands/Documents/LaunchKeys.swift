/// Which launch screen an `Info.plist` names or describes.
///
/// Source: Apple's "UILaunchStoryboardName", "UILaunchStoryboards", "UILaunchScreen" and "UILaunchScreens" with their
/// definitions, associations and defaults.
///
/// UIKIT: a storyboard is shown rather than a described screen where both are there; the key of one screen goes before that
/// of many, and a key for the device (`~ipad`) before the one for all, as Xcode's check of launch screens for pads looks
/// them up.
struct LaunchKeys {
  enum Screen {
    /// A storyboard or xib, and the key that names it.
    case file(String, key: String)
    /// What `UILaunchScreen` holds, or a definition of `UILaunchScreens`.
    case description([String: Any])
  }

  /// What is wrong with the keys.
  struct Mistake: Error, CustomStringConvertible {
    var description: String
  }

  /// The key of one screen, and that of screens of which the scheme of an URL chooses one.
  private struct Family {
    var single, several, definitions, identifier, associations, standard: String
    /// What a definition names; nil for one that describes.
    var file: String?
  }

  private static let families = [
    Family(
      single: "UILaunchStoryboardName", several: "UILaunchStoryboards", definitions: "UILaunchStoryboardDefinitions",
      identifier: "UILaunchStoryboardIdentifier", associations: "UIURLToLaunchStoryboardAssociations",
      standard: "UIDefaultLaunchStoryboard", file: "UILaunchStoryboardFile"),
    Family(
      single: "UILaunchScreen", several: "UILaunchScreens", definitions: "UILaunchScreenDefinitions",
      identifier: "UILaunchScreenIdentifier",
      associations: "UIURLToLaunchScreenAssociations", standard: "UIDefaultLaunchScreen"),
  ]

  /// All keys of launch screens with their values, those for devices too.
  let all: [String: Any]
  private let hasImages: Bool

  init(_ list: [String: Any]) {
    let names = Self.families.flatMap { [$0.single, $0.several] }
    all = list.filter { key, _ in names.contains { key == $0 || key.hasPrefix($0 + "~") } }
    hasImages = list["UILaunchImages"] != nil
  }

  /// Whether phones and pads may have different screens.
  var tellsIdiomsApart: Bool { all.keys.contains { $0.contains("~") } }

  private func value(_ key: String, isPad: Bool) -> Any? { all[key + (isPad ? "~ipad" : "~iphone")] ?? all[key] }

  /// The screen that a device shows.
  ///
  /// - Parameter scheme: of the URL that opens the app; nil when the user does.
  func screen(isPad: Bool, scheme: String?) throws(Mistake) -> Screen {
    func set(_ family: Family) -> [String: Any]? { value(family.several, isPad: isPad) as? [String: Any] }
    if let scheme {
      for family in Self.families {
        guard let set = set(family), let associations = set[family.associations] as? [String: Any] else { continue }
        // The schemes of URLs are the same in capitals (RFC 3986, 3.1).
        let identifier = associations.first { $0.key.lowercased() == scheme.lowercased() }?.value
        if let identifier = identifier as? String { return try definition(identifier, of: set, family) }
      }
    }
    for family in Self.families {
      if let screen = Self.screen(value(family.single, isPad: isPad), of: family.single, family) { return screen }
      if let set = set(family), let standard = set[family.standard] as? String {
        return try definition(standard, of: set, family)
      }
    }
    if let family = Self.families.first(where: { set($0) != nil }) {
      throw Mistake(description: "\(family.several) has no \(family.standard)")
    }
    let what = hasImages ? "UILaunchImages names images alone" : "there is no key for one"
    throw Mistake(description: "no launch screen: \(what)")
  }

  private static func screen(_ value: Any?, of key: String, _ family: Family) -> Screen? {
    if family.file == nil { return (value as? [String: Any]).map(Screen.description) }
    guard let name = value as? String, !name.isEmpty else { return nil }
    return .file(name, key: key)
  }

  private func definition(_ identifier: String, of set: [String: Any], _ family: Family) throws(Mistake) -> Screen {
    let definitions = set[family.definitions] as? [[String: Any]] ?? []
    guard let found = definitions.first(where: { $0[family.identifier] as? String == identifier }) else {
      throw Mistake(description: "\(family.definitions) has no \(family.identifier) '\(identifier)'")
    }
    let key = family.file
    guard let screen = Self.screen(key.map { found[$0] } ?? found, of: key ?? family.definitions, family) else {
      throw Mistake(description: "the launch storyboard '\(identifier)' has no \(key ?? family.definitions)")
    }
    return screen
  }
}
