/// The list of those tabs.
///
/// UIKIT: a row for each, its image before its title. A guess.
final class MoreListController: UITableViewController, MoreList {
  static func install() { HostContext.main.part(TabListMaker.self).makeMore = { MoreListController(style: .plain) } }

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
