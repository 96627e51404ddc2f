/// The one clock of animations, display links, gestures and scrolling.
///
/// A clock is real or virtual. A real one follows the system's and ticks while somebody observes its frames. A virtual
/// one stands still until `advance(by:)`, which passes every frame on the way: what happens in a test or on the command
/// line is exact and repeatable.
@MainActor
package final class MediaClock {
  /// The clock in force: the host's.
  package static var current: MediaClock {
    get { HostContext.main.clock }
    set { HostContext.main.clock = newValue }
  }

  /// Frames per second.
  package static let frameRate = 60.0

  /// Stops observing when it is asked to, and holds nothing of the observer from then on.
  package final class Observation {
    fileprivate private(set) var body: ((CFTimeInterval) -> Void)?
    fileprivate var isActive: Bool { body != nil }
    fileprivate init(_ body: @escaping (CFTimeInterval) -> Void) { self.body = body }
    package func cancel() { body = nil }
  }

  /// Whoever observes keeps the observation: an observer that is gone observes no more.
  private struct Observer {
    weak var observation: Observation?
    var isActive: Bool { observation?.isActive == true }
  }

  private struct Event {
    var time: CFTimeInterval
    var order: Int
    var observation: Observation
  }

  /// Called at every moment of a virtual clock at which something happens, before and after: a turn of the main loop.
  /// Returns whether anything waited for it.
  package var onTurn: (() -> Bool)?
  /// How often time has brought something about: an event, a frame that somebody observes, work on the main loop. While
  /// it stays, a virtual clock has changed nothing.
  package private(set) var happenings = 0
  private var virtualTime: CFTimeInterval?
  private var observers: [Observer] = []
  private var events: [Event] = []
  private var eventCount = 0
  private var timer: Timer?
  /// Follows the layers whose animations run by this clock.
  private(set) lazy var animations = AnimationServer(self)

  /// A real clock.
  package init() {}

  /// A virtual clock that shows `time`, in seconds.
  package init(virtualTime time: CFTimeInterval) { virtualTime = time }

  package var isVirtual: Bool { virtualTime != nil }

  /// In seconds, from an unspecified moment on.
  package var now: CFTimeInterval { virtualTime ?? ProcessInfo.processInfo.systemUptime }

  // MARK: Observers

  /// Calls `body` at every frame with the frame's time, until the observation is cancelled or nobody keeps it.
  package func observeFrames(_ body: @escaping (CFTimeInterval) -> Void) -> Observation {
    let observation = Observation(body)
    observers.append(Observer(observation: observation))
    startTimer()
    return observation
  }

  /// Calls `body` once, `delay` seconds from now.
  @discardableResult
  package func schedule(after delay: CFTimeInterval, _ body: @escaping () -> Void) -> Observation {
    let observation = Observation { _ in body() }
    eventCount += 1
    events.append(Event(time: now + max(delay, 0), order: eventCount, observation: observation))
    startTimer()
    return observation
  }

  /// Whether anything waits for time to pass.
  package var isBusy: Bool {
    observers.contains(where: \.isActive) || events.contains(where: \.observation.isActive)
  }

  // MARK: Time

  /// Lets `seconds` of a virtual clock pass, frame by frame; the last step ends exactly there.
  package func advance(by seconds: CFTimeInterval) {
    guard let start = virtualTime, seconds >= 0 else { return }
    let end = start + seconds
    var frame = 1
    turn()
    while let time = virtualTime, time < end {
      let next = min(start + Double(frame) / Self.frameRate, end)
      frame += 1
      // What is due between two frames happens at its own time.
      while let event = nextEvent(until: next) {
        virtualTime = max(event.time, virtualTime ?? event.time)
        run(event)
        turn()
      }
      virtualTime = next
      notify(next)
      turn()
    }
    while let event = nextEvent(until: end) {
      run(event)
      turn()
    }
  }

  private func turn() {
    if onTurn?() == true { happenings += 1 }
    LayerActions.endTurn()
  }

  /// A frame of a real clock: a host calls it when its screen refreshes.
  package func tick() {
    let time = now
    while let event = nextEvent(until: time) { run(event) }
    notify(time)
    observers.removeAll { !$0.isActive }
    if !isBusy { stopTimer() }
  }

  private func nextEvent(until time: CFTimeInterval) -> Event? {
    events.removeAll { !$0.observation.isActive }
    return events.filter { $0.time <= time + 1e-9 }.min { ($0.time, $0.order) < ($1.time, $1.order) }
  }

  private func run(_ event: Event) {
    events.removeAll { $0.order == event.order }
    let body = event.observation.body
    event.observation.cancel()
    happenings += 1
    body?(event.time)
  }

  private func notify(_ time: CFTimeInterval) {
    for observer in observers {
      guard let body = observer.observation?.body else { continue }
      happenings += 1
      body(time)
    }
    observers.removeAll { !$0.isActive }
  }

  // MARK: The real clock's ticks

  private func startTimer() {
    guard virtualTime == nil, timer == nil else { return }
    let timer = Timer(timeInterval: 1 / Self.frameRate, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.tick() }
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  private func stopTimer() {
    timer?.invalidate()
    timer = nil
  }
}
