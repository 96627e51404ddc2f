import CairnHost
import Testing
import UIKit

/// The order of a controller's callbacks in every transition. Provenance: logs of devices, as published by many; the
/// order of a push and of a presentation as Apple's engineers describe it.
@MainActor
@Suite(.serialized)
struct LifeCycleTests {
  @MainActor
  final class Log { var lines: [String] = [] }

  final class Logged: UIViewController {
    let log: Log
    let label: String
    init(_ label: String, _ log: Log) {
      self.label = label
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    private func note(_ line: String) { log.lines.append("\(label) \(line)") }
    override func viewDidLoad() { note("load") }
    override func viewWillAppear(_ animated: Bool) { note("will appear") }
    override func viewIsAppearing(_ animated: Bool) { note("is appearing") }
    override func viewDidAppear(_ animated: Bool) { note("did appear") }
    override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { note("did disappear") }
    override func willMove(toParent parent: UIViewController?) { note(parent == nil ? "will leave" : "will join") }
    override func didMove(toParent parent: UIViewController?) { note(parent == nil ? "did leave" : "did join") }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      note("will be \(Int(size.width))×\(Int(size.height))")
      coordinator.animate(alongsideTransition: { _ in self.note("beside") }, completion: { _ in self.note("after") })
      super.viewWillTransition(to: size, with: coordinator)
    }
    override func willTransition(
      to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      note("will have other traits")
      super.willTransition(to: newCollection, with: coordinator)
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { note("traits changed") }
  }

  final class Turned: UIViewController {
    var lines: [String] = []
    override func willRotate(to orientation: UIInterfaceOrientation, duration: TimeInterval) {
      lines.append("will \(orientation.rawValue) from \(interfaceOrientation.rawValue)")
    }
    override func willAnimateRotation(to orientation: UIInterfaceOrientation, duration: TimeInterval) {
      lines.append("beside \(duration > 0)")
    }
    override func didRotate(from orientation: UIInterfaceOrientation) {
      lines.append("did \(orientation.rawValue) to \(interfaceOrientation.rawValue)")
    }
  }

  /// Another view in the place of one that is in sight, at the root and below a navigation bar.
  /// Provenance: a public application that shows its search results so.
  @Test(arguments: [false, true]) func anotherViewTakesThePlace(_ isInNavigation: Bool) throws {
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    let controller = UIViewController()
    host.show(isInNavigation ? UINavigationController(rootViewController: controller) : controller)
    let (former, other) = (try #require(controller.view), UIView())
    let frame = former.frame
    controller.view = other
    host.advance(by: 0.1)
    #expect(former.window == nil && other.window != nil && other.frame == frame)
    controller.view = former
    host.rotate(to: .landscapeRight)
    host.advance(by: 1)
    #expect(other.window == nil && former.window != nil && former.frame.width > frame.width)
  }

  /// Provenance: the rotation callbacks that Apple deprecates since iOS 8 are called where `viewWillTransition` is not
  /// overridden (WWDC 2014, session 214).
  @Test func earlyRotationCallbacks() {
    withHost { host, _ in
      let controller = Turned()
      host.show(controller)
      host.rotate(to: .landscapeLeft)
      host.advance(by: 1)
      let landscape = controller.interfaceOrientation.rawValue
      #expect(controller.lines == ["will \(landscape) from 1", "beside true", "did 1 to \(landscape)"])
      #expect(landscape > 2)
    }
  }

  private func withHost(_ device: String = "iPhone 15", _ body: (HeadlessHost, Log) -> Void) {
    let host = HeadlessHost(device: device)
    body(host, Log())
    host.close()
  }

  @Test func theRootAppears() {
    withHost { host, log in
      host.show(Logged("a", log))
      #expect(log.lines == ["a load", "a will appear", "a is appearing", "a did appear"])
    }
  }

  @Test func aChildFollowsItsParent() {
    withHost { host, log in
      let (parent, child) = (Logged("p", log), Logged("c", log))
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      log.lines = []
      host.show(parent)
      #expect(
        log.lines == [
          "p will appear", "c will appear", "p is appearing", "c is appearing", "c did appear", "p did appear",
        ])
    }
  }

