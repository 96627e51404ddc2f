import UIKit

/// The conversations of the user.
final class ListController: UITableViewController {
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

  private nonisolated(unsafe) var observation: (any NSObjectProtocol)?
  deinit { if let observation { NotificationCenter.default.removeObserver(observation) } }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "conversation")
    clearsSelectionOnViewWillAppear = false
    observation = NotificationCenter.default.addObserver(
      forName: UIViewController.showDetailTargetDidChangeNotification, object: nil, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.updateIndicators() }
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    updateIndicators()
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

  private func updateIndicators() {
    for path in tableView.indexPathsForVisibleRows ?? [] {
      if let cell = tableView.cellForRow(at: path) { tableView(tableView, willDisplay: cell, forRowAt: path) }
    }
  }

  // MARK: Rows

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    user.conversations.count
  }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "conversation", for: indexPath)
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
