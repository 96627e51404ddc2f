public import Foundation

/// What a person is doing, so that it can be gone on with elsewhere or found again.
///
/// DEVIATION: nothing is handed to other devices or to search: an activity travels inside the program.
///
/// Source: <https://developer.apple.com/documentation/foundation/nsuseractivity>
open class NSUserActivity: NSObject, @unchecked Sendable {
  /// By which a stored activity can be deleted.
  public typealias PersistentIdentifier = String

  /// What kind of activity it is, by habit in reversed domain order.
  open private(set) var activityType: String
  /// What the activity is called where it is listed. Default: nil.
  open var title: String?
  /// What is needed to continue the activity: values that property lists can hold. Default: nil.
  open var userInfo: [AnyHashable: Any]?
  /// The keys of `userInfo` that must not get lost. Default: nil. Kept for the program.
  open var requiredUserInfoKeys: Set<String>?
  /// Whether `userInfo` is stale; the delegate is asked to fill it when the activity becomes current. Default: false.
  open var needsSave = false
  /// The address by which a browser continues the activity. Default: nil.
  open var webpageURL: URL?
  /// The address that led to this one. Default: nil.
  open var referrerURL: URL?
  /// When the activity is no longer offered. Default: nil. Kept for the program.
  open var expirationDate: Date?
  /// Words by which the activity is found. Default: none. Kept for the program.
  open var keywords: Set<String> = []
  /// Whether the continuing application may ask for streams. Default: false. Kept for the program.
  open var supportsContinuationStreams = false
  /// Tells scenes apart that could show the content. Default: nil.
  open var targetContentIdentifier: String?
  /// By which the stored activity can be deleted. Default: nil.
  open var persistentIdentifier: PersistentIdentifier?
  /// Whether other devices may continue the activity. Default: true. None do.
  open var isEligibleForHandoff = true
  /// Whether the activity may be found by searching. Default: false. Kept for the program.
  open var isEligibleForSearch = false
  /// Whether others may find the activity, too. Default: false. Kept for the program.
  open var isEligibleForPublicIndexing = false
  /// Whether the activity may be suggested. Default: false. Kept for the program.
  open var isEligibleForPrediction = false
  /// Fills the activity before it is saved. Not kept. Default: nil.
  open weak var delegate: (any NSUserActivityDelegate)?
  /// Whether the activity has been invalidated.
  private var isOver = false
  /// Whether it is the current activity: `becomeCurrent()` has been called, and neither of the two that end it.
  public private(set) var isCurrent = false

  /// An activity of a type, which is not current yet.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// Adds entries to `userInfo`; those of the same key are replaced.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }

  /// Makes the activity what the user does; the delegate fills it first where `needsSave` is set. Nothing after
  /// `invalidate()`.
  open func becomeCurrent() {
    guard !isOver else { return }
    isCurrent = true
    if needsSave {
      needsSave = false
      delegate?.userActivityWillSave(self)
    }
  }
  /// The user no longer does this; the activity can become current again.
  open func resignCurrent() { isCurrent = false }
  /// Ends the activity for good.
  open func invalidate() {
    isOver = true
    isCurrent = false
  }

  /// Calls the handler: no activities are stored.
  open class func deleteAllSavedUserActivities(completionHandler handler: @escaping () -> Void) { handler() }
  /// Calls the handler: no activities are stored.
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
  /// Fill the activity: it becomes current, and `needsSave` was set.
  func userActivityWillSave(_ userActivity: NSUserActivity)
  /// Another device has continued the activity. Never called here.
  func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
  /// By default the activity stays as it is.
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}
  /// By default nothing is done.
  public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}
