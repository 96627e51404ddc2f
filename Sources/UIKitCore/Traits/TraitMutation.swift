/// What a trait closure writes to.
struct TraitMutation: UIMutableTraits {
  var values: TraitStorage

  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { values.value(of: trait) ?? Trait.defaultValue }
    set { values.set(trait, to: newValue) }
  }
}

/// Traits that a view, controller or window gives to itself and everything beneath.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitraitoverrides-swift.struct>
public struct UITraitOverrides: UIMutableTraits {
  var values = TraitStorage()

  /// The value of a trait; a program's own trait without one has its default.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { values.value(of: trait) ?? Trait.defaultValue }
    set { values.set(trait, to: newValue) }
  }

  /// Whether the overrides give `trait` a value.
  public func contains<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Bool { values.specifies(trait) }

  /// Lets `trait` flow in from the parent again.
  public mutating func remove<Trait: UITraitDefinition>(_ trait: Trait.Type) { values.remove(trait) }
}
