extension UITraitChangeObservable {
  /// Sends `action` to `target` whenever one of `traits` changes, with the environment and its previous traits.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [any UITraitDefinition.Type], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let target = target as AnyObject
    return observe(traits) { [weak target] environment, previous in
      guard let target, !ObjectRuntime.send(action, to: target, [environment, previous]).found else { return }
      ActionRegistry.send(action, to: target, from: environment, event: nil)
    }
  }

  /// Sends `action` to the receiver whenever one of `traits` changes.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [any UITraitDefinition.Type], action: Selector
  ) -> any UITraitChangeRegistration { registerForTraitChanges(traits, target: self, action: action) }
}
