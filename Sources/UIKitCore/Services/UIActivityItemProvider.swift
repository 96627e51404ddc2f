public import Foundation

/// Makes an activity's item when it is wanted, on a queue of its own.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiactivityitemprovider>
open class UIActivityItemProvider: Operation, @unchecked Sendable {
  public let placeholderItem: Any?
  public internal(set) var activityType: UIActivity.ActivityType?
  private var made: Any?

  /// - Parameter placeholderItem: stands for the item until it is there; it is of the same class.
  public init(placeholderItem: Any) {
    self.placeholderItem = placeholderItem
    super.init()
  }

  /// The item. Subclasses override it; default: the placeholder.
  open var item: Any { placeholderItem ?? NSNull() }

  open override func main() { made = item }

  /// The item for an activity.
  func item(for type: UIActivity.ActivityType?) -> Any {
    activityType = type
    if made == nil { main() }
    return made ?? item
  }
}
