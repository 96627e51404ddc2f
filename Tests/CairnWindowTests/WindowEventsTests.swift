import CDesktopWindow
import CairnHost
import Testing
import UIKit

@testable import CairnWindow

/// What a device hears of a window's events.
@MainActor
@Suite(.serialized) struct WindowEventsTests {
  private func event(
    _ kind: CairnWindowEventKind, _ x: Double = 0, _ y: Double = 0, key: Int32 = 0, modifiers: Int = 0,
    wheel: (Double, Double) = (0, 0), text: String = ""
  ) -> CairnWindowEvent {
    var event = CairnWindowEvent()
    (event.kind, event.x, event.y, event.key, event.modifiers) = (kind, x, y, key, UInt32(modifiers))
    (event.dx, event.dy) = wheel
    withUnsafeMutableBytes(of: &event.text) { $0.copyBytes(from: Array(text.utf8)) }
    return event
  }

  private func words(_ events: [LiveEvent]) -> [String] {
    events.map { event in
      switch event {
      case .close: "close"
      case .host(.touch(let id, let phase, let place)): "\(id) \(phase.rawValue) \(Int(place.x)),\(Int(place.y))"
      case .host(.hover(let place)): place.map { "hover \(Int($0.x)),\(Int($0.y))" } ?? "hover"
      case .host(.text(let text)): "text \(text)"
      case .host(.key(let characters, let modifiers)): "key \(characters) \(modifiers.rawValue >> 17)"
      case .host(.rotate(let orientation)): "rotate \(orientation.rawValue)"
      case .host(.settings(let settings)): "style \(settings.style?.rawValue ?? 0)"
      default: "?"
      }
    }
  }

  private func withEvents(_ body: (inout WindowEvents) -> Void) {
    let host = HeadlessHost(device: "iPhone SE (3rd generation)")
    defer { host.close() }
    host.show(UIViewController())
    var events = WindowEvents()
    events.device = host.frame()
    body(&events)
  }

  @Test func theButtonIsAFinger() {
    withEvents { events in
      #expect(words(events.events(for: event(CairnWindowMoved, 5, 6), at: 0)) == ["hover 5,6"])
      #expect(words(events.events(for: event(CairnWindowDown, 10, 20), at: 0)) == ["0 0 10,20"])
      #expect(words(events.events(for: event(CairnWindowMoved, 11, 22), at: 0)) == ["0 1 11,22"])
      #expect(words(events.events(for: event(CairnWindowLeft), at: 0)) == [])
      #expect(words(events.events(for: event(CairnWindowUp, 12, 24), at: 0)) == ["0 3 12,24"])
      #expect(words(events.events(for: event(CairnWindowUp, 12, 24), at: 0)) == [])
      #expect(words(events.events(for: event(CairnWindowLeft), at: 0)) == ["hover"])
    }
  }

  @Test func withOptionAnotherMirrorsIt() {
    withEvents { events in
      let down = event(CairnWindowDown, 10, 20, modifiers: CairnWindowAlternate)
      #expect(words(events.events(for: down, at: 0)) == ["0 0 10,20", "1 0 365,647"])
      #expect(words(events.events(for: event(CairnWindowUp, 10, 20), at: 0)) == ["0 3 10,20", "1 3 365,647"])
    }
  }

  @Test func theWheelIsAFingerThatLiftsWhenItRests() {
    withEvents { events in
      let turn = event(CairnWindowWheel, 100, 300, wheel: (0, -1))
      #expect(words(events.events(for: turn, at: 1)) == ["2 0 100,300", "2 1 100,260"])
      #expect(words(events.events(for: turn, at: 1.05)) == ["2 1 100,220"])
      #expect(words(events.pending(at: 1.1)) == [])
      #expect(words(events.pending(at: 1.2)) == ["2 3 100,220"])
      #expect(words(events.pending(at: 1.3)) == [])
    }
  }

  @Test func textAndKeysGoToTheDevice() {
    withEvents { events in
      #expect(words(events.events(for: event(CairnWindowText, text: "ä"), at: 0)) == ["text ä"])
      #expect(words(events.events(for: event(CairnWindowKey, key: 8), at: 0)) == ["text \u{8}"])
      #expect(words(events.events(for: event(CairnWindowKey, key: 0x61), at: 0)) == [])
      #expect(words(events.events(for: event(CairnWindowKey, key: 0x1B), at: 0)) == ["key UIKeyInputEscape 0"])
      // ⇧⌘Z: shift is the first of the flags, command the fourth.
      let redo = event(CairnWindowKey, key: 0x7A, modifiers: CairnWindowControl | CairnWindowShift)
      #expect(words(events.events(for: redo, at: 0)) == ["key z 9"])
    }
  }

  @Test func someKeysAreTheWindowsOwn() {
    withEvents { events in
      let turn = event(CairnWindowKey, key: 0x4000_004F, modifiers: CairnWindowControl)
      #expect(words(events.events(for: turn, at: 0)) == ["rotate 3"])
      let style = event(CairnWindowKey, key: 0x61, modifiers: CairnWindowCommand | CairnWindowShift)
      #expect(words(events.events(for: style, at: 0)) == ["style 2"])
      #expect(words(events.events(for: event(CairnWindowClosed), at: 0)) == ["close"])
    }
  }
}
