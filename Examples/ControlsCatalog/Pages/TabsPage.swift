import UIKit

/// Tab bars: badges, appearances, many tabs.
final class TabsPage: StatesController {
  override func addStates() {
    addWide(
      "badges",
      bar { bar in
        bar.items?[0].badgeValue = "3"
        bar.items?[1].badgeValue = "New"
        bar.items?[1].badgeColor = .systemGreen
        bar.items?[2].badgeValue = ""
      })
    addWide(
      "appearance",
      bar { bar in
        let appearance = UITabBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = .systemIndigo
        for layout in [appearance.stackedLayoutAppearance, appearance.inlineLayoutAppearance] {
          layout.normal.iconColor = .systemGray3
          layout.normal.titleTextAttributes = [.foregroundColor: UIColor.systemGray3]
          layout.selected.iconColor = .systemYellow
          layout.selected.titleTextAttributes = [.foregroundColor: UIColor.systemYellow]
          layout.normal.badgeBackgroundColor = .systemTeal
        }
        bar.standardAppearance = appearance
        bar.items?[2].badgeValue = "9"
      })
    addWide(
      "tints, a disabled item",
      bar { bar in
        bar.tintColor = .systemPink
        bar.unselectedItemTintColor = .systemBrown
        bar.items?[3].isEnabled = false
      })
    let five = UITabBar()
    five.items = [UITabBarItem.SystemItem.favorites, .recents, .contacts, .search, .more].enumerated().map {
      UITabBarItem(tabBarSystemItem: $1, tag: $0)
    }
    five.selectedItem = five.items?[2]
    addWide("system items", five)
  }

  private func bar(_ change: (UITabBar) -> Void) -> UITabBar {
    let bar = UITabBar()
    bar.items = [("House", "house"), ("Bell", "bell"), ("Heart", "heart"), ("Gear", "gearshape")].enumerated().map {
      UITabBarItem(title: $1.0, image: UIImage(systemName: $1.1), tag: $0)
    }
    bar.selectedItem = bar.items?[0]
    change(bar)
    return bar
  }
}
