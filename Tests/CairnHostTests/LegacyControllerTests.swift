import CairnHost
import Testing
import UIKit

/// What programs before iOS 8 and 10 use: popovers, searches and notifications of their own; paste controls of iOS 16.
@MainActor
struct LegacyControllerTests {
  @Test func aPopoverControllerShowsItsContent() {
    final class Hearer: NSObject, UIPopoverControllerDelegate {
      var ended = 0
      func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) { ended += 1 }
    }
    let host = HeadlessHost(device: "iPad Air")
    defer { host.close() }
    let root = UIViewController()
    host.show(root)
    let content = UIViewController()
    let popover = UIPopoverController(contentViewController: content)
    let hearer = Hearer()
    popover.delegate = hearer
    popover.contentSize = CGSize(width: 200, height: 150)
    popover.present(
      from: CGRect(x: 300, y: 300, width: 50, height: 20), in: root.view, permittedArrowDirections: .up, animated: true)
    host.advance(by: 1)
    #expect(popover.isPopoverVisible && popover.popoverArrowDirection == .up)
    #expect(content.view.bounds.size == CGSize(width: 200, height: 150))
    host.tap(CGPoint(x: 20, y: 700))
    host.advance(by: 1)
    #expect(!popover.isPopoverVisible && hearer.ended == 1)
  }

  @Test func aSearchDisplayControllerShowsItsTable() {
    final class Source: NSObject, UITableViewDataSource, UISearchDisplayDelegate {
      var events: [String] = []
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = "Found \(indexPath.row)"
        return cell
      }
      func searchDisplayControllerWillBeginSearch(_ controller: UISearchDisplayController) { events.append("begin") }
      func searchDisplayController(
        _ controller: UISearchDisplayController, shouldReloadTableForSearch searchString: String?
      ) -> Bool {
        events.append("search \(searchString ?? "")")
        return true
      }
      func searchDisplayControllerDidEndSearch(_ controller: UISearchDisplayController) { events.append("end") }
    }
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    let controller = UIViewController()
    let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 393, height: 56))
    controller.view.addSubview(bar)
    let display = UISearchDisplayController(searchBar: bar, contentsController: controller)
    let source = Source()
    display.delegate = source
    display.searchResultsDataSource = source
    host.show(controller)
    #expect(controller.searchDisplayController === display && !display.isActive)
    let app = InterfaceApplication(host)
    app.searchFields.firstMatch.tap()
    host.advance(by: 1)
    app.typeText("f")
    host.settle()
    #expect(display.isActive && app.staticTexts["Found 1"].exists)
    display.setActive(false, animated: true)
    host.advance(by: 1)
    #expect(!app.staticTexts["Found 1"].exists)
    #expect(source.events == ["begin", "search f", "end"])
  }

  @Test func notificationsComeWhenTheirTimeHasCome() {
    final class Delegate: UIResponder, UIApplicationDelegate {
      var bodies: [String] = []
      func application(_ application: UIApplication, didReceive notification: UILocalNotification) {
        bodies.append(notification.alertBody ?? "")
      }
    }
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    let application = UIApplication.shared
    let former = application.delegate
    defer { application.delegate = former }
    let delegate = Delegate()
    application.delegate = delegate
    for (seconds, body) in [(10.0, "first"), (20, "second")] {
      let notification = UILocalNotification()
      notification.fireDate = Date(timeIntervalSinceNow: seconds)
      notification.alertBody = body
      application.scheduleLocalNotification(notification)
    }
    #expect(application.scheduledLocalNotifications?.count == 2)
    host.advance(by: 12)
    #expect(delegate.bodies == ["first"] && application.scheduledLocalNotifications?.count == 1)
    application.cancelAllLocalNotifications()
    host.advance(by: 12)
    #expect(delegate.bodies == ["first"])
  }

  @Test func aPasteControlPastesWhatItsTargetTakes() {
    final class Board: UIView {
      var pasted: [String] = []
      override func paste(itemProviders: [NSItemProvider]) {
        for provider in itemProviders {
          _ = provider.loadObject(ofClass: NSString.self) { text, _ in self.pasted.append("\(text as? NSString ?? "")")
          }
        }
      }
    }
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    let controller = UIViewController()
    let board = Board()
    board.pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
    let control = UIPasteControl()
    control.target = board
    control.frame = CGRect(x: 20, y: 100, width: 120, height: 40)
    controller.view.addSubview(board)
    controller.view.addSubview(control)
    host.show(controller)
    let app = InterfaceApplication(host)
    UIPasteboard.general.image = UIImage()
    host.settle()
    #expect(!app.buttons["Paste"].isEnabled)
    UIPasteboard.general.string = "text"
    host.settle()
    app.buttons["Paste"].tap()
    #expect(board.pasted == ["text"])
  }
}
