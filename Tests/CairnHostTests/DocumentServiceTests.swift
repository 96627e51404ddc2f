import CairnHost
import Foundation
import Testing
import UIKit

/// Documents' controllers, the share sheet and pasteboards, by their documentation.
@MainActor @Suite(.serialized)
struct DocumentServiceTests {
  private final class Page: UIDocumentViewController {
    var updates = 0
    override func navigationItemDidUpdate() { updates += 1 }
  }

  @Test func aPageHearsOfItsNavigationItem() {
    let host = HeadlessHost()
    defer { host.close() }
    let page = Page(document: UIDocument(fileURL: URL(fileURLWithPath: "/nowhere/Story.txt")))
    host.show(UINavigationController(rootViewController: page))
    #expect(page.navigationItem.title == "Story")
    #expect(page.updates == 1)
    page.document = UIDocument(fileURL: URL(fileURLWithPath: "/nowhere/Other.txt"))
    #expect(page.navigationItem.title == "Other")
    #expect(page.updates == 2)
  }

  @Test func accessoriesStandBehindAndInFrontOfTheLaunchPage() {
    let host = HeadlessHost()
    defer { host.close() }
    let page = UIDocumentViewController()
    let (back, front) = (UIView(), UIView())
    page.launchOptions.title = "Stories"
    page.launchOptions.backgroundAccessoryView = back
    host.show(page)
    page.launchOptions.foregroundAccessoryView = front
    host.settle()
    let launch = back.superview
    #expect(launch?.subviews.first === back && launch?.subviews.last === front)
    #expect(back.frame == host.window.bounds && front.frame == host.window.bounds)
    page.launchOptions.backgroundAccessoryView = nil
    #expect(back.superview == nil)
  }

  private final class Service: UIActivity {
    override var activityType: UIActivity.ActivityType? { UIActivity.ActivityType("test.service") }
    override var activityTitle: String? { "Service" }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
    override var activityViewController: UIViewController? { page }
    let page = UIViewController()
  }
  private func isShown(_ text: String, in view: UIView) -> UIView? {
    if let label = view as? UILabel, label.text == text { return label }
    return view.subviews.lazy.compactMap { isShown(text, in: $0) }.first
  }

  @Test func excludedServicesAreNotOffered() {
    let host = HeadlessHost()
    defer { host.close() }
    let controller = UIViewController()
    host.show(controller)
    let sheet = UIActivityViewController(activityItems: ["text"], applicationActivities: [Service()])
    sheet.excludedActivityTypes = [UIActivity.ActivityType("test.service")]
    controller.present(sheet, animated: false)
    host.settle()
    #expect(isShown("Service", in: host.window) == nil)
    #expect(isShown("Copy", in: host.window) != nil)
  }

  @Test func aSheetThatIsPutAwayHasCompletedNothing() {
    let host = HeadlessHost()
    defer { host.close() }
    let controller = UIViewController()
    host.show(controller)
    var outcomes: [String] = []
    let sheet = UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
    sheet.completionWithItemsHandler = { type, completed, _, _ in
      outcomes.append("\(type?.rawValue ?? "nil") \(completed)")
    }
    controller.present(sheet, animated: true)
    host.advance(by: 1)
    controller.dismiss(animated: true)
    host.advance(by: 1)
    #expect(outcomes == ["nil false"])
  }

