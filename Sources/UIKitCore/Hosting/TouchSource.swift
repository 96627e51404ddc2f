/// Makes touches of what a host reports, and sends them through the application.
///
/// UIKIT: a touch keeps the view it came down on; taps count on while they follow within 0.35 seconds and 45 points.
@MainActor
package final class TouchSource {
  private let scene: UIWindowScene
  private var touches: [Int: UITouch] = [:]
  private var lastTap: (time: TimeInterval, place: CGPoint, count: Int)?
  private var serial = 0
  package var modifiers: UIKeyModifierFlags = []

  package init(scene: UIWindowScene) { self.scene = scene }

  /// Several fingers at one moment: their number, phase and place in the scene's coordinates, in points.
  package func send(_ reports: [(id: Int, phase: UITouch.Phase, location: CGPoint)]) {
    let time = MediaClock.current.now
    let event = UIEvent()
    event.timestamp = time
    event.modifierFlags = modifiers
    for touch in touches.values { touch.phase = .stationary }
    var ended: [Int] = []
    for report in reports {
      guard let touch = report.phase == .began ? begin(report.location, time, event) : touches[report.id] else {
        continue
      }
      touches[report.id] = touch
      touch.timestamp = time
      touch.phase = report.phase
      if report.phase != .began {
        touch.previousWindowLocation = touch.windowLocation
        touch.windowLocation = touch.window?.convert(report.location, from: nil) ?? report.location
      }
      if report.phase == .ended || report.phase == .cancelled { ended.append(report.id) }
    }
    event.allTouches = Set(touches.values)
    UIApplication.shared.sendEvent(event)
    noteStatusBarTap(reports)
    for id in ended {
      if let touch = touches[id], touch.phase == .ended { lastTap = (time, touch.windowLocation, touch.tapCount) }
      touches[id] = nil
    }
  }

  private var statusBarTouch: Int?
  /// A finger that comes down and up on the status bar.
  private func noteStatusBarTap(_ reports: [(id: Int, phase: UITouch.Phase, location: CGPoint)]) {
    let bar = scene.statusBarManager?.statusBarFrame ?? .zero
    for report in reports {
      let isOnBar = bar.contains(report.location)
      switch report.phase {
      case .began: statusBarTouch = isOnBar ? report.id : statusBarTouch
      case .ended:
        if isOnBar, statusBarTouch == report.id { StatusBarTap.happened(in: scene) }
        statusBarTouch = nil
      case .cancelled: statusBarTouch = nil
      default: if !isOnBar { statusBarTouch = nil }
      }
    }
  }

  private func begin(_ location: CGPoint, _ time: TimeInterval, _ event: UIEvent) -> UITouch? {
    for window in scene.shownWindows.reversed() {
      let point = window.convert(location, from: nil)
      guard let view = window.hitTest(point, with: event) else { continue }
      let touch = UITouch()
      serial += 1
      touch.serial = serial
      (touch.window, touch.view) = (window, view)
      (touch.windowLocation, touch.previousWindowLocation) = (point, point)
      if let lastTap, time - lastTap.time <= UITouch.tapInterval, lastTap.place.distance(to: point) <= 45 {
        touch.tapCount = lastTap.count + 1
      }
      return touch
    }
    return nil
  }

  /// A key goes down and up again.
  package func press(_ characters: String, _ modifiers: UIKeyModifierFlags) {
    guard let window = UIApplication.shared.keyWindow else { return }
    for phase in [UIPress.Phase.began, .ended] {
      let press = UIPress()
      press.key = UIKey(
        characters: modifiers.contains(.shift) ? characters.uppercased() : characters,
        charactersIgnoringModifiers: characters, modifierFlags: modifiers)
      (press.phase, press.window, press.timestamp) = (phase, window, MediaClock.current.now)
      let event = UIPressesEvent()
      event.type = .presses
      event.allPresses = [press]
      event.modifierFlags = modifiers
      UIApplication.shared.sendEvent(event)
    }
  }

  /// A keyboard enters text for the first responder, each character for the one that it finds: the return key may have
  /// gone on to the next field.
  package func type(_ text: String) {
    for character in text {
      if let input = UIApplication.shared.keyWindow?.firstResponder as? any UIKeyInput {
        if character == "\u{8}" { TypedText.delete(in: input) } else { TypedText.enter(String(character), into: input) }
      }
    }
  }
}
