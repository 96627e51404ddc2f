/// Leads to the tabs that find no room in the bar.
final class MoreNavigationController: UINavigationController {
  private weak var tabs: UITabBarController?
  let list = MoreListController(style: .plain)

  init(tabs: UITabBarController) {
    self.tabs = tabs
    super.init(nibName: nil, bundle: nil)
    tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
    list.title = "More"
    list.choose = { [weak self] in self?.pushFromList($0) }
    setViewControllers([list], animated: false)
  }

  required init?(coder: NSCoder) { nil }

  /// The tab's controller that is shown in place of the list.
  var shown: UIViewController? { viewControllers.count > 1 ? viewControllers[1] : nil }

  func show(_ controller: UIViewController) {
    if shown !== controller { setViewControllers([list, controller], animated: false) }
  }

  private func pushFromList(_ controller: UIViewController) {
    setViewControllers([list, controller], animated: true)
  }
}

/// The list of those tabs.
///
/// UIKIT: a row for each, its image before its title.
final class MoreListController: UITableViewController {
  var controllers: [UIViewController] = [] { didSet { if isViewLoaded { tableView.reloadData() } } }
  var choose: (UIViewController) -> Void = { _ in }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { controllers.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "More") ?? UITableViewCell(style: .default, reuseIdentifier: "More")
    let controller = controllers[indexPath.row]
    cell.textLabel?.text = controller.tabBarItem.title ?? controller.title
    cell.imageView?.image = controller.tabBarItem.image
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    choose(controllers[indexPath.row])
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if let selected = tableView.indexPathForSelectedRow { tableView.deselectRow(at: selected, animated: animated) }
  }
}
