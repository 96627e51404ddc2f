/// The groups of changes that are open, the innermost last, and the implicit one around them.
@MainActor
struct TransactionStack {
  @MainActor
  struct State {
    var duration: CFTimeInterval = 0.25
    var timingFunction: CAMediaTimingFunction?
    var disablesActions = false
    var completion: (() -> Void)?
    var group = AnimationGroupState()
    var values: [String: Any] = [:]
  }

  private var states: [State] = []
  private var implicit = State()

  var current: State {
    get { states.last ?? implicit }
    set {
      if states.isEmpty { implicit = newValue } else { states[states.count - 1] = newValue }
    }
  }

  /// Whether anybody waits for what is animated now.
  var isOpen: Bool { !states.isEmpty || implicit.completion != nil }

  mutating func begin() {
    var state = current
    state.completion = nil
    state.group = AnimationGroupState()
    states.append(state)
  }

  mutating func end() -> State? { states.popLast() }
}
