/// A search bar with a table of what is found, as programs before iOS 8 made it.
///
/// Source: <https://developer.apple.com/documentation/uikit/uisearchdisplaycontroller>
@preconcurrency @MainActor
open class UISearchDisplayController: NSObject {
  open weak var delegate: (any UISearchDisplayDelegate)? { didSet { delegate = SubclassMethods.completed(delegate) } }
  open private(set) var searchBar: UISearchBar
  open private(set) unowned var searchContentsController: UIViewController
  /// Gives the rows of `searchResultsTableView`.
  open weak var searchResultsDataSource: (any UITableViewDataSource)? { didSet { connect() } }
  open weak var searchResultsDelegate: (any UITableViewDelegate)? { didSet { connect() } }
  /// What stands in the bar while results are shown. Kept for the program. Default: nil.
  open var searchResultsTitle: String?
  /// Whether the bar stands in the navigation bar. Default: false.
  open var displaysSearchBarInNavigationBar = false {
    didSet { searchContentsController.navigationItem.titleView = displaysSearchBarInNavigationBar ? searchBar : nil }
  }
  /// The item with the bar, where it stands in the navigation bar.
  open var navigationItem: UINavigationItem? {
    displaysSearchBarInNavigationBar ? searchContentsController.navigationItem : nil
  }
  private let results = UITableViewController(style: .plain)
  private let search: UISearchController
  private lazy var hearer = SearchDisplayHearer(self)
  private var hasLoadedTable = false

  public init(searchBar: UISearchBar, contentsController viewController: UIViewController) {
    self.searchBar = searchBar
    searchContentsController = viewController
    search = UISearchController(searchResultsController: results, searchBar: searchBar)
    super.init()
    search.delegate = hearer
    search.searchResultsUpdater = hearer
    UISearchDisplayController.key.set(Owner(self), of: viewController)
  }

  /// Whether the search is under way. Setting it begins or ends the search.
  open var isActive: Bool {
    get { search.isActive }
    set { setActive(newValue, animated: false) }
  }
  open func setActive(_ visible: Bool, animated: Bool) {
    guard animated else { return UIView.performWithoutAnimation { search.isActive = visible } }
    search.isActive = visible
  }

  /// The table of what is found.
  open var searchResultsTableView: UITableView {
    if !hasLoadedTable {
      hasLoadedTable = true
      connect()
      delegate?.searchDisplayController(self, didLoadSearchResultsTableView: results.tableView)
    }
    return results.tableView
  }
  private func connect() {
    guard hasLoadedTable else { return }
    results.tableView.dataSource = searchResultsDataSource
    results.tableView.delegate = searchResultsDelegate
  }

  // MARK: What the search tells

  private var shownText = ""
  private var shownScope = 0
  fileprivate func searchDidChange() {
    let (text, scope) = (searchBar.text ?? "", searchBar.selectedScopeButtonIndex)
    guard isActive, text != shownText || scope != shownScope else { return }
    let scopeChanged = scope != shownScope
    (shownText, shownScope) = (text, scope)
    let table = searchResultsTableView
    let reloads =
      scopeChanged
      ? delegate?.searchDisplayController(self, shouldReloadTableForSearchScope: scope)
      : delegate?.searchDisplayController(self, shouldReloadTableForSearch: text)
    let shows = !text.isEmpty
    if shows != isShowing {
      isShowing = shows
      if shows {
        delegate?.searchDisplayController(self, willShowSearchResultsTableView: table)
        delegate?.searchDisplayController(self, didShowSearchResultsTableView: table)
      } else {
        hideTable(table)
      }
    }
    if reloads ?? true { table.reloadData() }
  }
  private var isShowing = false
  private func hideTable(_ table: UITableView) {
    delegate?.searchDisplayController(self, willHideSearchResultsTableView: table)
    delegate?.searchDisplayController(self, didHideSearchResultsTableView: table)
  }
  fileprivate func searchDidEnd() {
    (shownText, shownScope) = ("", searchBar.selectedScopeButtonIndex)
    if isShowing { hideTable(results.tableView) }
    isShowing = false
    delegate?.searchDisplayControllerDidEndSearch(self)
  }

  // MARK: Who searches what

  private final class Owner {
    weak var display: UISearchDisplayController?
    init(_ display: UISearchDisplayController) { self.display = display }
  }
  private static let key = AssociatedKey<Owner>()
  fileprivate static func of(_ controller: UIViewController) -> UISearchDisplayController? {
    key.value(of: controller)?.display
  }
}

extension UIViewController {
  /// The search that was made with this controller.
  public var searchDisplayController: UISearchDisplayController? { UISearchDisplayController.of(self) }
}

/// Hands on what the search tells.
private final class SearchDisplayHearer: NSObject, UISearchControllerDelegate, UISearchResultsUpdating {
  private unowned let owner: UISearchDisplayController

  init(_ owner: UISearchDisplayController) { self.owner = owner }

  func willPresentSearchController(_ searchController: UISearchController) {
    owner.delegate?.searchDisplayControllerWillBeginSearch(owner)
  }
  func didPresentSearchController(_ searchController: UISearchController) {
    owner.delegate?.searchDisplayControllerDidBeginSearch(owner)
  }
  func willDismissSearchController(_ searchController: UISearchController) {
    owner.delegate?.searchDisplayControllerWillEndSearch(owner)
  }
  func didDismissSearchController(_ searchController: UISearchController) { owner.searchDidEnd() }
  func updateSearchResults(for searchController: UISearchController) { owner.searchDidChange() }
}
