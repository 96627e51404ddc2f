extension FrameworkSources {
  /// A key chain in memory, with the queries that applications make. Certificates and keys are none.
  static let security = #"""
    public let errSecSuccess: OSStatus = 0, errSecItemNotFound: OSStatus = -25300, errSecDuplicateItem: OSStatus = -25299, errSecParam: OSStatus = -50, errSecAuthFailed: OSStatus = -25293, errSecUserCanceled: OSStatus = -128, errSecUnimplemented: OSStatus = -4, errSecNotAvailable: OSStatus = -25291, errSecInteractionNotAllowed: OSStatus = -25308, errSecDecode: OSStatus = -26275, errSecMissingEntitlement: OSStatus = -34018, errSecInternalError: OSStatus = -26276
    nonisolated(unsafe) public let kSecClass: CFString = "class", kSecClassGenericPassword: CFString = "genp", kSecClassInternetPassword: CFString = "inet", kSecClassKey: CFString = "keys", kSecClassCertificate: CFString = "cert", kSecClassIdentity: CFString = "idnt"
    nonisolated(unsafe) public let kSecAttrAccount: CFString = "acct", kSecAttrService: CFString = "svce", kSecAttrServer: CFString = "srvr", kSecAttrGeneric: CFString = "gena", kSecAttrLabel: CFString = "labl", kSecAttrDescription: CFString = "desc", kSecAttrComment: CFString = "icmt", kSecAttrType: CFString = "type", kSecAttrPort: CFString = "port", kSecAttrPath: CFString = "path", kSecAttrProtocol: CFString = "ptcl", kSecAttrCreationDate: CFString = "cdat", kSecAttrModificationDate: CFString = "mdat", kSecAttrAccessGroup: CFString = "agrp", kSecAttrSynchronizable: CFString = "sync", kSecAttrSynchronizableAny: CFString = "syna", kSecAttrAccessControl: CFString = "accc", kSecAttrApplicationTag: CFString = "atag", kSecAttrKeyType: CFString = "type", kSecAttrKeySizeInBits: CFString = "bsiz", kSecAttrIsPermanent: CFString = "perm", kSecAttrCreator: CFString = "crtr", kSecAttrIsInvisible: CFString = "invi", kSecAttrIsNegative: CFString = "nega", kSecAttrSecurityDomain: CFString = "sdmn", kSecAttrAuthenticationType: CFString = "atyp", kSecAttrKeyClass: CFString = "kcls", kSecAttrTokenID: CFString = "tkid"
    nonisolated(unsafe) public let kSecAttrAccessible: CFString = "pdmn", kSecAttrAccessibleWhenUnlocked: CFString = "ak", kSecAttrAccessibleAfterFirstUnlock: CFString = "ck", kSecAttrAccessibleAlways: CFString = "dk", kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu", kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku", kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku", kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku"
    nonisolated(unsafe) public let kSecValueData: CFString = "v_Data", kSecValueRef: CFString = "v_Ref", kSecValuePersistentRef: CFString = "v_PersistentRef", kSecReturnData: CFString = "r_Data", kSecReturnAttributes: CFString = "r_Attributes", kSecReturnRef: CFString = "r_Ref", kSecReturnPersistentRef: CFString = "r_PersistentRef", kSecMatchLimit: CFString = "m_Limit", kSecMatchLimitOne: CFString = "m_LimitOne", kSecMatchLimitAll: CFString = "m_LimitAll", kSecUseOperationPrompt: CFString = "u_OpPrompt", kSecUseAuthenticationUI: CFString = "u_AuthUI", kSecUseAuthenticationContext: CFString = "u_AuthCtx", kSecUseDataProtectionKeychain: CFString = "nleg", kSecUseNoAuthenticationUI: CFString = "u_NoAuthUI", kSecUseAuthenticationUIAllow: CFString = "u_AuthUIA", kSecUseAuthenticationUIFail: CFString = "u_AuthUIF", kSecUseAuthenticationUISkip: CFString = "u_AuthUIS", kSecSharedPassword: CFString = "spwd"
    private enum KeyChain {
      nonisolated(unsafe) static var items: [[String: Any]] = []
      /// Applications keep passwords from any thread.
      static let lock = NSLock()
      private static let identity = ["class", "acct", "svce", "srvr", "port", "path", "ptcl", "agrp", "atag"]
      private static let directives: Set<String> = ["v_Data", "v_Ref", "r_Data", "r_Attributes", "r_Ref", "r_PersistentRef", "m_Limit", "u_OpPrompt", "u_AuthUI", "u_AuthCtx", "nleg", "accc", "pdmn", "sync"]
      static func entries(_ query: CFDictionary) -> [String: Any] { var result: [String: Any] = [:]; for case let (key as String, value) in query { result[key] = value }; return result }
      static func same(_ a: Any?, _ b: Any?) -> Bool { switch (a, b) { case (nil, nil): true; case let (a?, b?): (a as? NSObject).map { $0.isEqual(b) } == true || "\(a)" == "\(b)"; default: false } }
      static func matches(_ query: [String: Any]) -> [Int] { items.indices.filter { index in query.allSatisfy { directives.contains($0.key) || same(items[index][$0.key], $0.value) } } }
      static func isThere(_ item: [String: Any]) -> Bool { items.contains { other in identity.allSatisfy { same(other[$0], item[$0]) } } }
      static func isTrue(_ value: Any?) -> Bool { (value as? Bool) ?? (value as? NSNumber)?.boolValue ?? false }
    }
    public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
      KeyChain.lock.lock(); defer { KeyChain.lock.unlock() }
      let item = KeyChain.entries(attributes)
      if KeyChain.isThere(item) { return errSecDuplicateItem }
      KeyChain.items.append(item); return errSecSuccess
    }
    public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
      KeyChain.lock.lock(); defer { KeyChain.lock.unlock() }
      let query = KeyChain.entries(query); let found = KeyChain.matches(query).map { KeyChain.items[$0] }
      guard !found.isEmpty else { return errSecItemNotFound }
      let answers: [Any] = found.map { item in
        if KeyChain.isTrue(query["r_Attributes"]) { return item.filter { $0.key != "v_Data" || KeyChain.isTrue(query["r_Data"]) } as NSDictionary }
        return item["v_Data"].map { ($0 as? Data).map { NSData(data: $0) } ?? $0 } ?? NSNull()
      }
      let wantsAll = KeyChain.same(query["m_Limit"], kSecMatchLimitAll)
      result?.pointee = wantsAll ? NSArray(array: answers) : answers[0] as AnyObject
      return errSecSuccess
    }
    public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
      KeyChain.lock.lock(); defer { KeyChain.lock.unlock() }
      let found = KeyChain.matches(KeyChain.entries(query)); guard !found.isEmpty else { return errSecItemNotFound }
      for index in found { KeyChain.items[index].merge(KeyChain.entries(attributesToUpdate)) { $1 } }
      return errSecSuccess
    }
    @discardableResult public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
      KeyChain.lock.lock(); defer { KeyChain.lock.unlock() }
      let found = KeyChain.matches(KeyChain.entries(query)); guard !found.isEmpty else { return errSecItemNotFound }
      for index in found.reversed() { KeyChain.items.remove(at: index) }
      return errSecSuccess
    }
    public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? { "OSStatus \(status)" as NSString }
    /// No server hands a certificate over, and none can be read: nothing is trusted.
    public final class SecCertificate: NSObject, @unchecked Sendable {}
    public final class SecKey: NSObject, @unchecked Sendable {}
    public final class SecPolicy: NSObject, @unchecked Sendable {}
    public final class SecTrust: NSObject, @unchecked Sendable {}
    public final class SecIdentity: NSObject, @unchecked Sendable {}
    public enum SecTrustResultType: UInt32, Sendable { case invalid, proceed, confirm, deny, unspecified, recoverableTrustFailure, fatalTrustFailure, otherError }
    public let kSecRevocationOCSPMethod: CFOptionFlags = 1, kSecRevocationCRLMethod: CFOptionFlags = 2, kSecRevocationPreferCRL: CFOptionFlags = 4, kSecRevocationRequirePositiveResponse: CFOptionFlags = 8, kSecRevocationNetworkAccessDisabled: CFOptionFlags = 16, kSecRevocationUseAnyAvailableMethod: CFOptionFlags = 3
    public func SecCertificateCreateWithData(_ allocator: AnyObject?, _ data: CFData) -> SecCertificate? { nil }
    public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData { CFData() }
    public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? { nil }
    public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy() }
    public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy { SecPolicy() }
    public func SecPolicyCreateRevocation(_ flags: CFOptionFlags) -> SecPolicy? { SecPolicy() }
    public func SecTrustCreateWithCertificates(_ certificates: Any, _ policies: Any?, _ trust: UnsafeMutablePointer<SecTrust?>) -> OSStatus { trust.pointee = nil; return errSecParam }
    @discardableResult public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: Any) -> OSStatus { errSecSuccess }
    @discardableResult public func SecTrustSetAnchorCertificates(_ trust: SecTrust, _ certificates: CFArray?) -> OSStatus { errSecSuccess }
    @discardableResult public func SecTrustSetAnchorCertificatesOnly(_ trust: SecTrust, _ only: Bool) -> OSStatus { errSecSuccess }
    public func SecTrustGetCertificateCount(_ trust: SecTrust) -> Int { 0 }
    public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ index: Int) -> SecCertificate? { nil }
    public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? { nil }
    public func SecTrustCopyPublicKey(_ trust: SecTrust) -> SecKey? { nil }
    public func SecTrustCopyKey(_ trust: SecTrust) -> SecKey? { nil }
    public func SecTrustEvaluateWithError(_ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?) -> Bool { error?.pointee = CFError(domain: "NSOSStatusErrorDomain", code: -67843, userInfo: nil); return false }
    @discardableResult public func SecTrustEvaluate(_ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>?) -> OSStatus { result?.pointee = .deny; return errSecSuccess }
    @discardableResult public func SecTrustGetTrustResult(_ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>) -> OSStatus { result.pointee = .deny; return errSecSuccess }
    public final class SecRandomRef: Sendable {}
    public let kSecRandomDefault: SecRandomRef? = nil
    public func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32 { for place in 0..<count { bytes.storeBytes(of: UInt8.random(in: 0...255), toByteOffset: place, as: UInt8.self) }; return errSecSuccess }
    """#

  /// A network that is there.
  static let systemConfiguration = #"""
    public struct SCNetworkReachabilityFlags: OptionSet, Sendable {
      public let rawValue: UInt32; public init(rawValue: UInt32) { self.rawValue = rawValue }
      public static let transientConnection = Self(rawValue: 1), reachable = Self(rawValue: 2), connectionRequired = Self(rawValue: 4), connectionOnTraffic = Self(rawValue: 8), interventionRequired = Self(rawValue: 16), connectionOnDemand = Self(rawValue: 32), isLocalAddress = Self(rawValue: 65536), isDirect = Self(rawValue: 131072), isWWAN = Self(rawValue: 262144), connectionAutomatic = Self(rawValue: 8)
    }
    public let kSCNetworkFlagsReachable: UInt32 = 2, kSCNetworkFlagsConnectionRequired: UInt32 = 4, kSCNetworkReachabilityFlagsReachable: UInt32 = 2, kSCNetworkReachabilityFlagsConnectionRequired: UInt32 = 4, kSCNetworkReachabilityFlagsIsWWAN: UInt32 = 262144
    public final class SCNetworkReachability: NSObject, @unchecked Sendable {}
    public struct SCNetworkReachabilityContext {
      public var version: Int; public var info: UnsafeMutableRawPointer?; public var retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?; public var release: ((UnsafeRawPointer) -> Void)?; public var copyDescription: ((UnsafeRawPointer) -> Unmanaged<CFString>)?
      public init(version: Int, info: UnsafeMutableRawPointer?, retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?, release: ((UnsafeRawPointer) -> Void)?, copyDescription: ((UnsafeRawPointer) -> Unmanaged<CFString>)?) { (self.version, self.info, self.retain, self.release, self.copyDescription) = (version, info, retain, release, copyDescription) }
    }
    public typealias SCNetworkReachabilityCallBack = (SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?) -> Void
    public func SCNetworkReachabilityCreateWithAddress(_ allocator: AnyObject?, _ address: UnsafePointer<sockaddr>) -> SCNetworkReachability? { SCNetworkReachability() }
    public func SCNetworkReachabilityCreateWithName(_ allocator: AnyObject?, _ nodename: UnsafePointer<CChar>) -> SCNetworkReachability? { SCNetworkReachability() }
    @discardableResult public func SCNetworkReachabilityGetFlags(_ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>) -> Bool { flags.pointee = .reachable; return true }
    @discardableResult public func SCNetworkReachabilitySetCallback(_ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?, _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?) -> Bool { true }
    @discardableResult public func SCNetworkReachabilitySetDispatchQueue(_ target: SCNetworkReachability, _ queue: DispatchQueue?) -> Bool { true }
    @discardableResult public func SCNetworkReachabilityScheduleWithRunLoop(_ target: SCNetworkReachability, _ runLoop: Any?, _ runLoopMode: Any?) -> Bool { true }
    @discardableResult public func SCNetworkReachabilityUnscheduleFromRunLoop(_ target: SCNetworkReachability, _ runLoop: Any?, _ runLoopMode: Any?) -> Bool { true }
    public func SCError() -> Int32 { 0 }
    extension sockaddr { public var sa_len: UInt8 { get { UInt8(MemoryLayout<sockaddr>.size) } set {} } }
    extension sockaddr_in {
      public var sin_len: UInt8 { get { UInt8(MemoryLayout<sockaddr_in>.size) } set {} }
      public init(sin_len: UInt8, sin_family: sa_family_t, sin_port: in_port_t, sin_addr: in_addr, sin_zero: (Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8)) { self.init(); self.sin_family = sin_family; self.sin_port = sin_port; self.sin_addr = sin_addr }
    }
    extension sockaddr_in6 { public var sin6_len: UInt8 { get { UInt8(MemoryLayout<sockaddr_in6>.size) } set {} } }
    """#
}
