/// The host of an application's extension. Programs that are no extensions have none.
///
/// Source: <https://developer.apple.com/documentation/foundation/nsextensioncontext>
@preconcurrency @MainActor
open class NSExtensionContext: NSObject {
  open internal(set) var inputItems: [Any] = []

  open func completeRequest(returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil) {
    completionHandler?(true)
  }
  open func cancelRequest(withError error: any Error) {}
  /// No other application can be reached: `completionHandler` gets false.
  open func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
}
