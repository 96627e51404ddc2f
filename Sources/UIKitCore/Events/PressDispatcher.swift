/// Brings presses and keys to the first responder, or to what has the focus, and up from it.
///
/// 1. A key that a command names runs the command of the nearest responder that has it. 2. Else the press travels.
@MainActor
enum PressDispatcher {
  static func send(_ event: UIPressesEvent, to window: UIWindow) {
    let start: UIResponder = window.firstResponder ?? window.focusedResponder ?? window
    for press in event.allPresses where press.phase == .began {
      if let key = press.key, window.commandingResponder.runKeyCommand(for: key) { return }
    }
    for (phase, call) in calls {
      let group = event.allPresses.filter { $0.phase == phase }
      if !group.isEmpty { call(start, group, event) }
    }
  }

  private static let calls: [(UIPress.Phase, (UIResponder, Set<UIPress>, UIPressesEvent) -> Void)] = [
    (.began, { $0.pressesBegan($1, with: $2) }), (.changed, { $0.pressesChanged($1, with: $2) }),
    (.ended, { $0.pressesEnded($1, with: $2) }), (.cancelled, { $0.pressesCancelled($1, with: $2) }),
  ]
}
