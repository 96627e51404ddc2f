/// An entry of a menu that does something: an action or a command.
///
/// Source: <https://developer.apple.com/documentation/uikit/uimenuleaf>
@preconcurrency @MainActor
public protocol UIMenuLeaf: NSObjectProtocol {
  /// What the entry says.
  var title: String { get set }
  /// Beside the title. Default: nil.
  var image: UIImage? { get set }
  /// Takes the image's place while the state is on. Default: nil, for the image itself.
  var selectedImage: UIImage? { get set }
  /// A longer title where shortcuts are listed. Default: nil, for `title`.
  var discoverabilityTitle: String? { get set }
  /// Whether the entry can be chosen, is red or is left out. Default: none.
  var attributes: UIMenuElement.Attributes { get set }
  /// Whether a checkmark or a dash stands beside the entry. Default: off.
  var state: UIMenuElement.State { get set }
  /// Whether a key that is held down performs it again and again.
  var repeatBehavior: UIMenuElement.RepeatBehavior { get set }
  /// What it is performed for; nil at other times.
  var sender: Any? { get }
  /// Where a popover that it opens points to: the sender, if that stands somewhere.
  var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? { get }

  /// Does what the entry is for, as if it had been chosen.
  ///
  /// - Parameters:
  ///   - sender: what the entry is performed for; `sender` answers it meanwhile.
  ///   - target: who is to receive a command; nil for the first in the responder chain that takes it.
  func performWithSender(_ sender: Any?, target: Any?)
}

extension UIAction: UIMenuLeaf {
  /// The sender, where it is a view or an item of a bar.
  public var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    sender as? any UIPopoverPresentationControllerSourceItem
  }
  /// Calls the handler; `target` is not looked at.
  public func performWithSender(_ sender: Any?, target: Any?) {
    self.sender = sender
    handler(self)
  }
}

extension UICommand: UIMenuLeaf {
  /// The sender, where it is a view or an item of a bar.
  public var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    sender as? any UIPopoverPresentationControllerSourceItem
  }
  /// Sends the command's action to `target`, or along the responder chain from the first responder.
  public func performWithSender(_ sender: Any?, target: Any?) {
    self.sender = sender
    UIApplication.shared.sendAction(action, to: target, from: sender, for: nil)
  }
}
