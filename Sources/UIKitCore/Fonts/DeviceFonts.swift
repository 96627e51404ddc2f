internal import Synchronization
internal import UITextLayout

/// The fonts that `UIFont(name:size:)` finds: those of a device, and those that the program brings along.
enum DeviceFonts {
  /// Whether there is a font of that name, or a family.
  ///
  /// The lists of a device's families are whole, those of their fonts are not: a name that begins as a family's does is
  /// taken for one of its fonts. So is one of a font that the program lists or registers and whose file cannot be read:
  /// programs insist on it.
  static func has(_ name: String) -> Bool {
    if name.hasPrefix(".") || UIFont.family(of: name) != nil { return true }
    let plain = plain(name)
    guard !plain.isEmpty else { return false }
    return families.contains(where: plain.hasPrefix) || missing.withLock { $0.contains(where: plain.hasPrefix) }
  }

  /// Notes that the program brings a font along whose file cannot be read.
  static func miss(file: String) {
    let stem = file.prefix { $0 != "." && $0 != "-" && $0 != "_" }
    let family = plain(String(stem))
    if family.count > 2 { missing.withLock { _ = $0.insert(family) } }
  }
  /// What the names of fonts whose files are missing begin with.
  private static let missing = Mutex<Set<String>>([])

  /// Letters and digits alone, in lower case.
  private static func plain(_ name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber } }

  /// What the names of a device's fonts begin with.
  private static let families = Set(UIFont.deviceFamilies.map(plain)).union(furtherFamilies)

  // Source: the fonts of iOS 11 to 17 as published on <https://developer.apple.com/fonts/system-fonts/>; some fonts' names
  // begin otherwise than their families'.
  private static let furtherFamilies: Set<String> = [
    "academyengraved", "alnile", "applecoloremoji", "applesdgothicneo", "applesymbols", "arialhebrew", "banglasangammn",
    "bodonisvtytwo", "bodoniornaments", "bradleyhand", "charter", "damascus", "devanagarisangammn", "diwankufi",
    "dinalternate", "dincondensed", "euphemia", "farah", "galvji", "geezapro", "granthasangammn", "gujaratisangammn",
    "gurmukhimn", "heiti", "stheiti", "hiraginosans", "hirakaku", "hiramaru", "hiramin", "hoeflertext", "impact",
    "iowanoldstyle", "kailasa", "kannadasangammn", "kefa", "khmersangammn", "kohinoor", "laosangammn",
    "malayalamsangammn", "mishafi", "muktamahee", "myanmarsangammn", "notonastaliq", "notosans", "oriyasangammn",
    "partylet", "pingfang", "rockwell", "savoyelet", "sinhalasangammn", "songti", "stsong", "stixtwo",
    "tamilsangammn", "telugusangammn", "thonburi", "timesnewroman", "trebuchet", "zapfdingbats",
  ]
}