  @Test func aChildThatIsAddedAppears() {
    withHost { host, log in
      let (parent, child) = (Logged("p", log), Logged("c", log))
      host.show(parent)
      log.lines = []
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      host.settle()
      #expect(
        log.lines == ["c will join", "c load", "c will appear", "c did join", "c is appearing", "c did appear"])
      log.lines = []
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
      #expect(log.lines == ["c will leave", "c will disappear", "c did disappear", "c did leave"])
    }
  }

  @Test func pushAndPop() {
    withHost { host, log in
      let (a, b) = (Logged("a", log), Logged("b", log))
      let navigation = UINavigationController(rootViewController: a)
      host.show(navigation)
      log.lines = []
      navigation.pushViewController(b, animated: true)
      #expect(log.lines == ["b will join"])
      host.settle()
      #expect(
        log.lines == ["b will join", "b load", "a will disappear", "b will appear", "b is appearing"])
      host.advance(by: 1)
      #expect(log.lines.suffix(3) == ["a did disappear", "b did appear", "b did join"])
      log.lines = []
      navigation.popViewController(animated: true)
      host.advance(by: 1)
      #expect(
        log.lines == [
          "b will leave", "b will disappear", "a will appear", "a is appearing", "b did disappear", "a did appear",
          "b did leave",
        ])
      #expect(navigation.topViewController === a)
    }
  }

  @Test func aSheetLeavesItsPresenterAlone() {
    withHost { host, log in
      let (a, b) = (Logged("a", log), Logged("b", log))
      host.show(a)
      log.lines = []
      var isThere = false
      a.present(b, animated: true) { isThere = true }
      host.advance(by: 1)
      #expect(isThere)
      #expect(log.lines == ["b load", "b will appear", "b is appearing", "b did appear"])
      #expect(a.presentedViewController === b)
      #expect(b.presentingViewController === a)
      log.lines = []
      b.dismiss(animated: true)
      host.advance(by: 1)
      #expect(log.lines == ["b will disappear", "b did disappear"])
      #expect(a.presentedViewController == nil)
    }
  }

  @Test func theFullScreenTakesThePresenterAway() {
    withHost { host, log in
      let (a, b) = (Logged("a", log), Logged("b", log))
      host.show(a)
      log.lines = []
      b.modalPresentationStyle = .fullScreen
      a.present(b, animated: true)
      host.advance(by: 1)
      #expect(
        log.lines == [
          "b load", "a will disappear", "b will appear", "b is appearing", "b did appear", "a did disappear",
        ])
      #expect(a.view.window == nil)
      log.lines = []
      a.dismiss(animated: true)
      host.advance(by: 1)
      #expect(
        log.lines == ["b will disappear", "a will appear", "a is appearing", "a did appear", "b did disappear"])
      #expect(a.view.window === host.window)
    }
  }

  @Test func aRotationHasItsPhases() {
    withHost { host, log in
      let a = Logged("a", log)
      host.show(a)
      log.lines = []
      host.rotate(to: .landscapeRight)
      #expect(log.lines == ["a will have other traits", "a will be 852×393", "a traits changed", "a beside"])
      host.advance(by: 1)
      #expect(log.lines.last == "a after")
      #expect(a.view.bounds.size == CGSize(width: 852, height: 393))
      #expect(a.traitCollection.verticalSizeClass == .compact)
    }
  }

  /// What somebody does, and what the controllers hear.
  private struct Change {
    var name: String
    /// Sets the scene and gives what is to be done.
    var prepare: (HeadlessHost, Log) -> () -> Void
    var lines: [String]
  }

  private var changes: [Change] {
    [
      Change(
        name: "another style",
        prepare: { host, log in
          let a = Logged("a", log)
          host.show(a)
          return { host.change(HostSettings(style: .dark)) }
        }, lines: ["a will have other traits", "a traits changed"]),
      Change(
        name: "another text size beneath a container",
        prepare: { host, log in
          host.show(UINavigationController(rootViewController: Logged("a", log)))
          return { host.change(HostSettings(textSize: .extraLarge)) }
        }, lines: ["a will have other traits", "a traits changed"]),
      Change(
        name: "another stack",
        prepare: { host, log in
          let (a, b) = (Logged("a", log), Logged("b", log))
          let navigation = UINavigationController(rootViewController: a)
          host.show(navigation)
          return {
            navigation.setViewControllers([b], animated: false)
            host.settle()
          }
        },
        lines: [
          "b will join", "a will leave", "b load", "a will disappear", "b will appear", "b is appearing",
          "a did disappear", "b did appear", "a did leave", "b did join",
        ]),
      Change(
        name: "another root of the window",
        prepare: { host, log in
          host.show(Logged("a", log))
          let b = Logged("b", log)
          return {
            host.window.rootViewController = b
            host.settle()
          }
        },
        lines: [
          "a will disappear", "a did disappear", "b load", "b will appear", "b is appearing", "b did appear",
        ]),
      Change(
        name: "a child leaves",
        prepare: { host, log in
          let (a, b) = (UIViewController(), Logged("b", log))
          a.addChild(b)
          a.view.addSubview(b.view)
          b.didMove(toParent: a)
          host.show(a)
          return {
            b.willMove(toParent: nil)
            b.view.removeFromSuperview()
            b.removeFromParent()
          }
        }, lines: ["b will leave", "b will disappear", "b did disappear", "b did leave"]),
      Change(
        name: "a push that the finger takes back",
        prepare: { host, log in
          let navigation = UINavigationController(rootViewController: Logged("a", log))
          host.show(navigation)
          navigation.pushViewController(Logged("b", log), animated: false)
          host.settle()
          return {
            host.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 90, y: 400), duration: 0.5, hold: 0.3)
            host.advance(by: 1)
          }
        },
        lines: [
          "b will leave", "b will disappear", "a will appear", "a is appearing", "a will disappear",
          "a did disappear", "b will appear", "b is appearing", "b did appear",
        ]),
    ]
  }

  @Test func everyChangeIsTold() {
    for change in changes {
      withHost { host, log in
        let act = change.prepare(host, log)
        log.lines = []
        act()
        #expect(log.lines == change.lines, "\(change.name)")
      }
    }
  }

  @Test func tabsAppearInTurn() {
    withHost { host, log in
      let (a, b) = (Logged("a", log), Logged("b", log))
      let tabs = UITabBarController()
      tabs.viewControllers = [a, b]
      host.show(tabs)
      log.lines = []
      tabs.selectedIndex = 1
      host.settle()
      // UIKIT: the new tab's controller hears first (logs of devices).
      let beginning = ["b load", "b will appear", "a will disappear"]
      #expect(
        log.lines == beginning + ["b is appearing", "a did disappear", "b did appear"]
          || log.lines == beginning + ["a did disappear", "b is appearing", "b did appear"])
    }
  }

  @Test func everythingIsFreed() {
    weak var pushed: UIViewController?
    weak var presented: UIViewController?
    withHost { host, log in
      let navigation = UINavigationController(rootViewController: Logged("a", log))
      host.show(navigation)
      do {
        let (b, c) = (Logged("b", log), Logged("c", log))
        (pushed, presented) = (b, c)
        navigation.pushViewController(b, animated: true)
        host.advance(by: 1)
        navigation.present(c, animated: true)
        host.advance(by: 1)
        navigation.dismiss(animated: true)
        host.advance(by: 1)
        navigation.popViewController(animated: true)
        host.advance(by: 1)
      }
      #expect(pushed == nil)
      #expect(presented == nil)
    }
  }
}
