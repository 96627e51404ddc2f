import CairnHost
import Testing
import UIKit

/// Containers: bars, insets, splits, presentations.
@MainActor
@Suite(.serialized)
struct ContainerTests {
  private func withHost(
    _ device: String = "iPhone 15", _ orientation: UIInterfaceOrientation = .portrait, _ body: (HeadlessHost) -> Void
  ) {
    let host = HeadlessHost(device: device, orientation: orientation)
    body(host)
    host.close()
  }

  /// Provenance: Interface Builder's frames in one public document: what stands below the bars of a sheet begins at 56
  /// points, also in a tab.
  @Test func barsInTheTabsOfASheetAreTall() {
    let host = HeadlessHost(device: "iPhone 15", system: 17)
    defer { host.close() }
    let root = UIViewController()
    host.show(root)
    let (tabs, inside) = (UITabBarController(), UINavigationController(rootViewController: UIViewController()))
    tabs.viewControllers = [inside]
    root.present(tabs, animated: false)
    host.settle()
    #expect(inside.navigationBar.frame.height == 56)
    let full = UITabBarController()
    let upright = UINavigationController(rootViewController: UIViewController())
    full.viewControllers = [upright]
    full.modalPresentationStyle = .fullScreen
    root.dismiss(animated: false)
    root.present(full, animated: false)
    host.settle()
    #expect(upright.navigationBar.frame.height == 44)
  }

  /// Provenance: an application whose segue of the kind "show" leads from a list to a navigation controller with a form,
  /// which its button closes by dismissing.
  @Test func aNavigationControllerThatIsShownIsPresented() {
    withHost { host in
      let list = UINavigationController(rootViewController: UIViewController())
      let form = UINavigationController(rootViewController: UIViewController())
      host.show(list)
      list.topViewController?.show(form, sender: nil)
      host.settle()
      #expect(list.viewControllers.count == 1 && list.presentedViewController === form)
    }
  }

  private final class Order: UITableViewController {
    var dishes: [String] = []
    func add(_ dish: String) {
      dishes.append(dish)
      tableView.insertRows(at: [IndexPath(row: dishes.count - 1, section: 0)], with: .automatic)
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { dishes.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
  }

  /// Provenance: the order of Apple's exercise of a restaurant, in whose tab nobody has been when the first dish comes.
  @Test func theFirstRowOfATableThatWasNeverShown() {
    let order = Order()
    order.add("Soup")
    order.add("Salad")
    #expect(order.tableView.numberOfRows(inSection: 0) == 2)
  }

  /// Provenance: the order of Apple's exercise of a restaurant: the first dish comes before its tab is opened.
  @Test(arguments: [false, true]) func rowsOfATabThatWasNeverOpenedStandBelowTheBar(_ isLarge: Bool) {
    withHost { host in
      let (tabs, order) = (UITabBarController(), Order())
      let inside = UINavigationController(rootViewController: order)
      inside.navigationBar.prefersLargeTitles = isLarge
      tabs.viewControllers = [UINavigationController(rootViewController: UIViewController()), inside]
      host.show(tabs)
      order.add("Soup")
      host.settle()
      tabs.selectedIndex = 1
      host.settle()
      let table = order.tableView!
      #expect(table.contentOffset.y == -table.adjustedContentInset.top)
      #expect(inside.navigationBar.frame.height == (isLarge ? 96 : 44) && table.visibleCells.count == 1)
    }
  }

  /// Provenance: tests of a library of pages, whose controllers never appear.
  @Test func whatHasNeverAppearedHearsThatItDisappears() {
    final class Heard: UIViewController {
      var calls: [String] = []
      override func viewWillDisappear(_ animated: Bool) { calls.append("will") }
      override func viewDidDisappear(_ animated: Bool) { calls.append("did") }
    }
    let controller = Heard()
    controller.beginAppearanceTransition(false, animated: false)
    #expect(controller.calls == ["will"])
    controller.endAppearanceTransition()
    #expect(controller.calls == ["will", "did"])
  }

  /// Nil until controllers are set, be it none.
  @Test func tabsThatWereSet() {
    let tabs = UITabBarController()
    #expect(tabs.viewControllers == nil)
    tabs.setViewControllers([], animated: false)
    #expect(tabs.viewControllers == [])
    tabs.viewControllers = nil
    #expect(tabs.viewControllers == nil)
  }

  private final class Child: UIViewController {
    var service: String?
    var serviceAtLoading: String?
    override func viewDidLoad() {
      super.viewDidLoad()
      serviceAtLoading = service
    }
  }
  private final class Tabs: UITabBarController {
    override func viewDidLoad() {
      super.viewDidLoad()
      for case let bars as UINavigationController in viewControllers ?? [] {
        (bars.topViewController as? Child)?.service = "a"
      }
    }
  }
  private final class Bars: UINavigationController {
    override func viewDidLoad() {
      super.viewDidLoad()
      (topViewController as? Child)?.service = "a"
    }
  }
  private final class Columns: UISplitViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      (viewController(for: .primary) as? Child)?.service = "a"
    }
  }

