extension Timer {
  /// A timer that sends `selector` to `target`, which it keeps until it is invalidated.
  ///
  /// DEVIATION: its `userInfo` is nil; Foundation on Linux lets nobody set it. `scheduledTimer` keeps it.
  public convenience init(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) {
    let message = TimerMessage(target as AnyObject, selector)
    self.init(timeInterval: interval, repeats: repeats) { timer in message.send(timer) }
  }

  public convenience init(
    fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) {
    let message = TimerMessage(target as AnyObject, selector)
    self.init(fire: date, interval: interval, repeats: repeats) { timer in message.send(timer) }
  }

  /// The same, already in the current run loop.
  @discardableResult
  public class func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    let message = TimerMessage(target as AnyObject, selector)
    let timer = InformedTimer(fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats) {
      timer in
      message.send(timer)
    }
    timer.info = userInfo
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }
}

/// A timer that keeps what it was given.
private final class InformedTimer: Timer {
  var info: Any?
  override var userInfo: Any? { info }
}

private final class TimerMessage: @unchecked Sendable {
  private let target: AnyObject
  private let selector: Selector

  init(_ target: AnyObject, _ selector: Selector) {
    self.target = target
    self.selector = selector
  }

  func send(_ timer: Timer) { ObjectRuntime.send(selector, to: target, [timer]) }
}
