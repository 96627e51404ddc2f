/// What a table would do with a drop.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitableviewdropproposal>
open class UITableViewDropProposal: UIDropProposal {
  public enum Intent: Int, Sendable {
    case unspecified = 0
    /// Other rows make room.
    case insertAtDestinationIndexPath
    case insertIntoDestinationIndexPath
    case automatic
  }
  open private(set) var intent: Intent

  public override convenience init(operation: UIDropOperation) { self.init(operation: operation, intent: .unspecified) }
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
}