  /// A container hands its children in `viewDidLoad()` what they need in theirs.
  @Test(arguments: ["tabs", "bars", "columns"]) func childrenLoadAfterTheirContainer(kind: String) {
    withHost { host in
      let child = Child()
      switch kind {
      case "tabs":
        let tabs = Tabs()
        tabs.viewControllers = [UINavigationController(rootViewController: child)]
        host.show(tabs)
      case "bars": host.show(Bars(rootViewController: child))
      default:
        let columns = Columns(style: .doubleColumn)
        columns.setViewController(child, for: .primary)
        host.show(columns)
      }
      #expect(child.serviceAtLoading == "a" && child.view.window != nil)
    }
  }

  @Test func theSafeAreaEndsAtTheBars() {
    withHost { host in
      let content = UIViewController()
      let tabs = UITabBarController()
      tabs.viewControllers = [UINavigationController(rootViewController: content)]
      host.show(tabs)
      #expect(content.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
      #expect(content.view.safeAreaInsets == UIEdgeInsets(top: 59 + 44, left: 0, bottom: 34 + 49, right: 0))
      content.edgesForExtendedLayout = []
      host.settle()
      #expect(content.view.frame.minY == 103)
    }
  }

  @Test func aBarHidesAndTheSafeAreaFollows() {
    withHost { host in
      let content = UIViewController()
      let navigation = UINavigationController(rootViewController: content)
      host.show(navigation)
      navigation.setNavigationBarHidden(true, animated: true)
      host.advance(by: 1)
      #expect(content.view.safeAreaInsets.top == 59)
      #expect(navigation.navigationBar.isHidden)
    }
  }

  @Test func theBackButtonPops() {
    withHost { host in
      let (first, second) = (UIViewController(), UIViewController())
      first.title = "First"
      let navigation = UINavigationController(rootViewController: first)
      host.show(navigation)
      navigation.pushViewController(second, animated: true)
      host.advance(by: 1)
      host.tap(CGPoint(x: 30, y: 59 + 22))
      host.advance(by: 1)
      #expect(navigation.topViewController === first)
    }
  }

