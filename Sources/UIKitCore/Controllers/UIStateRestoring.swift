/// Makes a controller anew when an application comes back.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiviewcontrollerrestoration>
@preconcurrency @MainActor
public protocol UIViewControllerRestoration {
  /// Gives the controller for a path of restoration identifiers, the outermost first; nil leaves it away with all
  /// inside it.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}

/// An object whose state can be kept.
///
/// Source: <https://developer.apple.com/documentation/uikit/uistaterestoring>
@preconcurrency @MainActor
public protocol UIStateRestoring: NSObjectProtocol {
  /// Who the object belongs to; its state is kept when the parent's is. Default: nil.
  var restorationParent: (any UIStateRestoring)? { get }
  /// Makes the object anew. Default: nil.
  var objectRestorationClass: (any UIObjectRestoration.Type)? { get }
  /// Writes what the object will need when the application comes back.
  func encodeRestorableState(with coder: NSCoder)
  /// Reads what was written, when all objects of the state exist.
  func decodeRestorableState(with coder: NSCoder)
  /// Called when every object has read its state.
  func applicationFinishedRestoringState()
}

extension UIStateRestoring {
  /// Nil: the object belongs to nobody.
  public var restorationParent: (any UIStateRestoring)? { nil }
  /// Nil: nobody makes the object anew.
  public var objectRestorationClass: (any UIObjectRestoration.Type)? { nil }
  /// Writes nothing.
  public func encodeRestorableState(with coder: NSCoder) {}
  /// Reads nothing.
  public func decodeRestorableState(with coder: NSCoder) {}
  /// Does nothing.
  public func applicationFinishedRestoringState() {}
}

/// Makes an object anew that is no view and no controller, when an application comes back.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiobjectrestoration>
@preconcurrency @MainActor
public protocol UIObjectRestoration {
  /// Gives the object for a path of restoration identifiers; nil leaves it away.
  static func object(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder)
    -> (any UIStateRestoring)?
}

extension UIViewController: UIStateRestoring {}
extension UIView: UIStateRestoring {}
