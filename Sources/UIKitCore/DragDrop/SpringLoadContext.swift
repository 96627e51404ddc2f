/// A drag above a view that it may activate.
@MainActor
final class SpringLoadContext: NSObject, UISpringLoadedInteractionContext {
  fileprivate(set) var state = UISpringLoadedInteractionEffectState.inactive
  var targetView: UIView?
  var targetItem: Any?
  fileprivate var point: CGPoint

  init(at point: CGPoint) { self.point = point }

  /// In a view's coordinates, or the window's; in points.
  func location(in view: UIView?) -> CGPoint { view?.convert(point, from: nil) ?? point }
}

/// What a drag may activate by resting above it.
@MainActor
protocol SpringTarget {
  /// The same for as long as the finger is above the same thing.
  var identity: AnyHashable { get }
  func allows(_ context: SpringLoadContext) -> Bool
  func changed(_ context: SpringLoadContext)
  func activate(_ context: SpringLoadContext)
}

/// A view that has such things in it: a list's rows.
@MainActor
protocol SpringTargetHolder: UIView {
  func springTarget(at point: CGPoint) -> (any SpringTarget)?
}

/// Activates what a drag rests above.
///
/// UIKIT: what rests is activated after half a second, and blinks before. A guess.
@MainActor
final class SpringLoading {
  private static let rest: TimeInterval = 0.5
  private static let blink: TimeInterval = 0.3
  private var target: (any SpringTarget)?
  private var context = SpringLoadContext(at: .zero)
  /// Counts the targets, so that what waits for a former one finds it gone.
  private var generation = 0

  /// The finger is at a point of the window, above `view`.
  func move(to point: CGPoint, above view: UIView?) {
    context.point = point
    let found = find(at: point, from: view)
    guard found?.identity != target?.identity else { return }
    leave()
    guard let found else { return }
    context = SpringLoadContext(at: point)
    guard found.allows(context) else { return }
    target = found
    enter(.possible)
    wait(Self.rest) { $0.enter(.activating) }
    wait(Self.rest + Self.blink) { loading in
      loading.enter(.activated)
      if let target = loading.target { target.activate(loading.context) }
      loading.leave(keepingTarget: true)
    }
  }

  func end() { leave() }

  private func find(at point: CGPoint, from view: UIView?) -> (any SpringTarget)? {
    for view in sequence(first: view, next: { $0?.superview }) {
      guard let view else { continue }
      for case let interaction as UISpringLoadedInteraction in view.interactions {
        return InteractionTarget(interaction: interaction)
      }
      if let holder = view as? any SpringTargetHolder,
        let found = holder.springTarget(at: view.convert(point, from: nil))
      {
        return found
      }
    }
    return nil
  }

  private func enter(_ state: UISpringLoadedInteractionEffectState) {
    context.state = state
    target?.changed(context)
  }

  private func leave(keepingTarget: Bool = false) {
    generation += 1
    if target != nil, context.state != .inactive { enter(.inactive) }
    if !keepingTarget { target = nil }
  }

  private func wait(_ delay: TimeInterval, _ body: @escaping (SpringLoading) -> Void) {
    let generation = generation
    MediaClock.current.schedule(after: delay) { [weak self] in
      if let self, self.generation == generation { body(self) }
    }
  }
}

/// A view with an interaction for it.
private struct InteractionTarget: SpringTarget {
  let interaction: UISpringLoadedInteraction

  var identity: AnyHashable { ObjectIdentifier(interaction) }

  func allows(_ context: SpringLoadContext) -> Bool {
    context.targetView = interaction.view
    return interaction.allows(context)
  }
  func changed(_ context: SpringLoadContext) {
    interaction.changed(context)
    if context.state == .inactive { interaction.finish() }
  }
  func activate(_ context: SpringLoadContext) { interaction.activate(context) }
}
