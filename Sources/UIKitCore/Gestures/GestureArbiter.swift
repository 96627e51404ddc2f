/// Decides which recognizers of a sequence of touches get their way.
///
/// 1. A recognizer that wants to leave *possible* asks its delegate and the views beneath the touch. 2. While one that
/// must fail first is still possible, the wish is held. 3. One that a recognized gesture prevents fails. 4. Else it
/// recognizes: those it prevents fail, views lose the touches, the targets are told.
@MainActor
enum GestureArbiter {
  final class Course: HostContextPart {
    /// Actions wait until all recognizers have seen the event.
    var pending: [(recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State)] = []
    var depth = 0
    /// Have failed since the last end: who has no touches left starts anew.
    var failed: [UIGestureRecognizer] = []
  }

  private static let course: Course = HostContext.main.part()
  private static var pending: [(recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State)] {
    _read { yield course.pending }
    _modify { yield &course.pending }
  }
  private static var depth: Int {
    get { course.depth }
    set { course.depth = newValue }
  }

  /// Everything that recognizers ask for in `body` is carried out at its end.
  static func perform(_ body: () -> Void) {
    depth += 1
    body()
    depth -= 1
    if depth == 0 { flush() }
  }

  static func request(_ state: UIGestureRecognizer.State, of recognizer: UIGestureRecognizer) {
    perform { change(recognizer, to: state) }
  }

  /// Stops an attempt: a gesture that has begun is cancelled, one that has not fails.
  static func abort(_ recognizer: UIGestureRecognizer) {
    perform {
      switch recognizer.currentState {
      case .began, .changed: change(recognizer, to: .cancelled)
      case .possible: if !recognizer.sequence.isEmpty { change(recognizer, to: .failed) }
      case .ended, .cancelled, .failed: break
      }
    }
    recognizer.tracked = []
    resetIfDone(recognizer)
  }

