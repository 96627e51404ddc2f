/// What a tab bar controller has a place for: a controller, or a tab, whose controller is made when it is first needed.
@MainActor
enum TabPlace {
  case controller(UIViewController)
  case tab(UITab)

  var tab: UITab? { if case .tab(let tab) = self { tab } else { nil } }
  /// The controller, where it was made.
  var made: UIViewController? {
    switch self {
    case .controller(let controller): controller
    case .tab(let tab): tab.viewController
    }
  }
  func require() -> UIViewController? {
    switch self {
    case .controller(let controller): controller
    case .tab(let tab): tab.requireController()
    }
  }
  /// What the bar shows.
  var item: UITabBarItem? {
    switch self {
    case .controller(let controller): controller.tabBarItem
    case .tab(let tab): tab.item
    }
  }
}
