public import Foundation

/// What a person is doing, so that it can be gone on with elsewhere or found again.
///
/// DEVIATION: nothing is handed to other devices or to search: an activity travels inside the program.
///
/// Source: <https://developer.apple.com/documentation/foundation/nsuseractivity>
open class NSUserActivity: NSObject, @unchecked Sendable {
  public typealias PersistentIdentifier = String

  open private(set) var activityType: String
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open var requiredUserInfoKeys: Set<String>?
  open var needsSave = false
  open var webpageURL: URL?
  open var referrerURL: URL?
  open var expirationDate: Date?
  open var keywords: Set<String> = []
  open var supportsContinuationStreams = false
  open var targetContentIdentifier: String?
  open var persistentIdentifier: PersistentIdentifier?
  open var isEligibleForHandoff = true
  open var isEligibleForSearch = false
  open var isEligibleForPublicIndexing = false
  open var isEligibleForPrediction = false
  open weak var delegate: (any NSUserActivityDelegate)?
  /// Whether the activity has been invalidated.
  private var isOver = false
  /// Whether it is the current activity: `becomeCurrent()` has been called, and neither of the two that end it.
  public private(set) var isCurrent = false

  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }

  open func becomeCurrent() {
    guard !isOver else { return }
    isCurrent = true
    if needsSave {
      needsSave = false
      delegate?.userActivityWillSave(self)
    }
  }
  open func resignCurrent() { isCurrent = false }
  open func invalidate() {
    isOver = true
    isCurrent = false
  }

  open class func deleteAllSavedUserActivities(completionHandler handler: @escaping () -> Void) { handler() }
  open class func deleteSavedUserActivities(
    withPersistentIdentifiers persistentIdentifiers: [PersistentIdentifier],
    completionHandler handler: @escaping () -> Void
  ) { handler() }
}

/// What an activity of the web is called.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// Told of an activity's life.
///
/// Source: <https://developer.apple.com/documentation/foundation/nsuseractivitydelegate>
public protocol NSUserActivityDelegate: NSObjectProtocol {
  func userActivityWillSave(_ userActivity: NSUserActivity)
  func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}
  public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}
