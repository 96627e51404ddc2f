/// Makes a document of a scene when a picture is taken of it.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiscreenshotservice>
@preconcurrency @MainActor
open class UIScreenshotService: NSObject {
  open weak var delegate: (any UIScreenshotServiceDelegate)?
  open internal(set) weak var windowScene: UIWindowScene?

  /// The document that the delegate makes: its data, the page that is shown, and the visible rectangle of it in the
  /// page's coordinates. Nil when the delegate makes none.
  package func makeDocument(_ completion: @escaping ((data: Data, page: Int, rect: CGRect)?) -> Void) {
    guard let delegate else { return completion(nil) }
    delegate.screenshotService(self) { data, page, rect in completion(data.map { ($0, page, rect) }) }
  }
}

/// Makes the document.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiscreenshotservicedelegate>
@preconcurrency @MainActor
public protocol UIScreenshotServiceDelegate: NSObjectProtocol {
  func screenshotService(
    _ screenshotService: UIScreenshotService,
    generatePDFRepresentationWithCompletion completionHandler: @escaping (Data?, Int, CGRect) -> Void)
}

extension UIScreenshotServiceDelegate {
  public func screenshotService(
    _ screenshotService: UIScreenshotService,
    generatePDFRepresentationWithCompletion completionHandler: @escaping (Data?, Int, CGRect) -> Void
  ) { completionHandler(nil, 0, .zero) }
}