  @Test func aDragFromTheEdgePopsOrNot() {
    withHost { host in
      let (first, second) = (UIViewController(), UIViewController())
      let navigation = UINavigationController(rootViewController: first)
      host.show(navigation)
      navigation.pushViewController(second, animated: true)
      host.advance(by: 1)
      host.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 100, y: 400), duration: 0.5, hold: 0.3)
      host.advance(by: 1)
      #expect(navigation.topViewController === second)
      #expect(second.view.superview != nil)
      #expect(second.view.frame.minX == 0)
      host.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 330, y: 400), duration: 0.3)
      host.advance(by: 1)
      #expect(navigation.topViewController === first)
      #expect(second.view.superview == nil)
    }
  }

  @Test func aBarButtonSendsItsAction() {
    withHost { host in
      let content = UIViewController()
      var count = 0
      content.navigationItem.rightBarButtonItem = UIBarButtonItem(
        systemItem: .add, primaryAction: UIAction { _ in count += 1 })
      host.show(UINavigationController(rootViewController: content))
      host.tap(CGPoint(x: 393 - 26, y: 59 + 22))
      #expect(count == 1)
    }
  }

  @Test func aTapOnATabSelectsIt() {
    withHost { host in
      let tabs = UITabBarController()
      tabs.viewControllers = (0..<3).map { index in
        let controller = UIViewController()
        controller.tabBarItem = UITabBarItem(title: "\(index)", image: nil, tag: index)
        return controller
      }
      host.show(tabs)
      host.tap(CGPoint(x: 393 / 2, y: 852 - 34 - 25))
      #expect(tabs.selectedIndex == 1)
    }
  }

  @Test func aSplitCollapsesAndExpands() {
    withHost("iPad Air", .landscapeRight) { host in
      let (list, detail) = (UIViewController(), UIViewController())
      let master = UINavigationController(rootViewController: list)
      let split = UISplitViewController()
      split.viewControllers = [master, detail]
      host.show(split)
      #expect(!split.isCollapsed)
      #expect(split.displayMode == .oneBesideSecondary)
      #expect(master.view.frame == CGRect(x: 0, y: 0, width: 320, height: 820))
      #expect(detail.view.frame == CGRect(x: 320.5, y: 0, width: 1180 - 320.5, height: 820))
      #expect(master.traitCollection.horizontalSizeClass == .compact)
      host.resizeToThird()
      host.advance(by: 1)
      #expect(split.isCollapsed)
      #expect(split.viewControllers == [master])
      #expect(master.viewControllers == [list, detail])
      host.resize(to: CGSize(width: 1180, height: 820))
      host.advance(by: 1)
      #expect(!split.isCollapsed)
      #expect(split.viewControllers == [master, detail])
      #expect(master.viewControllers == [list])
    }
  }

  @Test func showDetailGoesWhereThereIsRoom() {
    withHost("iPhone 14 Plus") { host in
      let list = UIViewController()
      let split = UISplitViewController()
      split.viewControllers = [UINavigationController(rootViewController: list), UIViewController()]
      host.show(split)
      #expect(split.isCollapsed)
      let shown = UIViewController()
      list.showDetailViewController(shown, sender: nil)
      host.advance(by: 1)
      #expect(list.navigationController?.topViewController === shown)
      host.rotate(to: .landscapeRight)
      host.advance(by: 1)
      #expect(!split.isCollapsed)
      #expect(split.viewControllers.last === shown)
    }
  }

  @Test func withoutAContainerShowPresents() {
    withHost { host in
      let (root, shown) = (UIViewController(), UIViewController())
      host.show(root)
      root.show(shown, sender: nil)
      host.advance(by: 1)
      #expect(root.presentedViewController === shown)
    }
  }

  @Test(arguments: [("iPad Air", UIModalPresentationStyle.popover), ("iPhone 15", .formSheet)])
  func popoversAdaptToNarrowScreens(device: String, style: UIModalPresentationStyle) {
    withHost(device) { host in
      let root = UIViewController()
      host.show(root)
      let content = UIViewController()
      content.preferredContentSize = CGSize(width: 200, height: 150)
      content.modalPresentationStyle = .popover
      content.popoverPresentationController?.sourceView = root.view
      content.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 100, width: 50, height: 20)
      root.present(content, animated: true)
      host.advance(by: 1)
      let popover = content.popoverPresentationController
      #expect(popover?.presentationStyle == style)
      if style == .popover {
        #expect(popover?.arrowDirection == .up)
        #expect(popover?.presentedView?.frame == CGRect(x: 25, y: 120, width: 200, height: 163))
        host.tap(CGPoint(x: 700, y: 700))
        host.advance(by: 1)
        #expect(root.presentedViewController == nil)
      } else {
        #expect(content.view.frame == CGRect(x: 0, y: 59, width: 393, height: 793))
      }
    }
  }

  @Test func sheetsRestAtTheirDetents() {
    withHost { host in
      let root = UIViewController()
      host.show(root)
      let content = UIViewController()
      content.sheetPresentationController?.detents = [.medium(), .large()]
      root.present(content, animated: true)
      host.advance(by: 1)
      let largest: CGFloat = 793
      #expect(abs(content.view.frame.height - ((largest - 34) / 2 + 34)) < 0.01)
      let top = content.view.frame.minY
      host.drag(from: CGPoint(x: 200, y: top + 20), to: CGPoint(x: 200, y: 120), duration: 0.3)
      host.advance(by: 1)
      #expect(content.view.frame.height == largest)
      #expect(content.sheetPresentationController?.selectedDetentIdentifier == .large)
      host.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 840), duration: 0.2)
      host.advance(by: 1)
      #expect(root.presentedViewController == nil)
    }
  }

  @Test func alertsAnswer() {
    withHost { host in
      let root = UIViewController()
      host.show(root)
      var chosen = ""
      let alert = UIAlertController(title: "Delete?", message: "It cannot be undone.", preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { chosen = $0.title ?? "" })
      alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { chosen = $0.title ?? "" })
      root.present(alert, animated: true)
      host.advance(by: 1)
      #expect(root.presentedViewController === alert)
      host.tap(CGPoint(x: 393 / 2 + 60, y: 852 / 2 + 30))
      host.advance(by: 1)
      #expect(chosen == "Delete")
      #expect(root.presentedViewController == nil)
    }
  }

  @Test func pagesTurn() {
    @MainActor
    final class Source: NSObject, UIPageViewControllerDataSource {
      let pages = (0..<3).map { _ in UIViewController() }
      func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
      ) -> UIViewController? { pages.firstIndex(of: viewController).flatMap { $0 > 0 ? pages[$0 - 1] : nil } }
      func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
      ) -> UIViewController? { pages.firstIndex(of: viewController).flatMap { $0 < 2 ? pages[$0 + 1] : nil } }
    }
    withHost { host in
      let source = Source()
      let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      pager.dataSource = source
      pager.setViewControllers([source.pages[0]], direction: .forward, animated: false)
      host.show(pager)
      host.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 50, y: 400))
      host.advance(by: 1)
      #expect(pager.viewControllers == [source.pages[1]])
      host.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 320, y: 400), duration: 0.5, hold: 0.3)
      host.advance(by: 1)
      #expect(pager.viewControllers == [source.pages[1]])
    }
  }
}
