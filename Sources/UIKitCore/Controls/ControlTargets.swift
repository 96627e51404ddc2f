/// Who is told of which events of a control.
struct ControlTargets {
  enum Entry {
    case selector(AnyObject?, Selector)
    case action(UIAction)
  }

  private struct Registration {
    weak var target: AnyObject?
    /// Without a target the responder chain is asked.
    var hasTarget: Bool
    var selector: Selector?
    var action: UIAction?
    var events: UIControl.Event
  }

  private var list: [Registration] = []

  mutating func add(_ target: AnyObject?, _ selector: Selector, _ events: UIControl.Event) {
    if let index = list.firstIndex(where: { $0.target === target && $0.selector == selector }) {
      list[index].events.formUnion(events)
      return
    }
    list.append(Registration(target: target, hasTarget: target != nil, selector: selector, events: events))
  }

  @MainActor
  mutating func add(_ action: UIAction, _ events: UIControl.Event) {
    list.removeAll { $0.action?.identifier == action.identifier }
    list.append(Registration(target: nil, hasTarget: false, action: action, events: events))
  }

  mutating func remove(_ target: AnyObject?, _ selector: Selector?, _ events: UIControl.Event) {
    strip(events) { entry in
      guard let own = entry.selector else { return false }
      return (target == nil || entry.target === target) && (selector == nil || own == selector)
    }
  }

  @MainActor
  mutating func remove(_ identifier: UIAction.Identifier, _ events: UIControl.Event) {
    strip(events) { $0.action?.identifier == identifier }
  }

  private mutating func strip(_ events: UIControl.Event, where matches: (Registration) -> Bool) {
    for index in list.indices where matches(list[index]) { list[index].events.subtract(events) }
    list.removeAll { $0.events.isEmpty }
  }

  /// Who wants `events`, in the order of registration; targets that are gone are skipped.
  func entries(for events: UIControl.Event) -> [Entry] {
    list.filter { !$0.events.isDisjoint(with: events) && !($0.hasTarget && $0.target == nil) }.map { entry in
      if let action = entry.action { return .action(action) }
      return .selector(entry.target, entry.selector ?? Selector(""))
    }
  }

  var events: UIControl.Event { list.reduce(into: []) { $0.formUnion($1.events) } }
  var all: Set<AnyHashable> { Set(list.compactMap { $0.target as? NSObject }) }

  func names(_ target: AnyObject?, _ event: UIControl.Event) -> [String]? {
    let names = list.filter { $0.target === target && !$0.events.isDisjoint(with: event) }.compactMap {
      $0.selector?.name
    }
    return names.isEmpty ? nil : names
  }
}
