extension Bundle {
  /// `bundleIdentifier` of Apple's systems: that of the `Info.plist`, and for programs and tests without one, and for the
  /// resources that the package manager puts beside them, one made from the name.
  ///
  /// UIKIT: applications, tests and frameworks all have an identifier, which programs take without looking. Folders of
  /// languages have none.
  ///
  /// Source: <https://developer.apple.com/documentation/foundation/bundle/bundleidentifier>
  public var deviceIdentifier: String? {
    if let known = bundleIdentifier { return known }
    let isOfPackage = bundleURL.pathExtension == "resources"
    guard isOfPackage || self === Bundle.main else { return nil }
    let file = isOfPackage ? bundleURL : executableURL ?? bundleURL
    let name = file.deletingPathExtension().lastPathComponent
    return "org.example." + String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
  }
}
