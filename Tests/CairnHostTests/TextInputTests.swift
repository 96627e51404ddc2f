import CairnHost
import Testing
import UIKit

/// Typing, choosing and editing by touches and keys.
@MainActor
struct TextInputTests {
  private final class Listener: NSObject, UITextFieldDelegate, UITextViewDelegate {
    var events: [String] = []
    var allows = true

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { note("shouldBegin") }
    func textFieldDidBeginEditing(_ textField: UITextField) { events.append("didBegin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { note("shouldEnd") }
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
      events.append("didEnd \(reason.rawValue)")
    }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
      events.append("should \(range.location),\(range.length) \(string)")
      return allows
    }
    func textFieldDidChangeSelection(_ textField: UITextField) { events.append("selection") }
    func textFieldShouldClear(_ textField: UITextField) -> Bool { note("shouldClear") }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { note("shouldReturn") }
    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      events.append("should \(range.location),\(range.length) \(text)")
      return allows
    }
    func textViewDidChangeSelection(_ textView: UITextView) { events.append("selection") }
    func textViewDidChange(_ textView: UITextView) { events.append("didChange") }
    func textViewDidBeginEditing(_ textView: UITextView) { events.append("didBegin") }
    func textViewDidEndEditing(_ textView: UITextView) { events.append("didEnd") }

