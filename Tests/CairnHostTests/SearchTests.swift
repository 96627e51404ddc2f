import CairnHost
import Testing
import UIKit

/// Search bars and search controllers, by touches and keys.
@MainActor
struct SearchTests {
  private final class Listener: NSObject, UISearchBarDelegate, UISearchResultsUpdating, UISearchControllerDelegate {
    var events: [String] = []
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
      events.append("shouldBegin")
      return true
    }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { events.append("didBegin") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { events.append("didEnd") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { events.append("text \(searchText)") }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { events.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { events.append("cancel") }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
      events.append("scope \(selectedScope)")
    }
    func updateSearchResults(for searchController: UISearchController) {
      events.append("update \(searchController.searchBar.text ?? "")")
    }
    func willPresentSearchController(_ searchController: UISearchController) { events.append("willPresent") }
    func didPresentSearchController(_ searchController: UISearchController) { events.append("didPresent") }
    func willDismissSearchController(_ searchController: UISearchController) { events.append("willDismiss") }
    func didDismissSearchController(_ searchController: UISearchController) { events.append("didDismiss") }
  }

  @Test func aBarTellsItsDelegate() {
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    let controller = UIViewController()
    let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 393, height: 56))
    bar.placeholder = "Find"
    bar.showsCancelButton = true
    let listener = Listener()
    bar.delegate = listener
    controller.view.addSubview(bar)
    host.show(controller)
    let app = InterfaceApplication(host)
    #expect(!app.buttons["Cancel"].isEnabled)
    app.searchFields["Find"].typeText("ab")
    #expect(bar.isFirstResponder && bar.text == "ab")
    #expect(listener.events == ["shouldBegin", "didBegin", "text a", "text ab"])
    listener.events = []
    app.typeText("\n")
    app.buttons["Cancel"].tap()
    #expect(listener.events == ["search", "cancel"])
    bar.text = "set"
    #expect(listener.events == ["search", "cancel"])
    bar.resignFirstResponder()
    #expect(listener.events.last == "didEnd")
  }

  private func withSearch(
    results: UIViewController?, _ body: (HeadlessHost, UISearchController, Listener) throws -> Void
  ) rethrows {
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    let list = UITableViewController(style: .plain)
    list.title = "List"
    let search = UISearchController(searchResultsController: results)
    let listener = Listener()
    search.searchResultsUpdater = listener
    search.delegate = listener
    search.searchBar.delegate = listener
    search.searchBar.scopeButtonTitles = ["All", "New"]
    list.navigationItem.searchController = search
    list.definesPresentationContext = true
    host.show(UINavigationController(rootViewController: list))
    try body(host, search, listener)
  }

  /// Provenance: documented; the updater is called when the field begins to be edited, and when text or scope change.
  @Test func aSearchRunsInTheNavigationBar() {
    let results = UIViewController()
    results.view.backgroundColor = .yellow
    withSearch(results: results) { host, search, listener in
      let app = InterfaceApplication(host)
      app.searchFields.firstMatch.tap()
      #expect(search.isActive && search.presentingViewController != nil)
      host.advance(by: 1)
      #expect(listener.events == ["shouldBegin", "willPresent", "update ", "didBegin", "didPresent"])
      #expect(results.viewIfLoaded?.window == nil)
      listener.events = []
      app.typeText("x")
      #expect(listener.events == ["text x", "update x"])
      #expect(results.view.window != nil && results.parent === search)
      listener.events = []
      app.buttons["New"].tap()
      #expect(listener.events == ["scope 1", "update x"])
      listener.events = []
      app.buttons["Cancel"].tap()
      host.advance(by: 1)
      #expect(!search.isActive && search.searchBar.text == "")
      #expect(listener.events == ["cancel", "willDismiss", "didEnd", "update ", "didDismiss"])
      #expect(results.view.window == nil && search.presentingViewController == nil)
    }
  }

  /// Provenance: documented; suggestions stand in place of the results, and the updater hears which was chosen.
  @Test func suggestionsAreChosen() {
    final class Updater: NSObject, UISearchResultsUpdating {
      var chosen: [String] = []
      func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text ?? ""
        searchController.searchSuggestions =
          text == "a" ? ["apple", "avocado"].map { UISearchSuggestionItem(localizedSuggestion: $0) } : nil
      }
      func updateSearchResults(
        for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
      ) {
        chosen.append(searchSuggestion.localizedSuggestion ?? "")
        searchController.searchBar.text = searchSuggestion.localizedSuggestion
      }
    }
    let results = UIViewController()
    withSearch(results: results) { host, search, _ in
      let updater = Updater()
      search.searchResultsUpdater = updater
      let app = InterfaceApplication(host)
      app.searchFields.firstMatch.tap()
      host.advance(by: 1)
      app.typeText("a")
      host.settle()
      #expect(results.viewIfLoaded?.window == nil && app.staticTexts["avocado"].exists)
      app.staticTexts["avocado"].tap()
      host.advance(by: 1)
      #expect(updater.chosen == ["avocado"] && search.searchBar.text == "avocado")
      #expect(results.view.window != nil && !app.staticTexts["apple"].exists)
    }
  }

  /// Provenance: documented cases of `UISearchController.ScopeBarActivation`.
  @Test(arguments: [
    (UISearchController.ScopeBarActivation.onSearchActivation, true, true), (.onTextEntry, false, true),
    (.manual, false, false),
  ])
  func scopesCome(when activation: UISearchController.ScopeBarActivation, atOnce: Bool, withText: Bool) {
    withSearch(results: nil) { host, search, _ in
      search.scopeBarActivation = activation
      let app = InterfaceApplication(host)
      app.searchFields.firstMatch.tap()
      host.advance(by: 1)
      #expect(search.searchBar.showsScopeBar == atOnce)
      app.typeText("a")
      #expect(search.searchBar.showsScopeBar == withText)
    }
  }

  @Test func theContentIsDimmedAndATapEndsTheSearch() {
    withSearch(results: nil) { host, search, _ in
      search.isActive = true
      host.advance(by: 1)
      #expect(search.view.window != nil)
      host.tap(CGPoint(x: 200, y: 600))
      host.advance(by: 1)
      #expect(!search.isActive && search.view.window == nil)
    }
  }

  @Test func tokensAreDeletedInTwoSteps() {
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    let controller = UIViewController()
    let field = UISearchTextField(frame: CGRect(x: 20, y: 100, width: 300, height: 36))
    controller.view.addSubview(field)
    host.show(controller)
    field.insertToken(UISearchToken(icon: nil, text: "Red"), at: 0)
    field.becomeFirstResponder()
    host.send(.text("\u{8}"))
    #expect(field.tokens.count == 1)
    host.send(.text("\u{8}"))
    #expect(field.tokens.isEmpty)
  }

  /// Provenance: Apple's sample "Displaying Searchable Content by Using a Search Controller" beneath an opaque bar with a
  /// large title, which is lower while a search goes on.
  @Test func resultsBeginBeneathTheBar() {
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    let results = UITableViewController()
    let search = UISearchController(searchResultsController: results)
    let controller = UITableViewController()
    controller.title = "List"
    controller.navigationItem.searchController = search
    controller.navigationItem.hidesSearchBarWhenScrolling = false
    controller.definesPresentationContext = true
    let navigation = UINavigationController(rootViewController: controller)
    navigation.navigationBar.prefersLargeTitles = true
    navigation.navigationBar.isTranslucent = false
    host.show(navigation)
    search.searchBar.becomeFirstResponder()
    search.searchBar.text = "a"
    host.advance(by: 1)
    let bar = navigation.navigationBar
    let bottom = bar.convert(bar.bounds, to: nil).maxY
    #expect(bottom < 130 && results.view.convert(results.view.bounds, to: nil).minY == bottom)
    // The search goes on behind what is pushed.
    navigation.pushViewController(UIViewController(), animated: true)
    host.advance(by: 1)
    #expect(search.view.isHidden && search.isActive)
    navigation.popViewController(animated: true)
    host.advance(by: 1)
    #expect(!search.view.isHidden && search.view.superview?.subviews.last === search.view)
  }
}
