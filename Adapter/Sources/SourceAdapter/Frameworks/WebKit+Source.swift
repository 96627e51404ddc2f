extension FrameworkSources {
  static let webKit = #"""
    public struct WKNavigationActionPolicy: Sendable, Equatable { public let rawValue: Int; public static let cancel = Self(rawValue: 0), allow = Self(rawValue: 1), download = Self(rawValue: 2) }
    public struct WKNavigationResponsePolicy: Sendable, Equatable { public let rawValue: Int; public static let cancel = Self(rawValue: 0), allow = Self(rawValue: 1) }
    public enum WKNavigationType: Int, Sendable { case linkActivated, formSubmitted, backForward, reload, formResubmitted, other = -1 }
    public enum WKUserScriptInjectionTime: Int, Sendable { case atDocumentStart, atDocumentEnd }
    @preconcurrency @MainActor open class WKNavigation: NSObject {}
    @preconcurrency @MainActor open class WKFrameInfo: NSObject { open var isMainFrame: Bool { true } }
    @preconcurrency @MainActor open class WKNavigationAction: NSObject {
      open var request = URLRequest(url: URL(string: "about:blank")!)
      open var navigationType = WKNavigationType.other
      open var targetFrame: WKFrameInfo?
    }
    @preconcurrency @MainActor open class WKNavigationResponse: NSObject { open var response = URLResponse(url: URL(string: "about:blank")!, mimeType: nil, expectedContentLength: 0, textEncodingName: nil) }
    @preconcurrency @MainActor open class WKPreferences: NSObject { open var javaScriptEnabled = true; open var minimumFontSize: CGFloat = 0; open var javaScriptCanOpenWindowsAutomatically = false }
    @preconcurrency @MainActor open class WKUserScript: NSObject {
      public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) { super.init() }
    }
    @preconcurrency @MainActor open class WKScriptMessage: NSObject { open var body: Any = ""; open var name = "" }
    @preconcurrency @MainActor public protocol WKScriptMessageHandler: AnyObject { func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage) }
    @preconcurrency @MainActor open class WKUserContentController: NSObject {
      open func addUserScript(_ script: WKUserScript) {}
      open func add(_ handler: any WKScriptMessageHandler, name: String) {}
      open func removeScriptMessageHandler(forName name: String) {}
    }
    @preconcurrency @MainActor open class WKWebViewConfiguration: NSObject {
      open var preferences = WKPreferences(), defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
      open var userContentController = WKUserContentController(), websiteDataStore = WKWebsiteDataStore.default(), processPool = WKProcessPool()
      open var allowsInlineMediaPlayback = false, allowsAirPlayForMediaPlayback = true, allowsPictureInPictureMediaPlayback = true, suppressesIncrementalRendering = false, ignoresViewportScaleLimits = false, limitsNavigationsToAppBoundDomains = false
      open var applicationNameForUserAgent: String?, mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = [], dataDetectorTypes: WKDataDetectorTypes = []
      open func setURLSchemeHandler(_ urlSchemeHandler: Any?, forURLScheme urlScheme: String) {}
    }
    public struct WKAudiovisualMediaTypes: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue }; public static let audio = Self(rawValue: 1), video = Self(rawValue: 2), all = Self(rawValue: .max) }
    public struct WKDataDetectorTypes: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue }; public static let phoneNumber = Self(rawValue: 1), link = Self(rawValue: 2), address = Self(rawValue: 4), calendarEvent = Self(rawValue: 8), all = Self(rawValue: .max) }
    @preconcurrency @MainActor open class WKWebpagePreferences: NSObject { open var allowsContentJavaScript = true }
    @preconcurrency @MainActor open class WKProcessPool: NSObject {}
    @preconcurrency @MainActor open class WKWebsiteDataRecord: NSObject { public let displayName = "", dataTypes: Set<String> = [] }
    @preconcurrency @MainActor open class WKHTTPCookieStore: NSObject { private var kept: [HTTPCookie] = []; open func getAllCookies(_ completionHandler: @escaping ([HTTPCookie]) -> Void) { completionHandler(kept) }; open func setCookie(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) { kept.append(cookie); completionHandler?() }; open func delete(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) { kept.removeAll { $0 == cookie }; completionHandler?() } }
    @preconcurrency @MainActor open class WKWebsiteDataStore: NSObject {
      private static let standard = WKWebsiteDataStore()
      open class func `default`() -> WKWebsiteDataStore { standard }; open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }; open class func allWebsiteDataTypes() -> Set<String> { [] }
      open var isPersistent: Bool { self === Self.standard }; public let httpCookieStore = WKHTTPCookieStore()
      open func fetchDataRecords(ofTypes dataTypes: Set<String>, completionHandler: @escaping ([WKWebsiteDataRecord]) -> Void) { completionHandler([]) }
      open func removeData(ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord], completionHandler: @escaping () -> Void) { completionHandler() }
      open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date, completionHandler: @escaping () -> Void) { completionHandler() }
    }
    @preconcurrency @MainActor open class WKBackForwardListItem: NSObject { open var url = URL(string: "about:blank")!; open var title: String? }
    @preconcurrency @MainActor open class WKBackForwardList: NSObject {
      open var currentItem: WKBackForwardListItem?; open var backList: [WKBackForwardListItem] = []; open var forwardList: [WKBackForwardListItem] = []
    }
    @preconcurrency @MainActor public protocol WKNavigationDelegate: AnyObject {
      func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
      func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
      func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
      func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
      func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
    }
    extension WKNavigationDelegate {
      public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
      public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
      public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
      public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
      public func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error) {}
    }
    @preconcurrency @MainActor public protocol WKUIDelegate: AnyObject {}
    /// A web view without a web engine: it shows the text of pages that the program brings along, and those of the network fail.
    extension WKWebView: @preconcurrency KeyedStorage {
      public func storesValue(forKey key: String) -> Bool { ["estimatedProgress", "title", "URL", "url", "loading", "isLoading", "canGoBack", "canGoForward"].contains(key) }
      public func storedValue(forKey key: String) -> Any? {
        switch key { case "estimatedProgress": estimatedProgress; case "title": title; case "URL", "url": url; case "canGoBack": canGoBack; case "canGoForward": canGoForward; default: isLoading }
      }
      public func setStoredValue(_ value: Any?, forKey key: String) {}
    }
    @preconcurrency @MainActor open class WKWebView: UIView {
      open weak var navigationDelegate: (any WKNavigationDelegate)?
      open weak var uiDelegate: (any WKUIDelegate)?
      open private(set) var configuration: WKWebViewConfiguration
      open private(set) var url: URL?
      open private(set) var title: String? = ""
      open private(set) var estimatedProgress = 0.0
      open var isLoading: Bool { false }
      open var canGoBack: Bool { false }
      open var canGoForward: Bool { false }
      open var allowsBackForwardNavigationGestures = false
      open var allowsLinkPreview = true
      open var customUserAgent: String?
      open var interactionState: Any?
      private lazy var page = UITextView(frame: bounds)
      open var scrollView: UIScrollView { page }
      open private(set) var backForwardList = WKBackForwardList()
      public init(frame: CGRect, configuration: WKWebViewConfiguration) { self.configuration = configuration; super.init(frame: frame); becomePage() }
      public override init(frame: CGRect) { configuration = WKWebViewConfiguration(); super.init(frame: frame); becomePage() }
      public required init?(coder: NSCoder) { configuration = WKWebViewConfiguration(); super.init(coder: coder); becomePage() }
      private func becomePage() {
        backgroundColor = .white
        page.isEditable = false
        page.backgroundColor = .white
        page.overrideUserInterfaceStyle = .light
        addSubview(page)
      }
      open override func layoutSubviews() { super.layoutSubviews(); page.frame = bounds }
      private func show(_ data: Data?, _ isHTML: Bool) -> WKNavigation? {
        let options: [NSAttributedString.DocumentReadingOptionKey: Any] = [.documentType: isHTML ? NSAttributedString.DocumentType.html : .plain, .characterEncoding: String.Encoding.utf8.rawValue]
        guard let data, let text = try? NSAttributedString(data: data, options: options) else { return fail() }
        let navigation = WKNavigation()
        DispatchQueue.main.async { [weak self] in
          guard let self else { return }
          self.navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
          self.navigationDelegate?.webView(self, didCommit: navigation)
          self.page.attributedText = text
          self.estimatedProgress = 1
          self.navigationDelegate?.webView(self, didFinish: navigation)
        }
        return navigation
      }
      private func showFile(_ address: URL) -> WKNavigation? { url = address; return show(try? Data(contentsOf: address), ["html", "htm", "xhtml"].contains(address.pathExtension.lowercased())) }
      private func fail() -> WKNavigation? {
        AbsentFrameworks.say("WKWebView.load")
        DispatchQueue.main.async { [weak self] in
          guard let self else { return }
          self.navigationDelegate?.webView(self, didFailProvisionalNavigation: nil, withError: URLError(.notConnectedToInternet))
        }
        return nil
      }
      @discardableResult open func load(_ request: URLRequest) -> WKNavigation? { if let file = request.url, file.isFileURL { return showFile(file) }; url = request.url; return fail() }
      @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { url = baseURL; return show(Data(string.utf8), true) }
      @discardableResult open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? { showFile(URL) }
      @discardableResult open func reload() -> WKNavigation? { nil }
      @discardableResult open func goBack() -> WKNavigation? { nil }
      @discardableResult open func goForward() -> WKNavigation? { nil }
      open func stopLoading() {}
      open func evaluateJavaScript(_ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil) { completionHandler?(nil, URLError(.unsupportedURL)) }
    }
    """#

  static let safariServices = #"""
    @preconcurrency @MainActor public protocol SFSafariViewControllerDelegate: AnyObject {}
    /// A page that cannot be shown.
    @preconcurrency @MainActor open class SFSafariViewController: UIViewController {
      @preconcurrency @MainActor open class Configuration: NSObject { open var entersReaderIfAvailable = false; open var barCollapsingEnabled = true }
      open weak var delegate: (any SFSafariViewControllerDelegate)?
      open var preferredBarTintColor: UIColor?
      open var preferredControlTintColor: UIColor?
      private let url: URL
      public init(url: URL) { self.url = url; super.init(nibName: nil, bundle: nil) }
      public convenience init(url: URL, configuration: Configuration) { self.init(url: url) }
      public convenience init(url: URL, entersReaderIfAvailable: Bool) { self.init(url: url) }
      public required init?(coder: NSCoder) { fatalError() }
      open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        AbsentFrameworks.say("SFSafariViewController")
      }
    }
    """#

  static let messageUI = #"""
    public enum MFMailComposeResult: Int, Sendable { case cancelled, saved, sent, failed }
    public enum MessageComposeResult: Int, Sendable { case cancelled, sent, failed }
    @preconcurrency @MainActor public protocol MFMailComposeViewControllerDelegate: AnyObject { func mailComposeController(_ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?) }
    extension MFMailComposeViewControllerDelegate { public func mailComposeController(_ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?) {} }
    /// Mail cannot be sent.
    @preconcurrency @MainActor open class MFMailComposeViewController: UINavigationController {
      open class func canSendMail() -> Bool { AbsentFrameworks.say("MFMailComposeViewController"); return false }
      open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
      open func setSubject(_ subject: String) {}
      open func setToRecipients(_ toRecipients: [String]?) {}
      open func setCcRecipients(_ ccRecipients: [String]?) {}
      open func setMessageBody(_ body: String, isHTML: Bool) {}
      open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
    }
    @preconcurrency @MainActor public protocol MFMessageComposeViewControllerDelegate: AnyObject { func messageComposeViewController(_ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult) }
    @preconcurrency @MainActor open class MFMessageComposeViewController: UINavigationController {
      open class func canSendText() -> Bool { AbsentFrameworks.say("MFMessageComposeViewController"); return false }
      open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
      open var recipients: [String]?
      open var body: String?
    }
    """#

  static let localAuthentication = #"""
    public enum LAPolicy: Int, Sendable { case deviceOwnerAuthenticationWithBiometrics = 1, deviceOwnerAuthentication }
    public enum LABiometryType: Int, Sendable { case none, touchID, faceID, opticID = 4 }
    public struct LAError: Error, Sendable { public enum Code: Int, Sendable { case authenticationFailed = -1, userCancel = -2, userFallback = -3, systemCancel = -4, passcodeNotSet = -5, biometryNotAvailable = -6, biometryNotEnrolled = -7, biometryLockout = -8, appCancel = -9, invalidContext = -10 }; public let code: Code; public init(_ code: Code) { self.code = code }; public init(code: Code) { self.code = code } }
    extension LAError {
      public static var errorDomain: String { "com.apple.LocalAuthentication" }
      public static var authenticationFailed: Code { .authenticationFailed }; public static var userCancel: Code { .userCancel }; public static var userFallback: Code { .userFallback }; public static var systemCancel: Code { .systemCancel }; public static var passcodeNotSet: Code { .passcodeNotSet }
      public static var biometryNotAvailable: Code { .biometryNotAvailable }; public static var biometryNotEnrolled: Code { .biometryNotEnrolled }; public static var biometryLockout: Code { .biometryLockout }; public static var appCancel: Code { .appCancel }; public static var invalidContext: Code { .invalidContext }
      public static var touchIDNotAvailable: Code { .biometryNotAvailable }; public static var touchIDNotEnrolled: Code { .biometryNotEnrolled }; public static var touchIDLockout: Code { .biometryLockout }
    }
    public func ~= (code: LAError.Code, error: any Error) -> Bool { (error as? LAError)?.code == code || (error as NSError).domain == LAError.errorDomain && (error as NSError).code == code.rawValue }
    /// Nobody can be recognized.
    open class LAContext: NSObject {
      open var localizedFallbackTitle: String?
      open var localizedCancelTitle: String?
      open var biometryType: LABiometryType { .none }
      open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
        AbsentFrameworks.say("LAContext")
        error?.pointee = NSError(domain: "com.apple.LocalAuthentication", code: -6)
        return false
      }
      open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String, reply: @escaping (Bool, (any Error)?) -> Void) { reply(false, LAError(code: .biometryNotAvailable)) }
      open func invalidate() {}
    }
    """#

  static let userNotifications = #"""
    public struct UNAuthorizationOptions: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue }; public static let badge = Self(rawValue: 1), sound = Self(rawValue: 2), alert = Self(rawValue: 4), carPlay = Self(rawValue: 8), criticalAlert = Self(rawValue: 16), providesAppNotificationSettings = Self(rawValue: 32), provisional = Self(rawValue: 64) }
    public struct UNNotificationPresentationOptions: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue }; public static let badge = Self(rawValue: 1), sound = Self(rawValue: 2), alert = Self(rawValue: 4), list = Self(rawValue: 8), banner = Self(rawValue: 16) }
    public struct UNNotificationActionOptions: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue }; public static let authenticationRequired = Self(rawValue: 1), destructive = Self(rawValue: 2), foreground = Self(rawValue: 4) }
    public struct UNNotificationCategoryOptions: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue }; public static let customDismissAction = Self(rawValue: 1) }
    public enum UNAuthorizationStatus: Int, Sendable { case notDetermined, denied, authorized, provisional, ephemeral }
    public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
    public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
    public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable { public let rawValue: String; public init(_ rawValue: String) { self.rawValue = rawValue }; public init(rawValue: String) { self.rawValue = rawValue } }
    open class UNNotificationSound: NSObject, @unchecked Sendable { public static let `default` = UNNotificationSound(), defaultCritical = UNNotificationSound(), defaultRingtone = UNNotificationSound(); public override init() {}; public init(named name: UNNotificationSoundName) {}; @_disfavoredOverload public init(named name: String) {}; public class func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound { defaultCritical }; public class func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound { UNNotificationSound(named: name) } }
    open class UNNotificationSettings: NSObject, @unchecked Sendable { open var authorizationStatus: UNAuthorizationStatus { AbsentFrameworks.isRefused("notifications") ? .denied : .notDetermined } }
    open class UNNotificationAttachment: NSObject, @unchecked Sendable { public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {} }
    open class UNNotificationContent: NSObject, @unchecked Sendable {
      open var title = "", subtitle = "", body = "", categoryIdentifier = "", threadIdentifier = ""
      open var badge: NSNumber?; open var sound: UNNotificationSound?; open var userInfo: [AnyHashable: Any] = [:]; open var attachments: [UNNotificationAttachment] = []
      public override init() {}
    }
    open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {}
    open class UNNotificationTrigger: NSObject, @unchecked Sendable { open var repeats: Bool { false } }
    open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable { public init(timeInterval: TimeInterval, repeats: Bool) {} }
    open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable { public init(dateMatching dateComponents: DateComponents, repeats: Bool) {}; open func nextTriggerDate() -> Date? { nil } }
    open class UNNotificationRequest: NSObject, @unchecked Sendable {
      public let identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
      public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) { (self.identifier, self.content, self.trigger) = (identifier, content, trigger) }
    }
    open class UNNotification: NSObject, @unchecked Sendable { public let date = Date(), request = UNNotificationRequest(identifier: "", content: UNNotificationContent(), trigger: nil) }
    open class UNNotificationResponse: NSObject, @unchecked Sendable { public let notification = UNNotification(), actionIdentifier = "" }
    open class UNNotificationAction: NSObject, @unchecked Sendable { public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {} }
    open class UNNotificationCategory: NSObject, @unchecked Sendable { public init(identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String], options: UNNotificationCategoryOptions = []) {}; public init(identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String], hiddenPreviewsBodyPlaceholder: String, categorySummaryFormat: String? = nil, options: UNNotificationCategoryOptions = []) {} }
    public protocol UNUserNotificationCenterDelegate: AnyObject {}
    /// The person has refused notifications.
    open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
      private static let shared = UNUserNotificationCenter()
      open class func current() -> UNUserNotificationCenter { AbsentFrameworks.say("UNUserNotificationCenter"); return shared }
      open weak var delegate: (any UNUserNotificationCenterDelegate)?
      open func requestAuthorization(options: UNAuthorizationOptions = [], completionHandler: @escaping (Bool, (any Error)?) -> Void) { AbsentFrameworks.refuse("notifications") { completionHandler(false, nil) } }
      open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { AbsentFrameworks.refuse("notifications"); return false }
      open func getNotificationSettings(completionHandler: @escaping (UNNotificationSettings) -> Void) { AbsentFrameworks.later { completionHandler(UNNotificationSettings()) } }
      open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }
      private let lock = NSLock(); private var pending: [UNNotificationRequest] = [], categories: Set<UNNotificationCategory> = []
      private func change(_ body: (inout [UNNotificationRequest]) -> Void) { lock.withLock { body(&pending) } }
      /// Nothing is delivered: what comes at a time is pending for ever, the rest is gone at once.
      open func add(_ request: UNNotificationRequest, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil) { change { all in all.removeAll { $0.identifier == request.identifier }; if request.trigger != nil { all.append(request) } }; AbsentFrameworks.later { completionHandler?(nil) } }
      open func add(_ request: UNNotificationRequest) async throws { change { all in all.removeAll { $0.identifier == request.identifier }; if request.trigger != nil { all.append(request) } } }
      open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) { lock.withLock { self.categories = categories } }
      open func getPendingNotificationRequests(completionHandler: @escaping ([UNNotificationRequest]) -> Void) { let all = lock.withLock { pending }; AbsentFrameworks.later { completionHandler(all) } }
      open func pendingNotificationRequests() async -> [UNNotificationRequest] { lock.withLock { pending } }
      open func getDeliveredNotifications(completionHandler: @escaping ([UNNotification]) -> Void) { AbsentFrameworks.later { completionHandler([]) } }
      open func deliveredNotifications() async -> [UNNotification] { [] }
      open func getNotificationCategories(completionHandler: @escaping (Set<UNNotificationCategory>) -> Void) { let all = lock.withLock { categories }; AbsentFrameworks.later { completionHandler(all) } }
      open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) { change { all in all.removeAll { identifiers.contains($0.identifier) } } }
      open func removeAllPendingNotificationRequests() { change { $0 = [] } }
      open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
      open func removeAllDeliveredNotifications() {}
    }
    """#
}