    private func note(_ name: String) -> Bool {
      events.append(name)
      return true
    }
  }

  private func withField(
    _ text: String = "", _ body: (HeadlessHost, UITextField, Listener) throws -> Void
  ) rethrows {
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    let controller = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 34))
    field.borderStyle = .roundedRect
    field.text = text
    let listener = Listener()
    field.delegate = listener
    controller.view.addSubview(field)
    host.show(controller)
    try body(host, field, listener)
    withExtendedLifetime(listener) {}
  }

  private func place(_ field: UITextField, _ offset: Int) throws -> CGPoint {
    let position = try #require(field.position(from: field.beginningOfDocument, offset: offset))
    let caret = field.caretRect(for: position)
    return field.convert(CGPoint(x: caret.midX, y: caret.midY), to: nil)
  }

  private func selection(_ input: some UITextInput) -> Range<Int>? {
    input.selectedTextRange.map {
      input.offset(
        from: input.beginningOfDocument, to: $0.start)..<input.offset(from: input.beginningOfDocument, to: $0.end)
    }
  }

  /// Provenance: documented; the steps of editing in `UITextFieldDelegate`'s overview, with a field's keyboard after its
  /// call (measured by others).
  @Test func aFieldTellsInOrder() {
    withField { host, field, listener in
      let names: [(Notification.Name, String)] = [
        (UIResponder.keyboardWillShowNotification, "willShow"), (UIResponder.keyboardWillHideNotification, "willHide"),
      ]
      let tokens = names.map { name, text in
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
          MainActor.assumeIsolated { listener.events.append(text) }
        }
      }
      defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
      for (event, text) in [(UIControl.Event.editingDidBegin, "e-begin"), (.editingChanged, "e-changed")] {
        field.addAction(UIAction { _ in listener.events.append(text) }, for: event)
      }
      field.addAction(UIAction { _ in listener.events.append("e-end") }, for: .editingDidEnd)
      host.tap(field)
      #expect(listener.events == ["shouldBegin", "didBegin", "e-begin", "willShow"])
      listener.events = []
      host.send(.text("a"))
      #expect(listener.events == ["should 0,0 a", "selection", "e-changed"])
      listener.events = []
      field.resignFirstResponder()
      #expect(listener.events == ["shouldEnd", "didEnd 0", "e-end", "willHide"])
    }
  }

  /// Provenance: iOS puts the caret at the nearer end of the word that is tapped; two taps select it, three everything.
  @Test func tapsPlaceTheCaretAndSelect() throws {
    try withField("alpha beta") { host, field, _ in
      host.tap(try place(field, 4))
      #expect(selection(field) == 5..<5)
      host.advance(by: 1)
      host.tap(try place(field, 7))
      #expect(selection(field) == 6..<6)
      host.advance(by: 1)
      host.tap(try place(field, 8), count: 2)
      #expect(selection(field) == 6..<10)
      host.send(.text("x"))
      #expect(field.text == "alpha x")
      host.advance(by: 1)
      host.tap(try place(field, 2), count: 3)
      #expect(selection(field) == 0..<7)
    }
  }

  @Test func aRestingFingerMovesTheCaretExactly() throws {
    try withField("alphabet") { host, field, _ in
      host.tap(field)
      let start = try place(field, 2)
      host.send(.touch(id: 0, phase: .began, location: start))
      host.advance(by: 0.7)
      host.move(0, from: start, to: try place(field, 3), 0.2)
      host.send(.touch(id: 0, phase: .ended, location: try place(field, 3)))
      #expect(selection(field) == 3..<3)
      host.settle()
      #expect(UIMenuController.shared.isMenuVisible)
      UIMenuController.shared.hideMenu()
      host.advance(by: 1)
    }
  }

  /// Keys of hardware, one a row: what is typed, and the text and selection afterwards.
  @Test(arguments: [
    ("x", "alpha betax", 11..<11), ("← x", "alpha betxa", 10..<10), ("⌥← x", "alpha xbeta", 7..<7),
    ("⌘←", "alpha beta", 0..<0), ("⌥⇧←", "alpha beta", 6..<10), ("⇧← ⇧←", "alpha beta", 8..<10),
    ("⌘a ⌘x ⌘v ⌘v", "alpha betaalpha beta", 20..<20), ("⌫ ⌫", "alpha be", 8..<8), ("x ⌘z", "alpha beta", 10..<10),
    ("x ⌘z ⌘⇧z", "alpha betax", 11..<11), ("⇧b", "alpha betaB", 11..<11),
  ])
  func keysEdit(_ keys: String, _ text: String, _ range: Range<Int>) {
    withField("alpha beta") { host, field, _ in
      field.becomeFirstResponder()
      for key in keys.split(separator: " ") { host.send(Self.event(key)) }
      #expect(field.text == text)
      #expect(selection(field) == range)
    }
  }

  private static func event(_ key: Substring) -> HostEvent {
    let flags: [Character: UIKeyModifierFlags] = ["⌘": .command, "⌥": .alternate, "⇧": .shift]
    let names: [Character: String] = ["←": UIKeyCommand.inputLeftArrow, "⌫": "\u{8}"]
    let modifiers = key.dropLast().reduce(into: UIKeyModifierFlags()) { $0.insert(flags[$1] ?? []) }
    let last = key.last ?? " "
    return .key(characters: names[last] ?? String(last), modifiers: modifiers)
  }

  @Test func returnAndTheClearButtonAskTheDelegate() throws {
    withField("word") { host, field, listener in
      field.clearButtonMode = .always
      host.settle()
      var exits = 0
      field.addAction(UIAction { _ in exits += 1 }, for: .editingDidEndOnExit)
      host.tap(field)
      host.send(.text("\n"))
      #expect(exits == 1)
      // UIKIT: an action for `editingDidEndOnExit` ends editing.
      #expect(!field.isFirstResponder)
      listener.events = []
      let clear = field.clearButtonRect(forBounds: field.bounds)
      host.tap(field.convert(CGPoint(x: clear.midX, y: clear.midY), to: nil))
      #expect(field.text == "")
      #expect(Array(listener.events.prefix(2)) == ["shouldClear", "shouldBegin"])
    }
  }

  /// Provenance: Apple's page on `rightView`: with the mode `unlessEditing` editing reveals the clear button.
  @Test func aRightViewTakesThePlaceOfTheClearButton() {
    withField("word") { host, field, _ in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
      view.isUserInteractionEnabled = false
      field.rightView = view
      field.rightViewMode = .unlessEditing
      field.clearButtonMode = .always
      host.settle()
      let clear = field.clearButtonRect(forBounds: field.bounds)
      let place = field.convert(CGPoint(x: clear.midX, y: clear.midY), to: nil)
      host.tap(place)
      #expect(field.text == "word" && field.isEditing)
      host.advance(by: 1)
      host.tap(place)
      #expect(field.text == "")
    }
  }

  /// Provenance: iOS forgets a hidden text when it is edited again.
  @Test func hiddenTextGoesWithTheFirstChange() {
    withField("secret") { host, field, _ in
      field.isSecureTextEntry = true
      host.tap(field)
      #expect(!field.canPerformAction(Selector("copy:"), withSender: nil))
      host.send(.text("ab"))
      #expect(field.text == "ab")
    }
  }

  @Test func aRefusedChangeChangesNothing() {
    withField("a") { host, field, listener in
      host.tap(field)
      listener.allows = false
      listener.events = []
      host.send(.text("b\u{8}"))
      #expect(field.text == "a")
      #expect(listener.events == ["should 1,0 b", "should 0,1 "])
    }
  }

  @Test func markedTextIsReplacedUntilItIsSettled() {
    withField("a") { _, field, _ in
      field.becomeFirstResponder()
      field.setMarkedText("n", selectedRange: NSRange(location: 1, length: 0))
      field.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
      #expect(field.text == "ani")
      #expect(field.markedTextRange.map { field.text(in: $0) } == "ni")
      field.insertText("你")
      #expect(field.text == "a你")
      #expect(field.markedTextRange == nil)
      field.undoManager?.undo()
      #expect(field.text == "ani")
      field.setMarkedText("x", selectedRange: NSRange(location: 1, length: 0))
      field.unmarkText()
      #expect(field.markedTextRange == nil)
    }
  }

  @Test(arguments: [
    (UITextGranularity.word, 2, 0..<5), (.word, 7, 7..<10), (.sentence, 2, 0..<12), (.sentence, 14, 12..<17),
    (.paragraph, 3, 0..<17), (.document, 3, 0..<21), (.character, 3, 3..<4),
  ])
  func tokenizersFindUnits(_ granularity: UITextGranularity, _ place: Int, _ range: Range<Int>) throws {
    let view = UITextView()
    view.text = "Hello, you! Yes.\nNext"
    let position = try #require(view.position(from: view.beginningOfDocument, offset: place))
    let found = view.tokenizer.rangeEnclosingPosition(
      position, with: granularity, inDirection: .storage(.forward))
    #expect(found.map { view.offset(from: view.beginningOfDocument, to: $0.start) } == range.lowerBound)
    #expect(found.map { view.offset(from: view.beginningOfDocument, to: $0.end) } == range.upperBound)
  }

  /// Provenance: UIKit tells a text view's delegate of the selection before the text.
  @Test func aTextViewEditsLines() throws {
    let host = HeadlessHost(device: "iPhone 15")
    defer { host.close() }
    let controller = UIViewController()
    let view = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: 200))
    view.font = .systemFont(ofSize: 17)
    let listener = Listener()
    view.delegate = listener
    controller.view.addSubview(view)
    host.show(controller)
    host.tap(view)
    host.send(.text("one\ntwo\n"))
    #expect(view.text == "one\ntwo\n")
    #expect(Array(listener.events.prefix(4)) == ["didBegin", "should 0,0 o", "selection", "didChange"])
    let last = view.caretRect(for: view.endOfDocument)
    let first = view.caretRect(for: view.beginningOfDocument)
    #expect(last.minY > first.minY + 2 * first.height - 1)
    #expect(last.minX == first.minX)
    host.send(.key(characters: UIKeyCommand.inputUpArrow, modifiers: []))
    #expect(view.selectedRange.location == 4)
    host.send(.key(characters: UIKeyCommand.inputEnd, modifiers: .shift))
    #expect(view.selectedRange == NSRange(location: 4, length: 3))
    #expect(view.selectionRects(for: view.selectedTextRange!).count == 1)
    host.send(.key(characters: "c", modifiers: .command))
    #expect(UIPasteboard.general.string == "two")
    view.undoManager?.undo()
    #expect(view.text == "")
  }

  @Test func aCaretBlinksWithTheClock() {
    withField("a") { host, field, _ in
      host.tap(field)
      @MainActor func isThere() -> Bool {
        field.subviews.flatMap(\.subviews).contains { $0.frame.width == 2 && $0.alpha > 0.5 && !$0.isHidden }
      }
      host.send(.text("b"))
      #expect(isThere())
      host.advance(by: 0.6)
      #expect(!isThere())
      host.advance(by: 0.5)
      #expect(isThere())
    }
  }

  /// Provenance: iOS scrolls a line that is too long to its caret.
  @Test func aLongLineFollowsItsCaret() {
    withField { host, field, _ in
      host.tap(field)
      host.send(.text(String(repeating: "wide words ", count: 8)))
      let area = field.editingRect(forBounds: field.bounds)
      #expect(field.caretRect(for: field.endOfDocument).maxX <= area.maxX + 2)
      #expect(field.caretRect(for: field.beginningOfDocument).minX < 0)
      host.send(.key(characters: UIKeyCommand.inputLeftArrow, modifiers: .command))
      #expect(field.caretRect(for: field.beginningOfDocument).minX >= area.minX - 1)
    }
  }

  @Test func aFieldThatLeavesItsWindowEndsEditing() {
    withField("a") { host, field, listener in
      host.tap(field)
      field.removeFromSuperview()
      #expect(!field.isEditing)
      #expect(listener.events.last == "didEnd 0")
    }
  }

  @Test func theInputDelegateHearsOfAnotherText() {
    final class Hearing: NSObject, UITextInputDelegate {
      var lines: [String] = []
      func selectionWillChange(_ textInput: (any UITextInput)?) {}
      func selectionDidChange(_ textInput: (any UITextInput)?) {}
      func textWillChange(_ textInput: (any UITextInput)?) { lines.append("will") }
      func textDidChange(_ textInput: (any UITextInput)?) { lines.append("did") }
    }
    let (field, view, hearing) = (UITextField(), UITextView(), Hearing())
    (field.inputDelegate, view.inputDelegate) = (hearing, hearing)
    field.text = "a"
    view.text = "b"
    #expect(hearing.lines == ["will", "did", "will", "did"])
  }

  /// "Returns a text range from a given text position to its farthest extent in a certain direction of layout."
  @Test(arguments: [
    (UITextLayoutDirection.left, 4, 7), (.right, 7, 9), (.up, 0, 7), (.down, 7, 12),
  ]) func rangesExtendToTheEnd(direction: UITextLayoutDirection, start: Int, end: Int) throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    view.text = "One\nThree\nxy"
    view.layoutIfNeeded()
    let place = try #require(view.position(from: view.beginningOfDocument, offset: 7))
    let range = try #require(view.characterRange(byExtending: place, in: direction))
    #expect(view.offset(from: view.beginningOfDocument, to: range.start) == start)
    #expect(view.offset(from: view.beginningOfDocument, to: range.end) == end)
  }
}
