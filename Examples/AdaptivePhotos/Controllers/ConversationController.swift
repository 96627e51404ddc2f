import UIKit

/// The photos of a conversation.
final class ConversationController: IndicatorController {
  let conversation: Conversation

  init(conversation: Conversation) {
    self.conversation = conversation
    super.init(style: .plain)
    title = conversation.name
  }
  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    conversation.photos.count
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
