internal import UIKitCore

/// Stands in a tab bar controller for a tab that is not shown.
final class CanvasTab: UIViewController {
  /// The controller's identifier in the document.
  private(set) var id = ""

  convenience init(_ id: String, _ item: UITabBarItem?) {
    self.init(nibName: nil, bundle: nil)
    self.id = id
    view = UIView()
    if let item { tabBarItem = item }
  }
}
