import CairnHost
import Testing
import UIKit

/// Details of controllers and their bars. Provenance: Apple's pages on `dismiss(animated:completion:)`,
/// `UINavigationBarDelegate`, `isTranslucent`, `backBarButtonItem`, `UIBarPositioning`, `prefersInterfaceOrientationLocked`.
@MainActor
@Suite(.serialized)
struct ControllerDetailTests {
  private final class Teller: UIViewController {
    let name: String
    let log: Log
    init(_ name: String, _ log: Log) {
      (self.name, self.log) = (name, log)
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewWillAppear(_ animated: Bool) { log.lines.append("\(name) will appear") }
    override func viewDidAppear(_ animated: Bool) { log.lines.append("\(name) did appear") }
    override func viewWillDisappear(_ animated: Bool) { log.lines.append("\(name) will disappear") }
    override func viewDidDisappear(_ animated: Bool) { log.lines.append("\(name) did disappear") }
  }
  private final class Log { var lines: [String] = [] }

  private func withHost(_ device: String = "iPhone 15", _ body: (HeadlessHost) throws -> Void) rethrows {
    let host = HeadlessHost(device: device)
    defer { host.close() }
    try body(host)
  }

  /// The topmost of several presented controllers leaves, those between vanish; who presented the first comes back.
  @Test(arguments: [
    (
      UIModalPresentationStyle.fullScreen,
      ["c will disappear", "a will appear", "a did appear", "c did disappear"]
    ),
    (.pageSheet, ["c will disappear", "b will disappear", "c did disappear", "b did disappear"]),
  ])
  func severalAreDismissedAtOnce(style: UIModalPresentationStyle, expected: [String]) {
    for animated in [false, true] {
      withHost { host in
        let log = Log()
        let (a, b, c) = (Teller("a", log), Teller("b", log), Teller("c", log))
        for controller in [b, c] { controller.modalPresentationStyle = style }
        host.show(a)
        a.present(b, animated: false)
        host.settle()
        b.present(c, animated: false)
        host.settle()
        log.lines = []
        a.dismiss(animated: animated)
        // Sheets go in a later turn.
        let waits = animated || style == .pageSheet
        #expect(b.isBeingDismissed == waits && c.isBeingDismissed == waits)
        host.advance(by: 1)
        #expect(log.lines == expected)
        #expect(a.presentedViewController == nil && b.presentedViewController == nil && a.view.window != nil)
        #expect(c.view.superview == nil && b.presentingViewController == nil)
      }
    }
  }

  /// `UINavigationController` itself says nothing of the protocol, so that classes of programs may.
  private final class Refusing: UINavigationController, UINavigationBarDelegate {
    var mayPop = false
    var asked: [String?] = []
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
      asked.append(item.title)
      return mayPop
    }
  }

  @Test func aSubclassDecidesAboutGoingBack() {
    withHost { host in
      let (first, second) = (UIViewController(), UIViewController())
      second.title = "Second"
      // The action of the item that lends its looks is never performed.
      first.navigationItem.backBarButtonItem = UIBarButtonItem(
        title: "Back", style: .plain, target: nil, action: Selector("nowhere:"))
      let navigation = Refusing(rootViewController: first)
      host.show(navigation)
      navigation.pushViewController(second, animated: false)
      host.settle()
      let bar = navigation.navigationBar
      #expect(bar.delegate === navigation && bar.barPosition == .topAttached)
      let back = bar.convert(CGPoint(x: 30, y: bar.bounds.midY), to: nil)
      host.tap(back)
      host.advance(by: 1)
      #expect(navigation.asked == ["Second"] && navigation.viewControllers.count == 2)
      navigation.mayPop = true
      host.tap(back)
      host.advance(by: 1)
      #expect(navigation.viewControllers == [first])
    }
  }

  @Test func viewsEndAtBarsThatBecomeOpaque() {
    withHost { host in
      let content = UIViewController()
      let navigation = UINavigationController(rootViewController: content)
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      host.show(tabs)
      #expect(content.view.frame == host.window.bounds)
      navigation.navigationBar.isTranslucent = false
      tabs.tabBar.isTranslucent = false
      host.settle()
      let safe = host.window.safeAreaInsets
      #expect(content.view.frame.minY == safe.top + navigation.navigationBar.frame.height)
      #expect(content.view.frame.maxY == tabs.tabBar.frame.minY && content.view.safeAreaInsets.top == 0)
      content.extendedLayoutIncludesOpaqueBars = true
      navigation.navigationBar.isTranslucent = true
      host.settle()
      #expect(content.view.frame == host.window.bounds)
    }
  }

