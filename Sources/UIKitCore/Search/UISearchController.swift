/// A search bar with what is found, shown over the controller that searches.
///
/// 1. The bar's field is edited, or `isActive` is set: the delegate hears, the controller's view covers what is searched.
/// 2. Each change of the text or the scope is told to the updater; results are shown once there is text. 3. Cancel, or
/// `isActive`, ends the search: the text goes, the view leaves.
///
/// Source: <https://developer.apple.com/documentation/uikit/uisearchcontroller>
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  public enum ScopeBarActivation: Int, Sendable { case automatic = 0, manual, onTextEntry, onSearchActivation }

  open private(set) var searchResultsController: UIViewController?
  open private(set) lazy var searchBar: UISearchBar = {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 56))
    bar.search = self
    return bar
  }()
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)? {
    didSet { delegate = SubclassMethods.completed(delegate) }
  }
  /// Default: true.
  open var obscuresBackgroundDuringPresentation = true { didSet { contentDidChange() } }
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  /// Default: true.
  open var hidesNavigationBarDuringPresentation = true
  /// Default: true.
  open var automaticallyShowsCancelButton = true
  open var automaticallyShowsScopeBar = true
  /// Kept; has no effect.
  open var scopeBarActivation = ScopeBarActivation.automatic
  open var automaticallyShowsSearchResultsController = true
  /// Kept; has no effect.
  open var ignoresSearchSuggestionsForSearchBarPlacementStacked = true
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

  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
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
    if automaticallyShowsScopeBar, searchBar.scopeButtonTitles?.isEmpty == false {
      searchBar.setShowsScope(true, animated: true)
    }
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
    if automaticallyShowsScopeBar, searchBar.scopeButtonTitles?.isEmpty == false {
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

  private func animate(_ change: @escaping () -> Void, completion: @escaping () -> Void) {
    guard searchBar.window != nil, AnimationContext.isEnabled else {
      change()
      return completion()
    }
    UIView.animate(withDuration: 0.3, animations: change) { _ in completion() }
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
    let shows = active && resultsAreShown && searchResultsController != nil
    dimming.isHidden = shows || !obscuresBackgroundDuringPresentation
    guard let results = searchResultsController else { return }
    if shows, results.parent !== self {
      addChild(results)
      results.view.frame = view.bounds
      results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(results.view)
      results.didMove(toParent: self)
    } else if !shows, results.parent === self {
      results.willMove(toParent: nil)
      results.view.removeFromSuperview()
      results.removeFromParent()
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
public protocol UISearchResultsUpdating: AnyObject {
  func updateSearchResults(for searchController: UISearchController)
}

/// Hears of a search's beginning and end.
///
/// Source: <https://developer.apple.com/documentation/uikit/uisearchcontrollerdelegate>
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: AnyObject {
  func willPresentSearchController(_ searchController: UISearchController)
  func didPresentSearchController(_ searchController: UISearchController)
  func willDismissSearchController(_ searchController: UISearchController)
  func didDismissSearchController(_ searchController: UISearchController)
  func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
  public func presentSearchController(_ searchController: UISearchController) {}
}
