import CairnHost
import Dispatch
import Testing
import UIKit

/// A host that follows the real clock.
@MainActor
@Suite(.serialized) struct LiveHostTests {
  final class Screen: LiveScreen {
    var events: [LiveEvent] = []
    var frames: [LiveFrame] = []
    func takeEvents() -> [LiveEvent] {
      defer { events = [] }
      return events
    }
    func show(_ frame: LiveFrame) { frames.append(frame) }
  }

  private func withLive(_ body: (LiveHost, Screen, UIViewController) -> Void) {
    let host = HeadlessHost(device: "iPhone 15")
    defer {
      host.change(HostSettings(usesHardwareKeyboard: false))
      host.close()
    }
    let (screen, controller) = (Screen(), UIViewController())
    host.show(controller)
    body(LiveHost(host, on: screen), screen, controller)
  }

  @Test(.enabled(if: HeadlessHost.runsMainQueue)) func onlyWhatHasChangedIsShown() {
    withLive { live, screen, controller in
      for _ in 0..<5 { live.turn(after: 1 / 60) }
      #expect(screen.frames.count == 1)
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.04) { controller.view.backgroundColor = .red }
      for _ in 0..<5 { live.turn(after: 1 / 60) }
      #expect(screen.frames.count == 2)
    }
  }

  /// What somebody else changes without an event, and without the clock, is seen a quarter of a second later.
  @Test func whatOthersChangeIsSeenSoon() {
    withLive { live, screen, controller in
      for _ in 0..<5 { live.turn(after: 1 / 60) }
      controller.view.backgroundColor = .red
      for _ in 0..<16 { live.turn(after: 1 / 60) }
      #expect(screen.frames.count == 2)
    }
  }

  @Test func animationsGoOnByTheTimeThatPasses() {
    withLive { live, screen, controller in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.backgroundColor = .blue
      controller.view.addSubview(view)
      live.turn(after: 0)
      var isDone = false
      UIView.animate(withDuration: 0.25, animations: { view.frame.origin.x = 100 }, completion: { _ in isDone = true })
      let before = screen.frames.count
      for _ in 0..<6 { live.turn(after: 1 / 60) }
      #expect(screen.frames.count - before == 6)
      #expect(!isDone)
      for _ in 0..<12 { live.turn(after: 1 / 60) }
      #expect(isDone)
    }
  }

  @Test func whatTheUserDoesArrives() {
    withLive { live, screen, controller in
      var taps = 0
      let button = UIButton(type: .system, primaryAction: UIAction(title: "Tap") { _ in taps += 1 })
      button.frame = CGRect(x: 50, y: 200, width: 100, height: 44)
      controller.view.addSubview(button)
      let place = CGPoint(x: 100, y: 220)
      screen.events = [.host(.touch(id: 7, phase: .began, location: place))]
      live.turn(after: 1 / 60)
      screen.events = [.host(.touch(id: 7, phase: .ended, location: place))]
      live.turn(after: 1 / 60)
      #expect(taps == 1)
      screen.events = [.host(.rotate(.landscapeRight))]
      live.turn(after: 1 / 60)
      #expect(screen.frames.last?.size.width == 852)
      #expect(screen.frames.last?.orientation == .landscapeRight)
    }
  }

  @Test func aClosedScreenEndsTheRun() {
    let (host, screen) = (HeadlessHost(device: "iPhone 15"), Screen())
    defer {
      host.change(HostSettings(usesHardwareKeyboard: false))
      host.close()
    }
    var turns = 0
    LiveHost(host, on: screen) {
      turns += 1
      if turns == 3 { screen.events = [.close] }
    }.run()
    #expect(turns == 3)
  }
}
