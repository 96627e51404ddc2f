/// Something that shows a file or folder, and wants to know what others do to it.
///
/// Every method but the two properties is optional.
///
/// Source: <https://developer.apple.com/documentation/foundation/nsfilepresenter>
public protocol NSFilePresenter: NSObjectProtocol {
  /// The file or folder; nil when there is none yet.
  var presentedItemURL: URL? { get }
  /// Where the messages are sent.
  var presentedItemOperationQueue: OperationQueue { get }
  /// The attributes of items in the cloud that the presenter wants to hear of.
  var observedPresentedItemUbiquityAttributes: Set<URLResourceKey> { get }

  /// Another wants to read: calls `reader`, with what is to be called when it has finished. Not sent: reading begins at
  /// once here.
  func relinquishPresentedItem(toReader reader: @escaping @Sendable ((() -> Void)?) -> Void)
  /// Another wants to write: calls `writer`, with what is to be called when it has finished. Not sent: writing begins at
  /// once here.
  func relinquishPresentedItem(toWriter writer: @escaping @Sendable ((() -> Void)?) -> Void)
  /// Another wants to read: unsaved changes are to be saved.
  func savePresentedItemChanges(completionHandler: @escaping @Sendable ((any Error)?) -> Void)
  /// Another is about to delete the item.
  func accommodatePresentedItemDeletion(completionHandler: @escaping @Sendable ((any Error)?) -> Void)
  /// The item has got another place.
  func presentedItemDidMove(to newURL: URL)
  /// Another has written the item.
  func presentedItemDidChange()
  func presentedItemDidChangeUbiquityAttributes(_ attributes: Set<URLResourceKey>)
  func presentedItemDidGain(_ version: NSFileVersion)
  func presentedItemDidLose(_ version: NSFileVersion)
  func presentedItemDidResolveConflict(_ version: NSFileVersion)
  /// Another is about to delete something in the folder.
  func accommodatePresentedSubitemDeletion(
    at url: URL, completionHandler: @escaping @Sendable ((any Error)?) -> Void)
  func presentedSubitemDidAppear(at url: URL)
  func presentedSubitem(at oldURL: URL, didMoveTo newURL: URL)
  func presentedSubitemDidChange(at url: URL)
  func presentedSubitem(at url: URL, didGain version: NSFileVersion)
  func presentedSubitem(at url: URL, didLose version: NSFileVersion)
  func presentedSubitem(at url: URL, didResolve version: NSFileVersion)
}

extension NSFilePresenter {
  public var observedPresentedItemUbiquityAttributes: Set<URLResourceKey> { [] }
  public func relinquishPresentedItem(toReader reader: @escaping @Sendable ((() -> Void)?) -> Void) { reader(nil) }
  public func relinquishPresentedItem(toWriter writer: @escaping @Sendable ((() -> Void)?) -> Void) { writer(nil) }
  public func savePresentedItemChanges(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
    completionHandler(nil)
  }
  public func accommodatePresentedItemDeletion(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
    completionHandler(nil)
  }
  public func presentedItemDidMove(to newURL: URL) {}
  public func presentedItemDidChange() {}
  public func presentedItemDidChangeUbiquityAttributes(_ attributes: Set<URLResourceKey>) {}
  public func presentedItemDidGain(_ version: NSFileVersion) {}
  public func presentedItemDidLose(_ version: NSFileVersion) {}
  public func presentedItemDidResolveConflict(_ version: NSFileVersion) {}
  public func accommodatePresentedSubitemDeletion(
    at url: URL, completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) { completionHandler(nil) }
  public func presentedSubitemDidAppear(at url: URL) { presentedSubitemDidChange(at: url) }
  public func presentedSubitem(at oldURL: URL, didMoveTo newURL: URL) {}
  public func presentedSubitemDidChange(at url: URL) {}
  public func presentedSubitem(at url: URL, didGain version: NSFileVersion) {}
  public func presentedSubitem(at url: URL, didLose version: NSFileVersion) {}
  public func presentedSubitem(at url: URL, didResolve version: NSFileVersion) {}
}
