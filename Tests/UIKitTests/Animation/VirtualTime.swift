import QuartzCore

/// Runs `body` on a virtual clock that starts at 100 seconds.
@MainActor
func withVirtualTime(_ body: (MediaClock) throws -> Void) rethrows {
  let old = MediaClock.current
  let clock = MediaClock(virtualTime: 100)
  MediaClock.current = clock
  defer { MediaClock.current = old }
  try body(clock)
}
