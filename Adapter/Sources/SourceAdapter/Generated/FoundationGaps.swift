/// What Foundation on Linux lacks, has for reading only or cannot make, declared as far as a module uses it.
enum FoundationGaps {
  /// - Parameters:
  ///   - used: the identifiers of the module's files.
  ///   - absent: the types of absent frameworks that are declared in the module.
  ///   - makesExpressions: whether a file makes expressions itself.
  ///   - subclassed: the types of Foundation that the module has subclasses of.
  ///   - describesErrors: whether protocols of the module, or an extension of errors, say what errors say.
  static func source(
    used: Set<String>, absent: Set<String>, makesExpressions: Bool, subclassed: Set<String> = [],
    describesErrors: Bool = false
  ) -> String {
    let trust = absent.contains("SecTrust") ? "SecTrust" : "AnyObject"
    var all = members.merging(certificates(trust)) { $1 }
    // Expressions that are only read come from predicates of Foundation's own.
    if !makesExpressions, !used.contains("NSComparisonPredicate") { all["NSExpression"] = nil }
    if describesErrors { all["localizedDescription"] = nil }
    // What an extension declares again cannot be overridden.
    if subclassed.contains("UserDefaults") { all["UserDefaults"] = nil }
    if subclassed.contains("NSKeyedUnarchiver") { all["forReadingWith"] = nil }
    if subclassed.contains("FileManager") { all["libraryDirectory"] = nil }
    if subclassed.contains("Bundle") {
      for name in ["bundleIdentifier", "forInfoDictionaryKey", "infoDictionary"] { all[name] = nil }
    }
    if subclassed.contains("NumberFormatter") { all["NumberFormatter"] = nil }
    // Formats whose words depend on numbers come from tables of strings.
    if used.isDisjoint(with: ["NSLocalizedString", "localizedString"]) { all["localizedStringWithFormat"] = nil }
    if subclassed.contains("Bundle") { all["localizedString"] = nil }
    // Identifiers are arguments of formats only where something says so.
    if !used.contains("UUID") { all["CVarArg"] = nil }
    if used.contains("CVarArg") { all["CVarArg"] = (all["CVarArg"] ?? "") + "\n" + listArguments }
    let wanted = all.filter { used.contains($0.key) }
    let counts = wanted.keys.contains { $0.hasPrefix("OSAtomic") }
    return (wanted.map(\.value).sorted() + (counts ? [atomicsLock] : [])).joined(separator: "\n")
  }

  /// A list is an argument of a format: an object of Objective-C on Apple's systems, as methods that hand their own
  /// arguments on to others by mistake rely on.
  private static let listArguments =
    "extension Array: @retroactive CVarArg { public var _cVarArgEncoding: [Int] { [Int(bitPattern: Unmanaged.passRetained(String(describing: self) as NSString).toOpaque())] } }"

