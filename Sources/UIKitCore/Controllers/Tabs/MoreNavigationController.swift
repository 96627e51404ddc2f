/// Leads to the tabs that find no room in the bar.
final class MoreNavigationController: UINavigationController {
  private weak var tabs: UITabBarController?
  private let list: (any MoreList)?

  init(tabs: UITabBarController) {
    self.tabs = tabs
    list = HostContext.main.part(TabListMaker.self).makeMore?()
    super.init(nibName: nil, bundle: nil)
    tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
    list?.title = "More"
    list?.choose = { [weak self] in self?.pushFromList($0) }
    setViewControllers(root, animated: false)
  }

  /// Whether the list has a button that lets the person arrange the tabs.
  var offersEditing = false {
    didSet {
      guard offersEditing != oldValue else { return }
      list?.navigationItem.rightBarButtonItem =
        offersEditing
        ? UIBarButtonItem(systemItem: .edit, primaryAction: UIAction { [weak self] _ in self?.tabs?.customize() }) : nil
    }
  }

  required init?(coder: NSCoder) { nil }

  private var root: [UIViewController] { list.map { [$0] } ?? [] }

  /// What the list shows.
  var controllers: [UIViewController] {
    get { list?.controllers ?? [] }
    set { list?.controllers = newValue }
  }

  /// The tab's controller that is shown in place of the list.
  var shown: UIViewController? { viewControllers.count > 1 ? viewControllers[1] : nil }

  func show(_ controller: UIViewController) {
    if shown !== controller { setViewControllers(root + [controller], animated: false) }
  }

  private func pushFromList(_ controller: UIViewController) {
    setViewControllers(root + [controller], animated: true)
  }
}
