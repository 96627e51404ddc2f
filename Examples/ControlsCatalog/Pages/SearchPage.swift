import UIKit

final class SearchPage: StatesController, UISearchBarDelegate, UISearchResultsUpdating {
  let searchController = UISearchController(searchResultsController: nil)

  override func viewDidLoad() {
    super.viewDidLoad()
    searchController.searchResultsUpdater = self
    searchController.obscuresBackgroundDuringPresentation = false
    searchController.searchBar.placeholder = "Find"
    navigationItem.searchController = searchController
    navigationItem.hidesSearchBarWhenScrolling = false
  }

  override func addStates() {
    for (style, name) in [
      (UISearchBar.Style.default, "default"), (.prominent, "prominent"), (.minimal, "minimal"),
    ] {
      let bar = UISearchBar()
      bar.searchBarStyle = style
      bar.placeholder = "Search"
      addWide(name, bar)
    }
    let cancel = UISearchBar()
    cancel.text = "Text"
    cancel.showsCancelButton = true
    addWide("text and cancel", cancel)
    let scopes = UISearchBar()
    scopes.placeholder = "Scopes"
    scopes.showsScopeBar = true
    scopes.scopeButtonTitles = ["All", "Unread", "Flagged"]
    scopes.prompt = "Prompt"
    addWide("prompt and scopes", scopes)
    let bookmarks = UISearchBar()
    bookmarks.showsBookmarkButton = true
    bookmarks.placeholder = "Bookmarks"
    addWide("bookmarks", bookmarks)
    let tokens = UISearchTextField()
    tokens.tokens = [UISearchToken(icon: UIImage(systemName: "person.fill"), text: "Ann")]
    tokens.text = "photos"
    addWide("tokens", tokens)
    let colored = UISearchBar()
    colored.barTintColor = .systemIndigo
    colored.tintColor = .white
    colored.placeholder = "Bar tint"
    addWide("tint of the bar", colored)
  }

  func updateSearchResults(for searchController: UISearchController) {
    record("update \"\(searchController.searchBar.text ?? "")\"")
  }
}
