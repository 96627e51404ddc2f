/// What Foundation on Linux lacks, has for reading only or cannot make, declared as far as a module uses it.
enum FoundationGaps {
  /// - Parameters:
  ///   - used: the identifiers of the module's files.
  ///   - absent: the types of absent frameworks that are declared in the module.
  ///   - makesExpressions: whether a file makes expressions itself.
  ///   - subclassed: the types of Foundation that the module has subclasses of.
  static func source(
    used: Set<String>, absent: Set<String>, makesExpressions: Bool, subclassed: Set<String> = []
  ) -> String {
    let trust = absent.contains("SecTrust") ? "SecTrust" : "AnyObject"
    var all = members.merging(certificates(trust)) { $1 }
    // Expressions that are only read come from predicates of Foundation's own.
    if !makesExpressions, !used.contains("NSComparisonPredicate") { all["NSExpression"] = nil }
    // What an extension declares again cannot be overridden.
    if subclassed.contains("UserDefaults") { all["UserDefaults"] = nil }
    // Identifiers are arguments of formats only where something says so.
    if !used.contains("UUID") { all["CVarArg"] = nil }
    return all.filter { used.contains($0.key) }.map(\.value).sorted().joined(separator: "\n")
  }

  private static let members: [String: String] = {
    var result = [
      "UserDefaults":
        "extension UserDefaults { func object(forKey key: String) -> Any? { storedObject(forKey: key) } }",
      "NSExpression": "typealias NSExpression = FormatExpression",
      "NSComparisonPredicate": "typealias NSComparisonPredicate = FormatComparisonPredicate",
      // Foundation on Linux goes on behind an error, and says that all is well when the last piece ends early.
      "XMLParser":
        "import FoundationXML\nfinal class _StrictXMLParser: XMLParser { /// From 200 on: prefixes that nothing declares, which end no parsing.\n  override func parse() -> Bool { super.parse() && ((parserError as NSError?)?.code ?? 200) >= 200 } }",
      "URLCache":
        "extension URLCache { convenience init(memoryCapacity m: Int, diskCapacity d: Int, directory: URL? = nil) { self.init(memoryCapacity: m, diskCapacity: d, diskPath: directory?.path) } }",
      "withIdentifier":
        "extension URLSessionConfiguration { class func background(withIdentifier identifier: String) -> URLSessionConfiguration { .default } }",
      "CVarArg":
        "extension UUID: @retroactive CVarArg { public var _cVarArgEncoding: [Int] { [Int(bitPattern: Unmanaged.passRetained(uuidString as NSString).toOpaque())] } }",
      "NSSortDescriptor":
        "extension NSSortDescriptor { convenience init<Root, Value: Comparable>(keyPath path: KeyPath<Root, Value?>, ascending: Bool) { self.init(keyPath: path, ascending: ascending) { a, b in switch (a as? Value, b as? Value) { case (let a?, let b?): a < b ? .orderedAscending : b < a ? .orderedDescending : .orderedSame; case (nil, nil): .orderedSame; case (nil, _): .orderedAscending; default: .orderedDescending } } } }",
      "tracking":
        "extension RunLoop.Mode { static var tracking: RunLoop.Mode { RunLoop.Mode(\"UITrackingRunLoopMode\") } }",
      "atomicWrite": "extension Data.WritingOptions { static var atomicWrite: Data.WritingOptions { .atomic } }",
      "assumesHTTP3Capable": "extension URLRequest { var assumesHTTP3Capable: Bool { get { false } set {} } }",
      "prefersIncrementalDelivery":
        "extension URLSessionTask { var prefersIncrementalDelivery: Bool { get { true } set {} } }",
      "taskIsWaitingForConnectivity":
        "extension URLSessionTaskDelegate { func urlSession(_ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask) {} }",
      "didCreateTask":
        "extension URLSessionTaskDelegate { func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask) {} }",
      "checkPromisedItemIsReachable":
        "extension URL { func checkPromisedItemIsReachable() throws -> Bool { try checkResourceIsReachable() } }",
      "getBoundStreams":
        "extension Stream { class func getBoundStreams(withBufferSize size: Int, inputStream: inout InputStream?, outputStream: inout OutputStream?) { (inputStream, outputStream) = (InputStream(data: Data()), OutputStream(toMemory: ())) } }",
      "networkUnavailableReason": """
      extension URLError {
        enum NetworkUnavailableReason: Int, Sendable { case cellular, expensive, constrained }
        var networkUnavailableReason: NetworkUnavailableReason? { nil }
      }
      """,
    ]
    result["NSURLSessionDownloadTaskResumeData"] = string("NSURLSessionDownloadTaskResumeData")
    for (name, value) in [
      ("waitsForConnectivity", "false"), ("allowsExpensiveNetworkAccess", "true"),
      ("allowsConstrainedNetworkAccess", "true"), ("sessionSendsLaunchEvents", "false"),
      ("shouldUseExtendedBackgroundIdleMode", "false"),
    ] {
      let member = "{ var \(name): Bool { get { \(value) } set {} } }"
      result[name] = "extension URLSessionConfiguration \(member)"
      if name.hasPrefix("allows") { result[name]? += "\nextension URLRequest \(member)" }
    }
    return result
  }()

  /// Certificates that a program pins: no server hands one over here.
  private static func certificates(_ trust: String) -> [String: String] {
    var result = [
      "serverTrust": "extension URLProtectionSpace { var serverTrust: \(trust)? { nil } }",
      "URLCredential":
        "extension URLCredential { convenience init(trust: \(trust)) { self.init(user: \"\", password: \"\", persistence: .none) } }",
    ]
    for name in ["NSURLAuthenticationMethodServerTrust", "NSURLAuthenticationMethodClientCertificate"] {
      result[name] = string(name)
    }
    return result
  }

  private static func string(_ name: String) -> String { "let \(name) = \"\(name)\"" }
}
