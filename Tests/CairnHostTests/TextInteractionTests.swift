import CairnHost
import Testing
import UIKit

/// Edit menus, items of texts, and texts of the program's own with the system's gestures.
@MainActor
struct TextInteractionTests {
  private final class Listener: NSObject, UITextViewDelegate, UITextFieldDelegate {
    var events: [String] = []
    var menu: (([UIMenuElement]) -> UIMenu?)?
    var action: UIAction?
    func textView(
      _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      events.append("menu \(range.location),\(range.length)")
      return menu?(suggestedActions)
    }
    func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
      events.append("present")
    }
    func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {
      events.append("dismiss")
    }
    func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool {
      events.append("url \(URL.absoluteString) \(characterRange.location)")
      return false
    }
    func textView(
      _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction? { action ?? defaultAction }
  }

  private func withText(_ body: (HeadlessHost, UITextView, Listener) throws -> Void) rethrows {
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    let view = UITextView(frame: CGRect(x: 0, y: 200, width: 393, height: 200))
    view.font = .systemFont(ofSize: 17)
    let listener = Listener()
    view.delegate = listener
    let controller = UIViewController()
    controller.view.addSubview(view)
    host.show(controller)
    try body(host, view, listener)
  }

  /// Provenance: screens that close the keyboard by a tap beside their fields: a tap on a text view still edits it.
  @Test func tapsOnTextsAreTheirOwn() {
    withText { host, view, listener in
      let taps = GestureTests.Log()
      view.superview?.addGestureRecognizer(taps.watch(UITapGestureRecognizer(), "outside"))
      view.text = "some words"
      host.tap(view.convert(CGPoint(x: 20, y: 18), to: nil))
      #expect(view.isFirstResponder && taps.lines.isEmpty)
      host.tap(CGPoint(x: 200, y: 150))
      #expect(taps.lines.count == 1)
      // What can be neither edited nor selected is a text to look at.
      (view.isEditable, view.isSelectable) = (false, false)
      host.tap(view.convert(CGPoint(x: 20, y: 18), to: nil))
      #expect(taps.lines.count == 2)
    }
  }

  /// Provenance: documented; nil stands for the suggested actions, an empty menu for none.
  @Test func theDelegateGivesTheEditMenu() {
    withText { host, view, listener in
      view.text = "some words"
      let app = InterfaceApplication(host)
      let point = view.convert(CGPoint(x: 20, y: 18), to: nil)
      listener.menu = { UIMenu(children: $0 + [UIAction(title: "Shout") { _ in view.text = "WORDS" }]) }
      host.tap(point)
      host.advance(by: 1)
      host.tap(point, count: 2)
      host.advance(by: 1)
      #expect(view.selectedRange == NSRange(location: 0, length: 4))
      #expect(app.buttons["Copy"].exists && app.buttons["Shout"].exists)
      #expect(listener.events == ["menu 0,4", "present"])
      app.buttons["Shout"].tap()
      host.advance(by: 1)
      #expect(view.text == "WORDS" && listener.events.last == "dismiss")
      listener.events = []
      listener.menu = { _ in UIMenu(children: []) }
      host.tap(point, count: 2)
      host.advance(by: 1)
      #expect(!app.buttons["Copy"].exists && listener.events.allSatisfy { $0.hasPrefix("menu") })
    }
  }

  /// Provenance: WWDC 2022, "Adopt desktop-class editing interactions": responders add to edit menus by
  /// `buildMenu(with:)` in the system `context`.
  @Test func respondersBuildTheEditMenu() {
    final class Controller: UIViewController {
      override func buildMenu(with builder: any UIMenuBuilder) {
        super.buildMenu(with: builder)
        guard builder.system == .context else { return }
        let action = UIAction(title: "Define") { _ in }
        builder.insertSibling(
          UIMenu(options: .displayInline, children: [action]), afterMenu: .standardEdit)
      }
    }
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    let controller = Controller()
    let field = UITextField(frame: CGRect(x: 0, y: 200, width: 393, height: 40))
    field.text = "word"
    controller.view.addSubview(field)
    host.show(controller)
    host.tap(field)
    host.tap(field, count: 2)
    host.advance(by: 1)
    #expect(InterfaceApplication(host).buttons["Define"].exists)
  }

  @Test func itemsAreTouched() throws {
    try withText { host, view, listener in
      let text = NSMutableAttributedString(
        string: "see here and there", attributes: [.font: UIFont.systemFont(ofSize: 17)])
      let url = try #require(URL(string: "https://example.org"))
      text.addAttribute(.link, value: url, range: NSRange(location: 4, length: 4))
      text.addAttribute(.textItemTag, value: "tag", range: NSRange(location: 13, length: 5))
      view.attributedText = text
      view.isEditable = false
      @MainActor func tap(_ place: Int) {
        let box = view.firstRect(for: range(place, 1, view))
        host.tap(view.convert(CGPoint(x: box.midX, y: box.midY), to: nil))
        host.advance(by: 1)
      }
      tap(5)
      #expect(listener.events == ["url https://example.org 4"])
      var done = 0
      listener.action = UIAction(title: "") { _ in done += 1 }
      tap(5)
      tap(14)
      #expect(done == 2 && listener.events.count == 1)
    }
  }

  private func range(_ place: Int, _ length: Int, _ view: UITextView) -> UITextRange {
    guard let start = view.position(from: view.beginningOfDocument, offset: place),
      let end = view.position(from: start, offset: length), let range = view.textRange(from: start, to: end)
    else { return UITextRange() }
    return range
  }

  /// A text of the program's own that borrows a text view's places.
  private final class Page: UIView {
    let inner = UITextView()
  }

  @Test func aTextOfOnesOwnTakesTheSystemsGestures() {
    final class Hearer: NSObject, UITextInteractionDelegate {
      var events: [String] = []
      func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool {
        events.append("should")
        return true
      }
      func interactionWillBegin(_ interaction: UITextInteraction) { events.append("will") }
      func interactionDidEnd(_ interaction: UITextInteraction) { events.append("end") }
    }
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    let page = Page(frame: CGRect(x: 0, y: 200, width: 393, height: 100))
    page.inner.frame = page.bounds
    page.inner.font = .systemFont(ofSize: 17)
    page.inner.text = "first second"
    page.inner.isUserInteractionEnabled = false
    page.addSubview(page.inner)
    let hearer = Hearer()
    let interaction = UITextInteraction(for: .editable)
    interaction.textInput = page.inner
    interaction.delegate = hearer
    page.addInteraction(interaction)
    let controller = UIViewController()
    controller.view.addSubview(page)
    host.show(controller)
    #expect(interaction.view === page && interaction.gesturesForFailureRequirements.count == 2)
    let point = page.convert(CGPoint(x: 70, y: 18), to: nil)
    host.tap(point)
    host.advance(by: 1)
    #expect(page.inner.isFirstResponder && page.inner.selectedRange.length == 0)
    #expect(hearer.events == ["should", "will", "end"])
    host.tap(point, count: 2)
    host.advance(by: 1)
    #expect(page.inner.selectedRange == NSRange(location: 6, length: 6))
    page.removeInteraction(interaction)
    #expect(page.gestureRecognizers?.isEmpty != false)
  }
}
