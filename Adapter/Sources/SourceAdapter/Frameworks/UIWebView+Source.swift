extension FrameworkSources {
  /// What UIKit had for web pages until WebKit took their place; its requests are not Foundation's alone on Linux.
  static let uiWebView = #"""
    /// Hears what a web view loads, and decides about it.
    ///
    /// Source: <https://developer.apple.com/documentation/uikit/uiwebviewdelegate>
    @preconcurrency @MainActor
    public protocol UIWebViewDelegate: NSObjectProtocol {
      /// Whether a page is to be loaded. Default: true.
      func webView(
        _ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebView.NavigationType
      ) -> Bool
      func webViewDidStartLoad(_ webView: UIWebView)
      func webViewDidFinishLoad(_ webView: UIWebView)
      func webView(_ webView: UIWebView, didFailLoadWithError error: any Error)
    }

    extension UIWebViewDelegate {
      public func webView(
        _ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebView.NavigationType
      ) -> Bool { true }
      public func webViewDidStartLoad(_ webView: UIWebView) {}
      public func webViewDidFinishLoad(_ webView: UIWebView) {}
      public func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) {}
    }

    /// Web pages in an application of before iOS 12.
    ///
    /// Pages that the program brings along, as text or as files, are shown: their text with its styles, pictures and links.
    ///
    /// DEVIATION: there is no web engine. Scripts and style sheets do nothing, and pages of the network fail as on a device
    /// without one.
    ///
    /// Source: <https://developer.apple.com/documentation/uikit/uiwebview>
    @preconcurrency @MainActor
    open class UIWebView: UIView {
      /// Hears of pages. Default: nil.
      open weak var delegate: (any UIWebViewDelegate)?
      /// What scrolls the page.
      open var scrollView: UIScrollView { page }
      private lazy var page = UITextView(frame: bounds)
      private lazy var links = UIWebViewLinks(self)
      private var history = UIWebViewHistory()
      /// Counts what was loaded: what is stopped, or followed by another page, does not arrive.
      private var loads = 0

      public override init(frame: CGRect) {
        super.init(frame: frame)
        becomePage()
      }
      public required init?(coder: NSCoder) {
        super.init(coder: coder)
        becomePage()
      }
      private func becomePage() {
        clipsToBounds = true
        page.isEditable = false
        page.backgroundColor = .white
        page.overrideUserInterfaceStyle = .light
        page.dataDetectorTypes = .phoneNumber
        page.delegate = links
        addSubview(page)
      }

      open override func layoutSubviews() {
        super.layoutSubviews()
        page.frame = bounds
      }

      // MARK: Pages

      /// What the page in view was asked for with; nil before the first.
      open var request: URLRequest? { history.current?.request }
      /// Whether a page is on its way.
      open private(set) var isLoading = false
      open var canGoBack: Bool { history.canGoBack }
      open var canGoForward: Bool { history.canGoForward }

      /// Loads what an address names: files alone can be.
      open func loadRequest(_ request: URLRequest) { visit(UIWebViewPage(request: request), .other) }

      /// Shows HTML.
      open func loadHTMLString(_ string: String, baseURL: URL?) {
        load(Data(string.utf8), mimeType: "text/html", textEncodingName: "utf-8", baseURL: baseURL ?? Self.blank)
      }

      /// Shows data: HTML, text and pictures.
      open func load(_ data: Data, mimeType: String, textEncodingName: String, baseURL: URL) {
        let encoding: String.Encoding? = textEncodingName.lowercased() == "utf-8" ? .utf8 : nil
        visit(
          UIWebViewPage(request: URLRequest(url: baseURL), data: data, mimeType: mimeType, encoding: encoding), .other)
      }

      open func reload() {
        if let page = history.current, allows(page, .reload) { start(page) }
      }
      open func goBack() { move(by: -1) }
      open func goForward() { move(by: 1) }
      open func stopLoading() {
        loads += 1
        isLoading = false
      }

      /// The empty string: there are no scripts.
      open func stringByEvaluatingJavaScript(from script: String) -> String? {
        AbsentFrameworks.say("UIWebView.stringByEvaluatingJavaScript")
        return ""
      }

      fileprivate func visit(_ page: UIWebViewPage, _ type: NavigationType) {
        guard allows(page, type) else { return }
        history.append(page)
        start(page)
      }

      private func allows(_ page: UIWebViewPage, _ type: NavigationType) -> Bool {
        delegate?.webView(self, shouldStartLoadWith: page.request, navigationType: type) != false
      }

      private func move(by steps: Int) {
        var moved = history
        guard let page = moved.move(by: steps), allows(page, .backForward) else { return }
        history = moved
        start(page)
      }

      /// UIKIT: loading goes on by itself; the delegate hears of its beginning and end later.
      private func start(_ page: UIWebViewPage) {
        loads += 1
        isLoading = true
        let number = loads
        DispatchQueue.main.async { [weak self] in
          MainActor.assumeIsolated {
            guard let self, self.loads == number else { return }
            self.delegate?.webViewDidStartLoad(self)
            self.finish(page, number)
          }
        }
      }

      private func finish(_ page: UIWebViewPage, _ number: Int) {
        do {
          let content = try UIWebViewContent(page)
          guard loads == number else { return }
          isLoading = false
          self.page.attributedText = content.text
          self.page.contentOffset = CGPoint(x: 0, y: -self.page.adjustedContentInset.top)
          delegate?.webViewDidFinishLoad(self)
        } catch {
          guard loads == number else { return }
          isLoading = false
          delegate?.webView(self, didFailLoadWithError: error)
        }
      }

      private static let blank = URL(string: "about:blank")!

      // MARK: Settings

      /// Whether a page is made as wide as the view. Default: false. Has no effect: text always is.
      open var scalesPageToFit = false
      /// What is made a link in the page. Default: phone numbers.
      open var dataDetectorTypes: UIDataDetectorTypes {
        get { page.dataDetectorTypes }
        set { page.dataDetectorTypes = newValue }
      }
      /// Whether videos play within the page. Default: false. Has no effect.
      open var allowsInlineMediaPlayback = false
      /// Whether media wait for a person. Default: true. Has no effect.
      open var mediaPlaybackRequiresUserAction = true
      /// Whether media may play elsewhere. Default: true. Has no effect.
      open var mediaPlaybackAllowsAirPlay = true
      /// Whether videos may play in a window of their own. Default: true. Has no effect.
      open var allowsPictureInPictureMediaPlayback = true
      /// Whether a page shows as a whole only: it always does. Default: false. Has no effect.
      open var suppressesIncrementalRendering = false
      /// Whether a script may bring the keyboard up. Default: true. Has no effect.
      open var keyboardDisplayRequiresUserAction = true
      /// Whether a link can be looked at before it is followed. Default: false. Has no effect.
      open var allowsLinkPreview = false
      /// How the page is divided. Default: not at all. Has no effect.
      open var paginationMode = PaginationMode.unpaginated
      /// What breaks count. Default: those of pages. Has no effect.
      open var paginationBreakingMode = PaginationBreakingMode.page
      /// The length of a part of a divided page, in points. Default: 0, as long as the view. Has no effect.
      open var pageLength: CGFloat = 0
      /// Between the parts of a divided page, in points. Default: 0. Has no effect.
      open var gapBetweenPages: CGFloat = 0
      /// Of a page that is not divided: 1, or 0 before the first.
      open var pageCount: Int { history.current == nil ? 0 : 1 }
    }

    extension UIWebView {
      /// What leads to a page.
      public enum NavigationType: Int, Sendable {
        case linkClicked = 0, formSubmitted, backForward, reload, formResubmitted, other
      }

      /// How a page is divided.
      public enum PaginationMode: Int, Sendable {
        case unpaginated = 0, leftToRight, topToBottom, bottomToTop, rightToLeft
      }

      /// What breaks of a page's styles count.
      public enum PaginationBreakingMode: Int, Sendable {
        case page = 0, column
      }
    }

    /// Something to show, and where it comes from.
    fileprivate struct UIWebViewPage {
      var request: URLRequest
      /// What the program gave; nil for what the request leads to.
      var data: Data?
      var mimeType = "text/html"
      var encoding: String.Encoding?
    }

    /// The pages that a web view has been to.
    fileprivate struct UIWebViewHistory {
      private var pages: [UIWebViewPage] = []
      private var index = -1

      var current: UIWebViewPage? { pages.indices.contains(index) ? pages[index] : nil }
      var canGoBack: Bool { index > 0 }
      var canGoForward: Bool { index + 1 < pages.count }

      /// A page after the current one; what came after that is forgotten.
      mutating func append(_ page: UIWebViewPage) {
        pages.removeSubrange((index + 1)...)
        pages.append(page)
        index += 1
      }

      /// Goes so many pages forward, or back. Nil where there is none.
      mutating func move(by steps: Int) -> UIWebViewPage? {
        guard pages.indices.contains(index + steps) else { return nil }
        index += steps
        return pages[index]
      }
    }

    /// Follows the links of a web view's page.
    @MainActor
    fileprivate final class UIWebViewLinks: NSObject, UITextViewDelegate {
      private unowned let view: UIWebView

      /// Lives as long as `view`, which owns it.
      init(_ view: UIWebView) { self.view = view }

      func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
      ) -> Bool {
        if interaction == .invokeDefaultAction {
          let base = view.request?.url
          let target = base.flatMap { Foundation.URL(string: URL.relativeString, relativeTo: $0) }?.absoluteURL ?? URL
          view.visit(UIWebViewPage(request: URLRequest(url: target)), .linkClicked)
        }
        return false
      }
    }

    /// What a page shows.
    fileprivate struct UIWebViewContent {
      let text: NSAttributedString

      /// - Throws: `URLError`, as without a network, for what is no file of the machine's, and where it cannot be shown.
      @MainActor
      init(_ page: UIWebViewPage) throws {
        guard let url = page.request.url else { throw URLError(.badURL) }
        var (data, type) = (page.data, page.mimeType)
        if data == nil, url.absoluteString == "about:blank" { data = Data() }
        if data == nil {
          guard url.isFileURL else {
            AbsentFrameworks.say("UIWebView.loadRequest")
            throw URLError(.notConnectedToInternet)
          }
          data = try? Data(contentsOf: url)
          type = Self.types[url.pathExtension.lowercased()] ?? "text/plain"
        }
        guard let data else { throw URLError(.fileDoesNotExist) }
        text = try Self.text(data, type, page.encoding)
      }

      @MainActor
      private static func text(_ data: Data, _ type: String, _ encoding: String.Encoding?) throws -> NSAttributedString {
        if type.hasPrefix("image/") {
          guard let image = UIImage(data: data) else { throw URLError(.cannotDecodeContentData) }
          let attachment = NSTextAttachment()
          attachment.image = image
          return NSAttributedString(attachment: attachment)
        }
        guard type.hasPrefix("text/") || type == "application/xhtml+xml" else { throw URLError(.cannotDecodeContentData) }
        var options: [NSAttributedString.DocumentReadingOptionKey: Any] = [
          .documentType: type == "text/plain" ? NSAttributedString.DocumentType.plain : .html
        ]
        if let encoding { options[.characterEncoding] = encoding.rawValue }
        return try NSAttributedString(data: data, options: options)
      }

      private static let types = [
        "html": "text/html", "htm": "text/html", "xhtml": "application/xhtml+xml", "png": "image/png", "jpg": "image/jpeg",
        "jpeg": "image/jpeg", "gif": "image/gif", "svg": "image/svg+xml", "pdf": "application/pdf",
      ]
    }

    public typealias UIWebViewNavigationType = UIWebView.NavigationType
    """#
}
