import UIKit

/// The conversations of the user.
final class ListController: IndicatorController {
  let user: User

  init(user: User) {
    self.user = user
    super.init(style: .plain)
    title = "Conversations"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Profile",
      primaryAction: UIAction { [weak self] _ in self?.showProfile() })
  }
  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // Where the next screen is pushed the selection has had its time.
    if let path = tableView.indexPathForSelectedRow, pushes(path) {
      tableView.deselectRow(at: path, animated: animated)
    }
  }

  private func showProfile() {
    let controller = UINavigationController(rootViewController: ProfileController(user: user))
    controller.modalPresentationStyle = .formSheet
    present(controller, animated: true)
  }

  /// A conversation with one photo leads to the photo itself.
  private func showsPhotoDirectly(_ path: IndexPath) -> Bool { user.conversations[path.row].photos.count == 1 }
  private func pushes(_ path: IndexPath) -> Bool { showsPhotoDirectly(path) ? willShowDetailPush() : willShowPush() }

  // MARK: Rows

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    user.conversations.count
  }
  override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    cell.accessoryType = pushes(indexPath) ? .disclosureIndicator : .none
    cell.textLabel?.text = user.conversations[indexPath.row].name
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let conversation = user.conversations[indexPath.row]
    if showsPhotoDirectly(indexPath), let photo = conversation.photos.first {
      showDetailViewController(PhotoController(photo: photo, title: conversation.name), sender: self)
    } else {
      show(ConversationController(conversation: conversation), sender: self)
    }
  }
}
