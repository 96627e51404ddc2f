/// A search bar with what is found, shown over the controller that searches.
///
/// 1. The bar's field is edited, or `isActive` is set: the delegate hears, the controller's view covers what is searched.
/// 2. Each change of the text or the scope is told to the updater; results are shown once there is text. 3. Cancel, or
/// `isActive`, ends the search: the text goes, the view leaves.
///
/// Source: <https://developer.apple.com/documentation/uikit/uisearchcontroller>
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// When the scopes come and go: with the search, with the first text, or as the program says.
  public enum ScopeBarActivation: Int, Sendable { case automatic = 0, manual, onTextEntry, onSearchActivation }

  /// A search is presented by the bar that is typed into.
  override var takesKeyboard: Bool { false }

  /// Shows what is found, while there is text; nil where the searching controller shows it itself.
  open private(set) var searchResultsController: UIViewController?
  /// The bar that is typed into; put it into a navigation item or a view.
  open private(set) lazy var searchBar: UISearchBar = {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 56))
    bar.search = self
    return bar
  }()
  /// Told of each change of the text and the scope, and when the search begins. Not kept.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Told when the search begins and ends. Not kept.
  open weak var delegate: (any UISearchControllerDelegate)? {
    didSet { delegate = SubclassMethods.completed(delegate) }
  }
  /// Default: true.
  open var obscuresBackgroundDuringPresentation = true { didSet { contentDidChange() } }
  /// The older name of `obscuresBackgroundDuringPresentation`.
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  /// Default: true.
  open var hidesNavigationBarDuringPresentation = true
  /// Default: true.
  open var automaticallyShowsCancelButton = true
  /// Whether scopes come with the search and go with it. Default: true.
  open var automaticallyShowsScopeBar = true
  /// When the scopes come. Default: `automatic`, with the search, or never where `automaticallyShowsScopeBar` is false.
  open var scopeBarActivation = ScopeBarActivation.automatic
  /// Whether the results are shown as long as there is text. Default: true; setting `showsSearchResultsController`
  /// makes it false.
  open var automaticallyShowsSearchResultsController = true
  /// Kept; has no effect.
  open var ignoresSearchSuggestionsForSearchBarPlacementStacked = true
  /// What may be searched for: a list in place of the results while it is not empty. A suggestion that is chosen is told to
  /// the updater. Default: nil.
  open var searchSuggestions: [any UISearchSuggestion]? { didSet { contentDidChange() } }
  /// Where the search bar stands in the navigation bar.
  open var searchBarPlacement: UINavigationItem.SearchBarPlacement {
    (searchBar.superview as? UINavigationBar)?.topItem?.searchBarPlacement ?? .stacked
  }
  private lazy var suggestionList: SearchSuggestionsController = {
    let made = SearchSuggestionsController(style: .plain)
    made.onSelect = { [weak self] in self?.select($0) }
    return made
  }()
  /// UIKIT: documented: the updater decides what becomes of the text.
  private func select(_ suggestion: any UISearchSuggestion) {
    searchResultsUpdater?.updateSearchResults(for: self, selecting: suggestion)
  }
  /// Whether the results are shown. Setting it takes the decision from the controller.
  open var showsSearchResultsController: Bool {
    get { resultsAreShown }
    set {
      automaticallyShowsSearchResultsController = false
      resultsAreShown = newValue
      contentDidChange()
    }
  }
  private var resultsAreShown = false
  private let dimming = SearchDimmingView()
  private var generation = 0

  /// A search with a controller for what is found; nil where the searching controller shows it itself.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }
  /// A search with a bar that is there already.
  convenience init(searchResultsController: UIViewController?, searchBar bar: UISearchBar) {
    self.init(searchResultsController: searchResultsController)
    searchBar = bar
    bar.search = self
  }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// The controller of a document, without a controller for what is found.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.isOpaque = false
    dimming.frame = view.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.onTap = { [weak self] in self?.isActive = false }
    view.addSubview(dimming)
  }

  // MARK: The search

  private var active = false
  /// Whether the search is under way. Setting it begins or ends the search.
  open var isActive: Bool {
    get { active }
    set {
      guard newValue != active else { return }
      if newValue { begin() } else { end() }
    }
  }

  private func begin() {
    active = true
    generation += 1
    delegate?.willPresentSearchController(self)
    delegate?.presentSearchController(self)
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(true, animated: true) }
    if scopesFollow(.onSearchActivation) { searchBar.setShowsScope(true, animated: true) }
    searchBar.editingDidChange()
    enter()
    searchResultsUpdater?.updateSearchResults(for: self)
    contentDidChange()
    let own = generation
    animate {
      self.viewIfLoaded?.alpha = 1
      self.barDidChange()
    } completion: {
      guard own == self.generation else { return }
      self.delegate?.didPresentSearchController(self)
    }
  }

  private func end() {
    delegate?.willDismissSearchController(self)
    active = false
    generation += 1
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(false, animated: true) }
    if scopesFollow(.onSearchActivation) || scopesFollow(.onTextEntry) {
      searchBar.setShowsScope(false, animated: true)
    }
    searchBar.resignFirstResponder()
    let hadText = searchBar.text?.isEmpty == false
    searchBar.text = nil
    if !hadText { searchResultsUpdater?.updateSearchResults(for: self) }
    let own = generation
    animate {
      self.viewIfLoaded?.alpha = 0
      self.barDidChange()
    } completion: {
      guard own == self.generation else { return }
      self.leave()
      self.delegate?.didDismissSearchController(self)
    }
  }

  private func scopesFollow(_ activation: ScopeBarActivation) -> Bool {
    let automatic: ScopeBarActivation = automaticallyShowsScopeBar ? .onSearchActivation : .manual
    let wanted = scopeBarActivation == .automatic ? automatic : scopeBarActivation
    return wanted == activation && searchBar.scopeButtonTitles?.isEmpty == false
  }

  private func animate(_ change: @escaping () -> Void, completion: @escaping () -> Void) {
    guard searchBar.window != nil, AnimationContext.isEnabled else {
      change()
      return completion()
    }
    UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction, animations: change) { _ in completion()
    }
  }

  /// A bar in a navigation item changes the navigation bar's height.
  private func barDidChange() {
    guard let bar = searchBar.superview as? UINavigationBar else { return }
    bar.itemDidChange()
    (bar.superview?.controller as? UINavigationController)?.view.layoutIfNeeded()
  }

  // MARK: What the bar tells

  func searchBarDidBegin() { isActive = true }
  func searchBarTextDidChange() {
    guard active || searchBar.text?.isEmpty == true else { return }
    if active, searchBar.text?.isEmpty == false, scopesFollow(.onTextEntry), !searchBar.showsScopeBar {
      searchBar.setShowsScope(true, animated: true)
      barDidChange()
    }
    searchResultsUpdater?.updateSearchResults(for: self)
    contentDidChange()
  }
  func searchBarWasCancelled() { isActive = false }

  // MARK: Being shown

  /// The controller that searches: whose item has the bar, or whose view the bar is in.
  private var searching: UIViewController? {
    if let bar = searchBar.superview as? UINavigationBar {
      if let owner = bar.topItem?.owner as? UIViewController { return owner }
      return (bar.superview?.controller as? UINavigationController)?.topViewController
    }
    let chain = sequence(first: searchBar as UIResponder, next: \.next)
    return chain.lazy.compactMap { $0 as? UIViewController }.first
  }

  private func enter() {
    guard let owner = searching, let covered = owner.viewIfLoaded, let parent = covered.superview else { return }
    let host = sequence(first: owner, next: \.parent).first(where: \.definesPresentationContext) ?? owner
    if host.extras.presented == nil {
      host.extras.presented = self
      extras.presenting = host
    }
    extras.barInsets = owner.extras.barInsets
    view.frame = covered.frame
    if !(searchBar.superview is UINavigationBar), searchBar.window != nil {
      // A bar in the content stays free.
      let bottom = searchBar.convert(searchBar.bounds, to: parent).maxY
      view.frame.size.height -= max(bottom - view.frame.minY, 0)
      view.frame.origin.y = max(bottom, view.frame.minY)
    }
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.alpha = 0
    parent.insertSubview(view, aboveSubview: covered)
    SafeAreaPass.update(view)
  }

  private func leave() {
    if let host = extras.presenting, host.extras.presented === self { host.extras.presented = nil }
    extras.presenting = nil
    viewIfLoaded?.removeFromSuperview()
    resultsAreShown = false
    contentDidChange()
  }

  /// Shows the results, or what obscures the content, as it is now.
  private func contentDidChange() {
    guard isViewLoaded else { return }
    if automaticallyShowsSearchResultsController { resultsAreShown = active && searchBar.text?.isEmpty == false }
    let suggests = active && searchSuggestions?.isEmpty == false
    let shows = active && resultsAreShown && searchResultsController != nil && !suggests
    dimming.isHidden = shows || suggests || !obscuresBackgroundDuringPresentation
    if let results = searchResultsController { show(results, shows) }
    if suggests { suggestionList.suggestions = searchSuggestions ?? [] }
    if suggests || children.contains(where: { $0 is SearchSuggestionsController }) { show(suggestionList, suggests) }
  }
  private func show(_ list: UIViewController, _ shows: Bool) {
    if shows, list.parent !== self {
      addChild(list)
      list.view.frame = view.bounds
      list.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(list.view)
      list.didMove(toParent: self)
    } else if !shows, list.parent === self {
      list.willMove(toParent: nil)
      list.view.removeFromSuperview()
      list.removeFromParent()
    }
  }

  override func dismissesItself() -> Bool {
    isActive = false
    return true
  }
}

