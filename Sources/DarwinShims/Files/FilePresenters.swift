internal import Dispatch

/// The presenters that coordinators tell.
enum FilePresenters {
  /// Those whose item a place is, and those whose folder holds it.
  struct Concerned {
    var items: [any NSFilePresenter] = []
    var folders: [any NSFilePresenter] = []
  }
  private struct Entry { weak var presenter: (any NSFilePresenter)? }
  private final class Register: @unchecked Sendable {
    let lock = NSLock()
    var entries: [Entry] = []
  }

  // One register for the program, as there is one file system (ADR 15).
  private static let register = Register()

  static func add(_ presenter: any NSFilePresenter) {
    register.lock.withLock {
      register.entries.removeAll { $0.presenter == nil || $0.presenter === presenter }
      register.entries.append(Entry(presenter: presenter))
    }
  }
  static func remove(_ presenter: any NSFilePresenter) {
    register.lock.withLock { register.entries.removeAll { $0.presenter == nil || $0.presenter === presenter } }
  }
  static var all: [any NSFilePresenter] { register.lock.withLock { register.entries.compactMap(\.presenter) } }

  static func concerned(_ url: URL, except own: (any NSFilePresenter)?) -> Concerned {
    var result = Concerned()
    let path = url.standardizedFileURL.path
    for presenter in all where presenter !== own {
      guard let place = presenter.presentedItemURL?.standardizedFileURL.path else { continue }
      if place == path {
        result.items.append(presenter)
      } else if path.hasPrefix(place + "/") {
        result.folders.append(presenter)
      }
    }
    return result
  }

  /// Runs a message on the presenter's queue.
  static func tell(_ presenter: any NSFilePresenter, _ message: @escaping (any NSFilePresenter) -> Void) {
    nonisolated(unsafe) let (presenter, message) = (presenter, message)
    presenter.presentedItemOperationQueue.addOperation { message(presenter) }
  }

  /// Runs a message on the presenter's queue, and waits until it is answered. On the presenter's own queue, and on the main
  /// thread, nobody is waited for: the answer may need that thread.
  static func ask(
    _ presenter: any NSFilePresenter,
    _ message: @escaping (any NSFilePresenter, @escaping @Sendable ((any Error)?) -> Void) -> Void
  ) {
    let queue = presenter.presentedItemOperationQueue
    if Thread.isMainThread, queue === OperationQueue.main { return message(presenter) { _ in } }
    let answered = DispatchSemaphore(value: 0)
    tell(presenter) { message($0) { _ in answered.signal() } }
    if !Thread.isMainThread, OperationQueue.current !== queue { answered.wait() }
  }
}