  private static func change(_ recognizer: UIGestureRecognizer, to state: UIGestureRecognizer.State) {
    switch (recognizer.currentState, state) {
    case (.possible, .began), (.possible, .ended), (.possible, .changed): recognize(recognizer, state)
    case (.possible, .failed), (.possible, .cancelled): fail(recognizer)
    case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended), (.began, .cancelled),
      (.changed, .cancelled):
      recognizer.currentState = state
      pending.append((recognizer, state))
    case (.began, .failed), (.changed, .failed):
      recognizer.currentState = .cancelled
      pending.append((recognizer, .cancelled))
    default: break
    }
  }

  private static func recognize(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
    guard recognizer.isEnabled else { return fail(recognizer) }
    // 1.
    if recognizer.heldState == nil, !mayBegin(recognizer) { return fail(recognizer) }
    // 2.
    let rivals = rivals(of: recognizer)
    for rival in rivals where mustFail(rival, before: recognizer) {
      switch rival.currentState {
      case .possible:
        recognizer.heldState = state == .ended ? .ended : .began
        return
      case .failed: continue
      case .began, .changed, .ended, .cancelled: return fail(recognizer)
      }
    }
    // 3.
    for rival in rivals where [.began, .changed, .ended].contains(rival.currentState) {
      if prevents(rival, recognizer) { return fail(recognizer) }
    }
    // 4.
    recognizer.heldState = nil
    recognizer.currentState = state
    takeBack(rivals, for: recognizer)
    pending.append((recognizer, state))
    for rival in rivals where rival.currentState == .possible && prevents(recognizer, rival) { fail(rival) }
    releaseWaiting(for: recognizer, rivals)
  }

  /// UIKIT: of two taps that the same event completes, the one of more taps has its way whichever order
  /// it was added in: nobody has been told of the other yet. A guess.
  private static func takeBack(_ rivals: [UIGestureRecognizer], for recognizer: UIGestureRecognizer) {
    for rival in rivals where rival.currentState == .ended && !prevents(rival, recognizer) {
      guard pending.contains(where: { $0.recognizer === rival }), prevents(recognizer, rival) else { continue }
      pending.removeAll { $0.recognizer === rival }
      rival.currentState = .failed
      course.failed.append(rival)
    }
  }

  private static func fail(_ recognizer: UIGestureRecognizer) {
    guard recognizer.currentState == .possible else { return }
    recognizer.heldState = nil
    recognizer.currentState = .failed
    course.failed.append(recognizer)
    releaseWaiting(for: recognizer, rivals(of: recognizer))
    if depth == 0 { flush() }
  }

  /// Recognizers that wait for `recognizer` try again.
  private static func releaseWaiting(for recognizer: UIGestureRecognizer, _ rivals: [UIGestureRecognizer]) {
    for rival in rivals where mustFail(recognizer, before: rival) {
      if let state = rival.heldState { recognize(rival, state) }
    }
  }

  // MARK: Rules

  private static func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    if let delegate = recognizer.delegate, !delegate.gestureRecognizerShouldBegin(recognizer) { return false }
    guard let owner = recognizer.view else { return true }
    let touched = recognizer.sequence.first?.view ?? owner
    for view in Swift.sequence(first: touched, next: \.superview) {
      if !view.gestureRecognizerShouldBegin(recognizer) { return false }
      if view === owner { break }
    }
    return true
  }

  private static func rivals(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    for touch in recognizer.sequence {
      for rival in touch.gestureRecognizers ?? [] where rival !== recognizer {
        if rival.sequence.contains(where: { $0 === touch }), !found.contains(where: { $0 === rival }) {
          found.append(rival)
        }
      }
    }
    return found
  }

  private static func mustFail(_ first: UIGestureRecognizer, before second: UIGestureRecognizer) -> Bool {
    second.requirements.contains { $0.recognizer === first } || second.shouldRequireFailure(of: first)
      || first.shouldBeRequiredToFail(by: second)
  }

  private static func prevents(_ first: UIGestureRecognizer, _ second: UIGestureRecognizer) -> Bool {
    guard first.canPrevent(second), second.canBePrevented(by: first) else { return false }
    return first.delegate?.gestureRecognizer(first, shouldRecognizeSimultaneouslyWith: second) != true
      && second.delegate?.gestureRecognizer(second, shouldRecognizeSimultaneouslyWith: first) != true
  }

  // MARK: Ends

  private static func flush() {
    while !pending.isEmpty {
      let (recognizer, state) = pending.removeFirst()
      let final = recognizer.currentState
      recognizer.currentState = state
      recognizer.sendActions()
      // An action may have ended the gesture by turning the recognizer off.
      if recognizer.currentState == state { recognizer.currentState = final }
      if state == .began || state == .ended { TouchDispatcher.didRecognize(recognizer) }
      if pending.isEmpty { TouchDispatcher.settle() }
      resetInTime(recognizer)
    }
    TouchDispatcher.settle()
    let failed = course.failed
    course.failed = []
    for recognizer in failed { resetIfDone(recognizer) }
  }

  /// UIKIT: a state that a program sets, with no touch behind it, is there until the turn of the loop ends
  /// (the tests of applidium/OverlayContainer read it behind the call).
  private static func resetInTime(_ recognizer: UIGestureRecognizer) {
    guard recognizer.sequence.isEmpty else { return resetIfDone(recognizer) }
    MediaClock.current.schedule(after: 0) { [weak recognizer] in
      if let recognizer { resetIfDone(recognizer) }
    }
  }

  /// An attempt is over when it has a result and its touches are gone.
  static func resetIfDone(_ recognizer: UIGestureRecognizer) {
    guard recognizer.tracked.isEmpty, depth == 0, !pending.contains(where: { $0.recognizer === recognizer }) else {
      return
    }
    switch recognizer.currentState {
    case .ended, .cancelled, .failed:
      recognizer.currentState = .possible
      recognizer.heldState = nil
      recognizer.sequence = []
      recognizer.reset()
    case .possible, .began, .changed: break
    }
  }
}