  private static let members: [String: String] = {
    var result = [
      "UserDefaults":
        "extension UserDefaults { @usableFromInline func object(forKey key: String) -> Any? { storedObject(forKey: key) } }",
      // Foundation on Linux has sentences of its own, and those of the library that it loads with.
      "localizedDescription":
        "extension Swift.Error { public var localizedDescription: String { deviceDescription } }",
      // Foundation on Linux knows no library, which is there on every device, and programs take the first one.
      "libraryDirectory": """
      extension FileManager {
        @usableFromInline func urls(for directory: SearchPathDirectory, in domains: SearchPathDomainMask) -> [URL] { deviceURLs(for: directory, in: domains) }
        @usableFromInline func url(for directory: SearchPathDirectory, in domain: SearchPathDomainMask, appropriateFor url: URL?, create shouldCreate: Bool) throws -> URL { try deviceURL(for: directory, in: domain, appropriateFor: url, create: shouldCreate) }
      }
      @usableFromInline func NSSearchPathForDirectoriesInDomains(_ directory: FileManager.SearchPathDirectory, _ domains: FileManager.SearchPathDomainMask, _ expandTilde: Bool) -> [String] { FileManager.devicePaths(for: directory, in: domains, expandingTilde: expandTilde) }
      """,
      // Foundation on Linux does not find the end of a line in "\r\n", which is one character. Apple's looks at scalars for
      // this separator, as programs that read tables rely on.
      "separatedBy": #"""
      extension StringProtocol {
        func components<Separator: StringProtocol>(separatedBy separator: Separator) -> [String] {
          let text = String(self), mark = String(separator)
          if mark == "\n" { return (text as NSString).components(separatedBy: mark) }
          return mark.isEmpty ? [text] : text.split(separator: mark, omittingEmptySubsequences: false).map(String.init)
        }
      }
      """#,
      // Classes of Objective-C have no module in their names; Foundation on Linux looks for such names in its own alone.
      "NSClassFromString": #"""
      import Foundation
      @usableFromInline func NSClassFromString(_ name: String) -> AnyClass? {
        if let found = Foundation.NSClassFromString(name) { return found }
        if name.contains(".") { return nil }
        return ["UIKitCore", "UIKitDocuments", "QuartzCore", "XCTest"].lazy.compactMap { Foundation.NSClassFromString("\($0).\(name)") }.first
      }
      """#,
      // Foundation on Linux ends the program at data of nothing, and where there is nothing for a key.
      "forReadingWith": """
      extension NSKeyedUnarchiver {
        @usableFromInline convenience init(forReadingWith data: Data) {
          let empty = NSKeyedArchiver(requiringSecureCoding: false)
          empty.finishEncoding()
          try! self.init(forReadingFrom: data.isEmpty ? empty.encodedData : data)
          requiresSecureCoding = false
          decodingFailurePolicy = .setErrorAndReturn
        }
      }
      """,
      // Foundation on Linux reads no string catalogues, and ends the program at a text with plurals.
      "NSLocalizedString":
        "@usableFromInline func NSLocalizedString(_ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = \"\", comment: String) -> String { bundle.deviceLocalizedString(key, value, tableName) }",
      "localizedString":
        "extension Bundle { @usableFromInline func localizedString(forKey key: String, value: String?, table tableName: String?) -> String { deviceString(forKey: key, value: value, table: tableName) } }",
      "localizedStringWithFormat":
        "extension String { @usableFromInline static func localizedStringWithFormat(_ format: String, _ arguments: any CVarArg...) -> String { deviceFormatted(format, ._device, arguments) } }",
      "NSExpression": "typealias NSExpression = FormatExpression",
      "NSComparisonPredicate": "typealias NSComparisonPredicate = FormatComparisonPredicate",
      // Foundation on Linux goes on behind an error, and says that all is well when the last piece ends early.
      "XMLParser":
        "import FoundationXML\nfinal class _StrictXMLParser: FoundationXML.XMLParser { /// From 200 on: prefixes that nothing declares, which end no parsing.\n  override func parse() -> Bool { super.parse() && ((parserError as NSError?)?.code ?? 200) >= 200 } }",
      "URLCache":
        "extension URLCache { convenience init(memoryCapacity m: Int, diskCapacity d: Int, directory: URL? = nil) { self.init(memoryCapacity: m, diskCapacity: d, diskPath: directory?.path) } }",
      "withIdentifier":
        "extension URLSessionConfiguration { class func background(withIdentifier identifier: String) -> URLSessionConfiguration { .default } }",
      "CVarArg":
        "extension UUID: @retroactive CVarArg { public var _cVarArgEncoding: [Int] { [Int(bitPattern: Unmanaged.passRetained(uuidString as NSString).toOpaque())] } }",
      "NSSortDescriptor":
        "extension NSSortDescriptor { convenience init<Root, Value: Comparable>(keyPath path: KeyPath<Root, Value?>, ascending: Bool) { self.init(keyPath: path, ascending: ascending) { a, b in switch (a as? Value, b as? Value) { case (let a?, let b?): a < b ? .orderedAscending : b < a ? .orderedDescending : .orderedSame; case (nil, nil): .orderedSame; case (nil, _): .orderedAscending; default: .orderedDescending } } } }",
      // Foundation on Linux asks the table of a language alone where there is one.
      "forInfoDictionaryKey":
        "extension Bundle { @usableFromInline func object(forInfoDictionaryKey key: String) -> Any? { localizedInfoDictionary?[key] ?? infoDictionary?[key] } }",
      // Tests and resources of packages have no Info.plist on Linux. Public functions have this as a default.
      "bundleIdentifier": "extension Bundle { @usableFromInline var bundleIdentifier: String? { deviceIdentifier } }",
      // Tests without an application run in a tool, which says what it is called.
      "infoDictionary": "extension Bundle { @usableFromInline var infoDictionary: [String: Any]? { deviceInfo } }",
      // Foundation on Linux gives whole stretches there, beyond the range that is asked for.
      "longestEffectiveRangeNotRequired": """
      extension NSAttributedString {
        func enumerateAttribute(_ name: Key, in range: NSRange, options: EnumerationOptions = [], using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void) { enumerateWithin(name, in: range, options: options, using: block) }
        func enumerateAttributes(in range: NSRange, options: EnumerationOptions = [], using block: ([Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void) { enumerateWithin(range, options: options, using: block) }
      }
      """,
      // Foundation on Linux writes decimal numbers by way of a binary one that is not the nearest.
      "NumberFormatter":
        "extension NumberFormatter { func string(from number: NSNumber) -> String? { exactText(of: number) }; func number(from text: String) -> NSNumber? { wholeNumber(from: text) } }",
      "PersonNameComponentsFormatter": "typealias PersonNameComponentsFormatter = PersonNameFormatter",
      "enumerateSubstrings": """
      extension NSString {
        func enumerateSubstrings(in range: NSRange, options: EnumerationOptions = [], using block: (String?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void) { enumeratePieces(in: range, options: options, using: block) }
      }
      extension StringProtocol {
        func enumerateSubstrings<Bounds: RangeExpression<String.Index>>(in range: Bounds, options: NSString.EnumerationOptions = [], _ body: (String?, Range<String.Index>, Range<String.Index>, inout Bool) -> Void) { enumeratePieces(in: range, options: options, body) }
      }
      """,
      "byWords": enumeration("byWords", 3), "bySentences": enumeration("bySentences", 4),
      // Foundation on Linux keeps the keys to itself.
      "addressComponents": checkingKeys,
      // One of Objective-C's is one of Swift's without being asked on Apple's systems.
      "NSDictionary":
        "extension NSDictionary { convenience init(dictionary other: NSDictionary) { self.init(dictionary: Dictionary._unconditionallyBridgeFromObjectiveC(other)) } }",
      "URLThumbnailDictionaryItem":
        "struct URLThumbnailDictionaryItem: RawRepresentable, Hashable, Sendable { let rawValue: String; init(rawValue: String) { self.rawValue = rawValue }; static let NSThumbnail1024x1024SizeKey = Self(rawValue: \"NSThumbnail1024x1024SizeKey\") }",
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
      // Foundation on Linux gives `NSURL`. Names that are there take this one, which needs no conversion.
      "forResourcesWithExtension": """
      extension Bundle {
        func urls(forResourcesWithExtension name: String, subdirectory path: String?) -> [URL]? { urls(forResourcesWithExtension: Optional(name), subdirectory: path)?.map { $0 as URL } }
        func urls(forResourcesWithExtension name: String, subdirectory path: String?, localization language: String?) -> [URL]? { urls(forResourcesWithExtension: Optional(name), subdirectory: path, localization: language)?.map { $0 as URL } }
        class func urls(forResourcesWithExtension name: String, subdirectory path: String?, in url: URL) -> [URL]? { urls(forResourcesWithExtension: Optional(name), subdirectory: path, in: url as NSURL)?.map { $0 as URL } }
      }
      """,
      "textEncodingName": """
      extension HTTPURLResponse {
        /// That of any response, which a response of HTTP inherits on Apple's systems. Generic, since an extension
        /// overrides no initializer.
        convenience init<Length: BinaryInteger>(url: URL, mimeType: String?, expectedContentLength length: Length, textEncodingName name: String?) {
          let fields = ["Content-Type": mimeType, "Content-Length": "\\(length)"].compactMapValues { $0 }
          self.init(url: url, statusCode: 200, httpVersion: nil, headerFields: fields)!
        }
      }
      """,
      // What a server sends is there as a whole before the first byte.
      "bytes": """
      extension URLSession {
        struct AsyncBytes: AsyncSequence, Sendable {
          typealias Element = UInt8
          let data: Data
          struct AsyncIterator: AsyncIteratorProtocol {
            var rest: Data.Iterator
            mutating func next() async throws -> UInt8? { rest.next() }
          }
          func makeAsyncIterator() -> AsyncIterator { AsyncIterator(rest: data.makeIterator()) }
          var lines: AsyncThrowingStream<String, any Error> {
            AsyncThrowingStream { stream in
              for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \\.isNewline) { stream.yield(String(line)) }
              stream.finish()
            }
          }
        }
        func bytes(for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (AsyncBytes, URLResponse) {
          let (data, response) = try await data(for: request)
          return (AsyncBytes(data: data), response)
        }
        func bytes(from url: URL, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (AsyncBytes, URLResponse) { try await bytes(for: URLRequest(url: url), delegate: delegate) }
      }
      """,
      "networkUnavailableReason": """
      extension URLError {
        enum NetworkUnavailableReason: Int, Sendable { case cellular, expensive, constrained }
        var networkUnavailableReason: NetworkUnavailableReason? { nil }
      }
      """,
    ]
    // In the place of Foundation's own, which take an `inout`, and what takes nil.
    for (name, type) in [("scanHexInt32", "UInt32"), ("scanHexInt64", "UInt64")] {
      result[name] = """
        extension Scanner {
          @discardableResult func \(name)(_ result: inout \(type)) -> Bool { hexadecimalNumber(\(type).self).map { result = $0 } != nil }
          @discardableResult func \(name)(_ result: UnsafeMutablePointer<\(type)>?) -> Bool { hexadecimalNumber(\(type).self).map { result?.pointee = $0 } != nil }
        }
        """
    }
    result.merge(atomics) { $1 }
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

  /// The parts of an address or a flight that a detector tells apart.
  private static let checkingKeys: String = {
    let keys = [
      "name": "Name", "jobTitle": "JobTitle", "organization": "Organization", "street": "Street", "city": "City",
      "state": "State", "zip": "ZIP", "country": "Country", "phone": "Phone", "airline": "Airline",
      "flight": "Flight",
    ]
    let constants = keys.sorted { $0.key < $1.key }.map {
      "static var \($0.key): NSTextCheckingKey { NSTextCheckingKey(rawValue: \"\($0.value)\") }"
    }
    return "extension NSTextCheckingKey { \(constants.joined(separator: "; ")) }"
  }()

  /// Counters and marks that threads share, which Darwin gave up for Swift's, and what is asked of Core Foundation.
  private static let atomics: [String: String] = {
    var result = [
      "TARGET_OS_SIMULATOR": "let TARGET_OS_SIMULATOR: Int32 = 1",
      "TARGET_IPHONE_SIMULATOR": "let TARGET_IPHONE_SIMULATOR: Int32 = 1",
      "TARGET_OS_IPHONE": "let TARGET_OS_IPHONE: Int32 = 1", "TARGET_OS_IOS": "let TARGET_OS_IOS: Int32 = 1",
      "CFBooleanGetTypeID": "func CFBooleanGetTypeID() -> UInt { 21 }",
      "CFGetTypeID":
        "func CFGetTypeID(_ object: AnyObject) -> UInt { (object as? NSNumber).map { String(cString: $0.objCType) == \"c\" ? 21 : 22 } ?? 1 }",
      "CFStringConvertIANACharSetNameToEncoding":
        "func CFStringConvertIANACharSetNameToEncoding(_ name: Any?) -> UInt32 { 0x0800_0100 }",
      "CFStringConvertEncodingToNSStringEncoding":
        "func CFStringConvertEncodingToNSStringEncoding(_ encoding: UInt32) -> UInt { String.Encoding.utf8.rawValue }",
      "NetService":
        "open class NetService: NSObject {}\nextension URLSession { func streamTask(with service: NetService) -> URLSessionStreamTask { fatalError(\"URLSessionStreamTask: not on Linux\") }\n  func streamTask(withHostName name: String, port: Int) -> URLSessionStreamTask { fatalError(\"URLSessionStreamTask: not on Linux\") } }",
    ]
    for width in [32, 64] {
      for barrier in ["", "Barrier"] {
        let type = "Int\(width)"
        for (name, change) in [("Increment", "+= 1"), ("Decrement", "-= 1")] {
          let function = "OSAtomic\(name)\(width)\(barrier)"
          result[function] =
            "func \(function)(_ value: UnsafeMutablePointer<\(type)>) -> \(type) { _withAtomics { value.pointee \(change); return value.pointee } }"
        }
        let function = "OSAtomicCompareAndSwap\(width)\(barrier)"
        result[function] =
          "func \(function)(_ old: \(type), _ new: \(type), _ value: UnsafeMutablePointer<\(type)>) -> Bool { _withAtomics { guard value.pointee == old else { return false }; value.pointee = new; return true } }"
      }
    }
    return result
  }()

  private static let atomicsLock =
    "private let _atomics = NSLock()\nprivate func _withAtomics<Value>(_ body: () -> Value) -> Value { _atomics.lock(); defer { _atomics.unlock() }; return body() }"

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

  /// An option for pieces of texts that Foundation on Linux says to be unavailable.
  private static func enumeration(_ name: String, _ value: Int) -> String {
    "extension NSString.EnumerationOptions { static var \(name): NSString.EnumerationOptions { NSString.EnumerationOptions(rawValue: \(value)) } }"
  }

  private static func string(_ name: String) -> String { "let \(name) = \"\(name)\"" }
}
