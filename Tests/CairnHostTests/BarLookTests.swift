import CairnHost
import Testing
import UIKit

/// What items and appearances say of bars, in pictures. Provenance: Apple's pages on the properties, and the headers' words
/// on appearances.
@MainActor @Suite(.serialized)
struct BarLookTests {
  private let screen = CGRect(x: 0, y: 0, width: 852, height: 852)

  @Test func aBadgeStandsAtItsItem() {
    let host = HeadlessHost()
    defer { host.close() }
    let controller = UIViewController()
    let item = UIBarButtonItem(title: "Inbox", style: .plain, target: nil, action: nil)
    controller.navigationItem.rightBarButtonItem = item
    host.show(UINavigationController(rootViewController: controller))
    #expect(host.greenPixels(in: screen) == 0)
    var badge = UIBarButtonItem.Badge.count(8)
    badge.backgroundColor = .green
    item.badge = badge
    let capsule = host.greenPixels(in: screen)
    #expect(capsule > 0)
    badge.foregroundColor = .green
    item.badge = badge
    #expect(host.greenPixels(in: screen) > capsule, "the text takes no longer from the capsule")
    badge = .string("wide enough")
    badge.backgroundColor = .green
    badge.font = .systemFont(ofSize: 7)
    item.badge = badge
    let small = host.greenPixels(in: screen)
    badge.font = .systemFont(ofSize: 14)
    item.badge = badge
    #expect(host.greenPixels(in: screen) > small, "the capsule is as wide as its text")
    item.badge = nil
    #expect(host.greenPixels(in: screen) == 0)
  }

  @Test func aPhoneHeldSidewaysHasImagesOfItsOwn() {
    let host = HeadlessHost()
    defer { host.close() }
    let controller = UIViewController()
    let item = UIBarButtonItem(image: UIImage(), style: .plain, target: nil, action: nil)
    item.landscapeImagePhone = .green(side: 20)
    item.tintColor = .green
    controller.navigationItem.rightBarButtonItem = item
    host.show(UINavigationController(rootViewController: controller))
    #expect(host.greenPixels(in: screen) == 0)
    host.rotate(to: .landscapeLeft)
    host.advance(by: 1)
    #expect(host.greenPixels(in: screen) == 60 * 60)
    item.landscapeImagePhoneInsets = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
    #expect(host.greenPixels(in: screen) == 30 * 30)
    host.rotate(to: .portrait)
    host.advance(by: 1)
    #expect(host.greenPixels(in: screen) == 0)
  }

  private func coloured<Appearance: UIBarAppearance>(_ appearance: Appearance) -> Appearance {
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .green
    return appearance
  }

  @Test(arguments: [true, false]) func tabsLookOtherwiseWhereTheContentEnds(ofItem: Bool) {
    let host = HeadlessHost()
    defer { host.close() }
    let scrolled = UIScrollView(frame: host.window.bounds)
    scrolled.contentSize = CGSize(width: 393, height: 3000)
    let page = UIViewController()
    page.view = scrolled
    let tabs = UITabBarController()
    tabs.viewControllers = [page]
    let look = coloured(UITabBarAppearance())
    if ofItem { page.tabBarItem.scrollEdgeAppearance = look } else { tabs.tabBar.scrollEdgeAppearance = look }
    host.show(tabs)
    #expect(host.greenPixels(in: screen) == 0)
    scrolled.contentOffset.y = 3000 - scrolled.bounds.height + scrolled.adjustedContentInset.bottom
    #expect(host.greenPixels(in: screen) > 0)
    scrolled.contentOffset.y = 0
    #expect(host.greenPixels(in: screen) == 0)
  }

  /// Provenance: Apple's page on `UITabBar.scrollEdgeAppearance`: nil is the standard look "modified to have a transparent
  /// background", in a tab bar controller only; since iOS 15.
  @Test(arguments: [true, false]) func tabsAreTransparentWhereTheContentEnds(byOldProperty: Bool) {
    let host = HeadlessHost()
    defer { host.close() }
    let scrolled = UIScrollView(frame: host.window.bounds)
    let page = UIViewController()
    page.view = scrolled
    let tabs = UITabBarController()
    tabs.viewControllers = [page]
    func colour(_ bar: UITabBar) {
      if byOldProperty { bar.barTintColor = .green } else { bar.standardAppearance = coloured(UITabBarAppearance()) }
    }
    colour(tabs.tabBar)
    host.show(tabs)
    #expect(host.greenPixels(in: screen) == 0)
    scrolled.contentSize = CGSize(width: 393, height: 3000)
    scrolled.contentOffset.y = 100
    #expect(host.greenPixels(in: screen) > 0)
    tabs.viewControllers = [UIViewController()]
    #expect(host.greenPixels(in: screen) == 0, "what does not scroll ends above the bar")
    let alone = UITabBar(frame: CGRect(x: 0, y: 0, width: 393, height: 49))
    colour(alone)
    tabs.view.addSubview(alone)
    #expect(host.greenPixels(in: screen) > 0)
  }

  @Test func toolbarsLookOtherwiseWhereTheContentEndsAndInCompactHeights() {
    let host = HeadlessHost()
    defer { host.close() }
    let scrolled = UIScrollView(frame: host.window.bounds)
    scrolled.contentSize = CGSize(width: 393, height: 3000)
    let page = UIViewController()
    page.view = scrolled
    let navigation = UINavigationController(rootViewController: page)
    navigation.isToolbarHidden = false
    navigation.toolbar.scrollEdgeAppearance = coloured(UIToolbarAppearance())
    host.show(navigation)
    #expect(host.greenPixels(in: screen) == 0)
    scrolled.contentOffset.y = 3000
    #expect(host.greenPixels(in: screen) > 0)
    scrolled.contentOffset.y = 0
    navigation.toolbar.compactAppearance = coloured(UIToolbarAppearance())
    #expect(host.greenPixels(in: screen) == 0)
    host.rotate(to: .landscapeLeft)
    host.advance(by: 1)
    scrolled.contentOffset.y = 0
    #expect(host.greenPixels(in: screen) > 0)
  }

