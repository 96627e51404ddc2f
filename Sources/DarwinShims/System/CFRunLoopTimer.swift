// Timers of Core Foundation, which are Foundation's. Files that use animation have the other name of a time from there.
public typealias CFRunLoopTimer = Timer
public typealias CFIndex = Int

/// A timer that calls `block` at a time, in seconds since the first of January 2001, and then every `interval` seconds;
/// once where the interval is 0. It begins in no run loop.
public func CFRunLoopTimerCreateWithHandler(
  _ allocator: AnyObject?, _ fireDate: CFAbsoluteTime, _ interval: Double, _ flags: CFOptionFlags, _ order: CFIndex,
  _ block: ((CFRunLoopTimer?) -> Void)!
) -> CFRunLoopTimer! {
  nonisolated(unsafe) let call = block
  return Timer(fire: Date(timeIntervalSinceReferenceDate: fireDate), interval: interval, repeats: interval > 0) {
    call?($0)
  }
}
public func CFRunLoopAddTimer(_ loop: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) {
  loop.add(timer, forMode: mode.mode)
}
/// Ends the timer: a timer is in one run loop at most, and does nothing without it.
public func CFRunLoopRemoveTimer(_ loop: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) {
  timer.invalidate()
}
public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer!) { timer.invalidate() }
public func CFRunLoopTimerIsValid(_ timer: CFRunLoopTimer!) -> Bool { timer.isValid }
public func CFRunLoopTimerGetNextFireDate(_ timer: CFRunLoopTimer!) -> CFAbsoluteTime {
  timer.fireDate.timeIntervalSinceReferenceDate
}
