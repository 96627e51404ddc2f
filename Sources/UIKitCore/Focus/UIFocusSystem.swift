/// Which item of a window has the focus, and how it moves: by keys or by request.
///
/// Source: <https://developer.apple.com/documentation/uikit/uifocussystem>
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
  public nonisolated static let didUpdateNotification = Notification.Name("UIFocusDidUpdateNotification")
  public nonisolated static let movementDidFailNotification = Notification.Name("UIFocusMovementDidFailNotification")

  private weak var window: UIWindow?
  private weak var item: (any UIFocusItem)?
  private weak var waiting: (any UIFocusEnvironment)?
  private let halo = FocusHalo()

  init(window: UIWindow) {
    self.window = window
    super.init()
  }

  /// The system that an environment belongs to, or nil outside of a window.
  public static func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
    guard let responder = environment as? UIResponder else {
      return environment.parentFocusEnvironment.flatMap(focusSystem)
    }
    return responder.responderWindow?.focusSystem
  }

  /// Whether an environment holds another, or is it.
  public static func environment(
    _ environment: any UIFocusEnvironment, contains other: any UIFocusEnvironment
  ) -> Bool { chain(other).contains { $0 === environment } }

  /// The item that has the focus. Nil when none has it, or when it has left the window.
  open var focusedItem: (any UIFocusItem)? {
    guard let item else { return nil }
    if let view = item as? UIView, view.window !== window { return nil }
    return item
  }

  /// Asks that the focus go to what an environment prefers.
  open func requestFocusUpdate(to environment: any UIFocusEnvironment) {
    waiting = environment
    window?.setNeedsLayout()
  }

  /// What an environment prefers has changed: the focus follows, if it is inside.
  func refresh(_ responder: UIResponder) {
    guard let environment = responder as? any UIFocusEnvironment, let item = focusedItem,
      Self.environment(environment, contains: item)
    else { return }
    requestFocusUpdate(to: environment)
  }

  open func updateFocusIfNeeded() {
    guard let environment = waiting else { return }
    waiting = nil
    if let next = FocusEntry.item(in: environment) { move(to: next, heading: []) }
  }

  // MARK: Moves

  /// Moves the focus one step. False when there is nowhere to go.
  func step(_ heading: UIFocusHeading) -> Bool {
    guard let window else { return false }
    guard let current = focusedItem as? UIView else {
      return FocusEntry.item(in: FocusEntry.front(of: window)).map { move(to: $0, heading: heading) } ?? false
    }
    if let next = FocusEntry.neighbour(of: current, in: window, heading: heading) {
      return move(to: next, heading: heading)
    }
    NotificationCenter.default.post(name: Self.movementDidFailNotification, object: self)
    return false
  }

  @discardableResult
  func move(to next: (any UIFocusItem)?, heading: UIFocusHeading) -> Bool {
    let previous = focusedItem
    guard next !== previous else { return false }
    let context = UIFocusUpdateContext(from: previous, to: next, heading: heading)
    let environments = Self.environments(of: previous, next)
    for environment in environments {
      let list = environment as? any FocusList
      guard environment.shouldUpdateFocus(in: context), list?.focusMayMove(context) != false else { return false }
    }
    item = next
    halo.show(around: next as? UIView)
    let coordinator = UIFocusAnimationCoordinator()
    for view in [previous, next] { Self.showState(of: view as? UIView) }
    for environment in environments {
      environment.didUpdateFocus(in: context, with: coordinator)
      (environment as? any FocusList)?.focusDidMove(context, coordinator)
    }
    coordinator.run()
    selectIfFollowing(next as? UIView)
    NotificationCenter.default.post(
      name: Self.didUpdateNotification, object: self, userInfo: ["UIFocusUpdateContextKey": context])
    return true
  }

  /// A cell goes out of use: it has the focus no longer.
  func leave(_ view: UIView) {
    guard item === view else { return }
    item = nil
    halo.show(around: nil)
  }

  /// Does what a tap on the focused item does.
  func activate() -> Bool {
    guard let view = focusedItem as? UIView else { return false }
    if let list = view.superview as? any FocusList, let path = list.focusPath(of: view) {
      list.activateFocused(path)
    } else if let control = view as? UIControl {
      control.sendActions(for: .primaryActionTriggered)
    } else {
      return false
    }
    return true
  }

  private func selectIfFollowing(_ view: UIView?) {
    guard let view, let list = view.superview as? any FocusList, let path = list.focusPath(of: view) else { return }
    list.lastFocusedPath = path
    if list.focusSelects(path) { list.activateFocused(path) }
  }

  private static func showState(of view: UIView?) {
    (view as? any FocusShowing)?.focusStateDidChange()
    (view as? UIControl)?.setNeedsLayout()
  }

  // MARK: Chains

  private static func chain(_ environment: (any UIFocusEnvironment)?) -> [any UIFocusEnvironment] {
    var chain: [any UIFocusEnvironment] = []
    var next = environment
    while let current = next {
      chain.append(current)
      next = current.parentFocusEnvironment
    }
    return chain
  }

  /// All that hold the old or the new item, each once, from the inside.
  private static func environments(of old: (any UIFocusItem)?, _ new: (any UIFocusItem)?) -> [any UIFocusEnvironment] {
    var seen: Set<ObjectIdentifier> = []
    return (chain(old) + chain(new)).filter { seen.insert(ObjectIdentifier($0)).inserted }
  }
}
