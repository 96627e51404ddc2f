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
  var restorationParent: (any UIStateRestoring)? { get }
  func encodeRestorableState(with coder: NSCoder)
  func decodeRestorableState(with coder: NSCoder)
  func applicationFinishedRestoringState()
}

/// Tells data apart, so that selections can be restored.
///
/// Source: <https://developer.apple.com/documentation/uikit/uidatasourcemodelassociation>
@preconcurrency @MainActor
public protocol UIDataSourceModelAssociation {
  func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?
  func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}
