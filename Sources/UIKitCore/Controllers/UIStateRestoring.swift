/// Makes a controller anew when an application comes back.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiviewcontrollerrestoration>
@preconcurrency @MainActor
public protocol UIViewControllerRestoration {
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
  func encodeRestorableState(with coder: NSCoder)
  func decodeRestorableState(with coder: NSCoder)
  func applicationFinishedRestoringState()
}

extension UIStateRestoring {
  public var restorationParent: (any UIStateRestoring)? { nil }
  public var objectRestorationClass: (any UIObjectRestoration.Type)? { nil }
  public func encodeRestorableState(with coder: NSCoder) {}
  public func decodeRestorableState(with coder: NSCoder) {}
  public func applicationFinishedRestoringState() {}
}

/// Makes an object anew that is no view and no controller, when an application comes back.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiobjectrestoration>
@preconcurrency @MainActor
public protocol UIObjectRestoration {
  static func object(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder)
    -> (any UIStateRestoring)?
}

extension UIViewController: UIStateRestoring {}
extension UIView: UIStateRestoring {}