/// Dims what is searched; a tap ends the search. Where nothing is dimmed touches go through.
final class SearchDimmingView: UIView {
  var onTap: (() -> Void)?
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor.black.withAlphaComponent(0.2)
  }
  required init?(coder: NSCoder) { nil }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { onTap?() }
}

/// Finds what a search bar asks for.
///
/// Source: <https://developer.apple.com/documentation/uikit/uisearchresultsupdating>
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// The text or the scope has changed, or the search has begun or ended: search anew. Required.
  func updateSearchResults(for searchController: UISearchController)
  /// A person has chosen one of the controller's suggestions. Default: nothing happens.
  func updateSearchResults(for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
  /// By default nothing is done when a suggestion is chosen.
  public func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
  ) {}
}

/// Hears of a search's beginning and end.
///
/// Source: <https://developer.apple.com/documentation/uikit/uisearchcontrollerdelegate>
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// The search is about to begin; called before the view comes.
  func willPresentSearchController(_ searchController: UISearchController)
  /// The search has begun, and the animation is over.
  func didPresentSearchController(_ searchController: UISearchController)
  /// The search is about to end; the text is still there.
  func willDismissSearchController(_ searchController: UISearchController)
  /// The search has ended, and the view has left.
  func didDismissSearchController(_ searchController: UISearchController)
  /// Called after `willPresentSearchController(_:)`, for a presentation of the program's own.
  func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// By default nothing is done before a search.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// By default nothing is done when a search has begun.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// By default nothing is done before a search ends.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// By default nothing is done when a search has ended.
  public func didDismissSearchController(_ searchController: UISearchController) {}
  /// By default the controller presents itself.
  public func presentSearchController(_ searchController: UISearchController) {}
}
