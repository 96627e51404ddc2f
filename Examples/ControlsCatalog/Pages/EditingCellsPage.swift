import UIKit

/// A table that is being edited: insertion, deletion, reordering, selection of several rows.
final class EditingCellsPage: UITableViewController {
  private var titles = ["Insert", "Delete", "Move", "Nothing"]

  init() { super.init(style: .grouped) }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = editButtonItem
    isEditing = true
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { titles.count }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = titles[indexPath.row]
    cell.detailTextLabel?.text = "Editing"
    cell.accessoryType = .disclosureIndicator
    return cell
  }
  override func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    switch titles[indexPath.row] {
    case "Insert": .insert
    case "Nothing": .none
    default: .delete
    }
  }
  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    titles[indexPath.row] != "Nothing"
  }
  override func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
    titles.insert(titles.remove(at: source.row), at: destination.row)
  }
  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    titles.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
}
