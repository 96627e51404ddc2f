/// Looks for files by what is known of them.
///
/// DEVIATION: there is no cloud and no index: it gathers, finds nothing, and nothing changes.
///
/// Source: <https://developer.apple.com/documentation/foundation/nsmetadataquery>
open class NSMetadataQuery: NSObject, @unchecked Sendable {
  open weak var delegate: (any NSMetadataQueryDelegate)?
  /// What to look for; without it the query does not start. Default: nil.
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor] = []
  open var valueListAttributes: [String] = []
  open var groupingAttributes: [String]?
  /// Seconds between two notifications of changes. Default: 1.
  open var notificationBatchingInterval: TimeInterval = 1
  /// Where to look: scopes by name, and folders. Default: everywhere.
  open var searchScopes: [Any] = []
  open var searchItems: [Any]?
  /// Where notifications are posted. Default: nil, where the query was started.
  open var operationQueue: OperationQueue?
  open private(set) var isStarted = false
  open private(set) var isGathering = false
  open private(set) var isStopped = true
  /// Counts starts, so that what an earlier one has left to do does not end a later one.
  private var course = 0

  public override init() { super.init() }

  /// Begins to gather, and posts when it does and when it has finished. False without a predicate, and while it runs.
  @discardableResult
  open func start() -> Bool {
    guard predicate != nil, !isStarted else { return false }
    (isStarted, isGathering, isStopped) = (true, true, false)
    course += 1
    let started = course
    post(.NSMetadataQueryDidStartGathering)
    let finish: @Sendable () -> Void = { [weak self] in
      guard let self, isStarted, course == started else { return }
      isGathering = false
      post(.NSMetadataQueryDidFinishGathering)
    }
    if let operationQueue {
      operationQueue.addOperation(finish)
    } else {
      RunLoop.current.perform(finish)
    }
    return true
  }
  open func stop() { (isStarted, isGathering, isStopped) = (false, false, true) }

  private func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }

  open func disableUpdates() {}
  open func enableUpdates() {}

  open var resultCount: Int { results.count }
  open var results: [Any] { [] }
  open func result(at idx: Int) -> Any { results[idx] }
  open func index(ofResult result: Any) -> Int { NSNotFound }
  open func enumerateResults(_ block: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
  open func enumerateResults(
    options opts: NSEnumerationOptions = [], using block: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
  open func value(ofAttribute attrName: String, forResultAt idx: Int) -> Any? { nil }
  open var valueLists: [String: [NSMetadataQueryAttributeValueTuple]] { [:] }
  open var groupedResults: [NSMetadataQueryResultGroup] { [] }
}

/// Replaces what a query found by the program's own.
///
/// Source: <https://developer.apple.com/documentation/foundation/nsmetadataquerydelegate>
public protocol NSMetadataQueryDelegate: NSObjectProtocol {
  func metadataQuery(_ query: NSMetadataQuery, replacementObjectForResultObject result: NSMetadataItem) -> Any
  func metadataQuery(
    _ query: NSMetadataQuery, replacementValueForAttribute attrName: String, value attrValue: Any
  ) -> Any
}

extension NSMetadataQueryDelegate {
  public func metadataQuery(_ query: NSMetadataQuery, replacementObjectForResultObject result: NSMetadataItem) -> Any {
    result
  }
  public func metadataQuery(
    _ query: NSMetadataQuery, replacementValueForAttribute attrName: String, value attrValue: Any
  ) -> Any { attrValue }
}

extension NSNotification.Name {
  public static let NSMetadataQueryDidStartGathering = NSNotification.Name(
    "NSMetadataQueryDidStartGatheringNotification")
  public static let NSMetadataQueryGatheringProgress = NSNotification.Name(
    "NSMetadataQueryGatheringProgressNotification")
  public static let NSMetadataQueryDidFinishGathering = NSNotification.Name(
    "NSMetadataQueryDidFinishGatheringNotification")
  public static let NSMetadataQueryDidUpdate = NSNotification.Name("NSMetadataQueryDidUpdateNotification")
}
