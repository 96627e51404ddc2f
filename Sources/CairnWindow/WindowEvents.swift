internal import CDesktopWindow
internal import CairnHost
internal import Foundation
internal import UIKitCore

/// Makes what a device hears of what happens in a window.
@MainActor
struct WindowEvents {
  /// What the window shows; nil before it shows anything.
  var device: LiveFrame?
  /// A finger is down; whether a second one mirrors it.
  private var isDown = false
  private var isMirrored = false
  /// Where the wheel's finger is, and when it moved last, in seconds.
  private var wheel: (place: CGPoint, time: TimeInterval)?

  /// A wheel's finger lifts when it has not moved for so long, in seconds.
  private static let wheelRest: TimeInterval = 0.12
  /// The way of a finger for a notch of the wheel, in points.
  private static let notch: CGFloat = 40
  private enum Finger { static let first = 0, second = 1, wheel = 2 }

  mutating func events(for event: CairnWindowEvent, at time: TimeInterval) -> [LiveEvent] {
    let place = CGPoint(x: event.x, y: event.y)
    switch event.kind {
    case CairnWindowClosed: return [.close]
    case CairnWindowDown:
      isMirrored = event.modifiers & UInt32(CairnWindowAlternate) != 0
      let lifted = liftWheel()
      isDown = true
      return lifted + touches(.began, place)
    case CairnWindowMoved:
      guard isDown else { return wheel == nil ? [.host(.hover(place))] : [] }
      return touches(.moved, place)
    case CairnWindowUp:
      guard isDown else { return [] }
      isDown = false
      return touches(.ended, place)
    case CairnWindowLeft: return isDown ? [] : [.host(.hover(nil))]
    case CairnWindowWheel: return turnWheel(event, at: time)
    case CairnWindowText:
      let text = withUnsafeBytes(of: event.text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      return [.host(.text(text))]
    case CairnWindowKey: return key(event)
    default: return []
    }
  }

  /// What follows from time alone.
  mutating func pending(at time: TimeInterval) -> [LiveEvent] {
    guard let wheel, time - wheel.time >= Self.wheelRest else { return [] }
    return liftWheel()
  }

  private func touches(_ phase: UITouch.Phase, _ place: CGPoint) -> [LiveEvent] {
    let first = LiveEvent.host(.touch(id: Finger.first, phase: phase, location: place))
    guard isMirrored, let size = device?.size else { return [first] }
    let mirror = CGPoint(x: size.width - place.x, y: size.height - place.y)
    return [first, .host(.touch(id: Finger.second, phase: phase, location: mirror))]
  }

  // MARK: Wheel

  private mutating func turnWheel(_ event: CairnWindowEvent, at time: TimeInterval) -> [LiveEvent] {
    guard !isDown, let size = device?.size else { return [] }
    var events: [LiveEvent] = []
    if let wheel, !CGRect(origin: .zero, size: size).insetBy(dx: 8, dy: 8).contains(wheel.place) {
      events += liftWheel()
    }
    if wheel == nil {
      let start =
        event.x > 0 || event.y > 0 ? CGPoint(x: event.x, y: event.y) : CGPoint(x: size.width / 2, y: size.height / 2)
      wheel = (start, time)
      events.append(.host(.touch(id: Finger.wheel, phase: .began, location: start)))
    }
    guard var place = wheel?.place else { return events }
    place.x -= event.dx * Self.notch
    place.y += event.dy * Self.notch
    wheel = (place, time)
    return events + [.host(.touch(id: Finger.wheel, phase: .moved, location: place))]
  }

  private mutating func liftWheel() -> [LiveEvent] {
    guard let place = wheel?.place else { return [] }
    wheel = nil
    return [.host(.touch(id: Finger.wheel, phase: .ended, location: place))]
  }

  // MARK: Keys

  private func key(_ event: CairnWindowEvent) -> [LiveEvent] {
    func isHeld(_ bit: Int) -> Bool { event.modifiers & UInt32(bit) != 0 }
    let isCommand = isHeld(CairnWindowControl) || isHeld(CairnWindowCommand)
    if isCommand, let command = command(event.key, withShift: isHeld(CairnWindowShift)) { return [.host(command)] }
    var modifiers: UIKeyModifierFlags = []
    if isHeld(CairnWindowShift) { modifiers.insert(.shift) }
    if isHeld(CairnWindowAlternate) { modifiers.insert(.alternate) }
    if isCommand { modifiers.insert(.command) }
    if let text = Self.texts[event.key] { return [.host(.text(text))] }
    if let name = Self.names[event.key] { return [.host(.key(characters: name, modifiers: modifiers))] }
    // Characters come as text, unless they are commands.
    guard isCommand, let scalar = Unicode.Scalar(UInt32(max(event.key, 0))), scalar.value >= 32 else { return [] }
    return [.host(.key(characters: String(scalar), modifiers: modifiers))]
  }

  /// What the screen itself does with a key and Control.
  private func command(_ key: Int32, withShift: Bool) -> HostEvent? {
    let settings = device?.settings ?? HostSettings()
    switch key {
    case Key.left, Key.right:
      let isUpright = device?.orientation.isPortrait ?? true
      return .rotate(isUpright ? (key == Key.left ? .landscapeLeft : .landscapeRight) : .portrait)
    case Key.a where withShift: return .settings(HostSettings(style: settings.style == .dark ? .light : .dark))
    case Key.k where withShift:
      return .settings(HostSettings(usesHardwareKeyboard: settings.usesHardwareKeyboard != true))
    default: return nil
    }
  }

  /// SDL's key codes: characters, and keys without one with a bit of their own.
  private enum Key {
    static let right = Int32(0x4000_004F)
    static let left = Int32(0x4000_0050)
    static let a = Int32(0x61)
    static let k = Int32(0x6B)
  }
  private static let texts: [Int32: String] = [0x08: "\u{8}", 0x0D: "\n", 0x4000_0058: "\n"]
  private static let names: [Int32: String] = [
    0x09: "\t", 0x1B: UIKeyCommand.inputEscape, 0x7F: UIKeyCommand.inputDelete, Key.left: UIKeyCommand.inputLeftArrow,
    Key.right: UIKeyCommand.inputRightArrow, 0x4000_0051: UIKeyCommand.inputDownArrow,
    0x4000_0052: UIKeyCommand.inputUpArrow, 0x4000_004A: UIKeyCommand.inputHome, 0x4000_004D: UIKeyCommand.inputEnd,
    0x4000_004B: UIKeyCommand.inputPageUp, 0x4000_004E: UIKeyCommand.inputPageDown,
  ]
}
