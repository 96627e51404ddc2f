import CairnHost
import Testing
import UIKit

/// What tabs are called, and when their views are laid out.
@MainActor @Suite(.serialized)
struct TabAppearanceTests {
  /// Provenance: tab bar controllers that name their tabs by the titles of navigation controllers, whose roots have none.
  ///
  /// Expectation: Apple's page on `UIViewController.title`: a new title is that of the tab bar item, too.
  @Test func titlesOfNavigationControllersNameTabs() {
    let first = UINavigationController(rootViewController: UIViewController())
    let second = UINavigationController(rootViewController: UIViewController())
    first.title = "Songs"
    let bar = UITabBarController()
    bar.setViewControllers([first, second], animated: false)
    second.title = "Ringtones"
    second.tabBarItem.image = UIImage(systemName: "waveform")
    #expect(bar.tabBar.items?.map(\.title) == ["Songs", "Ringtones"])
    #expect(second.viewControllers[0].navigationItem.title == nil)
    second.viewControllers[0].title = "Tones"
    #expect(bar.tabBar.items?[1].title == "Tones")
  }

  private final class Rows: UITableViewController {
    var rows: [String]?
    private(set) var counts: [Int?] = []
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      rows = ["one", "two"]
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      counts.append(rows?.count)
      return rows?.count ?? 0
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
  }

  private final class Tabs: UITabBarController {
    let rows = Rows()
    override func viewDidLoad() {
      super.viewDidLoad()
      setViewControllers([UINavigationController(rootViewController: rows)], animated: true)
    }
  }

  /// Provenance: an application whose tab bar controller makes its tabs in `viewDidLoad()`, and whose list counts in
  /// `viewWillAppear(_:)` what it shows.
  @Test func listsAreAskedOnceTheyAppear() {
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    let tabs = Tabs()
    host.show(tabs)
    #expect(!tabs.rows.counts.isEmpty)
    #expect(tabs.rows.counts.allSatisfy { $0 == 2 })
  }
}
