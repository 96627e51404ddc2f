/// Features of the language that an Xcode project's settings switch on, beside its version.
enum CompilerFeatures {
  /// The build settings as a manifest names them.
  ///
  /// Source: the settings "Enable Bare Slash Regex Literals", which is on unless a project says otherwise, and "Upcoming
  /// Features" of <https://developer.apple.com/documentation/xcode/build-settings-reference>.
  static func settings(_ settings: [String: String], mode: String?) -> [String] {
    // Version 6 has the literals of its own; versions before 5 came before them.
    guard mode?.hasPrefix("5") ?? true else { return [] }
    return settings["SWIFT_ENABLE_BARE_SLASH_REGEX"] == "NO"
      ? [] : [".enableUpcomingFeature(\"BareSlashRegexLiterals\")"]
  }
}
