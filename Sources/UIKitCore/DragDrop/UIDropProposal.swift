/// What a drop would do.
///
/// Source: <https://developer.apple.com/documentation/uikit/uidropoperation>
public enum UIDropOperation: UInt, Sendable { case cancel = 0, forbidden, copy, move }

/// What a view would do with a drop.
///
/// Source: <https://developer.apple.com/documentation/uikit/uidropproposal>
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
  /// What the drop does with the items: nothing, copy, move, or not allowed.
  open private(set) var operation: UIDropOperation
  /// Kept; has no effect, and says so once.
  open var isPrecise = false { willSet { if newValue { Limitation.hasNoEffect("UIDropProposal.isPrecise") } } }
  /// Whether previews are not scaled. Kept; it has no effect. Default: false.
  open var prefersFullSizePreview = false {
    willSet { if newValue { Limitation.hasNoEffect("UIDropProposal.prefersFullSizePreview") } }
  }

  /// A proposal for what a drop does.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}

/// What a collection view would do with a drop.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicollectionviewdropproposal>
open class UICollectionViewDropProposal: UIDropProposal {
  /// Whether items go between others or into one, in a collection view.
  public enum Intent: Int, Sendable {
    case unspecified = 0
    /// Other items make room.
    case insertAtDestinationIndexPath
    case insertIntoDestinationIndexPath
  }
  /// Whether items go between others or into one. Default: unspecified.
  open private(set) var intent: Intent

  public override convenience init(operation: UIDropOperation) { self.init(operation: operation, intent: .unspecified) }
  /// A proposal for a collection view.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
}
