extension FrameworkSources {
  /// Signing in with Apple: the person cancels.
  static let authenticationServices = #"""
    public typealias ASPresentationAnchor = UIWindow
    public struct ASAuthorizationError: Error, CustomNSError, LocalizedError, Sendable { public enum Code: Int, Sendable { case unknown = 1000, canceled, invalidResponse, notHandled, failed, notInteractive }; public let code: Code; public init(_ code: Code) { self.code = code }; public static var errorDomain: String { "com.apple.AuthenticationServices.AuthorizationError" }; public var errorCode: Int { code.rawValue }; public static var canceled: Code { .canceled }; public static var failed: Code { .failed }; public static var unknown: Code { .unknown }; public static var invalidResponse: Code { .invalidResponse }; public static var notHandled: Code { .notHandled } }
    open class ASAuthorization: NSObject { public struct Scope: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(rawValue: String) { self.rawValue = rawValue }; public static let fullName = Self(rawValue: "full_name"), email = Self(rawValue: "email") }; public let credential: any ASAuthorizationCredential, provider: any ASAuthorizationProvider; init(_ credential: any ASAuthorizationCredential, _ provider: any ASAuthorizationProvider) { (self.credential, self.provider) = (credential, provider) } }
    public protocol ASAuthorizationProvider {}
    public protocol ASAuthorizationCredential {}
    public enum ASUserDetectionStatus: Int, Sendable { case unsupported, unknown, likelyReal }
    open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential { open var user: String { "" }; open var state: String? { nil }; open var email: String? { nil }; open var fullName: PersonNameComponents? { nil }; open var identityToken: Data? { nil }; open var authorizationCode: Data? { nil }; open var authorizedScopes: [ASAuthorization.Scope] { [] }; open var realUserStatus: ASUserDetectionStatus { .unknown } }
    open class ASPasswordCredential: NSObject, ASAuthorizationCredential { public let user: String, password: String; public init(user: String, password: String) { (self.user, self.password) = (user, password) } }
    open class ASAuthorizationRequest: NSObject { public let provider: any ASAuthorizationProvider; init(_ provider: any ASAuthorizationProvider) { self.provider = provider } }
    open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest { open var requestedScopes: [ASAuthorization.Scope]?, state: String?, nonce: String? }
    open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest { open var user: String? }
    open class ASAuthorizationPasswordRequest: ASAuthorizationRequest {}
    open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider { public enum CredentialState: Int, Sendable { case revoked, authorized, notFound, transferred }; public static let credentialRevokedNotification = Notification.Name("ASAuthorizationAppleIDProviderCredentialRevokedNotification"); open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest(self) }; open func getCredentialState(forUserID id: String, completion: @escaping (CredentialState, (any Error)?) -> Void) { AbsentFrameworks.later { completion(.notFound, nil) } } }
    open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider { open func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest(self) } }
    @preconcurrency @MainActor public protocol ASAuthorizationControllerDelegate: NSObjectProtocol { func authorizationController(controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization); func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) }
    extension ASAuthorizationControllerDelegate { public func authorizationController(controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization) {}; public func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {} }
    @preconcurrency @MainActor public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol { func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor }
    @preconcurrency @MainActor open class ASAuthorizationController: NSObject { public let authorizationRequests: [ASAuthorizationRequest]; open weak var delegate: (any ASAuthorizationControllerDelegate)?; open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?; public init(authorizationRequests: [ASAuthorizationRequest]) { self.authorizationRequests = authorizationRequests }; open func performRequests() { AbsentFrameworks.say("ASAuthorizationController"); AbsentFrameworks.later { MainActor.assumeIsolated { self.delegate?.authorizationController(controller: self, didCompleteWithError: ASAuthorizationError(.canceled)) } } } }
    @preconcurrency @MainActor open class ASAuthorizationAppleIDButton: UIControl {
      public enum ButtonType: Int, Sendable { case signIn, `continue`, signUp; public static var `default`: Self { .signIn } }
      public enum Style: Int, Sendable { case white, whiteOutline, black }
      private let title = UILabel()
      open var cornerRadius: CGFloat = 6 { didSet { layer.cornerRadius = cornerRadius } }
      public convenience init() { self.init(type: .signIn, style: .black) }
      public convenience init(type: ButtonType, style: Style) { self.init(authorizationButtonType: type, authorizationButtonStyle: style) }
      public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
        super.init(frame: .zero)
        let words = [ButtonType.signIn: "Sign in with Apple", .continue: "Continue with Apple", .signUp: "Sign up with Apple"]
        (title.text, title.textAlignment, title.textColor) = (words[type], .center, style == .black ? .white : .black)
        title.font = .systemFont(ofSize: 19, weight: .medium)
        (backgroundColor, layer.cornerRadius, layer.masksToBounds) = (style == .black ? .black : .white, 6, true)
        if style == .whiteOutline { (layer.borderWidth, layer.borderColor) = (1, UIColor.black.cgColor) }
        addSubview(title)
        (isAccessibilityElement, accessibilityLabel, accessibilityTraits) = (true, title.text, .button)
      }
      public required init?(coder: NSCoder) { super.init(coder: coder) }
      open override var intrinsicContentSize: CGSize { CGSize(width: 140, height: 30) }
      open override func layoutSubviews() { super.layoutSubviews(); title.frame = bounds }
    }
    open class ASWebAuthenticationSession: NSObject { public typealias CompletionHandler = (URL?, (any Error)?) -> Void; let done: CompletionHandler; open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?; open var prefersEphemeralWebBrowserSession = false; public init(url: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) { done = completionHandler }; @discardableResult open func start() -> Bool { AbsentFrameworks.say("ASWebAuthenticationSession"); let done = done; AbsentFrameworks.later { done(nil, ASWebAuthenticationSessionError(.canceledLogin)) }; return true }; open func cancel() {} }
    public struct ASWebAuthenticationSessionError: Error, CustomNSError, Sendable { public enum Code: Int, Sendable { case canceledLogin = 1, presentationContextNotProvided, presentationContextInvalid }; public let code: Code; public init(_ code: Code) { self.code = code }; public static var errorDomain: String { "com.apple.AuthenticationServices.WebAuthenticationSession" }; public var errorCode: Int { code.rawValue }; public static var canceledLogin: Code { .canceledLogin } }
    @preconcurrency @MainActor public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol { func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor }
    """#
}
