extension FrameworkSources {
  /// The library that most applications send requests with, where its sources are not on the machine: requests go out by
  /// Foundation's session, and answer what comes, or why nothing does.
  static let alamofire = #"""
    import FoundationNetworking
    public typealias Parameters = [String: Any]
    public typealias AFResult<Success> = Result<Success, AFError>
    public typealias AFDataResponse<Success> = DataResponse<Success, AFError>
    public typealias AFDownloadResponse<Success> = DataResponse<Success, AFError>
    public typealias AdaptHandler = (URLRequest, Session, @escaping (Result<URLRequest, any Error>) -> Void) -> Void
    public struct HTTPMethod: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { self.rawValue = rawValue }; public static let get = Self(rawValue: "GET"), post = Self(rawValue: "POST"), put = Self(rawValue: "PUT"), delete = Self(rawValue: "DELETE"), patch = Self(rawValue: "PATCH"), head = Self(rawValue: "HEAD"), options = Self(rawValue: "OPTIONS"), connect = Self(rawValue: "CONNECT"), trace = Self(rawValue: "TRACE"), query = Self(rawValue: "QUERY") }
    public struct HTTPHeader: Hashable, Sendable { public let name: String, value: String; public init(name: String, value: String) { (self.name, self.value) = (name, value) }; public static func authorization(_ value: String) -> Self { Self(name: "Authorization", value: value) }; public static func authorization(bearerToken: String) -> Self { authorization("Bearer \(bearerToken)") }; public static func authorization(username: String, password: String) -> Self { authorization("Basic " + Data("\(username):\(password)".utf8).base64EncodedString()) }; public static func accept(_ value: String) -> Self { Self(name: "Accept", value: value) }; public static func contentType(_ value: String) -> Self { Self(name: "Content-Type", value: value) }; public static func userAgent(_ value: String) -> Self { Self(name: "User-Agent", value: value) }; public static func acceptLanguage(_ value: String) -> Self { Self(name: "Accept-Language", value: value) } }
    public struct HTTPHeaders: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral, Sequence, Equatable, Sendable, CustomStringConvertible {
      var all: [HTTPHeader] = []
      public static var `default`: HTTPHeaders { [.accept("*/*")] }
      public init() {}
      public init(_ headers: [HTTPHeader]) { for header in headers { update(header) } }
      public init(_ headers: [String: String]) { self.init(headers.map { HTTPHeader(name: $0.key, value: $0.value) }) }
      public init(dictionaryLiteral elements: (String, String)...) { self.init(elements.map { HTTPHeader(name: $0.0, value: $0.1) }) }
      public init(arrayLiteral elements: HTTPHeader...) { self.init(elements) }
      public mutating func update(_ header: HTTPHeader) { remove(name: header.name); all.append(header) }
      public mutating func update(name: String, value: String) { update(HTTPHeader(name: name, value: value)) }
      public mutating func add(_ header: HTTPHeader) { update(header) }
      public mutating func add(name: String, value: String) { update(name: name, value: value) }
      public mutating func remove(name: String) { all.removeAll { $0.name.lowercased() == name.lowercased() } }
      public func value(for name: String) -> String? { all.first { $0.name.lowercased() == name.lowercased() }?.value }
      public subscript(_ name: String) -> String? { get { value(for: name) } set { if let newValue { update(name: name, value: newValue) } else { remove(name: name) } } }
      public var dictionary: [String: String] { Dictionary(all.map { ($0.name, $0.value) }) { $1 } }
      public func makeIterator() -> IndexingIterator<[HTTPHeader]> { all.makeIterator() }
      public var description: String { all.map { "\($0.name): \($0.value)" }.joined(separator: "\n") }
    }
    public protocol URLConvertible { func asURL() throws -> URL }
    extension String: URLConvertible { public func asURL() throws -> URL { guard let url = URL(string: self) else { throw AFError.invalidURL(url: self) }; return url } }
    extension URL: URLConvertible { public func asURL() throws -> URL { self } }
    extension URLComponents: URLConvertible { public func asURL() throws -> URL { guard let url else { throw AFError.invalidURL(url: self) }; return url } }
    public protocol URLRequestConvertible { func asURLRequest() throws -> URLRequest }
    extension URLRequestConvertible { public var urlRequest: URLRequest? { try? asURLRequest() } }
    extension URLRequest: URLRequestConvertible {
      public func asURLRequest() throws -> URLRequest { self }
      public init(url: any URLConvertible, method: HTTPMethod, headers: HTTPHeaders? = nil) throws { self.init(url: try url.asURL()); httpMethod = method.rawValue; allHTTPHeaderFields = headers?.dictionary }
      public var method: HTTPMethod? { get { httpMethod.map(HTTPMethod.init) } set { httpMethod = newValue?.rawValue } }
      public var headers: HTTPHeaders { get { HTTPHeaders(allHTTPHeaderFields ?? [:]) } set { allHTTPHeaderFields = newValue.dictionary } }
    }
    extension URLSessionConfiguration { public static var af: _AFConfigurations { _AFConfigurations() }; public struct _AFConfigurations { public var `default`: URLSessionConfiguration { .default }; public var ephemeral: URLSessionConfiguration { .ephemeral } }; public var headers: HTTPHeaders { get { HTTPHeaders((httpAdditionalHeaders as? [String: String]) ?? [:]) } set { httpAdditionalHeaders = newValue.dictionary } } }
    public enum AFError: Error, LocalizedError {
      public enum ResponseValidationFailureReason: Sendable { case dataFileNil, missingContentType(acceptableContentTypes: [String]), unacceptableStatusCode(code: Int), customValidationFailed(error: any Error) }
      public enum ResponseSerializationFailureReason { case inputDataNilOrZeroLength, jsonSerializationFailed(error: any Error), decodingFailed(error: any Error), stringSerializationFailed(encoding: String.Encoding) }
      public enum ParameterEncodingFailureReason { case missingURL, jsonEncodingFailed(error: any Error), customEncodingFailed(error: any Error) }
      case invalidURL(url: any URLConvertible), sessionTaskFailed(error: any Error), responseValidationFailed(reason: ResponseValidationFailureReason), responseSerializationFailed(reason: ResponseSerializationFailureReason), parameterEncodingFailed(reason: ParameterEncodingFailureReason), explicitlyCancelled, sessionDeinitialized, createURLRequestFailed(error: any Error), requestAdaptationFailed(error: any Error), requestRetryFailed(retryError: any Error, originalError: any Error), downloadedFileMoveFailed(error: any Error, source: URL, destination: URL)
      public var underlyingError: (any Error)? { switch self { case .sessionTaskFailed(let error), .createURLRequestFailed(let error), .requestAdaptationFailed(let error), .responseSerializationFailed(.decodingFailed(let error)), .responseSerializationFailed(.jsonSerializationFailed(let error)): error; default: nil } }
      public var responseCode: Int? { if case .responseValidationFailed(.unacceptableStatusCode(let code)) = self { code } else { nil } }
      public var isResponseValidationError: Bool { if case .responseValidationFailed = self { true } else { false } }
      public var isSessionTaskError: Bool { if case .sessionTaskFailed = self { true } else { false } }
      public var isExplicitlyCancelledError: Bool { if case .explicitlyCancelled = self { true } else { false } }
      public var isResponseSerializationError: Bool { if case .responseSerializationFailed = self { true } else { false } }
      public var url: URL? { nil }
      public var errorDescription: String? {
        switch self {
        case .invalidURL(let url): "URL is not valid: \(url)"
        case .sessionTaskFailed(let error): "URLSessionTask failed with error: \(error.localizedDescription)"
        case .responseValidationFailed(.unacceptableStatusCode(let code)): "Response status code was unacceptable: \(code)."
        case .responseSerializationFailed(.decodingFailed(let error)): "Response could not be decoded because of error:\n\(error.localizedDescription)"
        case .explicitlyCancelled: "Request explicitly cancelled."
        default: "\(self)"
        }
      }
    }
    extension Error { public var asAFError: AFError? { self as? AFError }; public func asAFError(orFailWith message: @autoclosure () -> String) -> AFError { (self as? AFError) ?? .sessionTaskFailed(error: self) } }
    extension Result { public var value: Success? { try? get() }; public var error: Failure? { if case .failure(let error) = self { error } else { nil } }; public var isSuccess: Bool { value != nil }; public var isFailure: Bool { value == nil } }
    public protocol ParameterEncoding { func encode(_ request: any URLRequestConvertible, with parameters: [String: Any]?) throws -> URLRequest }
    public struct URLEncoding: ParameterEncoding {
      public enum Destination: Sendable { case methodDependent, queryString, httpBody }
      public enum ArrayEncoding: Sendable { case brackets, noBrackets, indexInBrackets }
      public enum BoolEncoding: Sendable { case numeric, literal }
      public static var `default`: Self { Self() }
      public static var queryString: Self { Self(destination: .queryString) }
      public static var httpBody: Self { Self(destination: .httpBody) }
      let destination: Destination, arrays: ArrayEncoding, bools: BoolEncoding
      public init(destination: Destination = .methodDependent, arrayEncoding: ArrayEncoding = .brackets, boolEncoding: BoolEncoding = .numeric) { (self.destination, arrays, bools) = (destination, arrayEncoding, boolEncoding) }
      private func pairs(_ key: String, _ value: Any) -> [URLQueryItem] {
        if let values = value as? [String: Any] { return values.sorted { $0.key < $1.key }.flatMap { pairs("\(key)[\($0.key)]", $0.value) } }
        if let values = value as? [Any] { return values.flatMap { pairs(arrays == .noBrackets ? key : "\(key)[]", $0) } }
        if let value = value as? Bool { return [URLQueryItem(name: key, value: bools == .numeric ? value ? "1" : "0" : "\(value)")] }
        return [URLQueryItem(name: key, value: "\(value)")]
      }
      public func encode(_ request: any URLRequestConvertible, with parameters: [String: Any]?) throws -> URLRequest {
        var request = try request.asURLRequest()
        guard let parameters, let url = request.url, var components = URLComponents(url: url, resolvingAgainstBaseURL: false) else { return request }
        let items = parameters.sorted { $0.key < $1.key }.flatMap { pairs($0.key, $0.value) }
        let inURL = destination == .queryString || destination == .methodDependent && ["GET", "HEAD", "DELETE"].contains(request.httpMethod ?? "GET")
        if inURL { if !items.isEmpty { components.queryItems = (components.queryItems ?? []) + items }; request.url = components.url; return request }
        var body = URLComponents(); body.queryItems = items
        request.httpBody = body.percentEncodedQuery.map { Data($0.utf8) }
        if request.value(forHTTPHeaderField: "Content-Type") == nil { request.setValue("application/x-www-form-urlencoded; charset=utf-8", forHTTPHeaderField: "Content-Type") }
        return request
      }
    }
    public struct JSONEncoding: ParameterEncoding {
      public static var `default`: Self { Self() }
      public static var prettyPrinted: Self { Self(options: .prettyPrinted) }
      let options: JSONSerialization.WritingOptions
      public init(options: JSONSerialization.WritingOptions = []) { self.options = options }
      public func encode(_ request: any URLRequestConvertible, with parameters: [String: Any]?) throws -> URLRequest { try encode(request, withJSONObject: parameters) }
      public func encode(_ request: any URLRequestConvertible, withJSONObject object: Any?) throws -> URLRequest {
        var request = try request.asURLRequest()
        guard let object else { return request }
        request.httpBody = try JSONSerialization.data(withJSONObject: object, options: options)
        if request.value(forHTTPHeaderField: "Content-Type") == nil { request.setValue("application/json", forHTTPHeaderField: "Content-Type") }
        return request
      }
    }
    public protocol ParameterEncoder { func encode<Value: Encodable>(_ parameters: Value?, into request: URLRequest) throws -> URLRequest }
    open class JSONParameterEncoder: ParameterEncoder { public static var `default`: JSONParameterEncoder { JSONParameterEncoder() }; public static var prettyPrinted: JSONParameterEncoder { JSONParameterEncoder() }; let encoder: JSONEncoder; public init(encoder: JSONEncoder = JSONEncoder()) { self.encoder = encoder }; open func encode<Value: Encodable>(_ parameters: Value?, into request: URLRequest) throws -> URLRequest { var request = request; if let parameters { request.httpBody = try encoder.encode(parameters); request.setValue("application/json", forHTTPHeaderField: "Content-Type") }; return request } }
    open class URLEncodedFormParameterEncoder: ParameterEncoder { public static var `default`: URLEncodedFormParameterEncoder { URLEncodedFormParameterEncoder() }; let destination: URLEncoding.Destination; public init(destination: URLEncoding.Destination = .methodDependent) { self.destination = destination }; open func encode<Value: Encodable>(_ parameters: Value?, into request: URLRequest) throws -> URLRequest { guard let parameters, let object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(parameters)) as? [String: Any] else { return request }; return try URLEncoding(destination: destination).encode(request, with: object) } }
    extension ParameterEncoder where Self == JSONParameterEncoder { public static var json: JSONParameterEncoder { .default } }
    extension ParameterEncoder where Self == URLEncodedFormParameterEncoder { public static var urlEncodedForm: URLEncodedFormParameterEncoder { .default } }
    public struct DataResponse<Success, Failure: Error>: CustomStringConvertible {
      public let request: URLRequest?, response: HTTPURLResponse?, data: Data?, result: Result<Success, Failure>
      /// Where a download lies.
      public internal(set) var fileURL: URL?
      public var value: Success? { result.value }
      public var error: Failure? { result.error }
      public var description: String { "\(result)" }
      public var debugDescription: String { description }
      public func map<New>(_ body: (Success) -> New) -> DataResponse<New, Failure> { DataResponse<New, Failure>(request: request, response: response, data: data, result: result.map(body), fileURL: fileURL) }
      public func mapError<New: Error>(_ body: (Failure) -> New) -> DataResponse<Success, New> { DataResponse<Success, New>(request: request, response: response, data: data, result: result.mapError(body), fileURL: fileURL) }
    }
    public typealias DownloadResponse = DataResponse
    public struct Empty: Codable, Sendable { public static let value = Empty() }
    public enum RetryResult { case retry, retryWithDelay(TimeInterval), doNotRetry, doNotRetryWithError(any Error) }
    public protocol RequestAdapter { func adapt(_ urlRequest: URLRequest, for session: Session, completion: @escaping (Result<URLRequest, any Error>) -> Void) }
    public protocol RequestRetrier { func retry(_ request: Request, for session: Session, dueTo error: any Error, completion: @escaping (RetryResult) -> Void) }
    public protocol RequestInterceptor: RequestAdapter, RequestRetrier {}
    // Classes of before Alamofire 5 write them otherwise, and are never asked.
    extension RequestAdapter { public func adapt(_ urlRequest: URLRequest, for session: Session, completion: @escaping (Result<URLRequest, any Error>) -> Void) { completion(.success(urlRequest)) } }
    extension RequestRetrier { public func retry(_ request: Request, for session: Session, dueTo error: any Error, completion: @escaping (RetryResult) -> Void) { completion(.doNotRetry) } }
    extension RequestInterceptor { public func adapt(_ urlRequest: URLRequest, for session: Session, completion: @escaping (Result<URLRequest, any Error>) -> Void) { completion(.success(urlRequest)) }; public func retry(_ request: Request, for session: Session, dueTo error: any Error, completion: @escaping (RetryResult) -> Void) { completion(.doNotRetry) } }
    public protocol EventMonitor { var queue: DispatchQueue { get } }
    extension EventMonitor { public var queue: DispatchQueue { .main } }
    /// A request that is sent when somebody first asks for its answer.
    open class DataRequest: @unchecked Sendable {
      typealias Answer = (data: Data?, response: HTTPURLResponse?, error: AFError?)
      private let make: () throws -> URLRequest
      private let session: Session
      private let interceptor: (any RequestInterceptor)?
      private var answer: Answer?, waiting: [(Answer) -> Void] = [], task: URLSessionDataTask?, isSent = false, accepted: [Int]?, checks: [(URLRequest?, HTTPURLResponse, Data?) -> Result<Void, any Error>] = []
      public private(set) var request: URLRequest?
      public private(set) var retryCount = 0
      private var requestMade: [(URLRequest) -> Void] = [], taskMade: [(URLSessionTask) -> Void] = [], received: [(Int64) -> Void] = [], sent: [(Int64) -> Void] = []
      public struct Options: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue }; public static let createIntermediateDirectories = Self(rawValue: 1), removePreviousFile = Self(rawValue: 2) }
      /// Where a file that came goes, which is told where it lies until then.
      public typealias Destination = (_ temporaryURL: URL, _ response: HTTPURLResponse) -> (destinationURL: URL, options: Options)
      public typealias DownloadOptions = Options
      public typealias DownloadFileDestination = Destination
      public static func suggestedDownloadDestination(for directory: FileManager.SearchPathDirectory = .documentDirectory, in domain: FileManager.SearchPathDomainMask = .userDomainMask, options: Options = []) -> Destination { { file, response in ((FileManager.default.urls(for: directory, in: domain).first ?? file.deletingLastPathComponent()).appendingPathComponent(response.suggestedFilename ?? file.lastPathComponent), options) } }
      var destination: Destination?, isDownload = false
      private var fileURL: URL?
      public private(set) var isCancelled = false
      public var response: HTTPURLResponse? { answer?.response }
      public var error: AFError? { answer?.error }
      public var isFinished: Bool { answer != nil }
      init(_ session: Session, _ interceptor: (any RequestInterceptor)?, _ make: @escaping () throws -> URLRequest) { (self.session, self.interceptor, self.make) = (session, interceptor, make) }
      private func send() {
        guard !isSent else { return }
        isSent = true
        do {
          let made = try make()
          guard let interceptor = interceptor ?? session.interceptor else { return start(made) }
          interceptor.adapt(made, for: session) { result in switch result { case .success(let request): self.start(request); case .failure(let error): self.finish((nil, nil, .requestAdaptationFailed(error: error))) } }
        } catch { finish((nil, nil, (error as? AFError) ?? .createURLRequestFailed(error: error))) }
      }
      private func start(_ request: URLRequest) {
        self.request = request
        for tell in requestMade { tell(request) }
        let task = session.session.dataTask(with: request) { data, response, error in DispatchQueue.main.async {
          let response = response as? HTTPURLResponse
          let failure = error.map { AFError.sessionTaskFailed(error: $0) } ?? self.refusal(response, data)
          if let failure, !self.isCancelled, self.retryCount < 4, let interceptor = self.interceptor ?? self.session.interceptor {
            return interceptor.retry(self, for: self.session, dueTo: failure) { decision in
              switch decision {
              case .retry: self.sendAgain()
              case .retryWithDelay(let seconds): DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + max(seconds, 0)) { self.sendAgain() }
              case .doNotRetry, .doNotRetryWithError: self.finish((data, response, failure))
              }
            }
          }
          self.finish((data, response, failure))
        } }
        self.task = task
        for tell in taskMade { tell(task) }
        task.resume()
      }
      /// An adapter is asked once more: it may have another token now.
      private func sendAgain() { retryCount += 1; isSent = false; send() }
      /// What validations say of an answer.
      private func refusal(_ response: HTTPURLResponse?, _ data: Data?) -> AFError? {
        guard let response else { return nil }
        if let accepted, !accepted.contains(response.statusCode) { return .responseValidationFailed(reason: .unacceptableStatusCode(code: response.statusCode)) }
        for check in checks { if case .failure(let error) = check(request, response, data) { return (error as? AFError) ?? .responseValidationFailed(reason: .customValidationFailed(error: error)) } }
        return nil
      }
      private func finish(_ result: Answer) {
        var result = result
        if isCancelled { result.error = .explicitlyCancelled }
        if result.error == nil {
          for tell in sent { tell(Int64(request?.httpBody?.count ?? 0)) }
          for tell in received { tell(Int64(result.data?.count ?? 0)) }
          if isDownload, let data = result.data, let response = result.response {
            do { fileURL = try save(data, response) } catch { result.error = (error as? AFError) ?? .sessionTaskFailed(error: error) }
          }
        }
        let said = result
        DispatchQueue.main.async { self.answer = said; for one in self.waiting { one(said) }; self.waiting = [] }
      }
      private func save(_ data: Data, _ response: HTTPURLResponse) throws -> URL {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("Alamofire_\(UUID().uuidString).tmp")
        try data.write(to: file)
        guard let (target, options) = destination?(file, response) else { return file }
        do {
          if options.contains(.createIntermediateDirectories) { try FileManager.default.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true) }
          if options.contains(.removePreviousFile), FileManager.default.fileExists(atPath: target.path) { try FileManager.default.removeItem(at: target) }
          try FileManager.default.moveItem(at: file, to: target)
        } catch { throw AFError.downloadedFileMoveFailed(error: error, source: file, destination: target) }
        return target
      }
      private static func whole(_ count: Int64) -> Progress { let progress = Progress(totalUnitCount: count); progress.completedUnitCount = count; return progress }
      private func whenAnswered(_ body: @escaping (Answer) -> Void) { if let answer { DispatchQueue.main.async { body(answer) } } else { waiting.append(body); send() } }
      private func respond<Value>(_ queue: DispatchQueue?, _ done: @escaping (AFDataResponse<Value>) -> Void, _ read: @escaping (Data?) throws -> Value) -> Self {
        whenAnswered { answer in
          let result: AFResult<Value> = if let error = answer.error { .failure(error) } else { Result { try read(answer.data) }.mapError { ($0 as? AFError) ?? .responseSerializationFailed(reason: .decodingFailed(error: $0)) } }
          let response = AFDataResponse<Value>(request: self.request, response: answer.response, data: answer.data, result: result, fileURL: self.fileURL)
          if let queue, queue !== DispatchQueue.main { queue.async { done(response) } } else { done(response) }
        }
        return self
      }
      private static func some(_ data: Data?) throws -> Data { guard let data, !data.isEmpty else { throw AFError.responseSerializationFailed(reason: .inputDataNilOrZeroLength) }; return data }
      @discardableResult public func validate() -> Self { accepted = Array(200..<300); return self }
      @discardableResult public func validate<Codes: Sequence>(statusCode codes: Codes) -> Self where Codes.Element == Int { accepted = Array(codes); return self }
      @discardableResult public func validate<Types: Sequence>(contentType types: @escaping @autoclosure () -> Types) -> Self where Types.Element == String { self }
      @discardableResult public func validate(_ body: @escaping (URLRequest?, HTTPURLResponse, Data?) -> Result<Void, any Error>) -> Self { checks.append(body); return self }
      @discardableResult public func authenticate(username: String, password: String, persistence: URLCredential.Persistence = .forSession) -> Self { self }
      @discardableResult public func response(queue: DispatchQueue? = nil, completionHandler: @escaping (AFDataResponse<Data?>) -> Void) -> Self { respond(queue, completionHandler) { $0 } }
      @discardableResult public func responseData(queue: DispatchQueue? = nil, completionHandler: @escaping (AFDataResponse<Data>) -> Void) -> Self { respond(queue, completionHandler) { try Self.some($0) } }
      @discardableResult public func responseString(queue: DispatchQueue? = nil, encoding: String.Encoding? = nil, completionHandler: @escaping (AFDataResponse<String>) -> Void) -> Self { respond(queue, completionHandler) { String(decoding: try Self.some($0), as: UTF8.self) } }
      @discardableResult public func responseJSON(queue: DispatchQueue? = nil, options: JSONSerialization.ReadingOptions = [], completionHandler: @escaping (AFDataResponse<Any>) -> Void) -> Self { respond(queue, completionHandler) { try JSONSerialization.jsonObject(with: Self.some($0), options: .fragmentsAllowed) } }
      @discardableResult public func responseDecodable<Value: Decodable>(of type: Value.Type = Value.self, queue: DispatchQueue? = nil, decoder: JSONDecoder = JSONDecoder(), completionHandler: @escaping (AFDataResponse<Value>) -> Void) -> Self { respond(queue, completionHandler) { try decoder.decode(type, from: Self.some($0)) } }
      @discardableResult public func downloadProgress(queue: DispatchQueue = .main, closure: @escaping (Progress) -> Void) -> Self { received.append { count in queue.async { closure(Self.whole(count)) } }; return self }
      @discardableResult public func uploadProgress(queue: DispatchQueue = .main, closure: @escaping (Progress) -> Void) -> Self { sent.append { count in queue.async { closure(Self.whole(count)) } }; return self }
      @discardableResult public func cURLDescription(calling handler: @escaping (String) -> Void) -> Self { onURLRequestCreation { _ in handler(self.cURLDescription()) } }
      @discardableResult public func responseURL(queue: DispatchQueue? = nil, completionHandler: @escaping (AFDataResponse<URL>) -> Void) -> Self { respond(queue, completionHandler) { _ in guard let file = self.fileURL else { throw AFError.responseSerializationFailed(reason: .inputDataNilOrZeroLength) }; return file } }
      public func cURLDescription() -> String { "curl \(request?.url?.absoluteString ?? "")" }
      @discardableResult public func redirect(using handler: Any) -> Self { self }
      @discardableResult public func onURLRequestCreation(on queue: DispatchQueue = .main, perform handler: @escaping (URLRequest) -> Void) -> Self { if let request { queue.async { handler(request) } } else { requestMade.append { request in queue.async { handler(request) } } }; return self }
      @discardableResult public func onURLSessionTaskCreation(on queue: DispatchQueue = .main, perform handler: @escaping (URLSessionTask) -> Void) -> Self { if let task { queue.async { handler(task) } } else { taskMade.append { task in queue.async { handler(task) } } }; return self }
      @discardableResult public func onHTTPResponse(on queue: DispatchQueue = .main, perform handler: @escaping (HTTPURLResponse) -> Void) -> Self { whenAnswered { answer in if let response = answer.response { handler(response) } }; return self }
      @discardableResult public func cacheResponse(using handler: Any) -> Self { self }
      @discardableResult public func resume() -> Self { send(); return self }
      @discardableResult public func suspend() -> Self { self }
      @discardableResult public func cancel() -> Self { isCancelled = true; task?.cancel(); return self }
      public func serializingData() -> DataTask<Data> { DataTask { done in self.responseData { done($0) } } }
      public func serializingString() -> DataTask<String> { DataTask { done in self.responseString { done($0) } } }
      public func serializingDecodable<Value: Decodable>(_ type: Value.Type = Value.self, automaticallyCancelling: Bool = true, decoder: JSONDecoder = JSONDecoder()) -> DataTask<Value> { DataTask { done in self.responseDecodable(of: type, decoder: decoder) { done($0) } } }
    }
    public struct DataTask<Value>: @unchecked Sendable {
      let start: (@escaping (AFDataResponse<Value>) -> Void) -> Void
      public var response: AFDataResponse<Value> { get async { await withCheckedContinuation { continuation in start { nonisolated(unsafe) let answer = $0; continuation.resume(returning: answer) } } } }
      public var result: AFResult<Value> { get async { await response.result } }
      public var value: Value { get async throws { try await response.result.get() } }
      public func cancel() {}
    }
    public typealias Request = DataRequest
    public typealias UploadRequest = DataRequest
    public typealias DownloadRequest = DataRequest
    open class MultipartFormData {
      let boundary = "cairn.boundary"
      public private(set) var data = Data()
      public var contentType: String { "multipart/form-data; boundary=\(boundary)" }
      public init() {}
      public func append(_ part: Data, withName name: String, fileName: String? = nil, mimeType: String? = nil) { data.append(Data("--\(boundary)\r\nContent-Disposition: form-data; name=\"\(name)\"\(fileName.map { "; filename=\"\($0)\"" } ?? "")\r\n\(mimeType.map { "Content-Type: \($0)\r\n" } ?? "")\r\n".utf8)); data.append(part); data.append(Data("\r\n".utf8)) }
      public func append(_ file: URL, withName name: String) { if let part = try? Data(contentsOf: file) { append(part, withName: name, fileName: file.lastPathComponent) } }
    }
    open class Session: @unchecked Sendable {
      public static let `default` = Session()
      public let session: URLSession
      let interceptor: (any RequestInterceptor)?
      public var sessionConfiguration: URLSessionConfiguration { session.configuration }
      public init(configuration: URLSessionConfiguration = .default, startRequestsImmediately: Bool = true, interceptor: (any RequestInterceptor)? = nil, serverTrustManager: ServerTrustManager? = nil, eventMonitors: [any EventMonitor] = []) { session = URLSession(configuration: configuration); self.interceptor = interceptor }
      open func request(_ url: any URLConvertible, method: HTTPMethod = .get, parameters: [String: Any]? = nil, encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil, interceptor: (any RequestInterceptor)? = nil, requestModifier: ((inout URLRequest) throws -> Void)? = nil) -> DataRequest { DataRequest(self, interceptor) { var made = try encoding.encode(URLRequest(url: url, method: method, headers: headers), with: parameters); try requestModifier?(&made); return made } }
      @_disfavoredOverload open func request<Value: Encodable>(_ url: any URLConvertible, method: HTTPMethod = .get, parameters: Value?, encoder: any ParameterEncoder = URLEncodedFormParameterEncoder.default, headers: HTTPHeaders? = nil, interceptor: (any RequestInterceptor)? = nil, requestModifier: ((inout URLRequest) throws -> Void)? = nil) -> DataRequest { DataRequest(self, interceptor) { var made = try encoder.encode(parameters, into: URLRequest(url: url, method: method, headers: headers)); try requestModifier?(&made); return made } }
      open func request(_ request: any URLRequestConvertible, interceptor: (any RequestInterceptor)? = nil) -> DataRequest { DataRequest(self, interceptor) { try request.asURLRequest() } }
      open func download(_ url: any URLConvertible, method: HTTPMethod = .get, parameters: [String: Any]? = nil, encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil, interceptor: (any RequestInterceptor)? = nil, to destination: DataRequest.Destination? = nil) -> DataRequest { download(request(url, method: method, parameters: parameters, encoding: encoding, headers: headers, interceptor: interceptor), destination) }
      open func download(_ request: any URLRequestConvertible, interceptor: (any RequestInterceptor)? = nil, to destination: DataRequest.Destination? = nil) -> DataRequest { download(self.request(request, interceptor: interceptor), destination) }
      private func download(_ request: DataRequest, _ destination: DataRequest.Destination?) -> DataRequest { (request.isDownload, request.destination) = (true, destination); return request }
      open func upload(multipartFormData body: @escaping (MultipartFormData) -> Void, to url: any URLConvertible, usingThreshold: UInt64 = 0, method: HTTPMethod = .post, headers: HTTPHeaders? = nil, interceptor: (any RequestInterceptor)? = nil) -> DataRequest { DataRequest(self, interceptor) { let form = MultipartFormData(); body(form); var made = try URLRequest(url: url, method: method, headers: headers); made.setValue(form.contentType, forHTTPHeaderField: "Content-Type"); made.httpBody = form.data + Data("--\(form.boundary)--\r\n".utf8); return made } }
      open func upload(_ data: Data, to url: any URLConvertible, method: HTTPMethod = .post, headers: HTTPHeaders? = nil) -> DataRequest { DataRequest(self, nil) { var made = try URLRequest(url: url, method: method, headers: headers); made.httpBody = data; return made } }
      open func cancelAllRequests() {}
    }
    public let AF = Session.default
    /// The functions of versions before 5.
    public enum Alamofire {
      public typealias Session = _AFSession; public typealias AFError = _AFError; public typealias DataRequest = _AFDataRequest
      public static func request(_ url: any URLConvertible, method: HTTPMethod = .get, parameters: [String: Any]? = nil, encoding: any ParameterEncoding = URLEncoding.default, headers: [String: String]? = nil) -> _AFDataRequest { AF.request(url, method: method, parameters: parameters, encoding: encoding, headers: headers.map { HTTPHeaders($0) }) }
      public static func request(_ request: any URLRequestConvertible) -> _AFDataRequest { AF.request(request) }
      public static func download(_ url: any URLConvertible, to destination: _AFDataRequest.Destination? = nil) -> _AFDataRequest { AF.download(url, to: destination) }
    }
    public typealias _AFSession = Session
    public typealias _AFError = AFError
    public typealias _AFDataRequest = DataRequest
    public typealias SessionManager = Session
    public protocol ServerTrustEvaluating: Sendable { func evaluate(_ trust: SecTrust, forHost host: String) throws }
    extension ServerTrustEvaluating { public func evaluate(_ trust: SecTrust, forHost host: String) throws {} }
    open class ServerTrustManager: @unchecked Sendable {
      public let allHostsMustBeEvaluated: Bool; public let evaluators: [String: any ServerTrustEvaluating]
      public init(allHostsMustBeEvaluated: Bool = true, evaluators: [String: any ServerTrustEvaluating]) { (self.allHostsMustBeEvaluated, self.evaluators) = (allHostsMustBeEvaluated, evaluators) }
      open func serverTrustEvaluator(forHost host: String) throws -> (any ServerTrustEvaluating)? { evaluators[host] }
    }
    public final class DefaultTrustEvaluator: ServerTrustEvaluating { public init(validateHost: Bool = true) {} }
    public final class RevocationTrustEvaluator: ServerTrustEvaluating { public init(performDefaultValidation: Bool = true, validateHost: Bool = true) {} }
    public final class PinnedCertificatesTrustEvaluator: ServerTrustEvaluating { public init(certificates: [SecCertificate] = [], acceptSelfSignedCertificates: Bool = false, performDefaultValidation: Bool = true, validateHost: Bool = true) {} }
    public final class PublicKeysTrustEvaluator: ServerTrustEvaluating { public init(performDefaultValidation: Bool = true, validateHost: Bool = true) {} }
    public final class CompositeTrustEvaluator: ServerTrustEvaluating { public init(evaluators: [any ServerTrustEvaluating]) {} }
    public final class DisabledTrustEvaluator: ServerTrustEvaluating { public init() {} }
    public typealias DisabledEvaluator = DisabledTrustEvaluator
    open class NetworkReachabilityManager: @unchecked Sendable {
      public enum NetworkReachabilityStatus: Equatable, Sendable { public enum ConnectionType: Sendable { case ethernetOrWiFi, cellular, wwan }; case unknown, notReachable, reachable(ConnectionType) }
      public typealias Listener = (NetworkReachabilityStatus) -> Void
      public static let `default`: NetworkReachabilityManager? = NetworkReachabilityManager()
      open var listener: Listener?
      public init?() {}
      public init?(host: String) {}
      open var isReachable: Bool { true }; open var isReachableOnCellular: Bool { false }; open var isReachableOnEthernetOrWiFi: Bool { true }; open var status: NetworkReachabilityStatus { .reachable(.ethernetOrWiFi) }
      @discardableResult open func startListening(onQueue queue: DispatchQueue = .main, onUpdatePerforming listener: @escaping Listener) -> Bool { queue.async { listener(.reachable(.ethernetOrWiFi)) }; return true }
      @discardableResult open func startListening() -> Bool { true }
      open func stopListening() {}
    }
    """#
}
