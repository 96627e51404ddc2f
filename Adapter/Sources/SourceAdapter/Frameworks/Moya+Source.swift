extension FrameworkSources {
  /// A layer over Alamofire that describes requests as cases of an enumeration, where its sources are not on the machine.
  static let moya = #"""
    public protocol TargetType { var baseURL: URL { get }; var path: String { get }; var method: Moya.Method { get }; var sampleData: Data { get }; var task: Moya.Task { get }; var validationType: ValidationType { get }; var headers: [String: String]? { get } }
    extension TargetType { public var sampleData: Data { Data() } }
    extension TargetType { public var validationType: ValidationType { .none } }
    public protocol AccessTokenAuthorizable { var authorizationType: AuthorizationType? { get } }
    public enum AuthorizationType: Sendable { case none, basic, bearer, custom(String); public var value: String? { switch self { case .none: nil; case .basic: "Basic"; case .bearer: "Bearer"; case .custom(let text): text } } }
    public enum ValidationType: Sendable { case none, successCodes, successAndRedirectCodes, customCodes([Int]); var codes: [Int]? { switch self { case .none: nil; case .successCodes: Array(200..<300); case .successAndRedirectCodes: Array(200..<400); case .customCodes(let codes): codes } } }
    public enum Moya { public typealias Method = HTTPMethod; public typealias Task = _MoyaTask; public typealias Response = _MoyaResponse; public typealias MultipartFormData = _MoyaPart; public typealias ParameterEncoding = _MoyaEncoding; public typealias URLEncoding = _MoyaURLEncoding; public typealias JSONEncoding = _MoyaJSONEncoding }
    public typealias _MoyaEncoding = ParameterEncoding
    public typealias _MoyaURLEncoding = URLEncoding
    public typealias _MoyaJSONEncoding = JSONEncoding
    public struct _MoyaPart { public enum FormDataProvider { case data(Data), file(URL) }; public let provider: FormDataProvider, name: String, fileName: String?, mimeType: String?; public init(provider: FormDataProvider, name: String, fileName: String? = nil, mimeType: String? = nil) { (self.provider, self.name, self.fileName, self.mimeType) = (provider, name, fileName, mimeType) } }
    public enum _MoyaTask { case requestPlain, requestData(Data), requestJSONEncodable(any Encodable), requestCustomJSONEncodable(any Encodable, encoder: JSONEncoder), requestParameters(parameters: [String: Any], encoding: any ParameterEncoding), requestCompositeData(bodyData: Data, urlParameters: [String: Any]), requestCompositeParameters(bodyParameters: [String: Any], bodyEncoding: any ParameterEncoding, urlParameters: [String: Any]), uploadFile(URL), uploadMultipart([_MoyaPart]), uploadCompositeMultipart([_MoyaPart], urlParameters: [String: Any]) }
    public typealias Response = _MoyaResponse
    open class _MoyaResponse: CustomStringConvertible {
      public let statusCode: Int, data: Data, request: URLRequest?, response: HTTPURLResponse?
      public init(statusCode: Int, data: Data, request: URLRequest? = nil, response: HTTPURLResponse? = nil) { (self.statusCode, self.data, self.request, self.response) = (statusCode, data, request, response) }
      public var description: String { "Status Code: \(statusCode), Data Length: \(data.count)" }
      public func filter<Codes: RangeExpression>(statusCodes: Codes) throws -> _MoyaResponse where Codes.Bound == Int { guard statusCodes.contains(statusCode) else { throw MoyaError.statusCode(self) }; return self }
      public func filterSuccessfulStatusCodes() throws -> _MoyaResponse { try filter(statusCodes: 200...299) }
      public func filterSuccessfulStatusAndRedirectCodes() throws -> _MoyaResponse { try filter(statusCodes: 200...399) }
      public func mapJSON(failsOnEmptyData: Bool = true) throws -> Any { do { return try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed) } catch { throw MoyaError.jsonMapping(self) } }
      public func mapString(atKeyPath path: String? = nil) throws -> String { String(decoding: data, as: UTF8.self) }
      public func mapImage() throws -> UIImage { guard let image = UIImage(data: data) else { throw MoyaError.imageMapping(self) }; return image }
      public func map<Value: Decodable>(_ type: Value.Type, atKeyPath path: String? = nil, using decoder: JSONDecoder = JSONDecoder(), failsOnEmptyData: Bool = true) throws -> Value {
        do { guard let path else { return try decoder.decode(type, from: data) }; var object = try JSONSerialization.jsonObject(with: data); for key in path.split(separator: ".") { object = (object as? [String: Any])?[String(key)] ?? [String: Any]() }; return try decoder.decode(type, from: JSONSerialization.data(withJSONObject: object, options: .fragmentsAllowed)) } catch { throw MoyaError.objectMapping(error, self) }
      }
    }
    public enum MoyaError: Error, LocalizedError { case imageMapping(_MoyaResponse), jsonMapping(_MoyaResponse), stringMapping(_MoyaResponse), objectMapping(any Error, _MoyaResponse), encodableMapping(any Error), statusCode(_MoyaResponse), underlying(any Error, _MoyaResponse?), requestMapping(String), parameterEncoding(any Error); public var response: _MoyaResponse? { switch self { case .imageMapping(let one), .jsonMapping(let one), .stringMapping(let one), .objectMapping(_, let one), .statusCode(let one): one; case .underlying(_, let one): one; default: nil } }; public var errorDescription: String? { switch self { case .underlying(let error, _), .objectMapping(let error, _): error.localizedDescription; default: "\(self)" } } }
    public protocol Cancellable { var isCancelled: Bool { get }; func cancel() }
    final class _MoyaRequest: Cancellable { var request: DataRequest?; var isCancelled: Bool { request?.isCancelled ?? false }; func cancel() { request?.cancel() } }
    public struct ProgressResponse { public let response: _MoyaResponse?, progress: Double; public var completed: Bool { progress >= 1 } }
    public typealias ProgressBlock = (ProgressResponse) -> Void
    public typealias Completion = (_ result: Result<_MoyaResponse, MoyaError>) -> Void
    public protocol RequestType { var request: URLRequest? { get } }
    public protocol PluginType { func prepare(_ request: URLRequest, target: any TargetType) -> URLRequest; func willSend(_ request: any RequestType, target: any TargetType); func didReceive(_ result: Result<_MoyaResponse, MoyaError>, target: any TargetType); func process(_ result: Result<_MoyaResponse, MoyaError>, target: any TargetType) -> Result<_MoyaResponse, MoyaError> }
    extension PluginType { public func prepare(_ request: URLRequest, target: any TargetType) -> URLRequest { request }; public func willSend(_ request: any RequestType, target: any TargetType) {}; public func didReceive(_ result: Result<_MoyaResponse, MoyaError>, target: any TargetType) {}; public func process(_ result: Result<_MoyaResponse, MoyaError>, target: any TargetType) -> Result<_MoyaResponse, MoyaError> { result } }
    public final class NetworkLoggerPlugin: PluginType { public struct Configuration { public struct LogOptions: OptionSet, Sendable { public let rawValue: Int; public init(rawValue: Int) { self.rawValue = rawValue }; public static let verbose = Self(rawValue: 1), `default` = Self(rawValue: 2), requestBody = Self(rawValue: 4), successResponseBody = Self(rawValue: 8), errorResponseBody = Self(rawValue: 16), formatRequestAscURL = Self(rawValue: 32) }; public init(logOptions: LogOptions = .default) {} }; public init(configuration: Configuration = Configuration()) {}; public init(verbose: Bool, cURL: Bool = false, responseDataFormatter: ((Data) -> Data)? = nil) {} }
    public enum NetworkActivityChangeType: Sendable { case began, ended }
    public final class NetworkActivityPlugin: PluginType { let tell: (NetworkActivityChangeType, any TargetType) -> Void; public init(networkActivityClosure: @escaping (NetworkActivityChangeType, any TargetType) -> Void) { tell = networkActivityClosure }; public func willSend(_ request: any RequestType, target: any TargetType) { tell(.began, target) }; public func didReceive(_ result: Result<_MoyaResponse, MoyaError>, target: any TargetType) { tell(.ended, target) } }
    public struct AccessTokenPlugin: PluginType { let token: (any TargetType) -> String; public init(tokenClosure: @escaping (AuthorizationType) -> String) { token = { _ in tokenClosure(.bearer) } }; public init(tokenClosure: @escaping (any TargetType) -> String) { token = tokenClosure }; public func prepare(_ request: URLRequest, target: any TargetType) -> URLRequest { var request = request; if let type = (target as? any AccessTokenAuthorizable)?.authorizationType?.value { request.setValue("\(type) \(token(target))", forHTTPHeaderField: "Authorization") }; return request } }
    public enum StubBehavior: Sendable { case never, immediate, delayed(seconds: TimeInterval) }
    public struct Endpoint { public let url: String, method: HTTPMethod, task: _MoyaTask, httpHeaderFields: [String: String]?, sampleResponseClosure: () -> EndpointSampleResponse; public init(url: String, sampleResponseClosure: @escaping () -> EndpointSampleResponse = { .networkResponse(200, Data()) }, method: HTTPMethod, task: _MoyaTask, httpHeaderFields: [String: String]?) { (self.url, self.method, self.task, self.httpHeaderFields, self.sampleResponseClosure) = (url, method, task, httpHeaderFields, sampleResponseClosure) }; public func adding(newHTTPHeaderFields fields: [String: String]) -> Endpoint { Endpoint(url: url, sampleResponseClosure: sampleResponseClosure, method: method, task: task, httpHeaderFields: (httpHeaderFields ?? [:]).merging(fields) { $1 }) } }
    struct _MoyaSent: RequestType { let request: URLRequest? }
    public enum EndpointSampleResponse { case networkResponse(Int, Data), response(HTTPURLResponse, Data), networkError(NSError) }
    public protocol MoyaProviderType: AnyObject { associatedtype Target: TargetType; @discardableResult func request(_ target: Target, callbackQueue: DispatchQueue?, progress: ProgressBlock?, completion: @escaping Completion) -> any Cancellable }
    open class MoyaProvider<Target: TargetType>: MoyaProviderType, @unchecked Sendable {
      public typealias StubClosure = (Target) -> StubBehavior
      public typealias EndpointClosure = (Target) -> Endpoint
      public let plugins: [any PluginType], session: Session
      let stub: StubClosure, endpoint: EndpointClosure?, callbackQueue: DispatchQueue?
      public init(endpointClosure: EndpointClosure? = nil, stubClosure: @escaping StubClosure = MoyaProvider.neverStub, callbackQueue: DispatchQueue? = nil, session: Session = .default, plugins: [any PluginType] = [], trackInflights: Bool = false) { (endpoint, stub, self.callbackQueue, self.session, self.plugins) = (endpointClosure, stubClosure, callbackQueue, session, plugins) }
      public static func neverStub(_ target: Target) -> StubBehavior { .never }
      public static func immediatelyStub(_ target: Target) -> StubBehavior { .immediate }
      public static func delayedStub(_ seconds: TimeInterval) -> (Target) -> StubBehavior { { _ in .delayed(seconds: seconds) } }
      public static func defaultEndpointMapping(for target: Target) -> Endpoint { Endpoint(url: (target.path.isEmpty ? target.baseURL : target.baseURL.appendingPathComponent(target.path)).absoluteString, sampleResponseClosure: { .networkResponse(200, target.sampleData) }, method: target.method, task: target.task, httpHeaderFields: target.headers) }
      @discardableResult open func request(_ target: Target, callbackQueue: DispatchQueue? = nil, progress: ProgressBlock? = nil, completion: @escaping Completion) -> any Cancellable {
        let handle = _MoyaRequest()
        func finish(_ result: Result<_MoyaResponse, MoyaError>) { var result = result; for plugin in plugins { plugin.didReceive(result, target: target) }; for plugin in plugins { result = plugin.process(result, target: target) }; let said = result; func tell() { if case .success(let response) = said { progress?(ProgressResponse(response: response, progress: 1)) }; completion(said) }; if let queue = callbackQueue ?? self.callbackQueue { queue.async { tell() } } else { tell() } }
        let endpoint = endpoint?(target) ?? Self.defaultEndpointMapping(for: target)
        func announceStub() { for plugin in plugins { plugin.willSend(_MoyaSent(request: nil), target: target) } }
        // What stands in for an answer is there at once, as tests rely on.
        switch stub(target) {
        case .never: break
        case .immediate: announceStub(); finish(Self.sample(endpoint)); return handle
        case .delayed(let seconds): announceStub(); DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + max(seconds, 0)) { finish(Self.sample(endpoint)) }; return handle
        }
        do {
          var made = try URLRequest(url: endpoint.url, method: endpoint.method, headers: endpoint.httpHeaderFields.map { HTTPHeaders($0) })
          switch endpoint.task {
          case .requestPlain: break
          case .uploadFile(let file): made.httpBody = try Data(contentsOf: file)
          case .uploadMultipart(let parts): made = try Self.multipart(made, parts)
          case .uploadCompositeMultipart(let parts, let parameters): made = try Self.multipart(URLEncoding.queryString.encode(made, with: parameters), parts)
          case .requestData(let data): made.httpBody = data
          case .requestJSONEncodable(let value): made = try JSONParameterEncoder.default.encode(value, into: made)
          case .requestCustomJSONEncodable(let value, let encoder): made = try JSONParameterEncoder(encoder: encoder).encode(value, into: made)
          case .requestParameters(let parameters, let encoding): made = try encoding.encode(made, with: parameters)
          case .requestCompositeData(let data, let parameters): made = try URLEncoding.queryString.encode(made, with: parameters); made.httpBody = data
          case .requestCompositeParameters(let body, let encoding, let parameters): made = try encoding.encode(URLEncoding.queryString.encode(made, with: parameters), with: body)
          }
          for plugin in plugins { made = plugin.prepare(made, target: target) }
          for plugin in plugins { plugin.willSend(_MoyaSent(request: made), target: target) }
          let request = session.request(made)
          if let codes = target.validationType.codes { request.validate(statusCode: codes) }
          handle.request = request.response { answer in
            let response = answer.response.map { _MoyaResponse(statusCode: $0.statusCode, data: answer.data ?? Data(), request: answer.request, response: $0) }
            if let error = answer.error { finish(.failure(.underlying(error, response))) } else if let response { finish(.success(response)) } else { finish(.failure(.underlying(URLError(.badServerResponse), nil))) }
          }
        } catch { AbsentFrameworks.later { finish(.failure(.parameterEncoding(error))) } }
        return handle
      }
      private static func sample(_ endpoint: Endpoint) -> Result<_MoyaResponse, MoyaError> {
        switch endpoint.sampleResponseClosure() {
        case .networkResponse(let code, let data): .success(_MoyaResponse(statusCode: code, data: data))
        case .response(let response, let data): .success(_MoyaResponse(statusCode: response.statusCode, data: data, response: response))
        case .networkError(let error): .failure(.underlying(error, nil))
        }
      }
      private static func multipart(_ request: URLRequest, _ parts: [_MoyaPart]) throws -> URLRequest {
        var request = request, body = Data()
        let boundary = "cairn.boundary"
        for part in parts {
          let data: Data, fileName: String?
          switch part.provider {
          case .data(let given): data = given; fileName = part.fileName
          case .file(let file): data = try Data(contentsOf: file); fileName = part.fileName ?? file.lastPathComponent
          }
          let name = fileName.map { "; filename=\"\($0)\"" } ?? "", type = part.mimeType.map { "Content-Type: \($0)\r\n" } ?? ""
          body.append(Data("--\(boundary)\r\nContent-Disposition: form-data; name=\"\(part.name)\"\(name)\r\n\(type)\r\n".utf8))
          body.append(data)
          body.append(Data("\r\n".utf8))
        }
        body.append(Data("--\(boundary)--\r\n".utf8))
        request.httpBody = body
        request.setValue("multipart/form-data; boundary=\(boundary)", forHTTPHeaderField: "Content-Type")
        return request
      }
    }
    """#

  /// What Moya has for RxSwift.
  static let rxMoya = #"""
    extension MoyaProvider { public var rx: Reactive<MoyaProvider<Target>> { Reactive(self) } }
    extension Reactive where Base: MoyaProviderType {
      public func request(_ target: Base.Target, callbackQueue: DispatchQueue? = nil) -> Single<_MoyaResponse> { let base = base; return Single<_MoyaResponse>.create { single in let handle = base.request(target, callbackQueue: callbackQueue, progress: nil) { result in switch result { case .success(let value): single(.success(value)); case .failure(let error): single(.failure(error)) } }; return Disposables.create { handle.cancel() } } }
    }
    extension PrimitiveSequence where Trait == SingleTrait, Element == _MoyaResponse {
      public func filterSuccessfulStatusCodes() -> Single<Element> { map { try $0.filterSuccessfulStatusCodes() } }
      public func filterSuccessfulStatusAndRedirectCodes() -> Single<Element> { map { try $0.filterSuccessfulStatusAndRedirectCodes() } }
      public func mapJSON(failsOnEmptyData: Bool = true) -> Single<Any> { map { try $0.mapJSON() } }
      public func mapString(atKeyPath path: String? = nil) -> Single<String> { map { try $0.mapString(atKeyPath: path) } }
      public func mapImage() -> Single<UIImage> { map { try $0.mapImage() } }
      public func map<Value: Decodable>(_ type: Value.Type, atKeyPath path: String? = nil, using decoder: JSONDecoder = JSONDecoder(), failsOnEmptyData: Bool = true) -> Single<Value> { map { try $0.map(type, atKeyPath: path, using: decoder) } }
    }
    extension ObservableType where Element == _MoyaResponse {
      public func filterSuccessfulStatusCodes() -> Observable<Element> { map { try $0.filterSuccessfulStatusCodes() } }
      public func mapJSON(failsOnEmptyData: Bool = true) -> Observable<Any> { map { try $0.mapJSON() } }
      public func map<Value: Decodable>(_ type: Value.Type, atKeyPath path: String? = nil, using decoder: JSONDecoder = JSONDecoder(), failsOnEmptyData: Bool = true) -> Observable<Value> { map { try $0.map(type, atKeyPath: path, using: decoder) } }
    }
    """#
}
