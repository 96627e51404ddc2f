extension TraitStorage {
  /// The value of any trait; nil when unspecified.
  func value<Trait: UITraitDefinition>(of trait: Trait.Type) -> Trait.Value? {
    if let builtIn = trait as? any BuiltInTrait.Type { return read(builtIn) as? Trait.Value }
    return custom[ObjectIdentifier(trait)]?.value as? Trait.Value
  }

  private func read<Trait: BuiltInTrait>(_ trait: Trait.Type) -> Any? { self[keyPath: Trait.storage] }

  mutating func set<Trait: UITraitDefinition>(_ trait: Trait.Type, to value: Trait.Value) {
    if let builtIn = trait as? any BuiltInTrait.Type { return write(builtIn, value) }
    if let system = trait as? any SystemTrait.Type, system.isUnspecified(value) { return remove(trait) }
    custom[ObjectIdentifier(trait)] = TraitValue(value, of: trait, stamp: Self.nextStamp())
  }

  private mutating func write<Trait: BuiltInTrait>(_ trait: Trait.Type, _ value: Any) {
    self[keyPath: Trait.storage] = value as? Trait.Value
    self = normalized()
  }

  mutating func remove<Trait: UITraitDefinition>(_ trait: Trait.Type) {
    if let builtIn = trait as? any BuiltInTrait.Type { return clear(builtIn) }
    custom[ObjectIdentifier(trait)] = nil
  }

  private mutating func clear<Trait: BuiltInTrait>(_ trait: Trait.Type) { self[keyPath: Trait.storage] = nil }

  func specifies<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Bool { value(of: trait) != nil }

  /// Whether `trait` has different values here and in `other`.
  func differs(_ trait: any UITraitDefinition.Type, from other: TraitStorage) -> Bool {
    if let builtIn = trait as? any BuiltInTrait.Type { return differsBuiltIn(builtIn, from: other) }
    return differsCustom(trait, from: other)
  }

  private func differsCustom<Trait: UITraitDefinition>(_ trait: Trait.Type, from other: TraitStorage) -> Bool {
    let (own, others) = (custom[ObjectIdentifier(trait)], other.custom[ObjectIdentifier(trait)])
    if own == others { return false }
    if own != nil, others != nil { return true }
    // What is not specified has the default value.
    let values = [own, others].map { ($0?.value ?? trait.defaultValue) as? AnyHashable }
    return values[0] == nil || values[0] != values[1]
  }

  private func differsBuiltIn<Trait: BuiltInTrait>(_ trait: Trait.Type, from other: TraitStorage) -> Bool {
    let (a, b) = (self[keyPath: Trait.storage], other[keyPath: Trait.storage])
    return (a as? AnyHashable) != (b as? AnyHashable)
  }

  /// Tells values that cannot be compared apart.
  private static func nextStamp() -> UInt64 { UInt64.random(in: 1 ... .max) }
}
