import CairnHost
import Testing
import UIKit

/// What of a push or a presentation happens within the call, and what waits for the layout or the commit.
///
/// Provenance: public crash reports, in which `viewDidLoad` and `viewWillAppear` of what is pushed stand below
/// `-[UINavigationController __viewWillLayoutSubviews]`, `viewDidLoad` of what is presented below
/// `presentViewController:animated:completion:`, and its `viewWillAppear` below `_runAfterCACommitDeferredBlocks`.
@MainActor
@Suite(.serialized)
struct WaitingTransitionTests {
  private func withHost(_ body: (HeadlessHost) -> Void) {
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    body(host)
  }

  private final class Page: UIViewController {
    var item: String?
    var log: [String] = []
    override func viewDidLoad() {
      super.viewDidLoad()
      log.append("loaded \(item ?? "nothing")")
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      log.append("appears \(item ?? "nothing")")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      log.append("appeared")
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      log.append(navigationController == nil ? "disappears alone" : "disappears")
    }
    override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      log.append(parent == nil ? "out" : "in")
    }
  }

  private func navigation(_ host: HeadlessHost) -> (UINavigationController, Page) {
    let root = Page()
    let navigation = UINavigationController(rootViewController: root)
    host.show(navigation)
    host.settle()
    root.log = []
    return (navigation, root)
  }

  // MARK: Pushes

  /// Provenance: the widespread way to hear of a push's end, and tests of public coordinators.
  @Test func aTransactionTellsThatItsPushHasEnded() {
    withHost { host in
      let (navigation, _) = navigation(host)
      let page = Page()
      CATransaction.begin()
      CATransaction.setCompletionBlock { page.log.append("told") }
      navigation.pushViewController(page, animated: true)
      CATransaction.commit()
      #expect(!page.log.contains("told"))
      host.advance(by: 1)
      let told = page.log.firstIndex(of: "told")
      #expect(told.map { page.log[..<$0].contains("appears nothing") } == true, "\(page.log)")
    }
  }

  @Test(arguments: [true, false]) func whatIsSetBehindAPushIsThereWhenItLoads(animated: Bool) {
    withHost { host in
      let (navigation, root) = navigation(host)
      let page = Page()
      navigation.pushViewController(page, animated: animated)
      page.item = "item"
      page.title = "Title"
      #expect(navigation.viewControllers == [root, page] && navigation.topViewController === page)
      #expect(navigation.visibleViewController === page && page.navigationController === navigation)
      #expect(navigation.navigationBar.items?.count == 2 && navigation.navigationBar.topItem?.title == "Title")
      #expect(!page.isViewLoaded && page.log.isEmpty && root.log.isEmpty)
      host.advance(by: 1)
      #expect(page.log == ["loaded item", "appears item", "appeared", "in"])
      #expect(root.log == ["disappears"] && root.view.window == nil)
    }
  }

  @Test(arguments: ["window", "controller", "content"]) func aLayoutBringsThePush(of view: String) {
    withHost { host in
      let (navigation, root) = navigation(host)
      let page = Page()
      navigation.pushViewController(page, animated: false)
      switch view {
      case "window": host.window.layoutIfNeeded()
      case "controller": navigation.view.layoutIfNeeded()
      default: root.view.layoutIfNeeded()
      }
      #expect(page.log == ["loaded nothing", "appears nothing", "appeared", "in"])
      #expect(page.view.window != nil && page.view.frame == navigation.view.bounds)
    }
  }

  @Test func ofSeveralChangesOnlyTheLastLoads() {
    withHost { host in
      let (navigation, root) = navigation(host)
      let pages = [Page(), Page(), Page()]
      navigation.pushViewController(pages[0], animated: false)
      navigation.pushViewController(pages[1], animated: false)
      navigation.popViewController(animated: false)
      navigation.pushViewController(pages[2], animated: false)
      #expect(pages[1].parent == nil)
      host.settle()
      #expect(pages[0].log == ["in"] && pages[1].log == ["out"])
      #expect(pages[2].log == ["loaded nothing", "appears nothing", "appeared", "in"])
      #expect(root.log == ["disappears"] && navigation.viewControllers == [root, pages[0], pages[2]])
    }
  }

  @Test func aPushThatIsTakenBackIsNotSeen() {
    withHost { host in
      let (navigation, root) = navigation(host)
      let page = Page()
      navigation.pushViewController(page, animated: false)
      navigation.popViewController(animated: false)
      host.settle()
      #expect(page.log == ["out"] && root.log.isEmpty && root.view.window != nil && page.parent == nil)
    }
  }

  /// Provenance: rdar://44091459, whose log has the first push's stack, and a public navigation library's note on stacks
  /// that are set during a transition.
  @Test(arguments: [0, 0.1], [true, false]) func aPushDuringAnAnimatedOneComesAfterIt(delay: TimeInterval, sets: Bool) {
    withHost { host in
      let (navigation, root) = navigation(host)
      let pages = [Page(), Page()]
      navigation.pushViewController(pages[0], animated: true)
      host.advance(by: delay)
      if sets {
        navigation.setViewControllers([root, pages[1]], animated: false)
      } else {
        navigation.pushViewController(pages[1], animated: true)
      }
      #expect(navigation.viewControllers == [root, pages[0]] && pages[1].parent == nil)
      host.advance(by: 2)
      #expect(pages[0].log.prefix(3) == ["loaded nothing", "appears nothing", "appeared"])
      #expect(pages[1].log == ["loaded nothing", "appears nothing", "appeared", "in"])
      #expect(navigation.viewControllers == (sets ? [root, pages[1]] : [root, pages[0], pages[1]]))
      #expect(pages[0].view.window == nil && pages[1].view.window != nil)
    }
  }

  @Test func aPopThatIsTakenBackIsNotSeen() {
    withHost { host in
      let (navigation, _) = navigation(host)
      let page = Page()
      navigation.pushViewController(page, animated: false)
      host.settle()
      page.log = []
      navigation.popViewController(animated: false)
      navigation.pushViewController(page, animated: false)
      host.settle()
      #expect(page.log == ["in"] && page.parent === navigation && page.view.window != nil)
    }
  }

  @Test(arguments: [true, false]) func whatIsPoppedKnowsItsControllerWhileItDisappears(animated: Bool) {
    withHost { host in
      let (navigation, _) = navigation(host)
      let page = Page()
      navigation.pushViewController(page, animated: false)
      host.settle()
      page.log = []
      navigation.popToRootViewController(animated: animated)
      #expect(page.log.isEmpty)
      host.advance(by: 1)
      #expect(page.log == ["disappears", "out"] && page.navigationController == nil)
    }
  }

  private final class Fade: NSObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
    var calls: [String] = []
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      calls.append("asked")
      return self
    }
    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) { calls.append("will show") }
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
      0.2
    }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      calls.append("animates")
      transitionContext.containerView.addSubview(transitionContext.view(forKey: .to)!)
      transitionContext.completeTransition(true)
    }
  }

  /// Provenance: programs ask for the coordinator right behind the push, to hear of its end.
  @Test func theCoordinatorIsThereBehindThePush() {
    withHost { host in
      let (navigation, _) = navigation(host)
      let fade = Fade()
      navigation.delegate = fade
      fade.calls = []
      navigation.pushViewController(Page(), animated: true)
      #expect(fade.calls == ["asked"] && navigation.transitionCoordinator != nil)
      navigation.transitionCoordinator?.animate(
        alongsideTransition: { _ in fade.calls.append("beside") }, completion: { _ in fade.calls.append("after") })
      host.advance(by: 1)
      #expect(fade.calls.prefix(3) == ["asked", "will show", "animates"])
      #expect(fade.calls.contains("after") && navigation.transitionCoordinator == nil)
      navigation.pushViewController(Page(), animated: false)
      #expect(navigation.transitionCoordinator == nil)
    }
  }

  @Test func aPushInABlockOfAnAnimationIsNotItsPart() {
    withHost { host in
      let (navigation, _) = navigation(host)
      let page = Page()
      UIView.animate(withDuration: 5) {
        navigation.pushViewController(page, animated: false)
        host.window.layoutIfNeeded()
      }
      #expect(page.view.layer.animationKeys()?.isEmpty != false && page.log.last == "in")
    }
  }

  @Test func withoutAWindowThePushIsCarriedOutAtOnce() {
    let (root, page) = (Page(), Page())
    let navigation = UINavigationController(rootViewController: root)
    navigation.loadViewIfNeeded()
    navigation.pushViewController(page, animated: false)
    #expect(page.log == ["loaded nothing", "in"] && page.view.superview != nil)
  }

  /// Provenance: a public library's tests of what is modal.
  @Test func withoutAWindowWhatIsOnTopIsNotPushedAgain() {
    let root = Page()
    let navigation = UINavigationController(rootViewController: root)
    navigation.pushViewController(root, animated: true)
    #expect(navigation.viewControllers == [root])
  }

  @Test func aStackMovesToAnotherControllerInOneTurn() {
    withHost { host in
      let (first, _) = navigation(host)
      let page = Page()
      first.pushViewController(page, animated: false)
      host.settle()
      let second = UINavigationController(rootViewController: UIViewController())
      let container = UIViewController()
      host.window.rootViewController = container
      for child in [first, second] {
        container.addChild(child)
        container.view.addSubview(child.view)
        child.didMove(toParent: container)
      }
      host.settle()
      first.popViewController(animated: false)
      second.pushViewController(page, animated: false)
      host.settle()
      #expect(page.parent === second && page.view.isDescendant(of: second.view))
      second.popViewController(animated: false)
      container.present(page, animated: false)
      host.settle()
      #expect(container.presentedViewController === page && page.view.window != nil)
    }
  }

  @Test func whatIsPushedWhileATabIsLeftIsThereWhenItComesBack() {
    withHost { host in
      let root = Page()
      let navigation = UINavigationController(rootViewController: root)
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation, UIViewController()]
      host.show(tabs)
      host.settle()
      let page = Page()
      navigation.pushViewController(page, animated: true)
      tabs.selectedIndex = 1
      host.advance(by: 1)
      tabs.selectedIndex = 0
      host.advance(by: 1)
      #expect(page.log.filter { $0.hasPrefix("appear") } == ["appears nothing", "appeared"])
      #expect(page.view.window != nil && root.view.window == nil && navigation.transitionCoordinator == nil)
    }
  }

  // MARK: Presentations

  @Test(arguments: [true, false]) func whatIsPresentedLoadsAtOnceAndAppearsAfterTheCommit(animated: Bool) {
    withHost { host in
      let (root, page) = (Page(), Page())
      host.show(root)
      host.settle()
      var isOver = false
      root.present(page, animated: animated) { isOver = true }
      page.item = "item"
      #expect(root.presentedViewController === page && page.presentingViewController === root)
      #expect(page.isBeingPresented && page.log == ["loaded nothing"] && page.view.window == nil && !isOver)
      host.advance(by: 1)
      #expect(page.log == ["loaded nothing", "appears item", "appeared"] && isOver && !page.isBeingPresented)
    }
  }

  /// Provenance: a public library's tests of the calls that presentations make, on systems with cards.
  @Test(arguments: [UIModalPresentationStyle.pageSheet, .fullScreen])
  func sheetsWithoutAnAnimationEndInALaterTurn(style: UIModalPresentationStyle) {
    withHost { host in
      let (root, page) = (Page(), Page())
      host.show(root)
      host.settle()
      page.modalPresentationStyle = style
      var told: [String] = []
      root.present(page, animated: false) { told.append("presented") }
      host.window.layoutIfNeeded()
      #expect(page.log.contains("appears nothing") && page.view.window != nil)
      #expect(page.log.contains("appeared") == (style == .fullScreen) && told.isEmpty == (style == .pageSheet))
      #expect((page.transitionCoordinator != nil) == (style == .pageSheet))
      host.advance(by: 0.1)
      #expect(page.log.last == "appeared" && told == ["presented"] && page.transitionCoordinator == nil)
      page.log = []
      root.dismiss(animated: false) { told.append("dismissed") }
      #expect(page.log == ["disappears alone"] && (told.count == 1) == (style == .pageSheet))
      host.advance(by: 0.1)
      #expect(told == ["presented", "dismissed"] && root.presentedViewController == nil && page.view.window == nil)
    }
  }

  @Test func whatComesInTheSameTurnFindsASheetGone() {
    withHost { host in
      let (root, first, second) = (Page(), Page(), Page())
      host.show(root)
      host.settle()
      root.present(first, animated: false)
      host.settle()
      root.dismiss(animated: false)
      root.present(second, animated: false)
      #expect(root.presentedViewController === second && first.view.window == nil)
      host.window.layoutIfNeeded()
      root.dismiss(animated: false)
      host.settle()
      #expect(second.log.contains("appeared") && second.view.window == nil && root.presentedViewController == nil)
    }
  }

  /// Derived: who asks for a layout before it looks finds what it has asked for.
  @Test func aLayoutOfTheWindowBringsThePresentation() {
    withHost { host in
      let (root, page) = (Page(), Page())
      host.show(root)
      host.settle()
      page.modalPresentationStyle = .fullScreen
      root.present(page, animated: false)
      host.window.layoutIfNeeded()
      #expect(page.log.last == "appeared" && page.view.frame == host.window.bounds)
    }
  }

  /// Provenance: Apple's page on `popoverPresentationController` sets the popover up behind the presentation.
  @Test func aPopoverIsSetUpBehindThePresentation() {
    let host = HeadlessHost(device: "iPad Air")
    defer { host.close() }
    let (root, page) = (Page(), Page())
    host.show(root)
    page.modalPresentationStyle = .popover
    page.preferredContentSize = CGSize(width: 200, height: 100)
    root.present(page, animated: true)
    page.popoverPresentationController?.sourceView = root.view
    page.popoverPresentationController?.sourceRect = CGRect(x: 300, y: 300, width: 10, height: 10)
    host.advance(by: 1)
    #expect(page.log.last == "appeared" && page.view.convert(page.view.bounds, to: nil).minY > 300)
  }

  @Test func whatIsPresentedUponWhatHasJustBeenPresentedComes() {
    withHost { host in
      let (root, below, above) = (Page(), Page(), Page())
      host.show(root)
      root.present(below, animated: false)
      below.present(above, animated: false)
      host.settle()
      #expect(root.presentedViewController === below && below.presentedViewController === above)
      #expect(above.view.window != nil && above.log.last == "appeared")
      root.dismiss(animated: false)
      host.settle()
      #expect(root.presentedViewController == nil && above.view.window == nil && below.view.window == nil)
    }
  }

  @Test(arguments: [true, false]) func aPresentationThatIsTakenBackLeavesNothing(animated: Bool) {
    withHost { host in
      let (root, page) = (Page(), Page())
      host.show(root)
      root.present(page, animated: animated)
      root.dismiss(animated: animated)
      host.advance(by: 2)
      #expect(root.presentedViewController == nil && page.presentingViewController == nil && page.view.window == nil)
      root.present(page, animated: animated)
      host.advance(by: 1)
      #expect(page.view.window != nil)
    }
  }

  @Test func whatIsPushedAndWhatIsPresentedInOneTurnAreBothThere() {
    withHost { host in
      let (navigation, _) = navigation(host)
      let (pushed, presented) = (Page(), Page())
      navigation.pushViewController(pushed, animated: true)
      pushed.present(presented, animated: true)
      #expect(pushed.log.isEmpty && presented.log == ["loaded nothing"])
      host.advance(by: 1)
      #expect(pushed.log.contains("appeared") && presented.log.last == "appeared")
      #expect(navigation.presentedViewController === presented && pushed.presentedViewController === presented)
    }
  }

  @Test func anotherRootTakesAWaitingPresentationAway() {
    withHost { host in
      let root = Page()
      host.show(root)
      weak var lost: Page?
      do {
        let page = Page()
        root.present(page, animated: true)
        lost = page
        host.window.rootViewController = UIViewController()
        host.advance(by: 1)
        #expect(page.log == ["loaded nothing"] && !page.isBeingPresented && page.transitionCoordinator == nil)
      }
      host.settle()
      #expect(lost == nil && root.presentedViewController == nil)
    }
  }

  // MARK: Hosts

  @Test func aTouchFindsWhatWasPushedBefore() {
    withHost { host in
      let (navigation, root) = navigation(host)
      var taps: [String] = []
      for (name, page) in [("root", root), ("pushed", Page())] {
        let button = UIButton(
          frame: CGRect(x: 100, y: 300, width: 100, height: 100), primaryAction: UIAction { _ in taps.append(name) })
        page.loadViewIfNeeded()
        page.view.addSubview(button)
        if page !== root { navigation.pushViewController(page, animated: false) }
      }
      host.tap(CGPoint(x: 150, y: 350))
      #expect(taps == ["pushed"])
    }
  }
}
