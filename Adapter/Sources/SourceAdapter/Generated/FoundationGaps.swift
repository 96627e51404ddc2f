/// What Foundation on Linux lacks, has for reading only or cannot make, declared as far as a module uses it.
enum FoundationGaps {
  /// - Parameter used: the identifiers of the module's files.
  static func source(used: Set<String>) -> String {
    members.filter { used.contains($0.key) }.map(\.value).sorted().joined(separator: "\n")
  }

  private static let members: [String: String] = {
    var result = [
      "NSExpression": "typealias NSExpression = FormatExpression",
      "URLCache":
        "extension URLCache { convenience init(memoryCapacity m: Int, diskCapacity d: Int, directory: URL? = nil) { self.init(memoryCapacity: m, diskCapacity: d, diskPath: directory?.path) } }",
      "withIdentifier":
        "extension URLSessionConfiguration { class func background(withIdentifier identifier: String) -> URLSessionConfiguration { .default } }",
      "assumesHTTP3Capable": "extension URLRequest { var assumesHTTP3Capable: Bool { get { false } set {} } }",
    ]
    for (name, value) in [
      ("waitsForConnectivity", "false"), ("allowsExpensiveNetworkAccess", "true"),
      ("allowsConstrainedNetworkAccess", "true"), ("sessionSendsLaunchEvents", "false"),
      ("shouldUseExtendedBackgroundIdleMode", "false"),
    ] {
      result[name] = "extension URLSessionConfiguration { var \(name): Bool { get { \(value) } set {} } }"
    }
    return result
  }()
}
