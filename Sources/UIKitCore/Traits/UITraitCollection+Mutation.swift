extension UITraitCollection {
  /// A collection with what `mutations` writes, and nothing else.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(values: TraitMutation.apply(mutations, to: TraitStorage()))
  }

  /// This collection with what `mutations` writes.
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    UITraitCollection(values: TraitMutation.apply(mutations, to: values))
  }

  /// The value of `trait`; its default when unspecified.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    willRead(trait)
    return values.value(of: trait) ?? Trait.defaultValue
  }

  /// This collection with one value replaced.
  public func replacing<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value) -> UITraitCollection {
    var changed = values
    changed.set(trait, to: value)
    return UITraitCollection(values: changed)
  }

  /// A collection that specifies `trait` alone.
  public convenience init<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value) {
    self.init(values: TraitStorage { $0.set(trait, to: value) })
  }

  /// The traits, UIKit's own and the client's, whose values differ between the collections.
  public func changedTraits(from traitCollection: UITraitCollection?) -> [any UITraitDefinition.Type] {
    let other = traitCollection?.values ?? TraitStorage()
    let known = Set(Self.systemTraits.map { ObjectIdentifier($0) })
    let clients = values.custom.merging(other.custom) { own, _ in own }.filter { !known.contains($0.key) }
    return (Self.systemTraits + clients.values.map(\.trait)).filter { values.differs($0, from: other) }
  }

  /// The traits on which dynamic colours depend.
  public static var systemTraitsAffectingColorAppearance: [any UITraitDefinition.Type] {
    systemTraits.filter { $0.affectsColorAppearance }
  }

  /// The traits by which images of asset catalogs are chosen.
  public static var systemTraitsAffectingImageLookup: [any UITraitDefinition.Type] { systemTraits }

  static nonisolated(unsafe) let systemTraits: [any UITraitDefinition.Type] = [
    UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitUserInterfaceIdiom.self,
    UITraitUserInterfaceStyle.self, UITraitDisplayScale.self, UITraitDisplayGamut.self, UITraitLayoutDirection.self,
    UITraitPreferredContentSizeCategory.self, UITraitForceTouchCapability.self, UITraitAccessibilityContrast.self,
    UITraitUserInterfaceLevel.self, UITraitLegibilityWeight.self, UITraitActiveAppearance.self,
    UITraitListEnvironment.self, UITraitSceneCaptureState.self, UITraitImageDynamicRange.self,
    UITraitToolbarItemPresentationSize.self, UITraitHDRHeadroomUsageLimit.self,
    UITraitSplitViewControllerLayoutEnvironment.self, UITraitTypesettingLanguage.self,
    UITraitResolvesNaturalAlignmentWithBaseWritingDirection.self, UITraitTabAccessoryEnvironment.self,
  ]
}

extension TraitMutation {
  static func apply(_ mutations: (inout any UIMutableTraits) -> Void, to values: TraitStorage) -> TraitStorage {
    var traits: any UIMutableTraits = TraitMutation(values: values)
    mutations(&traits)
    return (traits as? TraitMutation)?.values ?? values
  }
}
