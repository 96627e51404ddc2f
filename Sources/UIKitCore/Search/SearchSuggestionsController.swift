/// The suggestions of a search as a list, in place of its results.
final class SearchSuggestionsController: UITableViewController {
  var suggestions: [any UISearchSuggestion] = [] { didSet { viewIfLoaded.map { _ in tableView.reloadData() } } }
  var onSelect: ((any UISearchSuggestion) -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "suggestion")
    tableView.keyboardDismissMode = .onDrag
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { suggestions.count }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "suggestion", for: indexPath)
    let suggestion = suggestions[indexPath.row]
    var content = cell.defaultContentConfiguration()
    if let attributed = suggestion.localizedAttributedSuggestion {
      content.attributedText = attributed
    } else {
      content.text = suggestion.localizedSuggestion
    }
    content.image = suggestion.iconImage ?? UIImage(systemName: "magnifyingglass")
    content.imageProperties.tintColor = .secondaryLabel
    cell.contentConfiguration = content
    cell.accessibilityLabel = suggestion.localizedDescription ?? suggestion.localizedSuggestion
    cell.accessibilityTraits.insert(.button)
    return cell
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    onSelect?(suggestions[indexPath.row])
  }
}
