import CairnHost
import Testing
import UIKit

/// Text that is found and replaced.
@MainActor
struct FindTests {
  private func withText(_ text: String, _ body: (HeadlessHost, UITextView) throws -> Void) rethrows {
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    let view = UITextView(frame: CGRect(x: 0, y: 100, width: 393, height: 200))
    view.text = text
    view.isFindInteractionEnabled = true
    let controller = UIViewController()
    controller.view.addSubview(view)
    host.show(controller)
    view.selectedRange = NSRange(location: 0, length: 0)
    try body(host, view)
  }

  @Test func thePanelFindsAndLeadsFromResultToResult() throws {
    try withText("One two one. Someone") { host, view in
      let find = try #require(view.findInteraction)
      #expect(!find.isFindNavigatorVisible && find.activeFindSession == nil)
      find.presentFindNavigator(showingReplace: false)
      let app = InterfaceApplication(host)
      app.typeText("one")
      let session = try #require(find.activeFindSession)
      #expect(find.searchText == "one" && session.resultCount == 3 && session.highlightedResultIndex == 0)
      #expect(app.staticTexts["1 of 3"].exists)
      app.buttons["Previous"].tap()
      #expect(session.highlightedResultIndex == 2)
      find.findNext()
      find.findNext()
      #expect(session.highlightedResultIndex == 1)
      app.buttons["Done"].tap()
      #expect(!find.isFindNavigatorVisible && find.activeFindSession == nil && session.resultCount == 0)
    }
  }

  @Test func textIsReplaced() throws {
    try withText("a cat, a cart, a cat") { host, view in
      let find = try #require(view.findInteraction)
      find.presentFindNavigator(showingReplace: true)
      find.searchText = "cat"
      find.replacementText = "dog"
      let app = InterfaceApplication(host)
      app.buttons["Replace"].tap()
      #expect(view.text == "a dog, a cart, a cat")
      let session = try #require(find.activeFindSession)
      session.replaceAll(searchQuery: "a", replacementString: "the", options: nil)
      #expect(view.text == "the dog, the cthert, the cthet")
    }
  }

  /// Provenance: documented cases of `UITextSearchOptions.WordMatchMethod`, `UIFindSession` for results of one's own.
  @Test func aSessionOfOnesOwnIsAsked() {
    final class Session: UIFindSession {
      var asked: [String] = []
      override var resultCount: Int { 7 }
      override func performSearch(query: String, options: UITextSearchOptions?) { asked.append(query) }
      override func highlightNextResult(in direction: UITextStorageDirection) { asked.append("next") }
    }
    final class Maker: NSObject, UIFindInteractionDelegate {
      let session = Session()
      var events: [String] = []
      func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? { session }
      func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) { events.append("begin") }
      func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) { events.append("end") }
    }
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    let controller = UIViewController()
    host.show(controller)
    let maker = Maker()
    let find = UIFindInteraction(sessionDelegate: maker)
    controller.view.addInteraction(find)
    find.presentFindNavigator(showingReplace: true)
    InterfaceApplication(host).typeText("x")
    find.findNext()
    #expect(InterfaceApplication(host).staticTexts["7"].exists)
    find.dismissFindNavigator()
    #expect(maker.session.asked == ["", "x", "next"])
    #expect(maker.events == ["begin", "end"])
  }
}
