/// Counts the animations that belong together, and tells when the last has ended.
@MainActor
package final class AnimationGroupState {
  private var running = 0
  private var allFinished = true
  private var isClosed = false
  private var completion: ((_ finished: Bool) -> Void)?
  private var outer: AnimationGroupState?

  package init() {}

  /// Whether any animation was added so far.
  package private(set) var isEmpty = true

  package func begin() {
    isEmpty = false
    running += 1
  }

  package func end(finished: Bool) {
    running -= 1
    if !finished { allFinished = false }
    completeIfDone()
  }

  /// No animation will be added any more; `completion` is called when all have ended, at once if they have.
  package func close(_ completion: @escaping (_ finished: Bool) -> Void) {
    self.completion = completion
    isClosed = true
    completeIfDone()
  }

  /// Calls `body` when the animations have ended, before the completion.
  package func whenEnded(_ body: @escaping () -> Void) { endings.append(body) }
  private var endings: [() -> Void] = []

  /// Lets `group` wait for this one.
  func forward(to group: AnimationGroupState) {
    guard running > 0 else { return }
    outer = group
    group.begin()
  }

  private func completeIfDone() {
    guard running == 0 else { return }
    outer?.end(finished: allFinished)
    outer = nil
    guard isClosed, let completion else { return }
    self.completion = nil
    for ending in endings { ending() }
    endings = []
    completion(allFinished)
  }
}
