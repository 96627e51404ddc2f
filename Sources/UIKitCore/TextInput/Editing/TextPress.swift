internal import Foundation

/// A finger that rests on a text: it takes the caret along, and opens the menu when it lets go.
@MainActor
final class TextPress {
  private unowned let view: any EditableText
  private var timer: MediaClock.Observation?
  private var start = CGPoint.zero
  private var isOn = false
  /// Whether the menu opens when the finger lets go.
  private var opensMenu = true

  init(_ view: any EditableText) { self.view = view }

  private var editor: TextEditor { view.editor }

  func began(_ touch: UITouch) {
    cancel()
    start = touch.location(in: view)
    guard view.isFirstResponder || !view.acceptsEdits else { return }
    timer = MediaClock.current.schedule(after: 0.5) { [weak self] in self?.begin() }
  }

  private func begin() {
    isOn = true
    guard view.acceptsEdits else {
      if (view as? UITextView)?.openItemMenu(at: start) == true { opensMenu = false; return }
      // Text that can only be selected: the word under the finger.
      if view.becomeFirstResponder() { editor.selectWord(at: view.textPlace(at: start)) }
      return
    }
    editor.drag(to: start)
  }

  func moved(_ touch: UITouch) {
    let point = touch.location(in: view)
    if isOn {
      if view.acceptsEdits { editor.drag(to: point) }
    } else if start.distance(to: point) > 10 {
      timer?.cancel()
    }
  }

  /// - Returns: whether the finger had rested, so that this was no tap.
  func ended(_ touch: UITouch) -> Bool {
    let (wasOn, opensMenu) = (isOn, opensMenu)
    cancel()
    if wasOn, opensMenu { editor.showMenu() }
    return wasOn
  }

  func cancel() {
    timer?.cancel()
    timer = nil
    (isOn, opensMenu) = (false, true)
  }
}
