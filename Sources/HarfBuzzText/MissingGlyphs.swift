internal import CHarfBuzz

/// What to say of characters that no installed font has.
enum MissingGlyphs {
  /// Nil for characters of a program's own fonts, which no package brings.
  static func warning(_ cluster: [UInt32], script: hb_script_t, isEmoji: Bool) -> String? {
    var text = String.UnicodeScalarView()
    for scalar in cluster.compactMap(Unicode.Scalar.init) {
      if [.privateUse, .unassigned, .control, .surrogate].contains(scalar.properties.generalCategory) { return nil }
      text.append(scalar)
    }
    guard !text.isEmpty else { return nil }
    let package = isEmoji ? "fonts-noto-color-emoji" : package(script)
    return "no installed font has '\(String(text))': it is drawn as a box (on Debian: apt install \(package))"
  }

  /// What is said once: a sentence for each of Debian's packages.
  static func kind(script: hb_script_t, isEmoji: Bool) -> String {
    "glyphs of " + (isEmoji ? "emoji" : package(script))
  }

  private static func package(_ script: hb_script_t) -> String {
    let eastAsian = [HB_SCRIPT_HAN, HB_SCRIPT_HANGUL, HB_SCRIPT_HIRAGANA, HB_SCRIPT_KATAKANA, HB_SCRIPT_BOPOMOFO]
    return eastAsian.contains(script) ? "fonts-noto-cjk" : "fonts-noto-core"
  }
}
