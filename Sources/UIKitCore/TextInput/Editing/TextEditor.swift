internal import Foundation

/// Edits a view's text: selection, marked text, typing, undo, and what shows the selection.
///
/// A change goes 1. to the delegate, which may refuse; 2. to the text; 3. to the selection, of which the delegate hears;
/// 4. to whoever listens for changes; 5. to the screen.
@MainActor
final class TextEditor: SelectionOwner {
  private unowned let view: any EditableText
  /// In UTF-16 units.
  private(set) var selection = NSRange(location: 0, length: 0)
  /// What an input method has not settled; nil when there is none.
  private(set) var marked: NSRange?
  var markedStyle: [NSAttributedString.Key: Any]?
  var affinity = UITextStorageDirection.forward
  weak var inputDelegate: (any UITextInputDelegate)?
  private(set) lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: view)
  let undoManager = UndoManager()
  /// UIKIT: hidden text that was there when editing began goes with the first change (known from applications; Apple's
  /// page on `isSecureTextEntry` is silent).
  var clearsAtNextChange = false
  private var overlay: TextSelectionOverlay?
  /// Where typing goes on: a run of insertions is taken back at once.
  private var typingEnd: Int?
  /// The end that stays where it is while the shift key extends the selection.
  private var anchor: Int?
  /// The x to which moves up and down return, in points.
  private var column: CGFloat?

  init(_ view: any EditableText) { self.view = view }

  private var editing: TextEditing { TextEditing(text: view.editedText, selection: selection) }
  var length: Int { editing.length }

  // MARK: Selection

  /// The client or a person has chosen.
  func select(_ range: NSRange, tellsInput: Bool = true) {
    let range = editing.clamped(range)
    (anchor, column, typingEnd) = (nil, nil, nil)
    guard range != selection else { return refresh() }
    if tellsInput { inputDelegate?.selectionWillChange(view) }
    selection = range
    if tellsInput { inputDelegate?.selectionDidChange(view) }
    view.selectionDidChange()
    refresh()
  }

  /// The text has been set from outside: the caret goes to its end, nothing can be undone.
  func textWasSet() {
    selection = NSRange(location: length, length: 0)
    (marked, typingEnd, anchor, column) = (nil, nil, nil, nil)
    undoManager.removeAllActions()
    refresh()
  }

  // MARK: Changes

  /// What is inserted takes the place of this.
  private var insertionRange: NSRange {
    clearsAtNextChange ? NSRange(location: 0, length: length) : marked ?? selection
  }
  /// What deleting backward takes away; nil at the text's beginning.
  private var deletionRange: NSRange? {
    clearsAtNextChange ? NSRange(location: 0, length: length) : editing.deletion
  }

  /// Whether a keyboard may enter a text, or delete: the delegate is asked.
  func allowsTyping(_ text: String) -> Bool { view.allowsChange(of: insertionRange, to: text) }
  var allowsDeleting: Bool { deletionRange.map { view.allowsChange(of: $0, to: "") } ?? true }

  func insert(_ text: String) { put(text, in: insertionRange) }
  /// As typed: the delegate is asked.
  func enter(_ text: String) { change(insertionRange, to: text) }

  func deleteBackward() {
    guard let range = deletionRange else { return }
    if let marked, marked.length > 0, selection.length == 0, !clearsAtNextChange,
      NSIntersectionRange(marked, range).length == range.length
    {
      let left = NSRange(location: marked.location, length: marked.length - range.length)
      put("", in: range)
      self.marked = left.length > 0 ? left : nil
      return
    }
    put("", in: range)
  }

  func deleteForward() { if let range = editing.forwardDeletion { change(range, to: "") } }

  /// Changes the text as the keyboard does: the delegate is asked and told.
  func change(_ range: NSRange, to replacement: String) {
    if view.acceptsEdits, view.allowsChange(of: range, to: replacement) { put(replacement, in: range) }
  }

  /// UIKIT: `insertText(_:)` and `deleteBackward()` ask nobody; the keyboard asks before it calls them (issues of keyboards
  /// of others: MMNumberKeyboard, CYRKeyboardButton, PhoneNumberKit).
  private func put(_ replacement: String, in range: NSRange) {
    guard view.acceptsEdits else { return }
    clearsAtNextChange = false
    let goesOn = range.length == 0 && typingEnd == range.location && !replacement.isEmpty
    if !goesOn { registerUndo() }
    apply(range, replacement, notifies: true)
    typingEnd = replacement.isEmpty ? nil : selection.location
  }

  /// Changes the text as `replace(_:withText:)` does: nobody is asked.
  func replace(_ range: NSRange, with replacement: String) {
    registerUndo()
    apply(range, replacement, notifies: true)
  }

  private func apply(_ range: NSRange, _ replacement: String, notifies: Bool) {
    let range = editing.clamped(range)
    inputDelegate?.textWillChange(view)
    view.replaceCharacters(in: range, with: replacement)
    selection = NSRange(location: range.location + (replacement as NSString).length, length: 0)
    (marked, anchor, column, typingEnd) = (nil, nil, nil, nil)
    inputDelegate?.textDidChange(view)
    guard notifies else { return }
    view.selectionDidChange()
    view.textDidChange()
    refresh()
    view.revealCaret()
  }

  // MARK: Marked text

  func setMarked(_ text: String?, selected: NSRange) {
    let range = marked ?? selection
    let text = text ?? ""
    guard view.acceptsEdits, view.allowsChange(of: range, to: text) else { return }
    if marked == nil { registerUndo() }
    let start = editing.clamped(range).location
    apply(range, text, notifies: false)
    let length = (text as NSString).length
    marked = length > 0 ? NSRange(location: start, length: length) : nil
    let inner = NSIntersectionRange(selected, NSRange(location: 0, length: length))
    let place = min(selected.location, length)
    selection = NSRange(location: start + place, length: inner.length)
    view.selectionDidChange()
    view.textDidChange()
    refresh()
  }

  func unmark() {
    guard marked != nil else { return }
    marked = nil
    refresh()
  }

  // MARK: Undo

  private struct Snapshot {
    let content: NSAttributedString?
    let text: String
    let selection: NSRange
  }

  private func registerUndo() {
    let before = Snapshot(content: view.editedContent, text: view.editedText, selection: selection)
    undoManager.registerUndo(withTarget: self) { editor in
      MainActor.assumeIsolated { editor.restore(before) }
    }
    if !undoManager.isUndoing, !undoManager.isRedoing { undoManager.setActionName("Typing") }
  }

  private func restore(_ snapshot: Snapshot) {
    registerUndo()
    inputDelegate?.textWillChange(view)
    if let content = snapshot.content {
      view.editedContent = content
    } else {
      view.replaceCharacters(in: NSRange(location: 0, length: length), with: snapshot.text)
    }
    selection = editing.clamped(snapshot.selection)
    (marked, anchor, column, typingEnd) = (nil, nil, nil, nil)
    inputDelegate?.textDidChange(view)
    view.selectionDidChange()
    view.textDidChange()
    refresh()
    view.revealCaret()
  }

  // MARK: Moving the caret

  enum Step { case character, word, line, lineEnd, document }

  /// Moves the caret, or the end of the selection that moves, as arrow keys do.
  func move(_ step: Step, backward: Bool, extending: Bool) {
    let fixed = anchor ?? (backward ? selection.location + selection.length : selection.location)
    let moving =
      extending
      ? (fixed == selection.location ? selection.location + selection.length : selection.location)
      : backward ? selection.location : selection.location + selection.length
    if !extending, selection.length > 0, step == .character {
      return select(NSRange(location: moving, length: 0))
    }
    let wanted = column ?? view.caretBox(before: moving).midX
    let place = target(step, from: moving, backward: backward, column: wanted)
    let isVertical = step == .line
    if extending {
      select(NSRange(location: min(fixed, place), length: abs(place - fixed)))
      anchor = fixed
    } else {
      select(NSRange(location: place, length: 0))
    }
    if isVertical { column = wanted }
    view.revealCaret()
  }

  private func target(_ step: Step, from place: Int, backward: Bool, column: CGFloat) -> Int {
    switch step {
    case .character: return editing.neighbour(of: place, backward: backward)
    case .word:
      let words = TextUnits(view.editedText, .word).ranges
      return backward
        ? words.last { $0.lowerBound < place }?.lowerBound ?? 0
        : words.first { $0.upperBound > place }?.upperBound ?? length
    case .line:
      let box = view.caretBox(before: place)
      let y = backward ? box.minY - box.height / 2 : box.maxY + box.height / 2
      let found = view.textPlace(at: CGPoint(x: column, y: y))
      let moved = view.caretBox(before: found)
      if backward, moved.minY >= box.minY - 0.5 { return 0 }
      if !backward, moved.minY <= box.minY + 0.5 { return length }
      return found
    case .lineEnd:
      let box = view.caretBox(before: place)
      let far = CGPoint(x: backward ? -1e6 : 1e6, y: box.midY)
      return view.textPlace(at: far)
    case .document: return backward ? 0 : length
    }
  }

  // MARK: Touches

  /// UIKIT: one tap puts the caret at the nearer end of a word, two select the word, three the paragraph; a tap on the
  /// caret opens the menu. A guess.
  func tap(at point: CGPoint, count: Int, wasEditing: Bool) {
    let place = view.textPlace(at: point)
    switch count {
    case 1:
      let target = wordBoundary(near: place)
      // UIKIT: a second tap selects the word; the menu waits for whether it comes. A guess.
      if wasEditing, selection == NSRange(location: target, length: 0) { return toggleMenuLater() }
      MenuPresenter.current?.close(animated: true)
      select(NSRange(location: target, length: 0))
    case 2:
      selectWord(at: place)
      // UIKIT: the menu waits for a third tap. A guess.
      let chosen = selection
      MediaClock.current.schedule(after: UITouch.tapInterval) { [weak self] in
        guard let self, self.view.isFirstResponder, self.selection == chosen else { return }
        self.showMenu()
      }
    default:
      let units = TextUnits(view.editedText, .paragraph)
      let range = units.range(enclosing: place, backward: false) ?? units.range(enclosing: place, backward: true)
      if let range { select(NSRange(location: range.lowerBound, length: range.count)) }
      showMenu()
    }
  }

  private func wordBoundary(near place: Int) -> Int {
    let words = TextUnits(view.editedText, .word).ranges
    guard let word = words.first(where: { $0.lowerBound < place && place < $0.upperBound }) else { return place }
    return place - word.lowerBound < word.upperBound - place ? word.lowerBound : word.upperBound
  }

  func selectWord(at place: Int) {
    let units = TextUnits(view.editedText, .word)
    let range = units.range(enclosing: place, backward: false) ?? units.range(enclosing: place, backward: true)
    if let range { select(NSRange(location: range.lowerBound, length: range.count)) }
  }

  /// A finger that rests moves the caret exactly.
  func drag(to point: CGPoint) { select(NSRange(location: view.textPlace(at: point), length: 0)) }

  /// A handle of the selection is dragged: one end stays.
  func dragSelection(end: Bool, to point: CGPoint) {
    let place = view.textPlace(at: point)
    let (start, stop) = (selection.location, selection.location + selection.length)
    if end {
      select(NSRange(location: start, length: max(place, start + 1) - start))
    } else {
      let first = min(place, stop - 1)
      select(NSRange(location: first, length: stop - first))
    }
  }

  private func toggleMenuLater() {
    if MenuPresenter.current != nil { return toggleMenu() }
    let chosen = selection
    MediaClock.current.schedule(after: UITouch.tapInterval) { [weak self] in
      guard let self, self.view.isFirstResponder, self.selection == chosen else { return }
      self.toggleMenu()
    }
  }

  private func toggleMenu() {
    if MenuPresenter.current != nil { MenuPresenter.current?.close(animated: true) } else { showMenu() }
  }

  func showMenu() {
    let boxes = view.lineBoxes(of: selection)
    let box = boxes.reduce(CGRect.null) { $0.union($1) }
    let target = box.isNull ? view.caretBox(before: selection.location) : box
    let controller = UIMenuController.shared
    let suggested = EditMenuContent.suggested(for: view, excluding: ["delete:"], sender: controller)
    let shown = view.editMenu(for: UITextRange(selection), suggestedActions: suggested) ?? UIMenu(children: suggested)
    guard !shown.children.isEmpty else { return }
    let animator = EditMenuAnimator()
    view.willPresentEditMenu(animator: animator)
    controller.show(shown, from: view, rect: target) { [weak view] in
      let animator = EditMenuAnimator()
      view?.willDismissEditMenu(animator: animator)
      animator.run()
    }
    animator.run()
    (menu, menuSelection) = (MenuPresenter.current, selection)
  }
  private weak var menu: MenuPresenter?
  private var menuSelection: NSRange?
  /// UIKIT: the menu goes with the selection that it was opened for, and with the end of editing. A guess.
  private func closeMenuIfDone() {
    guard let menu, menu === MenuPresenter.current, selection != menuSelection || !view.isFirstResponder else { return }
    menu.close(animated: true)
  }

  // MARK: Showing

  /// Editing has begun or ended.
  func editingDidChange() {
    (typingEnd, anchor, column) = (nil, nil, nil)
    closeMenuIfDone()
    if !view.isFirstResponder {
      clearsAtNextChange = false
      marked = nil
      overlay?.removeFromSuperview()
      overlay = nil
    } else {
      refresh()
    }
  }

  /// The selection is shown where the text is now.
  func refresh() {
    closeMenuIfDone()
    guard view.isFirstResponder, view.window != nil else { return }
    let shown = overlay ?? TextSelectionOverlay(self)
    if overlay == nil {
      overlay = shown
      view.addSubview(shown)
    }
    shown.frame = view.selectionCanvas
    let origin = shown.frame.origin
    func local(_ box: CGRect) -> CGRect { box.offsetBy(dx: -origin.x, dy: -origin.y) }
    shown.show(
      caret: selection.length == 0 && view.acceptsEdits ? local(view.caretBox(before: selection.location)) : nil,
      boxes: selection.length > 0 ? view.lineBoxes(of: selection).map(local) : [],
      marked: marked.map { view.lineBoxes(of: $0).map(local) } ?? [], color: view.tintColor)
  }
}
