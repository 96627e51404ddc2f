/// What containers and presentations keep with a controller.
@MainActor
final class ControllerExtras {
  nonisolated init() {}

  // Bars.
  var navigationItem: UINavigationItem?
  var tabBarItem: UITabBarItem?
  var toolbarItems: [UIBarButtonItem]?
  private var editButton: UIBarButtonItem?
  /// What a container's bars cover of the view, in points.
  var barInsets = UIEdgeInsets.zero
  var contentScrollViews = ContentScrollViews()
  var isEditing = false

  /// What changes with the controller's traits besides the controller: its items, as its document varies them.
  var traitFollower: (any TraitFollower)?

  var traitTracker = TraitTracker()
  /// Whether a method runs whose reading of traits is noted.
  var tracksTraits = false

  /// The tab that made the controller.
  weak var tab: UITab?
  /// The window whose root controller it is.
  weak var window: UIWindow?

  // Presentation.
  var modalPresentationStyle = UIModalPresentationStyle.automatic
  var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  var isModalInPresentation = false
  var presentation: UIPresentationController?
  var presented: UIViewController?
  weak var presenting: UIViewController?
  /// Who was first responder when the controller was presented.
  weak var yieldedResponder: UIResponder?
  /// Whether the controller stands for a sheet that nobody presents.
  var standsInSheet = false
  var isBeingPresented = false
  var isBeingDismissed = false
  var isMovingToParent = false
  var isMovingFromParent = false
  func endMove() { (isMovingToParent, isMovingFromParent) = (false, false) }
  /// The transition that the controller, as a container or in a presentation, takes part in.
  var transition: ControllerTransition?

  func navigationItem(for controller: UIViewController) -> UINavigationItem {
    if let navigationItem { return navigationItem }
    let item = UINavigationItem(title: controller.title ?? "")
    if controller.title == nil { item.title = nil }
    item.owner = controller
    navigationItem = item
    return item
  }

  func tabBarItem(for controller: UIViewController) -> UITabBarItem {
    if let tabBarItem { return tabBarItem }
    // UIKIT: a navigation controller hands on its first controller's item until it has one of its own. A guess: tabs
    // show the root's item.
    if let inner = (controller as? UINavigationController)?.viewControllers.first { return inner.tabBarItem }
    let item = UITabBarItem(title: controller.title, image: nil, tag: 0)
    tabBarItem = item
    return item
  }

  /// UIKIT: a title names the tab that the controller shows, also where a navigation controller hands on its first
  /// controller's item; so do tab bar controllers that give titles to navigation controllers (Apple's page on
  /// `UIViewController.title`).
  func nameTab(of controller: UIViewController) {
    let isHandedOn = (controller as? UINavigationController)?.viewControllers.isEmpty == false
    (isHandedOn ? controller.tabBarItem : tabBarItem)?.title = controller.title
  }

  func editButton(for controller: UIViewController) -> UIBarButtonItem {
    if let editButton { return editButton }
    let item = UIBarButtonItem(barButtonSystemItem: controller.isEditing ? .done : .edit, target: nil, action: nil)
    item.primaryAction = UIAction { [weak controller] _ in
      guard let controller else { return }
      controller.setEditing(!controller.isEditing, animated: true)
    }
    editButton = item
    return item
  }

  func editingDidChange() { editButton?.becomeSystemItem(isEditing ? .done : .edit) }
}
