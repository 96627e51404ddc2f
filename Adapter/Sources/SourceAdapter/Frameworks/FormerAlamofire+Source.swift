extension FrameworkSources {
  /// Alamofire as it was before version 5: headers are a dictionary, and answers and results have one type beside them.
  ///
  /// - Parameter ownsResult: whether the sources write `Result` with one type, which the library had then.
  static func formerAlamofire(ownsResult: Bool) -> String {
    var text = alamofire
    let changes = [
      (".failure(.requestAdaptationFailed", ".failure(AFError.requestAdaptationFailed"),
      ("headers.map { HTTPHeaders($0) }", "headers"),
      ("?? .responseSerializationFailed", "?? AFError.responseSerializationFailed"),
      ("else { Result { try read(answer.data) }", "else { Swift.Result<Value, any Error> { try read(answer.data) }"),
      ("= Result<Success, AFError>", "= Result<Success, any Error>"),
      ("= DataResponse<Success, AFError>", "= DataResponse<Success, any Error>"),
      ("public typealias DownloadResponse = DataResponse\n", ""),
      (
        "      public var sessionConfiguration",
        "      open var adapter: (any RequestAdapter)?, retrier: (any RequestRetrier)?, startRequestsImmediately = true\n"
          + "      public var sessionConfiguration"
      ),
    ]
    for (old, new) in changes { text = text.replacing(old, with: new) }
    text = text.replacing(/\bHTTPHeaders\b/.wordBoundaryKind(.simple), with: "_AFHeaders")
      .replacing("headers: _AFHeaders? = nil", with: "headers: HTTPHeaders? = nil")
      .replacing(/\bDataResponse\b/.wordBoundaryKind(.simple), with: "_DataResponse")
    if ownsResult {
      text = text.replacing(/(^|[^.\w])Result\b/.wordBoundaryKind(.simple)) { "\($0.1)Swift.Result" }
      text += "\npublic typealias Result<Value> = Swift.Result<Value, any Error>"
    }
    return text + "\n" + additions
  }

  private static let additions = #"""
    public typealias HTTPHeaders = [String: String]
    extension [String: String] { var dictionary: Self { self } }
    public typealias DataResponse<Value> = _DataResponse<Value, any Error>
    public typealias DownloadResponse<Value> = _DataResponse<Value, any Error>
    public typealias DefaultDataResponse = _DataResponse<Data?, any Error>
    public typealias DefaultDownloadResponse = _DataResponse<Data?, any Error>
    public typealias RequestRetryCompletion = (_ shouldRetry: Bool, _ timeDelay: TimeInterval) -> Void
    extension DataRequest { @discardableResult public func authenticate(user: String, password: String, persistence: URLCredential.Persistence = .forSession) -> Self { self } }
    public enum ServerTrustPolicy { case performDefaultEvaluation(validateHost: Bool), pinCertificates(certificates: [SecCertificate], validateCertificateChain: Bool, validateHost: Bool), disableEvaluation; public static func certificates(in bundle: Bundle = .main) -> [SecCertificate] { [] } }
    open class ServerTrustPolicyManager: @unchecked Sendable { public let policies: [String: ServerTrustPolicy]; public init(policies: [String: ServerTrustPolicy]) { self.policies = policies } }
    open class SessionDelegate: NSObject {}
    extension Session {
      public enum MultipartFormDataEncodingResult { case success(request: UploadRequest, streamingFromDisk: Bool, streamFileURL: URL?), failure(any Error) }
      public static var defaultHTTPHeaders: [String: String] { ["Accept-Encoding": "gzip;q=1.0, compress;q=0.5"] }
      public static var multipartFormDataEncodingMemoryThreshold: UInt64 { 10_000_000 }
      public convenience init(configuration: URLSessionConfiguration = .default, delegate: SessionDelegate? = nil, serverTrustPolicyManager: ServerTrustPolicyManager?) { self.init(configuration: configuration) }
      public func upload(multipartFormData: @escaping (MultipartFormData) -> Void, usingThreshold: UInt64 = 0, to url: any URLConvertible, method: HTTPMethod = .post, headers: HTTPHeaders? = nil, queue: DispatchQueue? = nil, encodingCompletion: ((MultipartFormDataEncodingResult) -> Void)?) {
        let request = upload(multipartFormData: multipartFormData, to: url, method: method, headers: headers)
        DispatchQueue.main.async { encodingCompletion?(.success(request: request, streamingFromDisk: false, streamFileURL: nil)) }
      }
    }
    public typealias _AFHTTPMethod = HTTPMethod
    public typealias _AFUploadRequest = UploadRequest
    public typealias _AFMultipartFormData = MultipartFormData
    public typealias _AFURLEncoding = URLEncoding
    public typealias _AFJSONEncoding = JSONEncoding
    public typealias _AFAnyResponse<Value> = _DataResponse<Value, any Error>
    extension Alamofire {
      public typealias SessionManager = _AFSession; public typealias HTTPMethod = _AFHTTPMethod; public typealias HTTPHeaders = [String: String]; public typealias Parameters = [String: Any]
      public typealias Result<Value> = Swift.Result<Value, any Error>; public typealias DataResponse<Value> = _AFAnyResponse<Value>; public typealias MultipartFormData = _AFMultipartFormData; public typealias URLEncoding = _AFURLEncoding; public typealias JSONEncoding = _AFJSONEncoding; public typealias UploadRequest = _AFUploadRequest
      public static func upload(multipartFormData: @escaping (_AFMultipartFormData) -> Void, usingThreshold: UInt64 = 0, to url: any URLConvertible, method: _AFHTTPMethod = .post, headers: [String: String]? = nil, encodingCompletion: ((_AFSession.MultipartFormDataEncodingResult) -> Void)?) { AF.upload(multipartFormData: multipartFormData, to: url, method: method, headers: headers, encodingCompletion: encodingCompletion) }
      public static func upload(_ data: Data, to url: any URLConvertible, method: _AFHTTPMethod = .post, headers: [String: String]? = nil) -> _AFUploadRequest { AF.upload(data, to: url, method: method, headers: headers) }
    }
    """#
}
