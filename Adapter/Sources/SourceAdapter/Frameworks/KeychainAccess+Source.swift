extension FrameworkSources {
  /// The library that most applications keep passwords with, where its sources are not on the machine: over the key chain
  /// in memory.
  static let keychainAccess = #"""
    public enum Accessibility: Sendable { case whenUnlocked, afterFirstUnlock, always, whenPasscodeSetThisDeviceOnly, whenUnlockedThisDeviceOnly, afterFirstUnlockThisDeviceOnly, alwaysThisDeviceOnly }
    public struct AuthenticationPolicy: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue }; public static let userPresence = Self(rawValue: 1), touchIDAny = Self(rawValue: 2), touchIDCurrentSet = Self(rawValue: 8), biometryAny = Self(rawValue: 2), biometryCurrentSet = Self(rawValue: 8), devicePasscode = Self(rawValue: 16) }
    public enum ItemClass: Sendable { case genericPassword, internetPassword }
    public enum ProtocolType: Sendable { case http, https, ftp, ssh, smtp, imap }
    public final class Keychain {
      public let service: String, accessGroup: String?
      public init() { (service, accessGroup) = (Bundle.main.bundleIdentifier ?? "", nil) }
      public init(service: String) { (self.service, accessGroup) = (service, nil) }
      public init(accessGroup: String) { (service, self.accessGroup) = (Bundle.main.bundleIdentifier ?? "", accessGroup) }
      public init(service: String, accessGroup: String) { (self.service, self.accessGroup) = (service, accessGroup) }
      public init(server: String, protocolType: ProtocolType) { (service, accessGroup) = (server, nil) }
      public init(server: URL, protocolType: ProtocolType) { (service, accessGroup) = (server.absoluteString, nil) }
      public func accessibility(_ accessibility: Accessibility) -> Keychain { self }
      public func accessibility(_ accessibility: Accessibility, authenticationPolicy: AuthenticationPolicy) -> Keychain { self }
      public func synchronizable(_ synchronizable: Bool) -> Keychain { self }
      public func label(_ label: String) -> Keychain { self }
      public func comment(_ comment: String) -> Keychain { self }
      public func authenticationPrompt(_ prompt: String) -> Keychain { self }
      private func query(_ key: String?) -> [String: Any] { var result: [String: Any] = ["class": "genp", "svce": service]; if let key { result["acct"] = key }; return result }
      private func answer(_ query: [String: Any]) -> Any? { var found: CFTypeRef?; return SecItemCopyMatching(query as NSDictionary, &found) == errSecSuccess ? found : nil }
      public func getData(_ key: String, ignoringAttributeSynchronizable: Bool = true) throws -> Data? { (answer(query(key).merging(["r_Data": true]) { $1 }) as? NSData).map { Data(referencing: $0) } }
      public func getString(_ key: String, ignoringAttributeSynchronizable: Bool = true) throws -> String? { try getData(key).flatMap { String(data: $0, encoding: .utf8) } }
      public func get(_ key: String, ignoringAttributeSynchronizable: Bool = true) throws -> String? { try getString(key) }
      public func set(_ value: String, key: String, ignoringAttributeSynchronizable: Bool = true) throws { try set(Data(value.utf8), key: key) }
      public func set(_ value: Data, key: String, ignoringAttributeSynchronizable: Bool = true) throws { _ = SecItemDelete(query(key) as NSDictionary); _ = SecItemAdd(query(key).merging(["v_Data": value]) { $1 } as NSDictionary, nil) }
      public func remove(_ key: String, ignoringAttributeSynchronizable: Bool = true) throws { _ = SecItemDelete(query(key) as NSDictionary) }
      public func removeAll() throws { _ = SecItemDelete(query(nil) as NSDictionary) }
      public func contains(_ key: String, withoutAuthenticationUI: Bool = false) throws -> Bool { try getData(key) != nil }
      public func allKeys() -> [String] { (answer(query(nil).merging(["r_Attributes": true, "m_Limit": "m_LimitAll"]) { $1 }) as? [Any] ?? []).compactMap { ($0 as? [String: Any])?["acct"] as? String } }
      public subscript(key: String) -> String? { get { (try? getString(key)) ?? nil } set { if let newValue { try? set(newValue, key: key) } else { try? remove(key) } } }
      public subscript(string key: String) -> String? { get { self[key] } set { self[key] = newValue } }
      public subscript(data key: String) -> Data? { get { (try? getData(key)) ?? nil } set { if let newValue { try? set(newValue, key: key) } else { try? remove(key) } } }
    }
    """#

  /// What RxAlamofire has for RxSwift.
  static let rxAlamofire = #"""
    public func request(_ method: HTTPMethod, _ url: any URLConvertible, parameters: Parameters? = nil, encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil) -> Observable<DataRequest> { Observable<DataRequest>.create { on in let one = AF.request(url, method: method, parameters: parameters, encoding: encoding, headers: headers); on.onNext(one); on.onCompleted(); return Disposables.create() } }
    private func _answers(_ method: HTTPMethod, _ url: any URLConvertible, _ parameters: Parameters?, _ encoding: any ParameterEncoding, _ headers: HTTPHeaders?) -> Observable<(HTTPURLResponse, Data)> {
      Observable<(HTTPURLResponse, Data)>.create { on in
        let one = AF.request(url, method: method, parameters: parameters, encoding: encoding, headers: headers).response { answer in
          if let error = answer.error { on.onError(error) } else if let response = answer.response { on.onNext((response, answer.data ?? Data())); on.onCompleted() } else { on.onError(URLError(.badServerResponse)) }
        }
        return Disposables.create { one.cancel() }
      }
    }
    public func requestData(_ method: HTTPMethod, _ url: any URLConvertible, parameters: Parameters? = nil, encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil) -> Observable<(HTTPURLResponse, Data)> { _answers(method, url, parameters, encoding, headers) }
    public func data(_ method: HTTPMethod, _ url: any URLConvertible, parameters: Parameters? = nil, encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil) -> Observable<Data> { _answers(method, url, parameters, encoding, headers).map { $0.1 } }
    public func requestString(_ method: HTTPMethod, _ url: any URLConvertible, parameters: Parameters? = nil, encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil) -> Observable<(HTTPURLResponse, String)> { _answers(method, url, parameters, encoding, headers).map { ($0.0, String(decoding: $0.1, as: UTF8.self)) } }
    public func string(_ method: HTTPMethod, _ url: any URLConvertible, parameters: Parameters? = nil, encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil) -> Observable<String> { requestString(method, url, parameters: parameters, encoding: encoding, headers: headers).map { $0.1 } }
    public func requestJSON(_ method: HTTPMethod, _ url: any URLConvertible, parameters: Parameters? = nil, encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil) -> Observable<(HTTPURLResponse, Any)> { _answers(method, url, parameters, encoding, headers).map { ($0.0, try JSONSerialization.jsonObject(with: $0.1, options: .fragmentsAllowed)) } }
    public func json(_ method: HTTPMethod, _ url: any URLConvertible, parameters: Parameters? = nil, encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil) -> Observable<Any> { requestJSON(method, url, parameters: parameters, encoding: encoding, headers: headers).map { $0.1 } }
    public func requestDecodable<Value: Decodable>(_ method: HTTPMethod, _ url: any URLConvertible, parameters: Parameters? = nil, encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil) -> Observable<(HTTPURLResponse, Value)> { _answers(method, url, parameters, encoding, headers).map { ($0.0, try JSONDecoder().decode(Value.self, from: $0.1)) } }
    public func decodable<Value: Decodable>(_ method: HTTPMethod, _ url: any URLConvertible, parameters: Parameters? = nil, encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil) -> Observable<Value> { requestDecodable(method, url, parameters: parameters, encoding: encoding, headers: headers).map { $0.1 } }
    """#
}