  @Test func whatAServiceHasShownGoesWithTheSheet() throws {
    let host = HeadlessHost()
    defer { host.close() }
    let (controller, service) = (UIViewController(), Service())
    host.show(controller)
    var outcomes: [String] = []
    let sheet = UIActivityViewController(activityItems: ["text"], applicationActivities: [service])
    sheet.completionWithItemsHandler = { type, completed, _, _ in
      outcomes.append("\(type?.rawValue ?? "nil") \(completed)")
    }
    controller.present(sheet, animated: false)
    host.settle()
    host.tap(try #require(isShown("Service", in: host.window)))
    host.advance(by: 1)
    #expect(service.page.view.window != nil)
    service.activityDidFinish(true)
    host.advance(by: 1)
    #expect(controller.presentedViewController == nil)
    #expect(outcomes == ["test.service true"])
  }

  private final class Silent: NSObject, UIActivityItemSource {
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { "" }
    func activityViewController(
      _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { nil }
  }
  private final class Counting: UIActivity {
    var count: Int?
    override var activityTitle: String? { "Counting" }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
    override func prepare(withActivityItems activityItems: [Any]) { count = activityItems.count }
  }

  /// Provenance: Apple's page on `activityViewController(_:itemForActivityType:)`: "may be nil if multiple items are
  /// being shared and the given item is not supported".
  @Test func whatASourceKeepsToItselfIsNoItem() throws {
    let host = HeadlessHost()
    defer { host.close() }
    let (controller, counting) = (UIViewController(), Counting())
    host.show(controller)
    let sheet = UIActivityViewController(activityItems: ["text", Silent()], applicationActivities: [counting])
    controller.present(sheet, animated: false)
    host.settle()
    host.tap(try #require(isShown("Counting", in: host.window)))
    host.advance(by: 1)
    #expect(counting.count == 1)
  }

  @Test func itemsOfAPasteboardAreFoundByTheirTypes() {
    let board = UIPasteboard.withUniqueName()
    let (text, link) = ("public.utf8-plain-text", "public.url")
    #expect(board.itemSet(withPasteboardTypes: [text]) == nil)
    #expect(board.types(forItemSet: nil) == nil)
    board.items = [[text: "a"], [link: URL(fileURLWithPath: "/x")], [text: "c"]]
    #expect(board.itemSet(withPasteboardTypes: [text]) == IndexSet([0, 2]))
    #expect(board.values(forPasteboardType: text, inItemSet: nil) as? [String] == ["a", "c"])
    #expect(board.values(forPasteboardType: text, inItemSet: IndexSet(integer: 2)) as? [String] == ["c"])
    #expect(board.values(forPasteboardType: text, inItemSet: IndexSet(integer: 1)) == nil)
    #expect(board.data(forPasteboardType: text, inItemSet: IndexSet(integer: 0)) == [Data("a".utf8)])
    #expect(board.types(forItemSet: IndexSet([1])) == [[link]])
    #expect(board.contains(pasteboardTypes: [text], inItemSet: nil))
    #expect(!board.contains(pasteboardTypes: [text], inItemSet: IndexSet([0, 1])))
    board.itemProviders = [NSItemProvider(object: "given" as NSString)]
    #expect(board.string == "given")
  }

  /// Provenance: documented: the browser's controller zooms between the document's item and the target view.
  @Test func documentsZoomOutOfTheirBrowser() throws {
    let host = HeadlessHost()
    defer { host.close() }
    let browser = UIDocumentBrowserViewController(forOpening: nil)
    host.show(browser)
    let transition = browser.transitionController(forDocumentAt: URL(fileURLWithPath: "/nowhere/Story.txt"))
    #expect(transition.targetView == nil && transition.loadingProgress == nil)
    #expect(transition.transitionDuration(using: nil) == 0.5)
    final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
      let controller: UIDocumentBrowserTransitionController
      init(_ controller: UIDocumentBrowserTransitionController) { self.controller = controller }
      func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { controller }
      func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
      {
        controller
      }
    }
    let (page, delegate) = (UIViewController(), Delegate(transition))
    let content = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 300))
    page.view.addSubview(content)
    transition.targetView = content
    page.modalPresentationStyle = .fullScreen
    page.transitioningDelegate = delegate
    browser.present(page, animated: true)
    host.advance(by: 1)
    #expect(page.view.transform == .identity && page.view.superview != nil)
    page.dismiss(animated: true)
    host.advance(by: 0.1)
    #expect(page.view.transform.a < 1)
    host.advance(by: 1)
    #expect(browser.presentedViewController == nil && page.view.transform == .identity)
  }
}
