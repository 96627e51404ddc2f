/// Tells views and hover recognizers where a pointer without a pressed button is.
@MainActor
package enum PointerDispatcher {
  /// What is beneath the pointer.
  final class Course: HostContextPart {
    var recognizers: [WeakRecognizer] = []
    var interactions: [WeakInteraction] = []
  }
  private static let course: Course = HostContext.main.part()
  struct WeakInteraction { weak var interaction: UIPointerInteraction? }

  /// The pointer is at `point` of the window, in points; nil when it has left it.
  package static func move(to point: CGPoint?, in window: UIWindow, modifiers: UIKeyModifierFlags = []) {
    let hit = point.flatMap { window.hitTest($0, with: nil) }
    let line = Array(sequence(first: hit, next: { $0?.superview }).compactMap { $0 })
    hover(line, point)
    // UIKIT: the innermost view with an interaction that is on has the pointer. A guess.
    let inner = line.lazy.compactMap { view in
      view.interactions.lazy.compactMap { $0 as? UIPointerInteraction }.first { $0.isEnabled }
    }.first
    for old in course.interactions.compactMap(\.interaction) where old !== inner { old.leave() }
    course.interactions = inner.map { [WeakInteraction(interaction: $0)] } ?? []
    if let inner, let point, let view = inner.view { inner.move(to: view.convert(point, from: nil), modifiers) }
  }

  private static func hover(_ line: [UIView], _ point: CGPoint?) {
    let beneath = line.flatMap { $0.gestureRecognizers ?? [] }.compactMap { $0 as? UIHoverGestureRecognizer }
      .filter(\.isEnabled)
    for case let old as UIHoverGestureRecognizer in course.recognizers.compactMap(\.recognizer)
    where !beneath.contains(where: { $0 === old }) {
      old.pointerMoved(to: nil)
    }
    course.recognizers = beneath.map { WeakRecognizer(recognizer: $0) }
    for recognizer in beneath { recognizer.pointerMoved(to: point) }
  }
}
