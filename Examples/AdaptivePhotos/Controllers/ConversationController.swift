import UIKit

/// The photos of a conversation.
final class ConversationController: UITableViewController {
  let conversation: Conversation

  init(conversation: Conversation) {
    self.conversation = conversation
    super.init(style: .plain)
    title = conversation.name
  }
  required init?(coder: NSCoder) { nil }

  private nonisolated(unsafe) var observation: (any NSObjectProtocol)?
  deinit { if let observation { NotificationCenter.default.removeObserver(observation) } }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "photo")
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
  }

  private func updateIndicators() {
    for path in tableView.indexPathsForVisibleRows ?? [] {
      if let cell = tableView.cellForRow(at: path) { tableView(tableView, willDisplay: cell, forRowAt: path) }
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    conversation.photos.count
  }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "photo", for: indexPath)
  }
  override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    cell.accessoryType = willShowDetailPush() ? .disclosureIndicator : .none
    cell.textLabel?.text = conversation.photos[indexPath.row].comment
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let photo = conversation.photos[indexPath.row]
    let title = "\(indexPath.row + 1) of \(conversation.photos.count)"
    showDetailViewController(PhotoController(photo: photo, title: title), sender: self)
  }
}
