import UIKit

/// A list that is searched; what is found is shown in a list of its own.
final class SearchResultsPage: UITableViewController, UISearchResultsUpdating, UISearchControllerDelegate {
  static let words = ["Ash", "Beech", "Birch", "Cedar", "Elm", "Fir", "Larch", "Oak", "Pine", "Willow", "Yew"]
  private final class Results: UITableViewController {
    var found: [String] = [] { didSet { tableView.reloadData() } }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { found.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      SearchResultsPage.cell(found[indexPath.row])
    }
  }
  private let results = Results(style: .plain)
  private(set) lazy var searchController = UISearchController(searchResultsController: results)
  private(set) var events: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    searchController.searchResultsUpdater = self
    searchController.delegate = self
    searchController.searchBar.scopeButtonTitles = ["All", "Long"]
    navigationItem.searchController = searchController
    navigationItem.hidesSearchBarWhenScrolling = false
    definesPresentationContext = true
  }

  private static func cell(_ word: String) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = word
    return cell
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Self.words.count }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    Self.cell(Self.words[indexPath.row])
  }

  func updateSearchResults(for searchController: UISearchController) {
    let bar = searchController.searchBar
    let text = (bar.text ?? "").lowercased()
    results.found = Self.words.filter {
      $0.lowercased().contains(text) && (bar.selectedScopeButtonIndex == 0 || $0.count > 4)
    }
    events.append("update \"\(text)\" \(results.found.count)")
  }
  func didPresentSearchController(_ searchController: UISearchController) { events.append("presented") }
  func didDismissSearchController(_ searchController: UISearchController) { events.append("dismissed") }
}
