internal import InterfaceBuilder
internal import UIKitCore

/// Bars of every kind, and how their documents want them to look.
extension ViewDecoder {
  func decodeSearchBar(_ bar: UISearchBar) {
    bar.text = element.text("text")
    bar.placeholder = element.text("placeholder")
    bar.showsCancelButton = element.bool("showsCancelButton") ?? false
    bar.showsScopeBar = element.bool("showsScopeBar") ?? false
    bar.prompt = element.text("prompt")
    bar.showsBookmarkButton = element.bool("showsBookmarkButton") ?? false
    bar.showsSearchResultsButton = element.bool("showsSearchResultsButton") ?? false
    bar.isTranslucent = element.bool("translucent") ?? true
    bar.searchBarStyle =
      element.string("searchBarStyle").flatMap { ["minimal": .minimal, "prominent": .prominent][$0] } ?? .default
    bar.barTintColor = element.child(key: "barTintColor").flatMap { ColorDecoder(scene.document).color($0) }
    if let titles = element.child("scopeButtonTitles") {
      titles.markVisited()
      bar.scopeButtonTitles = titles.children("string").map(\.text)
    }
    decodeBarStyle { bar.barStyle = $0 }
    decodeTextInput(bar)
  }

  func decodeNavigationBar(_ bar: UINavigationBar) {
    bar.prefersLargeTitles = element.bool("largeTitles") ?? false
    bar.barTintColor = color("barTintColor")
    if let items = element.child("items") {
      items.markVisited()
      bar.items = items.children("navigationItem").map { child in
        let item = UINavigationItem(title: "")
        BarItemDecoder(scene).decode(child, into: item)
        return item
      }
    }
    let looks = BarAppearanceDecoder(scene)
    if let text = looks.text(element, "titleTextAttributes") { bar.titleTextAttributes = text }
    if let text = looks.text(element, "largeTitleTextAttributes") { bar.largeTitleTextAttributes = text }
    let images = ImageDecoder(scene)
    if let image = images.image(element, "shadowImage") { bar.shadowImage = image }
    if let image = images.image(element, "backIndicatorImage") { bar.backIndicatorImage = image }
    if let image = images.image(element, "backIndicatorTransitionMaskImage") {
      bar.backIndicatorTransitionMaskImage = image
    }
    element.note("backIndicatorTransitionMask")
    decodeBarStyle { bar.barStyle = $0 }
    bar.isTranslucent = element.bool("translucent") ?? true
    if let look = looks.navigation(element, "standardAppearance") { bar.standardAppearance = look }
    if let look = looks.navigation(element, "compactAppearance") { bar.compactAppearance = look }
    if let look = looks.navigation(element, "scrollEdgeAppearance") { bar.scrollEdgeAppearance = look }
    if let look = looks.navigation(element, "compactScrollEdgeAppearance") { bar.compactScrollEdgeAppearance = look }
  }

  func decodeToolbar(_ bar: UIToolbar) {
    bar.barTintColor = color("barTintColor")
    bar.items = BarItemDecoder(scene).barButtons(in: element.child("items"))
    bar.isTranslucent = element.bool("translucent") ?? true
    decodeBarStyle { bar.barStyle = $0 }
    let looks = BarAppearanceDecoder(scene)
    if let look = looks.toolbar(element, "standardAppearance") { bar.standardAppearance = look }
    if let look = looks.toolbar(element, "compactAppearance") { bar.compactAppearance = look }
    if let look = looks.toolbar(element, "scrollEdgeAppearance") { bar.scrollEdgeAppearance = look }
  }

  func decodeTabBar(_ bar: UITabBar) {
    bar.barTintColor = color("barTintColor")
    if let items = element.child("items") {
      items.markVisited()
      bar.items = items.children("tabBarItem").map { BarItemDecoder(scene).tab($0) }
    }
    bar.isTranslucent = element.bool("translucent") ?? true
    bar.unselectedItemTintColor = color("unselectedItemTintColor")
    if let color = color("selectedImageTintColor") { bar.tintColor = color }
    let images = ImageDecoder(scene)
    if let image = images.image(element, "backgroundImage") { bar.backgroundImage = image }
    if let image = images.image(element, "shadowImage") { bar.shadowImage = image }
    if let image = images.image(element, "selectionIndicatorImage") { bar.selectionIndicatorImage = image }
    decodeBarStyle { bar.barStyle = $0 }
    let positions: [String: UITabBar.ItemPositioning] = ["centered": .centered, "fill": .fill]
    if let position = element.string("itemPositioning").flatMap({ positions[$0] }) { bar.itemPositioning = position }
    if let width = element.number("itemWidth") { bar.itemWidth = CGFloat(width) }
    if let spacing = element.number("itemSpacing") { bar.itemSpacing = CGFloat(spacing) }
    let looks = BarAppearanceDecoder(scene)
    if let look = looks.tabBar(element, "standardAppearance") { bar.standardAppearance = look }
    if let look = looks.tabBar(element, "scrollEdgeAppearance") { bar.scrollEdgeAppearance = look }
  }

  /// Black, translucent black and opaque black of older documents are one style.
  private func decodeBarStyle(_ set: (UIBarStyle) -> Void) {
    guard let name = element.string("barStyle"), name.hasPrefix("black") else { return }
    set(.black)
  }
}
