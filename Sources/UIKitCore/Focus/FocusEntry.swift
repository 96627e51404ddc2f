/// Where the focus goes: into an environment, to the neighbour in a direction, to the next group.
@MainActor
enum FocusEntry {
  /// What lies in front in a window: the controller presented last, or the root.
  static func front(of window: UIWindow) -> any UIFocusEnvironment { window.frontController ?? window }

  /// The item that an environment prefers, the first that can have the focus otherwise.
  static func item(in environment: any UIFocusEnvironment) -> (any UIFocusItem)? {
    var seen: Set<ObjectIdentifier> = []
    return item(in: environment, &seen)
  }

  private static func item(
    in environment: any UIFocusEnvironment, _ seen: inout Set<ObjectIdentifier>
  ) -> (any UIFocusItem)? {
    guard seen.insert(ObjectIdentifier(environment)).inserted else { return nil }
    if let list = environment as? any FocusList, let entry = list.entry { return entry }
    for preferred in environment.preferredFocusEnvironments {
      if let found = item(in: preferred, &seen) { return found }
    }
    if let item = environment as? any UIFocusItem, item.canBecomeFocused { return item }
    guard let view = environment as? UIView ?? environment.focusItemContainer as? UIView else { return nil }
    return groups(in: view).first?.entry
  }

  static func neighbour(of view: UIView, in window: UIWindow, heading: UIFocusHeading) -> (any UIFocusItem)? {
    let list = view.superview as? any FocusList
    guard heading != .next, heading != .previous else { return entry(beside: view, in: window, heading == .next) }
    if let next = list?.neighbour(of: view, heading: heading) { return next }
    let start = view.convert(view.bounds, to: window)
    let others = groups(in: frontView(of: window)).flatMap(\.candidates)
      .filter { $0 !== view && (list == nil || $0.superview !== list) }
    let frames = others.map { $0.convert($0.bounds, to: window) }
    return FocusSearch.nearest(from: start, heading: heading, among: frames).map { others[$0] }
  }

  private static func entry(beside view: UIView, in window: UIWindow, _ isForward: Bool) -> UIView? {
    let all = groups(in: frontView(of: window))
    guard all.count > 1, let index = all.firstIndex(where: { $0.key == key(of: view) }) else { return nil }
    return all[(index + (isForward ? 1 : all.count - 1)) % all.count].entry
  }

  private static func frontView(of window: UIWindow) -> UIView {
    front(of: window).focusItemContainer as? UIView ?? window
  }

  // MARK: Groups

  private struct Group {
    var key: String
    var list: (any FocusList)?
    var candidates: [UIView] = []
    @MainActor var entry: UIView? { list?.entry ?? candidates.first }
  }

  /// Items that keys reach from each other: those of a list, of one identifier, and all others. In the order of reading.
  private static func groups(in root: UIView) -> [Group] {
    var groups: [String: Group] = [:]
    var order: [(key: String, at: CGPoint)] = []
    visit(root) { view, list in
      let key = key(of: view)
      if groups[key] == nil {
        groups[key] = Group(key: key, list: list)
        order.append((key, (list ?? view).convert(CGPoint.zero, to: nil)))
      }
      groups[key]?.candidates.append(view)
    }
    order.sort { ($0.at.y, $0.at.x) < ($1.at.y, $1.at.x) }
    return order.compactMap { groups[$0.key] }
  }

  private static func key(of view: UIView) -> String {
    for ancestor in sequence(first: view, next: \.superview) {
      if let identifier = ancestor.focusGroupIdentifier { return identifier }
      if ancestor is any FocusList { return "list \(ObjectIdentifier(ancestor))" }
    }
    return ""
  }

  private static func visit(_ view: UIView, _ found: (UIView, (any FocusList)?) -> Void) {
    guard !view.isHidden, view.alpha > 0, view.isUserInteractionEnabled else { return }
    if view.canBecomeFocused { return found(view, view.superview as? any FocusList) }
    let children = view.subviews.sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
    for child in children { visit(child, found) }
  }
}
