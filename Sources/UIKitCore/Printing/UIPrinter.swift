/// A printer on the network.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiprinter>
@preconcurrency @MainActor
open class UIPrinter: NSObject {
  public struct JobTypes: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let unknown: JobTypes = []
    public static let document = JobTypes(rawValue: 1 << 0)
    public static let envelope = JobTypes(rawValue: 1 << 1)
    public static let label = JobTypes(rawValue: 1 << 2)
    public static let photo = JobTypes(rawValue: 1 << 3)
    public static let receipt = JobTypes(rawValue: 1 << 4)
    public static let roll = JobTypes(rawValue: 1 << 5)
    public static let largeFormat = JobTypes(rawValue: 1 << 6)
    public static let postcard = JobTypes(rawValue: 1 << 7)
  }
  public enum CutterBehavior: Int, Sendable {
    case noCut = 0, printerDefault, cutAfterEachPage, cutAfterEachCopy, cutAfterEachJob
  }

  open private(set) var url: URL
  open var displayName: String { url.host ?? "" }
  open var displayLocation: String? { nil }
  open var supportedJobTypes: JobTypes { .unknown }
  open var makeAndModel: String? { nil }
  open var supportsColor: Bool { false }
  open var supportsDuplex: Bool { false }

  public init(url: URL) {
    self.url = url
    super.init()
  }

  /// No printer can be reached: `completionHandler` gets false.
  open func contactPrinter(_ completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
}
