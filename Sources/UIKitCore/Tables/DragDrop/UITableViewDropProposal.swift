/// What a table would do with a drop.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitableviewdropproposal>
open class UITableViewDropProposal: UIDropProposal {
  /// Whether items go between rows or into one.
  public enum Intent: Int, Sendable {
    case unspecified = 0
    /// Other rows make room.
    case insertAtDestinationIndexPath
    case insertIntoDestinationIndexPath
    case automatic
  }
  /// Whether items go between rows or into one. Default: unspecified.
  open private(set) var intent: Intent

  public override convenience init(operation: UIDropOperation) { self.init(operation: operation, intent: .unspecified) }
  /// A proposal for a table.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
}
