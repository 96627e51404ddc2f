internal import Dispatch

/// The turn of the main loop at which pending layout is carried out: what Core Animation's commit is on Apple's systems.
///
/// 1. Visible windows that wait for layout are laid out. 2. Blocks that wait for the commit run; they may ask for another.
@MainActor
package enum UpdateCycle {
  private static var isScheduled = false
  private static var blocks: [() -> Void] = []
  private static var windows: [WeakWindow] = []

  private struct WeakWindow {
    weak var window: UIWindow?
  }

  /// `window` wants layout at the next commit.
  static func schedule(_ window: UIWindow) {
    guard !window.isHidden else { return }
    if !windows.contains(where: { $0.window === window }) { windows.append(WeakWindow(window: window)) }
    schedule()
  }

  /// Runs `block` after the next commit.
  static func afterCommit(_ block: @escaping () -> Void) {
    blocks.append(block)
    schedule()
  }

  private static func schedule(after delay: CFTimeInterval = 0) {
    guard !isScheduled else { return }
    isScheduled = true
    if MediaClock.current.isVirtual {
      MediaClock.current.schedule(after: delay) { commit() }
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated { commit() } }
    }
  }

  /// Carries out what waits, at once.
  package static func commit() {
    for _ in 0..<8 where !windows.isEmpty || !blocks.isEmpty {
      // 1.
      let waiting = windows.compactMap(\.window)
      windows = []
      for window in waiting where !window.isHidden { window.layoutIfNeeded() }
      // 2.
      let due = blocks
      blocks = []
      for block in due { block() }
    }
    KeyObservers.checkAll()
    isScheduled = false
    // Layout that asks for layout for ever gets it frame by frame: time goes on.
    if !windows.isEmpty || !blocks.isEmpty { schedule(after: 1 / MediaClock.frameRate) }
  }
}
