import CairnHost
import Testing
import UIKit

/// When a controller may present, and when what it presents says how large it wants to be.
@MainActor
@Suite(.serialized)
struct PresentationMomentTests {
  private func withHost(_ body: (HeadlessHost) -> Void) {
    let host = HeadlessHost(device: "iPhone 15")
    body(host)
    host.close()
  }

  private final class Greeting: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      present(UIAlertController(title: "Name", message: nil, preferredStyle: .alert), animated: true)
    }
  }

  /// Provenance: the system's message names the controller that would present, not the one that asked for it: "Attempt
  /// to present A on B (from C) whose view is not in the window hierarchy". What is pushed asks its navigation
  /// controller, which is there.
  @Test func whatIsPushedPresentsWhileItLoads() {
    withHost { host in
      let navigation = UINavigationController(rootViewController: UIViewController())
      host.show(navigation)
      let greeting = Greeting()
      navigation.pushViewController(greeting, animated: true)
      host.advance(by: 1)
      #expect(greeting.presentedViewController is UIAlertController)
      #expect(navigation.topViewController === greeting)
    }
  }

  @Test func whatStandsAloneDoesNotPresentWhileItLoads() {
    withHost { host in
      let greeting = Greeting()
      greeting.loadViewIfNeeded()
      host.show(greeting)
      host.advance(by: 1)
      #expect(greeting.presentedViewController == nil)
    }
  }

  private final class Colors: UITableViewController, UIPopoverPresentationControllerDelegate {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      preferredContentSize = CGSize(width: 150, height: tableView.contentSize.height)
    }
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
  }

  /// Provenance: the page of `preferredContentSize`: a popover that is shown follows it.
  @Test func aPopoverFollowsWhatIsSaidWhileItIsLaidOut() {
    withHost { host in
      let (root, colors) = (UIViewController(), Colors())
      host.show(root)
      colors.modalPresentationStyle = .popover
      colors.popoverPresentationController?.delegate = colors
      colors.popoverPresentationController?.sourceView = root.view
      colors.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 800, width: 0, height: 0)
      root.present(colors, animated: true)
      host.advance(by: 1)
      #expect(colors.tableView.contentSize.height == 5 * colors.tableView.rectForRow(at: [0, 0]).height)
      #expect(colors.view.bounds.size == CGSize(width: 150, height: colors.tableView.contentSize.height))
    }
  }
}