  @Test func aSearchBarMovesItsTextAndItsIcons() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    bar.layoutIfNeeded()
    let field = bar.searchTextField
    let (text, glass) = (field.textRect(forBounds: field.bounds), field.leftViewRect(forBounds: field.bounds))
    let clear = field.clearButtonRect(forBounds: field.bounds)
    bar.searchTextPositionAdjustment = UIOffset(horizontal: 7, vertical: 2)
    bar.setPositionAdjustment(UIOffset(horizontal: 3, vertical: 0), for: .search)
    bar.setPositionAdjustment(UIOffset(horizontal: -4, vertical: 1), for: .clear)
    #expect(field.textRect(forBounds: field.bounds) == text.offsetBy(dx: 7, dy: 2))
    #expect(field.leftViewRect(forBounds: field.bounds) == glass.offsetBy(dx: 3, dy: 0))
    #expect(field.clearButtonRect(forBounds: field.bounds) == clear.offsetBy(dx: -4, dy: 1))
    #expect(bar.positionAdjustment(for: .search) == UIOffset(horizontal: 3, vertical: 0))
    #expect(bar.positionAdjustment(for: .bookmark) == .zero)
  }

  /// Provenance: Apple's page on `UITabBar.scrollEdgeAppearance`: where the content goes on beneath the bar, the bar has
  /// its standard look. Content changes without a scroll: it grows, the view grows, insets grow.
  @Test func tabsFollowContentThatNobodyScrolls() {
    let host = HeadlessHost(device: "iPhone 15", system: 17)
    defer { host.close() }
    let (page, tabs) = (UIViewController(), UITabBarController())
    let scroll = UIScrollView(frame: page.view.bounds)
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    page.view.addSubview(scroll)
    tabs.viewControllers = [page]
    tabs.tabBar.standardAppearance = coloured(UITabBarAppearance())
    host.show(tabs)
    func isStandard() -> Bool { host.greenPixels(in: screen) > 0 }
    #expect(!isStandard())
    scroll.contentSize.height = 700
    #expect(!isStandard())
    scroll.contentSize.height = 900
    #expect(isStandard())
    scroll.contentSize.height = 700
    #expect(!isStandard())
    scroll.contentInset.bottom = 300
    #expect(isStandard())
    scroll.contentInset.bottom = 0
    #expect(!isStandard())
    scroll.frame.size.height = 500
    #expect(isStandard())
  }

  /// Rows that a document shows on its canvas are content, though no data source has counted them.
  @Test(arguments: [false, true]) func tabsStandOverRowsWithoutData(collection: Bool) {
    let host = HeadlessHost(device: "iPhone 15", system: 17)
    defer { host.close() }
    let (page, tabs) = (UIViewController(), UITabBarController())
    let layout = UICollectionViewFlowLayout()
    let list: UIScrollView =
      collection
      ? UICollectionView(frame: page.view.bounds, collectionViewLayout: layout) : UITableView(frame: page.view.bounds)
    let row: UIView = collection ? UICollectionViewCell() : UITableViewCell()
    row.frame = CGRect(x: 0, y: 640, width: 390, height: 60)
    list.addSubview(row)
    page.view.addSubview(list)
    tabs.viewControllers = [page]
    tabs.tabBar.standardAppearance = coloured(UITabBarAppearance())
    host.show(tabs)
    #expect(host.greenPixels(in: screen) == 0)
    row.frame.origin.y = 840
    tabs.tabBar.setNeedsDisplay()
    #expect(host.greenPixels(in: screen) > 0)
  }

  @Test func scopesStandOnTheirBackground() {
    let host = HeadlessHost()
    defer { host.close() }
    let controller = UIViewController()
    let bar = UISearchBar(frame: CGRect(x: 0, y: 200, width: 320, height: 100))
    bar.scopeButtonTitles = ["All", "Some"]
    bar.scopeBarBackgroundImage = .green(side: 4)
    controller.view.addSubview(bar)
    host.show(controller)
    #expect(host.greenPixels(in: screen) == 0)
    bar.showsScopeBar = true
    let area = CGRect(x: 0, y: 256, width: 320, height: 44)
    #expect(host.greenPixels(in: area) > 0)
    #expect(host.greenPixels(in: screen) == host.greenPixels(in: area))
  }

  /// Provenance: seen since iOS 11, and told of in issues: a search bar in a navigation bar stands on that bar's
  /// background.
  @Test(arguments: [true, false]) func aSearchBarsTintIsSeenOutsideOfNavigationBars(isAttached: Bool) {
    let host = HeadlessHost()
    defer { host.close() }
    let search = UISearchController()
    search.searchBar.barTintColor = .green
    let controller = UITableViewController()
    if isAttached {
      controller.navigationItem.searchController = search
      controller.navigationItem.hidesSearchBarWhenScrolling = false
    } else {
      controller.tableView.tableHeaderView = search.searchBar
    }
    host.show(UINavigationController(rootViewController: controller))
    #expect((host.greenPixels(in: screen) == 0) == isAttached)
  }
}
