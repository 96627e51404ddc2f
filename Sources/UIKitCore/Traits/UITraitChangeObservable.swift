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

  /// Ends a registration; its handler is not called again.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

extension UITraitChangeObservable {
  /// For handlers that take any environment.
  func observe(
    _ traits: [any UITraitDefinition.Type],
    _ handler: @escaping (any UITraitEnvironment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    (self as? any AnyTraitObservable)?.observeAny(traits, handler) ?? TraitRegistration(traits: traits, call: handler)
  }
}

/// What takes handlers for any kind of environment: views and controllers.
@MainActor
protocol AnyTraitObservable {
  func observeAny(
    _ traits: [any UITraitDefinition.Type], _ handler: @escaping (any UITraitEnvironment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration
}
