public import Foundation
internal import UIKitCore

/// Runs the interface of a host by the real clock, for somebody who looks at it.
///
/// The host's clock stays virtual and is moved on by as much time as has really passed, so that animations, timers and
/// what waits on the main queue go on as they do without a screen. A turn takes the user's events, lets time pass, and
/// hands the screen what it shows, where that has changed.
@MainActor
public final class LiveHost {
  /// The device that runs.
  public let host: HeadlessHost
  private let onTurn: () -> Void
  private let screen: any LiveScreen
  private var shown: LiveFrame?
  /// The host's happenings when the screen was last looked at, and how many turns ago that was.
  private var seen = -1
  private var unseenTurns = 0
  private var isClosed = false

  /// The time between two turns, in seconds.
  private static let turn: TimeInterval = 1 / 60
  /// The screen is looked at after so many turns without events or happenings: `onTurn` may have changed it.
  private static let longestBlindness = 15
  /// At most so much time passes in a turn, in seconds: a machine that has slept does not catch up.
  private static let longestTurn: TimeInterval = 0.25

  /// A host that is seen on `screen`; `onTurn` is called at the beginning of each turn.
  public init(_ host: HeadlessHost, on screen: any LiveScreen, onTurn: @escaping () -> Void = {}) {
    self.host = host
    self.screen = screen
    self.onTurn = onTurn
    // The keys are those of the machine that the screen is on.
    host.change(HostSettings(usesHardwareKeyboard: true))
  }

  /// Runs until the screen is closed.
  public func run() {
    var last = Self.now
    while !isClosed {
      let start = Self.now
      turn(after: min(start - last, Self.longestTurn))
      last = start
      rest(until: start + Self.turn)
    }
  }

  /// One turn, `elapsed` seconds after the one before.
  public func turn(after elapsed: TimeInterval) {
    onTurn()
    let events = screen.takeEvents()
    for event in events {
      switch event {
      case .host(let event): host.send(event)
      case .close: isClosed = true
      }
    }
    host.advance(by: elapsed)
    // OPTIMIZATION: an interface that stands still is not recorded sixty times a second.
    unseenTurns += 1
    guard !events.isEmpty || host.happenings != seen || unseenTurns > Self.longestBlindness else { return }
    let frame = host.frame()
    (seen, unseenTurns) = (host.happenings, 0)
    guard frame != shown else { return }
    shown = frame
    screen.show(frame)
  }

  private static var now: TimeInterval { ProcessInfo.processInfo.systemUptime }

  /// What waits on other queues has its turn, too.
  private func rest(until end: TimeInterval) {
    RealTime.pass(0.001)
    let time = end - Self.now
    if time > 0 { Thread.sleep(forTimeInterval: time) }
  }
}
