import UIKit

/// The application's first screen: the list of pages.
final class CatalogController: UITableViewController {
  init() {
    super.init(style: .insetGrouped)
    title = "Controls"
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.largeTitleDisplayMode = .always
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "page")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    CatalogPage.all.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "page", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = CatalogPage.all[indexPath.row].title
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let page = CatalogPage.all[indexPath.row]
    let controller = page.make()
    controller.title = page.title
    navigationController?.pushViewController(controller, animated: true)
  }
}