  private final class Steady: UIViewController {
    override var prefersInterfaceOrientationLocked: Bool { true }
  }
  @Test func aControllerKeepsTheInterfaceAsItIsTurned() {
    withHost { host in
      host.show(Steady())
      host.rotate(to: .landscapeLeft)
      host.advance(by: 1)
      #expect(host.scene.interfaceOrientation == .portrait)
    }
  }

  /// A document controller offers ways to a document until it has one.
  @Test func aDocumentControllerOffersWaysToADocument() {
    withHost { host in
      let controller = UIDocumentViewController()
      controller.launchOptions.title = "Notes"
      var made = 0
      controller.launchOptions.primaryAction = UIAction(title: "New Note") { _ in made += 1 }
      host.show(controller)
      let app = InterfaceApplication(host)
      #expect(app.staticTexts["Notes"].exists)
      app.buttons["New Note"].tap()
      #expect(made == 1)
    }
  }

  private final class Pages: NSObject, UIPageViewControllerDataSource {
    let pages = (0..<3).map { _ in UIViewController() }
    var asked = 0
    private func page(_ controller: UIViewController, _ step: Int) -> UIViewController? {
      asked += 1
      let index = (pages.firstIndex(of: controller) ?? 0) + step
      return pages.indices.contains(index) ? pages[index] : nil
    }
    func pageViewController(_ p: UIPageViewController, viewControllerBefore controller: UIViewController)
      -> UIViewController?
    { page(controller, -1) }
    func pageViewController(_ p: UIPageViewController, viewControllerAfter controller: UIViewController)
      -> UIViewController?
    { page(controller, 1) }
    func presentationCount(for pageViewController: UIPageViewController) -> Int { pages.count }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
  }

  /// The data source says where the dots begin; a finger moves them. At an end it is asked once.
  @Test func aFingerMovesTheDots() throws {
    try withHost { host in
      let source = Pages()
      let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      controller.dataSource = source
      controller.setViewControllers([source.pages[0]], direction: .forward, animated: false)
      host.show(controller)
      let dots = try #require(controller.view.subviews.compactMap { $0 as? UIPageControl }.first)
      for page in 1...2 {
        host.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 20, y: 400))
        host.advance(by: 1)
        #expect(dots.currentPage == page && controller.viewControllers == [source.pages[page]])
      }
      source.asked = 0
      host.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 20, y: 400))
      host.advance(by: 1)
      #expect(source.asked == 1 && dots.currentPage == 2)
    }
  }

  /// A tap beside the popover of an action sheet is its cancel action.
  @Test func aTapBesideAnActionSheetCancels() {
    withHost("iPad Air") { host in
      let root = UIViewController()
      host.show(root)
      var chosen: [String?] = []
      let sheet = UIAlertController(title: "Delete?", message: nil, preferredStyle: .actionSheet)
      for (title, style) in [("Delete", UIAlertAction.Style.destructive), ("Cancel", .cancel)] {
        sheet.addAction(UIAlertAction(title: title, style: style) { chosen.append($0.title) })
      }
      sheet.popoverPresentationController?.sourceView = root.view
      sheet.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 100, width: 1, height: 1)
      root.present(sheet, animated: true)
      host.advance(by: 1)
      host.tap(CGPoint(x: 700, y: 1000))
      host.advance(by: 1)
      #expect(chosen == ["Cancel"] && root.presentedViewController == nil)
    }
  }

  /// The menu takes the touch from its button.
  @Test func aMenuButtonTellsOfItsMenuAlone() {
    withHost { host in
      let root = UIViewController()
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 20, y: 200, width: 100, height: 44)
      button.menu = UIMenu(children: [UIAction(title: "One") { _ in }])
      button.showsMenuAsPrimaryAction = true
      var events: [String] = []
      for (event, name) in [
        (UIControl.Event.touchDown, "down"), (.touchUpInside, "up"), (.touchCancel, "cancel"),
        (.menuActionTriggered, "menu"), (.primaryActionTriggered, "primary"),
      ] { button.addAction(UIAction { _ in events.append(name) }, for: event) }
      root.view.addSubview(button)
      host.show(root)
      host.tap(button)
      host.advance(by: 1)
      #expect(events == ["down", "menu", "cancel"])
    }
  }

  /// The bar beside a Dynamic Island ends above the safe area.
  @Test(arguments: [("iPhone 8", 20.0), ("iPhone 14", 47), ("iPhone 15", 54)])
  func theStatusBarHasItsHeight(device: String, height: Double) {
    withHost(device) { host in
      host.show(UIViewController())
      #expect(host.scene.statusBarManager?.statusBarFrame.height == CGFloat(height))
    }
  }
}
