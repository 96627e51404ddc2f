import CairnHost
import Testing
import UIKit

/// What runs beside transitions, and what controllers say of themselves meanwhile. Provenance: Apple's pages on the
/// members named in each test.
@MainActor @Suite(.serialized)
struct TransitionTests {
  private func withHost(_ device: String = "iPhone 15", _ body: (HeadlessHost) -> Void) {
    let host = HeadlessHost(device: device)
    defer { host.close() }
    body(host)
  }

  final class Turning: UIViewController {
    var duration: TimeInterval?
    var turn: CGFloat?
    var height: NSLayoutConstraint?
    var states: [String] = []
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      super.viewWillTransition(to: size, with: coordinator)
      duration = coordinator.transitionDuration
      turn = atan2(coordinator.targetTransform.b, coordinator.targetTransform.a)
      coordinator.animate(alongsideTransition: { _ in self.height?.constant = 20 })
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      states.append("\(isBeingPresented)")
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      states.append("\(isBeingDismissed)")
    }
  }

  /// Puts what comes into the container, as Apple's page on `animateTransition(using:)` says, also at a dismissal.
  final class Fading: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate {
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let view = context.view(forKey: .to) else { return context.completeTransition(false) }
      context.containerView.addSubview(view)
      view.alpha = 0
      UIView.animate(withDuration: 0.3) {
        view.alpha = 1
      } completion: { _ in
        context.completeTransition(true)
      }
    }
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
      self
    }
  }

  @Test(arguments: [1, 2])
  func thePresenterComesBackOutOfTheContainer(levels: Int) {
    withHost { host in
      let (root, fading) = (UIViewController(), Fading())
      host.show(root)
      var stack = [root]
      for _ in 0..<levels {
        let page = UIViewController()
        page.modalPresentationStyle = .fullScreen
        page.transitioningDelegate = fading
        stack[stack.count - 1].present(page, animated: true)
        host.advance(by: 0.5)
        stack.append(page)
      }
      while let page = stack.popLast(), let presenter = stack.last {
        page.dismiss(animated: true)
        host.advance(by: 0.5)
        #expect(presenter.view.window === host.window && presenter.view.frame == host.window.bounds)
        #expect(presenter.presentedViewController == nil && page.view.window == nil)
      }
    }
  }

  @Test func constraintsChangedBesideARotationAnimate() throws {
    try withHostThrowing { host in
      let controller = Turning()
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(box)
      let height = box.heightAnchor.constraint(equalToConstant: 220)
      controller.height = height
      NSLayoutConstraint.activate([
        height, box.widthAnchor.constraint(equalToConstant: 50),
        box.topAnchor.constraint(equalTo: controller.view.topAnchor),
        box.leftAnchor.constraint(equalTo: controller.view.leftAnchor),
      ])
      host.show(controller)
      host.rotate(to: .landscapeRight)
      #expect(controller.duration == 0.3)
      #expect(abs((controller.turn ?? 0) - .pi / 2) < 0.001)
      #expect(box.frame.height == 20)
      host.advance(by: 0.15)
      let shown = try #require(box.layer.presentation()).bounds.height
      #expect(shown > 40 && shown < 200)
    }
  }

  private func withHostThrowing(_ body: (HeadlessHost) throws -> Void) throws {
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    try body(host)
  }

  /// "Perform animations alongside": also asked for right after the push, as most do.
  private final class Ordered: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
    var calls: [String] = []
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      calls.append("animate")
      let view = context.view(forKey: .to)!
      context.containerView.addSubview(view)
      UIView.animate(withDuration: 1) {
        view.alpha = 0.5
      } completion: {
        context.completeTransition($0)
      }
    }
  }

  /// Provenance: in stack traces, blocks beside a transition lie beneath the animator's animations.
  @Test func whatRunsBesideFollowsTheAnimator() {
    withHost { host in
      let (first, second, order) = (UIViewController(), UIViewController(), Ordered())
      host.show(first)
      second.transitioningDelegate = order
      second.modalPresentationStyle = .custom
      first.present(second, animated: true)
      second.transitionCoordinator?.animate(alongsideTransition: { _ in order.calls.append("beside") })
      host.advance(by: 2)
      #expect(order.calls == ["animate", "beside"])
    }
  }

  @Test func animationsJoinATransitionThatHasBegun() {
    withHost { host in
      let navigation = UINavigationController(rootViewController: UIViewController())
      host.show(navigation)
      var heard: [String] = []
      navigation.pushViewController(UIViewController(), animated: true)
      navigation.transitionCoordinator?.animate(
        alongsideTransition: { _ in heard.append("beside \(UIView.inheritedAnimationDuration > 0)") },
        completion: { _ in heard.append("after") })
      host.advance(by: 1)
      #expect(heard == ["beside true", "after"])
    }
  }

  @Test func presentedControllersKnowWhileTheyAppear() {
    withHost { host in
      let root = UIViewController()
      host.show(root)
      let shown = Turning()
      shown.modalPresentationStyle = .fullScreen
      root.present(shown, animated: true)
      host.advance(by: 1)
      root.dismiss(animated: true)
      host.advance(by: 1)
      #expect(shown.states == ["true", "true"])
      #expect(!shown.isBeingPresented && !shown.isBeingDismissed)
    }
  }

  @Test(arguments: [UIModalPresentationStyle.popover, .formSheet])
  func narrowPresentationsAreCompact(_ style: UIModalPresentationStyle) {
    withHost("iPad Air") { host in
      let root = UIViewController()
      host.show(root)
      let shown = UIViewController()
      shown.modalPresentationStyle = style
      shown.popoverPresentationController?.sourceView = root.view
      root.present(shown, animated: false)
      host.settle()
      #expect(shown.traitCollection.horizontalSizeClass == .compact)
      #expect(root.traitCollection.horizontalSizeClass == .regular)
    }
  }

  /// `currentContext`: "the content is displayed over another view controller's content", that of the context.
  @Test func aContextKeepsItsFrame() {
    withHost { host in
      let root = UIViewController()
      let child = UIViewController()
      child.definesPresentationContext = true
      root.addChild(child)
      root.view.addSubview(child.view)
      child.view.frame = CGRect(x: 20, y: 100, width: 200, height: 300)
      child.didMove(toParent: root)
      host.show(root)
      child.view.frame = CGRect(x: 20, y: 100, width: 200, height: 300)
      let shown = UIViewController()
      shown.modalPresentationStyle = .overCurrentContext
      child.present(shown, animated: false)
      host.settle()
      #expect(shown.view.convert(shown.view.bounds, to: nil) == CGRect(x: 20, y: 100, width: 200, height: 300))
    }
  }

  final class Overriding: UIViewController {
    override func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
      UITraitCollection(horizontalSizeClass: .regular)
    }
  }

  @Test func aParentsMethodOverridesTraits() {
    withHost { host in
      let (root, child) = (Overriding(), UIViewController())
      root.addChild(child)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
      host.show(root)
      #expect(child.traitCollection.horizontalSizeClass == .regular)
      #expect(root.traitCollection.horizontalSizeClass == .compact)
    }
  }

  final class Page: UIViewController {
    let name: String
    let note: (String) -> Void
    init(_ name: String, _ note: @escaping (String) -> Void) {
      (self.name, self.note) = (name, note)
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewWillAppear(_ animated: Bool) { note("\(name) will appear") }
    override func viewDidAppear(_ animated: Bool) { note("\(name) did appear") }
    override func viewWillDisappear(_ animated: Bool) { note("\(name) will disappear") }
    override func viewDidDisappear(_ animated: Bool) { note("\(name) did disappear") }
  }

  @Test func tabsSwitchInUIKitsOrder() {
    withHost { host in
      var heard: [String] = []
      let tabs = UITabBarController()
      tabs.viewControllers = ["a", "b"].map { name in Page(name) { heard.append($0) } }
      host.show(tabs)
      heard = []
      tabs.selectedIndex = 1
      host.settle()
      #expect(heard == ["b will appear", "a will disappear", "a did disappear", "b did appear"])
    }
  }

  @Test func childrenDissolveIntoEachOther() {
    let host = HeadlessHost()
    defer { host.close() }
    let (parent, first, second) = (UIViewController(), UIViewController(), UIViewController())
    first.view.backgroundColor = .red
    host.show(parent)
    parent.addChild(first)
    parent.view.addSubview(first.view)
    first.didMove(toParent: parent)
    host.settle()
    parent.addChild(second)
    var isOver = false
    parent.transition(
      from: first, to: second, duration: 0.3, options: .transitionCrossDissolve, animations: nil,
      completion: { isOver = $0 })
    #expect(second.view.superview === parent.view)
    host.advance(by: 0.15)
    #expect(!isOver && first.view.superview === parent.view)
    host.advance(by: 0.3)
    #expect(isOver && first.view.superview == nil)
  }

  @Test func theTabBarReturnsAfterThePop() {
    withHost { host in
      let navigation = UINavigationController(rootViewController: UIViewController())
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      host.show(tabs)
      let pushed = UIViewController()
      pushed.hidesBottomBarWhenPushed = true
      navigation.pushViewController(pushed, animated: false)
      #expect(tabs.tabBar.isHidden)
      navigation.popViewController(animated: true)
      host.advance(by: 1)
      #expect(!tabs.tabBar.isHidden)
    }
  }

  @Test func aTapBeginsEditing() {
    withHost { host in
      let controller = UIViewController()
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
      let text = UITextView(frame: CGRect(x: 20, y: 200, width: 200, height: 100))
      controller.view.addSubview(field)
      controller.view.addSubview(text)
      host.show(controller)
      host.tap(field)
      #expect(field.isFirstResponder)
      host.tap(text)
      host.advance(by: 0.5)
      #expect(text.isFirstResponder && !field.isFirstResponder)
    }
  }

  /// Classes without `init(frame:)` and UIKit's own parts are never made to read defaults.
  final class Tag: UILabel {
    init(tag text: String) {
      super.init(frame: .zero)
      self.text = text
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test func appearancesNeedNoObjectsOfTheClass() {
    withHost { host in
      defer { UILabel.appearance().textColor = .label }
      UILabel.appearance().textColor = .red
      let root = UIViewController()
      let tag = Tag(tag: "new")
      root.view.addSubview(tag)
      root.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Add", style: .plain, target: nil, action: nil)
      host.show(UINavigationController(rootViewController: root))
      #expect(tag.textColor == .red)
    }
  }

  // MARK: Interaction

  /// What an animator sets up before its animation is there at once, also when a finger drives it.
  private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let view = context.view(forKey: .to) else { return }
      context.containerView.addSubview(view)
      view.alpha = 0
      UIView.animate(withDuration: 1) {
        view.alpha = 1
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  @MainActor private final class Driver: NSObject, UINavigationControllerDelegate {
    var interaction: UIPercentDrivenInteractiveTransition?
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { Fade() }
    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
  }

  @Test(arguments: [true, false]) func aFingerDrivesWhatAnAnimatorAnimates(finishes: Bool) {
    withHost { host in
      let (first, second, driver) = (UIViewController(), UIViewController(), Driver())
      let navigation = UINavigationController(rootViewController: first)
      host.show(navigation)
      navigation.pushViewController(second, animated: false)
      host.settle()
      navigation.delegate = driver
      let interaction = UIPercentDrivenInteractiveTransition()
      driver.interaction = interaction
      navigation.popViewController(animated: true)
      let beside = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      host.window.addSubview(beside)
      navigation.transitionCoordinator?.animate(alongsideTransition: { _ in beside.alpha = 0 })
      host.advance(by: 0.1)
      for share in [0.25, 0.5] {
        interaction.update(share)
        host.settle()
        #expect(abs(Double(first.view.layer.presentation()?.opacity ?? -1) - share) < 0.05)
        #expect(abs(Double(beside.layer.presentation()?.opacity ?? -1) - (1 - share)) < 0.05)
      }
      if finishes { interaction.finish() } else { interaction.cancel() }
      host.advance(by: 2)
      #expect(navigation.topViewController === (finishes ? first : second))
      #expect(navigation.topViewController?.view.alpha == 1)
    }
  }
}
