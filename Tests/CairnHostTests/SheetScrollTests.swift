import CairnHost
import Testing
import UIKit

/// Fingers in sheets whose content scrolls, and sheets that stand in the middle. Provenance: Apple's pages on
/// `prefersScrollingExpandsWhenScrolledToEdge` and `isModalInPresentation`.
@MainActor
@Suite(.serialized)
struct SheetScrollTests {
  private final class Rows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
  }

  private final class Watcher: NSObject, UISheetPresentationControllerDelegate {
    var calls: [String] = []
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) {
      calls.append(sheet.selectedDetentIdentifier?.rawValue ?? "none")
    }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
      calls.append("attempt")
    }
  }

  private func withSheet(
    _ content: UIViewController, on device: String = "iPhone 15",
    _ set: (UISheetPresentationController) -> Void = { _ in },
    _ body: (HeadlessHost, UIViewController, Watcher) -> Void
  ) {
    let host = HeadlessHost(device: device)
    defer { host.close() }
    let (root, watcher) = (UIViewController(), Watcher())
    host.show(root)
    let sheet = content.sheetPresentationController
    sheet?.delegate = watcher
    if let sheet { set(sheet) }
    root.present(content, animated: false)
    host.settle()
    body(host, root, watcher)
  }

  private func top(_ controller: UIViewController) -> CGFloat {
    controller.view.convert(controller.view.bounds, to: nil).minY
  }
  private func drag(_ host: HeadlessHost, _ from: CGFloat, _ to: CGFloat) {
    host.drag(from: CGPoint(x: 200, y: from), to: CGPoint(x: 200, y: to), duration: 0.3)
    host.advance(by: 2)
  }

  @Test func aListAtItsTopPullsTheSheetAway() {
    let rows = Rows()
    withSheet(rows) { host, root, _ in
      let place = top(rows)
      drag(host, 600, 300)
      #expect(rows.tableView.contentOffset.y > 100)
      #expect(top(rows) == place)
      // Not at its top: it scrolls.
      drag(host, 300, 340)
      #expect(top(rows) == place)
      rows.tableView.contentOffset.y = -rows.tableView.adjustedContentInset.top
      drag(host, 200, 780)
      #expect(root.presentedViewController == nil)
    }
  }

  @Test func aPullThatRefreshesIsTheLists() {
    let rows = Rows()
    rows.refreshControl = UIRefreshControl()
    withSheet(rows) { host, root, _ in
      drag(host, 200, 780)
      #expect(root.presentedViewController === rows)
    }
  }

  @Test(arguments: [true, false])
  func scrollingRaisesTheSheetFirst(expands: Bool) {
    let rows = Rows()
    withSheet(rows) {
      $0.detents = [.medium(), .large()]
      $0.prefersScrollingExpandsWhenScrolledToEdge = expands
    } _: { host, _, watcher in
      let place = top(rows)
      drag(host, 700, 300)
      #expect((top(rows) < place - 200) == expands)
      #expect((rows.tableView.contentOffset.y > 100) != expands)
      #expect(watcher.calls == (expands ? ["com.apple.UIKit.large"] : []))
      // At its largest it scrolls.
      drag(host, 700, 300)
      #expect(rows.tableView.contentOffset.y > 100)
    }
  }

  @Test(arguments: [false, true])
  func aCardOnAPadIsPulledAway(isModal: Bool) {
    let card = UIViewController()
    card.modalPresentationStyle = .formSheet
    card.isModalInPresentation = isModal
    withSheet(card, on: "iPad Air") { host, root, watcher in
      let place = top(card)
      host.drag(from: CGPoint(x: 410, y: place + 50), to: CGPoint(x: 410, y: place + 80), duration: 0.5)
      host.advance(by: 1)
      #expect(top(card) == place)
      host.drag(from: CGPoint(x: 410, y: place + 50), to: CGPoint(x: 410, y: place + 600), duration: 0.3)
      host.advance(by: 2)
      #expect((root.presentedViewController == nil) == !isModal)
      #expect(watcher.calls.contains("attempt") == isModal)
      if isModal { #expect(top(card) == place) }
    }
  }

  /// Provenance: Apple's page on `canOverlapSourceViewRect`.
  @Test(arguments: [false, true])
  func aPopoverMayCoverItsSource(covers: Bool) {
    let host = HeadlessHost(device: "iPad Air")
    defer { host.close() }
    let (root, content) = (UIViewController(), UIViewController())
    host.show(root)
    let source = UIView(frame: CGRect(x: 20, y: 200, width: 780, height: 700))
    root.view.addSubview(source)
    content.modalPresentationStyle = .popover
    content.preferredContentSize = CGSize(width: 400, height: 600)
    content.popoverPresentationController?.sourceView = source
    content.popoverPresentationController?.canOverlapSourceViewRect = covers
    root.present(content, animated: false)
    host.settle()
    // What passes touches may be said while the popover is shown.
    let button = UIButton(frame: CGRect(x: 20, y: 1000, width: 100, height: 44))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    root.view.addSubview(button)
    content.popoverPresentationController?.passthroughViews = [button]
    host.tap(button)
    #expect(taps == 1 && root.presentedViewController === content)
    let frame = content.view.convert(content.view.bounds, to: source)
    #expect(source.bounds.intersects(frame) == covers)
    #expect((content.view.bounds.height > 500) == covers)
  }
}
