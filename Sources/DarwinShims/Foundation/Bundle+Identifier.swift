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
    if let tool = toolInfo { return tool["CFBundleIdentifier"] as? String }
    let isOfPackage = bundleURL.pathExtension == "resources"
    guard isOfPackage || self === Bundle.main else { return nil }
    let file = isOfPackage ? bundleURL : executableURL ?? bundleURL
    let name = file.deletingPathExtension().lastPathComponent
    return "org.example." + String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
  }

  /// `infoDictionary` of Apple's systems, where tests without an application run in a tool that has one.
  public var deviceInfo: [String: Any]? {
    guard let tool = toolInfo else { return infoDictionary }
    return tool.merging(infoDictionary ?? [:]) { $1 }
  }

  /// What the tool says of itself that runs tests without an application on Apple's systems; nil in other programs.
  ///
  /// UIKIT: tests of libraries expect both values of `Bundle.main`. Seen in three public repositories that name the
  /// identifier; the name is a guess from one.
  private var toolInfo: [String: Any]? {
    guard self === Bundle.main, ProcessInfo.processInfo.environment["CAIRN_TEST_TOOL"] != nil else { return nil }
    return ["CFBundleIdentifier": "com.apple.dt.xctest.tool", "CFBundleName": "xctest"]
  }
}
