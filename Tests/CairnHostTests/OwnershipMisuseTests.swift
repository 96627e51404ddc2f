import CairnHost
import Testing
import UIKit

/// What belongs to somebody else ends the program with UIKit's words.
@Suite(.serialized)
struct OwnershipMisuseTests {
  /// Provenance: Apple's page on `hierarchyInconsistencyException`, public crash reports, and comments in public sources
  /// that guard against these ends.
  enum Misuse: String, CaseIterable, Codable, Sendable {
    case childInAnotherController = "> but actual parent is:<UIViewController: 0x"
    case childBelowNobody = "should have parent view controller:(null) but actual parent is:<UIViewController: 0x"
    case addingWhatStandsElsewhere = "> but requested parent is:<UINavigationController: 0x"
    case viewOfTwoControllers = "A view can only be associated with at most one view controller at a time! View <UIView"
    case emptyAlert = "UIAlertController must have a title, a message or an action to display"
    case navigationItems = "Cannot call setItems:animated: directly on a UINavigationBar managed by a controller."
    case navigationPush = "Cannot call pushNavigationItem:animated: directly on a UINavigationBar managed by"
    case navigationPop = "Cannot call popNavigationItemAnimated: directly on a UINavigationBar managed by a controller."
    case navigationDelegate = "Cannot manually set the delegate on a UINavigationBar managed by a controller."
    case tabItems = "Directly modifying a tab bar managed by a tab bar controller is not allowed."
    case tabDelegate = "Changing the delegate of a tab bar managed by a tab bar controller is not allowed."
    case pausedAnimator = "It is an error to release a paused or stopped property animator."
    case stoppedAnimator = "or be explicitly stopped and finished before they can be released."
    case sectionsTwice = "Fatal: supplied section identifiers are not unique. Duplicate identifiers: {(\n    1\n)}"
    case headerOfItsOwn =
      ") was not retrieved by calling -dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil"
    case noHeaderProvider = "Invalid parameter not satisfying: self.supplementaryViewProvider || ("

    @MainActor func commit() {
      let host = HeadlessHost()
      let root = UIViewController()
      host.show(root)
      defer { host.close() }
      let (parent, child) = (UIViewController(), UIViewController())
      switch self {
      case .childInAnotherController:
        parent.addChild(child)
        let holder = UIView()
        holder.addSubview(child.view)
        root.view.addSubview(holder)
      case .childBelowNobody:
        parent.addChild(child)
        host.window.addSubview(child.view)
      case .addingWhatStandsElsewhere:
        root.view.addSubview(child.view)
        UINavigationController().addChild(child)
      case .viewOfTwoControllers: child.view = parent.view
      case .emptyAlert:
        root.present(UIAlertController(title: nil, message: nil, preferredStyle: .alert), animated: false)
        host.settle()
      case .navigationItems, .navigationPush, .navigationPop, .navigationDelegate:
        let navigation = UINavigationController(rootViewController: child)
        host.show(navigation)
        change(navigation.navigationBar)
      case .tabItems, .tabDelegate:
        let tabs = UITabBarController()
        tabs.viewControllers = [parent, child]
        host.show(tabs)
        if self == .tabItems { tabs.tabBar.items = [] } else { tabs.tabBar.delegate = Watcher() }
      case .pausedAnimator:
        UIViewPropertyAnimator(duration: 1, curve: .linear) { root.view.alpha = 0 }.pauseAnimation()
      case .stoppedAnimator:
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { root.view.alpha = 0 }
        animator.startAnimation()
        animator.stopAnimation(false)
      case .sectionsTwice:
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([2, 1, 1])
      case .headerOfItsOwn, .noHeaderProvider: showHeaders(in: root.view)
      }
      host.settle()
    }

    @MainActor private func change(_ bar: UINavigationBar) {
      switch self {
      case .navigationItems: bar.setItems([], animated: false)
      case .navigationPush: bar.pushItem(UINavigationItem(title: "x"), animated: false)
      case .navigationPop: bar.popItem(animated: false)
      default: bar.delegate = Watcher()
      }
    }

    @MainActor private func showHeaders(in holder: UIView) {
      let layout = UICollectionViewFlowLayout()
      layout.headerReferenceSize = CGSize(width: 10, height: 30)
      let view = UICollectionView(frame: holder.bounds, collectionViewLayout: layout)
      holder.addSubview(view)
      let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { _, _, _ in nil }
      if self == .headerOfItsOwn { source.supplementaryViewProvider = { _, _, _ in UICollectionReusableView() } }
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      source.apply(snapshot, animatingDifferences: false)
      view.layoutIfNeeded()
    }
  }

  private final class Watcher: NSObject, UINavigationBarDelegate, UITabBarDelegate {}

  @Test(arguments: Misuse.allCases)
  func endsWith(misuse: Misuse) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [misuse] in
      await MainActor.run { misuse.commit() }
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains(misuse.rawValue))
  }

  /// The ways in which controllers and their views are meant to be put together.
  @MainActor @Test func rightfulOwners() {
    let host = HeadlessHost()
    defer { host.close() }
    let (root, child, stranger) = (UIViewController(), UIViewController(), UIViewController())
    host.show(root)
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    // A controller without a parent may put its view anywhere.
    child.view.addSubview(stranger.view)
    host.settle()
    #expect(stranger.view.window === host.window)
    // A bar of one's own takes items; so does one that has another's place.
    let bar = UINavigationBar()
    bar.setItems([UINavigationItem(title: "a")], animated: false)
    bar.pushItem(UINavigationItem(title: "b"), animated: false)
    #expect(bar.popItem(animated: false)?.title == "b")
    // Animators that ran, or were stopped and finished, may go.
    var animator: UIViewPropertyAnimator?
    animator = UIViewPropertyAnimator(duration: 0.1, curve: .linear) { root.view.alpha = 0 }
    animator?.startAnimation()
    host.advance(by: 1)
    animator?.fractionComplete = 0.5
    animator?.stopAnimation(true)
    animator = nil
  }

  /// Apple's page on `safeAreaInsets`: "If the view is not currently installed in a view hierarchy, or is not yet visible
  /// onscreen, the edge insets in this property are 0."
  @MainActor @Test func viewsThatAreRemovedHaveNoSafeArea() {
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    let root = UIViewController()
    host.show(root)
    let view = UIView(frame: root.view.bounds)
    let inner = UIView(frame: view.bounds)
    view.addSubview(inner)
    root.view.addSubview(view)
    host.settle()
    #expect(inner.safeAreaInsets.top == 59)
    view.removeFromSuperview()
    #expect(view.safeAreaInsets == .zero)
    #expect(inner.safeAreaInsets == .zero)
    root.view.addSubview(view)
    #expect(inner.safeAreaInsets.top == 59)
  }
}
