import CairnHost
import Testing
import UIKit

/// Split view controllers. Provenance: Apple's pages on `UISplitViewController` and its delegate, and the idioms of the
/// master-detail template that rely on them.
@MainActor @Suite(.serialized)
struct SplitTests {
  private func withHost(
    _ device: String, _ orientation: UIInterfaceOrientation = .portrait, _ body: (HeadlessHost) throws -> Void
  ) rethrows {
    let host = HeadlessHost(device: device, orientation: orientation)
    defer { host.close() }
    try body(host)
  }

  final class Delegate: UISplitViewControllerDelegate {
    var modes: [UISplitViewController.DisplayMode] = []
    func splitViewController(
      _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) { modes.append(displayMode) }
  }

  private func classic() -> (UISplitViewController, master: UINavigationController, detail: UINavigationController) {
    let master = UINavigationController(rootViewController: UIViewController())
    let detail = UINavigationController(rootViewController: UIViewController())
    let split = UISplitViewController()
    split.viewControllers = [master, detail]
    return (split, master, detail)
  }

  /// What stood out of sight beside the others is seen where it is alone: Apple's sample of three columns shows its primary
  /// column before it is in a window.
  @Test func aCollapseShowsAColumnThatWasHidden() {
    withHost("iPad Air", .landscapeRight) { host in
      let split = UISplitViewController(style: .tripleColumn)
      let list = UINavigationController(rootViewController: UIViewController())
      split.setViewController(list, for: .primary)
      split.setViewController(UINavigationController(), for: .supplementary)
      split.setViewController(UINavigationController(), for: .secondary)
      split.preferredDisplayMode = .oneBesideSecondary
      host.show(split)
      #expect(list.view.isHidden)
      host.resizeToThird()
      host.advance(by: 1)
      #expect(split.isCollapsed)
      #expect(!list.view.isHidden)
      #expect(list.view.frame == split.view.bounds)
    }
  }

  final class OnPrimary: UISplitViewControllerDelegate {
    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { .primary }
  }

  /// The columns come back also while what leads to the second is still on its way. Provenance: derived; an iPad's window
  /// may grow at any time.
  @Test(arguments: [false, true], [0, 0.1, 1])
  func columnsComeBackDuringAPush(_ isDetail: Bool, _ delay: Double) {
    withHost("iPad Air", .landscapeRight) { host in
      let (split, delegate) = (UISplitViewController(style: .doubleColumn), OnPrimary())
      let (list, page) = (UIViewController(), UIViewController())
      split.delegate = delegate
      split.setViewController(list, for: .primary)
      split.setViewController(page, for: .secondary)
      host.show(split)
      host.resizeToThird()
      host.advance(by: 1)
      #expect(split.isCollapsed && list.navigationController?.topViewController === list)
      let shown = isDetail ? UIViewController() : page
      if isDetail { split.showDetailViewController(shown, sender: nil) } else { split.show(.secondary) }
      host.advance(by: delay)
      host.resize(to: CGSize(width: 1180, height: 820))
      host.advance(by: 1)
      #expect(!split.isCollapsed && list.navigationController?.viewControllers == [list])
      #expect(shown.viewIfLoaded?.window != nil && shown.navigationController !== list.navigationController)
    }
  }

  /// "The navigation controller pushes the secondary onto its stack": whole, the template's delegate asks for its class.
  @Test func aCollapsePushesTheSecondaryWhole() {
    withHost("iPad Air", .landscapeRight) { host in
      let (split, master, detail) = classic()
      let (list, page) = (master.viewControllers[0], detail.viewControllers[0])
      page.navigationItem.title = "Page"
      host.show(split)
      host.resizeToThird()
      host.advance(by: 1)
      #expect(split.isCollapsed)
      #expect(master.viewControllers == [list, detail])
      #expect(detail.topViewController === page && page.navigationController === detail)
      #expect(master.navigationBar.topItem === page.navigationItem)
      let next = UIViewController()
      detail.pushViewController(next, animated: false)
      #expect(master.navigationBar.items?.count == 3)
      #expect(master.popViewController(animated: false) === next)
      host.resize(to: CGSize(width: 1180, height: 820))
      host.advance(by: 1)
      #expect(split.viewControllers == [master, detail])
      #expect(master.viewControllers == [list] && detail.viewControllers == [page])
    }
  }

