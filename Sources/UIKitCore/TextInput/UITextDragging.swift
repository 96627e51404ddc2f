public import CoreGraphics

/// A text that can be dragged out of its view.
///
/// DEVIATION: texts are neither dragged nor dropped on here; setting a delegate says so once.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitextdraggable>
@preconcurrency @MainActor
public protocol UITextDraggable: UITextInput {
  var textDragDelegate: (any UITextDragDelegate)? { get set }
  /// The interaction that drags the text; nil where there is none.
  var textDragInteraction: UIDragInteraction? { get }
  var isTextDragActive: Bool { get }
  var textDragOptions: UITextDragOptions { get set }
}

/// A text that something can be dropped on.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitextdroppable>
@preconcurrency @MainActor
public protocol UITextDroppable: UITextInput {
  var textDropDelegate: (any UITextDropDelegate)? { get set }
  var textDropInteraction: UIDropInteraction? { get }
  var isTextDropActive: Bool { get }
}

/// How dragged text looks.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitextdragoptions>
public struct UITextDragOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let stripTextColorFromPreviews = UITextDragOptions(rawValue: 1 << 0)
}

/// What of a text is dragged.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitextdragrequest>
@preconcurrency @MainActor
public protocol UITextDragRequest: NSObjectProtocol {
  var dragRange: UITextRange { get }
  var suggestedItems: [UIDragItem] { get }
  var existingItems: [UIDragItem] { get }
  var isSelected: Bool { get }
  var dragSession: any UIDragSession { get }
}

/// Source: <https://developer.apple.com/documentation/uikit/uitextdragdelegate>
@preconcurrency @MainActor
public protocol UITextDragDelegate: NSObjectProtocol {
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
  ) -> [UIDragItem]
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession)
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
    with operation: UIDropOperation)
}

extension UITextDragDelegate {
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
  ) -> [UIDragItem] { dragRequest.suggestedItems }
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession
  ) {}
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
    with operation: UIDropOperation
  ) {}
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

/// The delegates of a text, beside it.
private struct TextDragging {
  weak var drag: (any UITextDragDelegate)?
  weak var drop: (any UITextDropDelegate)?
  var options: UITextDragOptions = []

  @MainActor static let key = AssociatedKey<TextDragging>()
}

extension UIView {
  fileprivate var textDragging: TextDragging {
    get { TextDragging.key.value(of: self) ?? TextDragging() }
    set { TextDragging.key.set(newValue, of: self) }
  }
}

extension UITextDraggable where Self: UIView {
  public var textDragDelegate: (any UITextDragDelegate)? {
    get { textDragging.drag }
    set {
      if newValue != nil { Limitation.hasNoEffect("UITextDraggable.textDragDelegate") }
      textDragging.drag = newValue
    }
  }
  public var textDragInteraction: UIDragInteraction? { nil }
  public var isTextDragActive: Bool { false }
  public var textDragOptions: UITextDragOptions {
    get { textDragging.options }
    set { textDragging.options = newValue }
  }
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

extension UITextField: UITextDraggable, UITextDroppable {}
extension UITextView: UITextDraggable, UITextDroppable {}
