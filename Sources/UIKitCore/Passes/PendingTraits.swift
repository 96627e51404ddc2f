internal import QuartzCore

/// Changes of overrides that nobody has been told of yet.
///
/// UIKIT: overrides that change, however often, are told once, before the next layout, or where the program asks with
/// `updateTraitsIfNeeded()` (WWDC23, "Unleash the UIKit trait system"). Traits themselves are up to date at once here;
/// what no visible window shows hears at once too, for nothing would lay it out.
@MainActor
enum PendingTraits {
  final class Course: HostContextPart {
    @exclusivity(unchecked) fileprivate var changes: [ObjectIdentifier: Change] = [:]
  }

  /// What a view, and its controller, saw when they were last told.
  struct Change {
    fileprivate weak var view: UIView?
    fileprivate(set) var controllerTraits: UITraitCollection?
    let viewTraits: UITraitCollection
  }

  private static let course: Course = HostContext.main.part()
  /// Handlers that change what they are told of do so frame by frame after as many.
  private static let maximumRounds = 1000

  static var isEmpty: Bool { course.changes.isEmpty }

  /// Notes that `view` is about to change its traits, or its controller its own; false where it has to tell at once.
  static func note(_ view: UIView, ofController: Bool) -> Bool {
    guard !view.tellsTraitsAtOnce else { return false }
    let key = ObjectIdentifier(view)
    var change = course.changes[key] ?? Change(view: view, viewTraits: seen(view))
    if ofController, change.controllerTraits == nil { change.controllerTraits = controllerTraits(of: view) }
    course.changes[key] = change
    view.setNeedsLayout()
    return true
  }

  /// The change of `view`, which is told now.
  static func take(_ view: UIView) -> Change? {
    course.changes.isEmpty ? nil : course.changes.removeValue(forKey: ObjectIdentifier(view))
  }

  /// Tells of everything, from the top down.
  static func deliver() {
    guard !course.changes.isEmpty else { return }
    for _ in 0..<maximumRounds {
      course.changes = course.changes.filter { $0.value.view != nil }
      let views = course.changes.values.compactMap(\.view)
      guard let view = views.min(by: { depth($0) < depth($1) }), let change = take(view) else { return }
      TraitPass.told(view, change)
    }
  }

  /// The traits that the subtree of `view` was last told of.
  private static func seen(_ view: UIView) -> UITraitCollection {
    if let change = course.changes[ObjectIdentifier(view)] { return change.viewTraits }
    guard !course.changes.isEmpty, view.parent != nil else { return view.traitCollection }
    return view.overriding(controllerTraits(of: view))
  }

  private static func controllerTraits(of view: UIView) -> UITraitCollection {
    view.controllerTraits(inheriting: view.parent.map(seen)?.plain ?? view.inheritedTraits)
  }

  private static func depth(_ view: UIView) -> Int {
    sequence(first: view, next: \.parent).reduce(0) { count, _ in count + 1 }
  }
}

extension UITraitChangeObservable {
  /// Brings the receiver and what is in it to the traits that hold now, before the next layout would.
  ///
  /// Whoever observes the traits that have changed is told at once.
  public func updateTraitsIfNeeded() { PendingTraits.deliver() }
}