  /// "Presents the specified view controller as the primary view controller."
  /// Provenance: the idiom of the master-detail template: a detail without an item is left out of one column, and stands
  /// beside the master again when there is room.
  @Test func aDetailThatWasLeftOutComesBack() {
    final class Leaving: UISplitViewControllerDelegate {
      func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
      ) -> Bool { true }
    }
    withHost("iPad Air", .landscapeLeft) { host in
      let (split, master, detail) = classic()
      let delegate = Leaving()
      split.delegate = delegate
      host.show(split)
      host.resize(to: CGSize(width: 320, height: 820))
      host.advance(by: 1)
      #expect(split.isCollapsed && master.viewControllers.count == 1 && detail.viewIfLoaded?.window == nil)
      host.resize(to: CGSize(width: 1180, height: 820))
      host.advance(by: 1)
      #expect(split.viewControllers == [master, detail] && detail.view.window != nil)
    }
  }

  @Test func showReplacesThePrimary() {
    withHost("iPad Air", .landscapeRight) { host in
      let (split, _, detail) = classic()
      host.show(split)
      let other = UIViewController()
      split.show(other, sender: nil)
      host.advance(by: 1)
      #expect(split.viewControllers == [other, detail] && split.presentedViewController == nil)
    }
  }

  /// Automatic: beside each other in landscape; in portrait the primary waits, and the delegate hears of the change.
  @Test(arguments: ["iPad Air", "iPad Pro 12.9\""])
  func thePrimaryHidesInPortrait(_ device: String) {
    withHost(device, .landscapeRight) { host in
      let (split, master, _) = classic()
      let delegate = Delegate()
      split.delegate = delegate
      host.show(split)
      #expect(split.displayMode == .oneBesideSecondary && delegate.modes.isEmpty)
      host.rotate(to: .portrait)
      host.advance(by: 1)
      #expect(split.displayMode == .secondaryOnly && delegate.modes == [.secondaryOnly])
      #expect(master.view.isHidden)
      split.preferredDisplayMode = .oneOverSecondary
      host.settle()
      #expect(!master.view.isHidden && master.view.frame.minX == 0)
      host.tap(CGPoint(x: 700, y: 500))
      host.advance(by: 1)
      #expect(split.displayMode == .secondaryOnly && delegate.modes.last == .secondaryOnly)
    }
  }

  /// The fraction is limited by the maximum width, 320 points by default.
  @Test func aFractionStaysBelowTheMaximum() {
    withHost("iPad Air", .landscapeRight) { host in
      let (split, _, _) = classic()
      split.preferredPrimaryColumnWidthFraction = 0.5
      host.show(split)
      #expect(split.primaryColumnWidth == 320)
      split.maximumPrimaryColumnWidth = 500
      #expect(split.primaryColumnWidth == 500)
    }
  }

  private func columns() -> UISplitViewController {
    let split = UISplitViewController(style: .doubleColumn)
    split.preferredDisplayMode = .oneBesideSecondary
    for column in [UISplitViewController.Column.primary, .secondary, .inspector] {
      split.setViewController(UIViewController(), for: column)
    }
    return split
  }

  /// Apple's pages on `preferredSecondaryColumnWidth` and `minimumSecondaryColumnWidth`: the primary gets the rest.
  @Test(
    arguments: [
      (800, -1, -1, 380), (-1, 0.5, -1, 590), (-1, -1, 900, 280), (-1, -1, 500, 320),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
  func thePrimaryGivesWayToTheSecondary(width: CGFloat, fraction: CGFloat, minimum: CGFloat, primary: CGFloat) {
    withHost("iPad Air", .landscapeRight) { host in
      let split = columns()
      if width > 0 { split.preferredSecondaryColumnWidth = width }
      if fraction > 0 { split.preferredSecondaryColumnWidthFraction = fraction }
      if minimum > 0 { split.minimumSecondaryColumnWidth = minimum }
      host.show(split)
      #expect(split.primaryColumnWidth == primary)
    }
  }

  /// "In an expanded interface the inspector is a trailing column."
  @Test func anInspectorComesAndGoes() throws {
    try withThrowingHost { host in
      let split = columns()
      host.show(split)
      #expect(!split.isShowing(.inspector))
      split.preferredInspectorColumnWidth = 300
      split.show(.inspector)
      host.advance(by: 1)
      #expect(split.isShowing(.inspector))
      let inspector = try #require(split.viewController(for: .inspector)?.navigationController?.view)
      let secondary = try #require(split.viewController(for: .secondary)?.navigationController?.view)
      #expect(inspector.frame == CGRect(x: 880, y: 0, width: 300, height: 820))
      #expect(secondary.frame.maxX <= 880 && secondary.frame.maxX > 875)
      split.hide(.inspector)
      host.advance(by: 1)
      #expect(!split.isShowing(.inspector) && secondary.frame.maxX == 1180)
    }
  }

  private func withThrowingHost(_ body: (HeadlessHost) throws -> Void) throws {
    let host = HeadlessHost(device: "iPad Air", orientation: .landscapeRight)
    defer { host.close() }
    try body(host)
  }

  @Test func columnsKnowHowTheyAreShown() throws {
    try withThrowingHost { host in
      let split = columns()
      host.show(split)
      let page = try #require(split.viewController(for: .secondary))
      #expect(page.traitCollection.splitViewControllerLayoutEnvironment == .expanded)
      #expect(split.traitCollection.splitViewControllerLayoutEnvironment == .none)
      host.resizeToThird()
      host.advance(by: 1)
      #expect(split.isCollapsed)
      #expect(page.traitCollection.splitViewControllerLayoutEnvironment == .collapsed)
    }
  }

  private final class Column: UIViewController {
    var calls: [String] = []
    override func viewWillAppear(_ animated: Bool) { calls.append("willAppear") }
    override func viewDidAppear(_ animated: Bool) { calls.append("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { calls.append("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("didDisappear") }
    func take() -> [String] {
      defer { calls = [] }
      return calls
    }
  }

  /// A view that is not on the screen has disappeared (Apple's page on `viewDidDisappear(_:)`).
  @Test(arguments: [UISplitViewController.Style.doubleColumn, .unspecified])
  func columnsThatAreHiddenDisappear(_ style: UISplitViewController.Style) throws {
    try withThrowingHost { host in
      let (primary, secondary) = (Column(), Column())
      let split = style == .unspecified ? UISplitViewController() : UISplitViewController(style: style)
      if style == .unspecified {
        split.viewControllers = [primary, secondary]
      } else {
        split.setViewController(primary, for: .primary)
        split.setViewController(secondary, for: .secondary)
      }
      host.show(split)
      #expect(primary.take() == ["willAppear", "didAppear"] && secondary.take() == ["willAppear", "didAppear"])
      split.preferredDisplayMode = .secondaryOnly
      host.advance(by: 1)
      #expect(primary.take() == ["willDisappear", "didDisappear"] && secondary.take() == [])
      split.preferredDisplayMode = .oneBesideSecondary
      host.advance(by: 1)
      #expect(primary.take() == ["willAppear", "didAppear"])
      guard style != .unspecified else { return }
      split.hide(.primary)
      #expect(primary.take() == ["willDisappear"])
      host.advance(by: 1)
      #expect(primary.take() == ["didDisappear"] && !split.isShowing(.primary))
    }
  }

  @Test func aColumnThatIsHiddenFromTheStartHasNotAppeared() throws {
    try withThrowingHost { host in
      let (primary, split) = (Column(), UISplitViewController(style: .doubleColumn))
      split.setViewController(primary, for: .primary)
      split.setViewController(UIViewController(), for: .secondary)
      split.preferredDisplayMode = .secondaryOnly
      host.show(split)
      #expect(primary.take() == [])
      split.show(.primary)
      host.advance(by: 1)
      #expect(primary.take() == ["willAppear", "didAppear"])
    }
  }

  /// Documented (`DisplayMode.twoDisplaceSecondary`): the secondary moves partly out of sight and is dimmed; a touch there
  /// returns to one column beside it.
  @Test func twoColumnsDisplaceTheSecondary() throws {
    try withHost("iPad Air", .landscapeRight) { host in
      let split = UISplitViewController(style: .tripleColumn)
      for column in [UISplitViewController.Column.primary, .supplementary, .secondary] {
        split.setViewController(UIViewController(), for: column)
      }
      split.preferredSplitBehavior = .displace
      split.preferredDisplayMode = .oneBesideSecondary
      host.show(split)
      @MainActor func frame(_ column: UISplitViewController.Column) throws -> CGRect {
        let view = try #require(split.viewController(for: column)?.navigationController?.view)
        return view.convert(view.bounds, to: split.view)
      }
      let beside = try frame(.secondary)
      split.show(.primary)
      host.advance(by: 1)
      #expect(split.displayMode == .twoDisplaceSecondary)
      #expect(try frame(.supplementary).minX == frame(.primary).maxX)
      let displaced = try frame(.secondary)
      #expect(try abs(displaced.minX - frame(.supplementary).maxX) <= 1)
      #expect(displaced.width == beside.width)
      #expect(displaced.maxX > split.view.bounds.maxX + 100)
      host.tap(CGPoint(x: split.view.bounds.maxX - 50, y: 400))
      host.advance(by: 1)
      #expect(split.displayMode == .oneBesideSecondary)
      #expect(try frame(.secondary) == beside)
      split.show(.primary)
      host.advance(by: 1)
      split.show(.secondary)
      host.advance(by: 1)
      #expect(split.displayMode == .oneBesideSecondary, "as the page on show(_:) says")
    }
  }
}
