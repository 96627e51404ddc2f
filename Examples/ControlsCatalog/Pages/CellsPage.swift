import UIKit

/// Cells of the four styles with every accessory; swipes; a refresh control.
final class CellsPage: UITableViewController {
  private(set) var events: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    let refresh = UIRefreshControl()
    refresh.attributedTitle = NSAttributedString(string: "Pull")
    refresh.addAction(UIAction { [weak self] _ in self?.events.append("refresh") }, for: .valueChanged)
    refreshControl = refresh
  }

  private struct Row {
    var style: UITableViewCell.CellStyle
    var accessory: UITableViewCell.AccessoryType
    var title: String
    var image: String?
  }
  private let sections: [(String, [Row])] = [
    (
      "Styles",
      [
        Row(style: .default, accessory: .none, title: "Default"),
        Row(style: .value1, accessory: .none, title: "Value 1"),
        Row(style: .value2, accessory: .none, title: "Value 2"),
        Row(style: .subtitle, accessory: .none, title: "Subtitle"),
        Row(style: .default, accessory: .none, title: "With an image", image: "star.fill"),
        Row(style: .subtitle, accessory: .none, title: "Subtitle and image", image: "heart.fill"),
      ]
    ),
    (
      "Accessories",
      [
        Row(style: .default, accessory: .disclosureIndicator, title: "Disclosure"),
        Row(style: .value1, accessory: .detailDisclosureButton, title: "Detail disclosure"),
        Row(style: .default, accessory: .checkmark, title: "Checkmark"),
        Row(style: .default, accessory: .detailButton, title: "Detail"),
      ]
    ),
  ]

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].1.count
  }
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].0
  }
  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    "A footer that says something about the rows above it, at length, in more than one line."
  }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let row = sections[indexPath.section].1[indexPath.row]
    let cell = UITableViewCell(style: row.style, reuseIdentifier: nil)
    cell.textLabel?.text = row.title
    cell.detailTextLabel?.text = "Detail"
    cell.accessoryType = row.accessory
    if let image = row.image { cell.imageView?.image = UIImage(systemName: image) }
    return cell
  }
  override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    events.append("willSelect \(indexPath.row)")
    return indexPath
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    events.append("didSelect \(indexPath.row)")
  }
  override func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    events.append("didHighlight \(indexPath.row)")
  }
  override func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    events.append("didUnhighlight \(indexPath.row)")
  }
  override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    events.append("accessory \(indexPath.row)")
  }
  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let pin = UIContextualAction(style: .normal, title: "Pin") { [weak self] _, _, done in
      self?.events.append("pin \(indexPath.row)")
      done(true)
    }
    pin.image = UIImage(systemName: "pin.fill")
    pin.backgroundColor = .systemOrange
    return UISwipeActionsConfiguration(actions: [pin])
  }
  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
      self?.events.append("delete \(indexPath.row)")
      done(false)
    }
    let flag = UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }
    return UISwipeActionsConfiguration(actions: [delete, flag])
  }
}
