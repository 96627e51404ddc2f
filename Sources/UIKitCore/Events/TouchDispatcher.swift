/// Brings touches to recognizers first, then to views.
///
/// 1. A new touch gets its recognizers: those of the view beneath it and of its ancestors that want it. 2. Recognizers
/// see the event, phase by phase. 3. What they decide takes hold (`GestureArbiter`), and views lose claimed touches.
/// 4. Views see what is left. 5. Touches that are over leave; recognizers that are done are reset.
@MainActor
enum TouchDispatcher {
  /// The touches on their way.
  final class Course: HostContextPart {
    var routes: [TouchRoute] = []
  }

  private static let course: Course = HostContext.main.part()
  private static var routes: [TouchRoute] {
    _read { yield course.routes }
    _modify { yield &course.routes }
  }

  static func send(_ event: UIEvent, to window: UIWindow) {
    let touches = (event.allTouches ?? []).filter { $0.window === window && $0.phase != .stationary }
      .sorted { $0.serial < $1.serial }
    // 1.
    for touch in touches where touch.phase == .began { open(touch, event) }
    for route in routes { route.event = event }
    let concerned = recognizers(of: touches)
    // 2. and 3.
    GestureArbiter.perform {
      for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
        let group = touches.filter { $0.phase == phase }
        for recognizer in recognizers(of: group) { show(recognizer, group, phase, event) }
      }
    }
    // 4.
    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
      deliver(touches.filter { $0.phase == phase }, phase, event)
    }
    // 5.
    for touch in touches where touch.phase == .ended || touch.phase == .cancelled {
      for recognizer in touch.gestureRecognizers ?? [] { recognizer.release(touch) }
    }
    for recognizer in concerned { GestureArbiter.resetIfDone(recognizer) }
    settle()
  }

  /// A gesture has been recognized: the views that its touches are on hear that they are cancelled.
  static func didRecognize(_ recognizer: UIGestureRecognizer) {
    guard recognizer.cancelsTouchesInView else { return }
    let claimed = routes.filter { route in recognizer.sequence.contains { $0 === route.touch } }
    for route in claimed where route.delivery == .delivered {
      route.delivery = .finished
      let phase = route.touch.phase
      route.touch.phase = .cancelled
      route.view.touchesCancelled([route.touch], with: route.event)
      route.touch.phase = phase
    }
    for route in claimed { route.delivery = .finished }
  }

  /// Delivers what recognizers held back and do not want any more.
  static func settle() {
    for route in routes where route.delivery == .held && !route.beginningIsBlocked {
      begin([route])
    }
    for route in routes where route.endIsHeld && route.delivery == .delivered && !route.endIsBlocked {
      route.delivery = .finished
      route.view.touchesEnded([route.touch], with: route.event)
    }
    routes.removeAll { $0.delivery == .finished && ($0.touch.phase == .ended || $0.touch.phase == .cancelled) }
  }

  /// Whether a view has heard of one of the touches.
  static func hasDelivered(_ touches: [UITouch]) -> Bool {
    routes.contains { route in route.delivery == .delivered && touches.contains { $0 === route.touch } }
  }

  // MARK: Recognizers

  private static func open(_ touch: UITouch, _ event: UIEvent) {
    guard let view = touch.view else { return }
    touch.gestureRecognizers = Swift.sequence(first: view, next: \.superview)
      .flatMap { $0.gestureRecognizers ?? [] }
      .filter { wants($0, touch, event) }
    for recognizer in touch.gestureRecognizers ?? [] {
      recognizer.tracked.append(touch)
      recognizer.sequence.append(touch)
    }
    routes.append(TouchRoute(touch, on: view, event))
  }

  private static func wants(_ recognizer: UIGestureRecognizer, _ touch: UITouch, _ event: UIEvent) -> Bool {
    guard recognizer.isEnabled, recognizer.allowedTouchTypes.contains(where: { $0.intValue == touch.type.rawValue })
    else { return false }
    // What has a result waits for its last touch before it starts anew.
    guard [.possible, .began, .changed].contains(recognizer.currentState), recognizer.heldState == nil else {
      return false
    }
    guard recognizer.shouldReceive(event) else { return false }
    return recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
  }

  private static func recognizers(of touches: [UITouch]) -> [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    for recognizer in touches.flatMap({ $0.gestureRecognizers ?? [] })
    where !found.contains(where: { $0 === recognizer }) { found.append(recognizer) }
    return found
  }

  private static func show(
    _ recognizer: UIGestureRecognizer, _ touches: [UITouch], _ phase: UITouch.Phase, _ event: UIEvent
  ) {
    guard recognizer.isEnabled, [.possible, .began, .changed].contains(recognizer.currentState) else { return }
    let own = Set(touches.filter { touch in recognizer.tracked.contains { $0 === touch } })
    guard !own.isEmpty else { return }
    recognizer.modifierFlags = event.modifierFlags
    switch phase {
    case .began: recognizer.touchesBegan(own, with: event)
    case .moved: recognizer.touchesMoved(own, with: event)
    case .ended: recognizer.touchesEnded(own, with: event)
    case .cancelled: recognizer.touchesCancelled(own, with: event)
    default: break
    }
  }

  // MARK: Views

  private static func deliver(_ touches: [UITouch], _ phase: UITouch.Phase, _ event: UIEvent) {
    let concerned = routes.filter { route in touches.contains { $0 === route.touch } && route.delivery != .finished }
    switch phase {
    case .began:
      for route in concerned where route.isClaimed || isRefused(route) { route.delivery = .finished }
      begin(concerned.filter { $0.delivery == .held && !$0.beginningIsBlocked })
    case .moved:
      for (view, group) in byView(concerned.filter { $0.delivery == .delivered }) {
        view.touchesMoved(Set(group.map(\.touch)), with: event)
      }
    default:
      begin(concerned.filter { $0.delivery == .held && !$0.beginningIsBlocked })
      for route in concerned where route.endIsBlocked && phase == .ended { route.endIsHeld = true }
      for (view, group) in byView(concerned.filter { $0.delivery == .delivered && !$0.endIsHeld }) {
        for route in group { route.delivery = .finished }
        let ended = Set(group.map(\.touch))
        if phase == .ended {
          view.touchesEnded(ended, with: event)
        } else {
          view.touchesCancelled(ended, with: event)
        }
      }
    }
  }

  private static func begin(_ group: [TouchRoute]) {
    for (view, routes) in byView(group) {
      for route in routes {
        route.delivery = .delivered
        if route.touch.phase == .ended { route.endIsHeld = true }
      }
      guard let event = routes.first?.event else { continue }
      let touches = routes.map(\.touch)
      let now = touches.map { (phase: $0.phase, location: $0.windowLocation, previous: $0.previousWindowLocation) }
      // What was held back is told as it was: a drag begins where the finger went down.
      for route in routes {
        route.touch.phase = .began
        (route.touch.windowLocation, route.touch.previousWindowLocation) = (route.beginning, route.beginning)
      }
      view.touchesBegan(Set(touches), with: event)
      for (touch, now) in zip(touches, now) {
        if touch.phase == .began { touch.phase = now.phase }
        (touch.windowLocation, touch.previousWindowLocation) = (now.location, now.previous)
      }
    }
  }

  /// A view that takes one touch at a time refuses further ones; exclusive views refuse touches beside others'.
  private static func isRefused(_ route: TouchRoute) -> Bool {
    let others = routes.filter { $0 !== route && $0.delivery != .finished && $0.touch.window === route.touch.window }
    if !route.view.isMultipleTouchEnabled, others.contains(where: { $0.view === route.view }) { return true }
    let elsewhere = others.filter { $0.view !== route.view }
    return !elsewhere.isEmpty && (route.view.isExclusiveTouch || elsewhere.contains { $0.view.isExclusiveTouch })
  }

  private static func byView(_ routes: [TouchRoute]) -> [(UIView, [TouchRoute])] {
    var groups: [(UIView, [TouchRoute])] = []
    for route in routes {
      if let index = groups.firstIndex(where: { $0.0 === route.view }) {
        groups[index].1.append(route)
      } else {
        groups.append((route.view, [route]))
      }
    }
    return groups
  }
}
