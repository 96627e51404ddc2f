import CairnHost
import UIKit

extension CatalogPlay {
  static let systemPlays: [CatalogPlay] = [
    CatalogPlay(name: "search-results") { look, isRolling in
      let page = SearchResultsPage()
      let stage = CatalogStage(page, title: "Trees", look: look)
      defer { stage.host.close() }
      stage.host.advance(by: 0.5)
      let film = Film(stage.host, nil, isRolling: isRolling)
      film.shoot("at rest")
      stage.host.tap(page.searchController.searchBar.searchTextField)
      film.shoot("active", after: 0.6)
      stage.host.send(.text("ar"))
      film.shoot("found", after: 0.3)
      page.searchController.searchBar.selectedScopeButtonIndex = 1
      InterfaceApplication(stage.host).buttons["Cancel"].tap()
      film.shoot("cancelled", after: 0.7)
      return (film, page.events)
    },
    onStates("status-bar", { StatusBarPage() }, area: { _, _ in nil }) { page, stage, film in
      // The page decides: no bar of navigation stands above it.
      stage.navigation.setNavigationBarHidden(true, animated: false)
      film.shoot("default", after: 0.3)
      page.view.backgroundColor = .systemIndigo
      page.style = .lightContent
      film.shoot("light content", after: 0.5)
      page.view.backgroundColor = .systemYellow
      page.style = .darkContent
      film.shoot("dark content", after: 0.5)
      page.hidesBar = true
      film.shoot("hiding", after: 0.15)
      film.shoot("hidden", after: 0.5)
      page.hidesIndicator = true
      film.shoot("no home indicator", after: 0.5)
    },
  ]
}
