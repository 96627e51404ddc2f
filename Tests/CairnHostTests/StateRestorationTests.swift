import CairnHost
import Testing
import UIKit

/// State that is kept while the application is away.
///
/// Expectations: "Preserving Your App's UI Across Launches" and the pages of the methods.
@MainActor @Suite(.serialized)
struct StateRestorationTests {
  final class Page: UIViewController, UIViewControllerRestoration {
    var number = 0
    var calls: [String] = []
    static func viewController(
      withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController? {
      let page = Page()
      page.restorationIdentifier = identifierComponents.last
      page.restorationClass = Page.self
      page.calls.append("made at \(identifierComponents.joined(separator: "/"))")
      return page
    }
    override func viewDidLoad() {
      super.viewDidLoad()
      calls.append("loaded")
    }
    override func encodeRestorableState(with coder: NSCoder) {
      super.encodeRestorableState(with: coder)
      coder.encode(number, forKey: "number")
      coder.encode("text" as NSString, forKey: "text")
      coder.encode(Date(timeIntervalSince1970: 5), forKey: "date")
      coder.encode(navigationController, forKey: "stack")
    }
    override func decodeRestorableState(with coder: NSCoder) {
      super.decodeRestorableState(with: coder)
      number = coder.decodeInteger(forKey: "number")
      let date = coder.decodeObject(of: NSDate.self, forKey: "date").map { Int($0.timeIntervalSince1970) } ?? 0
      let text = coder.decodeObject(forKey: "text") as? String ?? "-"
      let stack = coder.decodeObject(forKey: "stack") as? UINavigationController
      calls.append("decoded \(text) \(date) \(stack != nil && stack === navigationController)")
    }
    override func applicationFinishedRestoringState() { calls.append("finished") }
  }

  final class Delegate: NSObject, UIApplicationDelegate {
    var window: UIWindow?
    var calls: [String] = []
    let saves: Bool
    let stack = UINavigationController()
    let root = UIViewController()
    let scroll = UIScrollView()
    init(saves: Bool = true) { self.saves = saves }

    func application(
      _ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      calls.append("will")
      stack.restorationIdentifier = "stack"
      root.restorationIdentifier = "root"
      scroll.restorationIdentifier = "scroll"
      scroll.contentSize.height = 5000
      scroll.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
      root.view.addSubview(scroll)
      stack.viewControllers = [root]
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = stack
      return true
    }
    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      calls.append("did")
      window?.makeKeyAndVisible()
      return true
    }
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { saves }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
      calls.append("restore \(coder.containsValue(forKey: UIApplication.stateRestorationBundleVersionKey))")
      return true
    }
    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
      calls.append("encode")
      coder.encode(7, forKey: "application")
    }
    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
      calls.append("decoded \(coder.decodeInteger(forKey: "application"))")
    }
  }

  private func page(_ identifier: String?, _ number: Int) -> Page {
    let page = Page()
    page.restorationIdentifier = identifier
    page.restorationClass = Page.self
    page.number = number
    return page
  }

  private func run(_ body: (HeadlessHost, Delegate) -> Void) {
    let host = HeadlessHost()
    UIApplication.shared.savedState = nil
    defer {
      UIApplication.shared.closeWindows(keeping: host.window)
      UIApplication.shared.delegate = nil
      UIApplication.shared.savedState = nil
      host.close()
    }
    let delegate = Delegate()
    host.launch(delegate)
    body(host, delegate)
  }

  @Test func aStackComesBackWithItsState() throws {
    run { host, first in
      first.stack.pushViewController(page("page", 42), animated: false)
      first.scroll.contentOffset.y = 123
      host.settle()
      #expect(first.calls == ["will", "did"])
      let second = Delegate()
      host.relaunch(second)
      #expect(first.calls == ["will", "did", "encode"])
      #expect(second.calls == ["will", "restore true", "decoded 7", "did"])
      #expect(second.stack.viewControllers.count == 2)
      let page = second.stack.topViewController as? Page
      #expect(page?.number == 42)
      #expect(page?.calls == ["made at stack/page", "loaded", "decoded text 5 true", "finished"])
      #expect(second.scroll.contentOffset.y == 123)
    }
  }

  @Test func whatIsPresentedIsPresentedAgain() {
    run { host, first in
      first.stack.present(page("sheet", 3), animated: false)
      host.settle()
      let second = Delegate()
      host.relaunch(second)
      #expect((second.stack.presentedViewController as? Page)?.number == 3)
    }
  }

  @Test func whoHasNoIdentifierIsLeftOut() {
    run { host, first in
      first.stack.viewControllers = [first.root, page(nil, 1), page("last", 2)]
      host.settle()
      let second = Delegate()
      host.relaunch(second)
      #expect(second.stack.viewControllers.map(\.restorationIdentifier) == ["root", "last"])
    }
  }

  final class Basket: NSObject, UIStateRestoring, UIObjectRestoration {
    static var made: [Basket] = []
    var count = 0
    var isFinished = false
    var objectRestorationClass: (any UIObjectRestoration.Type)? { Basket.self }
    static func object(
      withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> (any UIStateRestoring)? {
      made.append(Basket())
      return identifierComponents == ["basket"] ? made.last : nil
    }
    func encodeRestorableState(with coder: NSCoder) { coder.encode(count, forKey: "count") }
    func decodeRestorableState(with coder: NSCoder) { count = coder.decodeInteger(forKey: "count") }
    func applicationFinishedRestoringState() { isFinished = true }
  }

  @Test func anObjectIsMadeAnewByItsClass() {
    run { host, _ in
      Basket.made = []
      let basket = Basket()
      basket.count = 5
      UIApplication.registerObject(forStateRestoration: basket, restorationIdentifier: "basket")
      host.relaunch(Delegate())
      #expect(Basket.made.map(\.count) == [5])
      #expect(Basket.made.first?.isFinished == true)
    }
  }

  @Test func nothingIsKeptUnlessTheDelegateWantsIt() {
    let host = HeadlessHost()
    UIApplication.shared.savedState = nil
    defer {
      UIApplication.shared.closeWindows(keeping: host.window)
      UIApplication.shared.delegate = nil
      host.close()
    }
    let first = Delegate(saves: false)
    host.launch(first)
    first.stack.pushViewController(page("page", 1), animated: false)
    let second = Delegate()
    host.relaunch(second)
    #expect(second.calls == ["will", "did"])
    #expect(second.stack.viewControllers.count == 1)
  }
}
