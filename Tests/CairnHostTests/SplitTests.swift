import CairnHost
import Testing
import UIKit

/// Split view controllers. Provenance: Apple's pages on `UISplitViewController` and its delegate, and the idioms of the
/// master-detail template that rely on them.
@MainActor @Suite(.serialized)
struct SplitTests {
  private func withHost(
    _ device: String, _ orientation: UIInterfaceOrientation = .portrait, _ body: (HeadlessHost) -> Void
  ) {
    let host = HeadlessHost(device: device, orientation: orientation)
    defer { host.close() }
    body(host)
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
}
