internal import Dispatch

/// The turn of the main loop at which pending layout is carried out: what Core Animation's commit is on Apple's systems.
///
/// 1. Visible windows that wait for layout are laid out. 2. Blocks that wait for the commit run; they may ask for another.
/// 3. What draws in the program's own code and waits for that is drawn.
@MainActor
package enum UpdateCycle {
  final class Course: HostContextPart {
    fileprivate var isScheduled = false
    fileprivate var blocks: [Pending] = []
    fileprivate var windows: [WeakWindow] = []
    fileprivate var drawings: [WeakView] = []
    fileprivate var observers: [WeakObserver] = []
    fileprivate var kept: [Any] = []
    fileprivate var isInTest = false
    fileprivate var isCommitting = false
  }

  fileprivate struct WeakObserver {
    weak var observer: (any UpdateObserver)?
  }

  fileprivate struct WeakWindow {
    weak var window: UIWindow?
  }

  fileprivate struct WeakView {
    weak var view: UIView?
  }

  fileprivate struct Pending {
    weak var owner: AnyObject?
    var isBeginning = false
    let block: () -> Void
  }

  private static let course: Course = HostContext.main.part()

  /// `window` wants layout at the next commit.
  static func schedule(_ window: UIWindow) {
    guard !window.isHidden else { return }
    // OPTIMIZATION: scenes that are laid out at once come and go without a commit; what is gone does not pile up.
    if !window.waitsForCommit {
      window.waitsForCommit = true
      if course.windows.count == course.windows.capacity { course.windows.removeAll { $0.window == nil } }
      course.windows.append(WeakWindow(window: window))
    }
    schedule()
  }

  /// Runs `block` after the next commit, if `owner` is still there.
  static func afterCommit<Owner: AnyObject>(of owner: Owner, _ block: @escaping (Owner) -> Void) {
    if course.blocks.count == course.blocks.capacity { course.blocks.removeAll { $0.owner == nil } }
    course.blocks.append(
      Pending(owner: owner) { [weak owner] in
        if let owner { block(owner) }
      })
    schedule()
  }

  /// Runs `block` after the next commit, if `owner` is still there, or when somebody asks for what begins then.
  static func beginAfterCommit<Owner: AnyObject>(of owner: Owner, _ block: @escaping (Owner) -> Void) {
    afterCommit(of: owner, block)
    course.blocks[course.blocks.count - 1].isBeginning = true
  }

  /// Runs `block` in a later turn of the main loop.
  static func inLaterTurn(_ block: @escaping @MainActor () -> Void) {
    if MediaClock.current.isVirtual {
      MediaClock.current.schedule(after: 0) { block() }
    } else {
      // As `schedule(after:)`. It sleeps for a frame, so that what is in the main queue already comes before.
      Task { @MainActor in
        try? await Task.sleep(nanoseconds: UInt64(1e9 / MediaClock.frameRate))
        block()
      }
    }
  }

  /// Whether something waits for the commit to begin, which is not on its way.
  static var awaitsBeginning: Bool { !course.isCommitting && course.blocks.contains(where: \.isBeginning) }

  /// Begins what waits for the commit.
  ///
  /// DEVIATION: on Apple's systems the commit alone does. Here a program that asks a view for its layout, as before it
  /// looks at what is on the screen, finds there what it has asked for, too.
  static func begin() {
    let due = course.blocks.filter(\.isBeginning)
    course.blocks.removeAll(where: \.isBeginning)
    for pending in due { pending.block() }
  }

  /// Holds objects until this turn of the main loop ends, as an autorelease pool does on Apple's systems.
  static func keepUntilCommit(_ objects: [Any]) {
    guard !objects.isEmpty else { return }
    course.kept += objects
    schedule()
  }

  /// A test of XCTest begins: its pool, which is drained behind it, is around all turns of the loop that it waits for.
  static func beginTest() { course.isInTest = true }

  static func endTest() {
    course.isInTest = false
    releaseKept()
  }

  /// What UIKit does besides when a window gets a view, and when a guide is asked for its own.
  ///
  /// UIKIT: views that a test put into a window, which nobody else holds, are in it until the test ends
  /// (ra1028/DiffableDataSources: `MockTableView.init()`).
  static func autorelease(_ view: UIView) {
    guard course.isInTest, !course.kept.contains(where: { $0 as AnyObject === view }) else { return }
    course.kept.append(view)
  }

  private static func releaseKept() {
    guard !course.isInTest else { return }
    let released = course.kept
    course.kept = []
    withExtendedLifetime(released) {}
  }

  /// `view` wants to be drawn after the next layout in which it is seen.
  static func scheduleDrawing(of view: UIView) {
    course.drawings.append(WeakView(view: view))
    schedule()
  }

  private static func drawWhatWaits() {
    let waiting = course.drawings
    guard !waiting.isEmpty else { return }
    course.drawings = []
    for entry in waiting {
      guard let view = entry.view, view.windowReference != nil else {
        entry.view?.flags.remove(.awaitsDisplay)
        continue
      }
      if !DisplayPass.draw(view) { course.drawings.append(entry) }
    }
  }

  private static func schedule(after delay: CFTimeInterval = 0) {
    guard !course.isScheduled else { return }
    course.isScheduled = true
    if MediaClock.current.isVirtual {
      MediaClock.current.schedule(after: delay) { commit() }
    } else {
      // A job of the main actor, and no block of the main queue: once a program waits in `dispatchMain()`, as one that
      // runs tests of Swift Testing does, that queue has no thread of its own.
      Task { @MainActor in commit() }
    }
  }

  /// Tells `observer` of every update from now on, while it is there.
  static func observe(_ observer: any UpdateObserver) {
    course.observers.removeAll { $0.observer == nil || $0.observer === observer }
    course.observers.append(WeakObserver(observer: observer))
  }
  static func forget(_ observer: any UpdateObserver) { course.observers.removeAll { $0.observer === observer } }

  /// Lays out what waits, and nothing else.
  static func flush() {
    for window in course.windows.compactMap(\.window) where !window.isHidden { window.layoutIfNeeded() }
  }

  /// Carries out what waits, at once.
  package static func commit() {
    let observers = course.observers.compactMap(\.observer)
    let isUpdate = !observers.isEmpty && waits || observers.contains(where: \.needsUpdate)
    if isUpdate { for observer in observers { observer.willUpdate() } }
    for _ in 0..<8 where waits {
      // 1.
      let waiting = course.windows.compactMap(\.window)
      course.windows = []
      for window in waiting { window.waitsForCommit = false }
      course.isCommitting = true
      for window in waiting where !window.isHidden { window.layoutIfNeeded() }
      course.isCommitting = false
      // 2.
      let due = course.blocks
      course.blocks = []
      for pending in due { pending.block() }
    }
    // 3.
    drawWhatWaits()
    LayerActions.endTurn()
    KeyObservers.checkAll()
    course.isScheduled = false
    releaseKept()
    if isUpdate { for observer in observers { observer.didUpdate() } }
    // Layout that asks for layout for ever gets it frame by frame: time goes on.
    if waits { schedule(after: 1 / MediaClock.frameRate) }
  }

  private static var waits: Bool { !course.windows.isEmpty || !course.blocks.isEmpty }
}

/// Something that follows the updates of the interface.
@MainActor
protocol UpdateObserver: AnyObject {
  /// Whether it wants an update though nothing waits for one.
  var needsUpdate: Bool { get }
  func willUpdate()
  func didUpdate()
}
