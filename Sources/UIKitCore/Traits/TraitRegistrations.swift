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
