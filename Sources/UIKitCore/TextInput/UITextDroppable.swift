/// A text that something can be dropped on.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitextdroppable>
@preconcurrency @MainActor
public protocol UITextDroppable: UITextInput {
  var textDropDelegate: (any UITextDropDelegate)? { get set }
  var textDropInteraction: UIDropInteraction? { get }
  var isTextDropActive: Bool { get }
}

/// Whether a text becomes editable for a drop.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitextdropeditability>
public enum UITextDropEditability: UInt, Sendable { case no = 0, temporary, yes }

/// Where in a text something is dropped.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitextdroprequest>
@preconcurrency @MainActor
public protocol UITextDropRequest: NSObjectProtocol {
  var dropPosition: UITextPosition { get }
  var suggestedProposal: UITextDropProposal { get }
  var isSameView: Bool { get }
  var dropSession: any UIDropSession { get }
}

/// What a drop on a text does.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitextdropproposal>
@preconcurrency @MainActor
open class UITextDropProposal: UIDropProposal {
  public enum Action: UInt, Sendable { case insert = 0, replaceSelection, replaceAll }
  /// Default: insert.
  open var dropAction = Action.insert
  open var useFastSameViewOperations = false
}

/// Source: <https://developer.apple.com/documentation/uikit/uitextdropdelegate>
@preconcurrency @MainActor
public protocol UITextDropDelegate: NSObjectProtocol {
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, willBecomeEditableForDrop drop: any UITextDropRequest
  ) -> UITextDropEditability
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
  ) -> UITextDropProposal
  func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest)
}

extension UITextDropDelegate {
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, willBecomeEditableForDrop drop: any UITextDropRequest
  ) -> UITextDropEditability { .no }
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
  ) -> UITextDropProposal { drop.suggestedProposal }
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest
  ) {}
}

extension UITextDroppable where Self: UIView {
  public var textDropDelegate: (any UITextDropDelegate)? {
    get { textDragging.drop }
    set {
      if newValue != nil { Limitation.hasNoEffect("UITextDroppable.textDropDelegate") }
      textDragging.drop = newValue
    }
  }
  public var textDropInteraction: UIDropInteraction? { nil }
  public var isTextDropActive: Bool { false }
}
