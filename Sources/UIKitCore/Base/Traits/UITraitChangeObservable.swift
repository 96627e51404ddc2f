/// A registration to be told of trait changes; keeps nothing alive.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitraitchangeregistration-swift.protocol>
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: AnyObject {}

/// Whatever tells of changes of its traits.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitraitchangeobservable-67e94>
@preconcurrency @MainActor
public protocol UITraitChangeObservable {
  /// Calls `handler` with the environment and its previous traits whenever one of `traits` changes.
  @discardableResult
  func registerForTraitChanges<Environment: UITraitEnvironment>(
    _ traits: [any UITraitDefinition.Type],
    handler: @escaping (_ traitEnvironment: Environment, _ previousTraitCollection: UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration

  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

extension UITraitChangeObservable {
  /// Sends `action` to `target` whenever one of `traits` changes, with the environment and its previous traits.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [any UITraitDefinition.Type], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let target = target as AnyObject
    return observe(traits) { [weak target] environment, _ in
      if let target { ActionRegistry.send(action, to: target, from: environment, event: nil) }
    }
  }

  /// Sends `action` to the receiver whenever one of `traits` changes.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [any UITraitDefinition.Type], action: Selector
  ) -> any UITraitChangeRegistration { registerForTraitChanges(traits, target: self, action: action) }

  /// For handlers that take any environment.
  private func observe(
    _ traits: [any UITraitDefinition.Type],
    _ handler: @escaping (any UITraitEnvironment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    switch self {
    case is UIView: registerForTraitChanges(traits) { (view: UIView, old) in handler(view, old) }
    case is UIViewController:
      registerForTraitChanges(traits) { (controller: UIViewController, old) in handler(controller, old) }
    default: TraitRegistration(traits: traits, call: handler)
    }
  }
}

/// One registration: which traits, and what to call.
final class TraitRegistration: UITraitChangeRegistration {
  let traits: [any UITraitDefinition.Type]
  let call: (any UITraitEnvironment, UITraitCollection) -> Void

  init(
    traits: [any UITraitDefinition.Type], call: @escaping (any UITraitEnvironment, UITraitCollection) -> Void
  ) {
    self.traits = traits
    self.call = call
  }

  func concerns(_ old: UITraitCollection, _ new: UITraitCollection) -> Bool {
    traits.contains { new.values.differs($0, from: old.values) }
  }
}

/// The registrations of one environment.
struct TraitRegistrations {
  private var list: [TraitRegistration] = []
  var isEmpty: Bool { list.isEmpty }

  @MainActor
  mutating func add<Environment: UITraitEnvironment>(
    _ traits: [any UITraitDefinition.Type], _ handler: @escaping (Environment, UITraitCollection) -> Void
  ) -> TraitRegistration {
    let registration = TraitRegistration(traits: traits) { environment, previous in
      if let environment = environment as? Environment { handler(environment, previous) }
    }
    list.append(registration)
    return registration
  }

  mutating func remove(_ registration: any UITraitChangeRegistration) { list.removeAll { $0 === registration } }

  @MainActor
  func notify(_ environment: any UITraitEnvironment, from old: UITraitCollection, to new: UITraitCollection) {
    for registration in list where registration.concerns(old, new) { registration.call(environment, old) }
  }
}
