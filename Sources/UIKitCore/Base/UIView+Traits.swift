extension UIView {
  /// Traits flow from window to view; a controller, and the view's own overrides, may change them on their way.
  var resolvedTraits: UITraitCollection {
    let inherited = controller?.traitCollection ?? parent?.traitCollection ?? rootTraits
    return overriding(inherited.plain)
  }

  /// The traits that the view's surroundings give.
  var inheritedTraits: UITraitCollection { parent?.traitCollection.plain ?? rootTraits }

  /// `traits` with the view's own overrides.
  func overriding(_ traits: UITraitCollection) -> UITraitCollection {
    guard let extras else { return traits }
    let traits = extras.inList(traits)
    guard extras.traitOverrides.values != TraitStorage() else { return extras.contentSizeLimits.applied(to: traits) }
    return extras.contentSizeLimits.applied(
      to: UITraitCollection(traitsFrom: [traits, UITraitCollection(values: extras.traitOverrides.values)]))
  }

  /// Whether changed overrides do not wait for the layout: without a visible window there is none to wait for, and what
  /// is animated changes within the animation.
  var tellsTraitsAtOnce: Bool { window?.isHidden != false || AnimationContext.current != nil }

  /// Whether the view, or its controller, has other traits than its surroundings.
  var givesTraits: Bool {
    if let extras,
      extras.listEnvironment != nil || extras.traitOverrides.values != TraitStorage()
        || !extras.contentSizeLimits.isEmpty
    {
      return true
    }
    return flags.contains(.hasController) && controller?.overridesTraits == true
  }

  /// Takes the flags that tell what the view's class overrides.
  func noteTraitObservation() { flags.insert(ViewClassFlags.of(type(of: self), below: UIView.self)) }

  /// The view is a row, header or footer of a list of this style; nil: of none.
  func takeListEnvironment(_ environment: UIListEnvironment?) {
    guard extras?.listEnvironment != environment else { return }
    // What is not shown yet begins with the trait.
    guard window != nil else { return requireExtras().setListEnvironment(environment) }
    TraitPass.overridesChanged(of: self) { requireExtras().setListEnvironment(environment) }
  }

  /// Colors that the layer holds are those of the present traits.
  func resolveLayerColors() {
    if let color = extras?.backgroundColor, let layer = materializedLayer {
      layer.backgroundColor = color.resolvedColor(with: traitCollection).cgColor
    }
  }
}

extension UIView {
  /// Runs a method of the view that UIKit calls again when what it reads of the view's traits changes.
  func trackingTraits(_ method: TraitTracker.Method, _ body: () -> Void) {
    guard flags.contains(.readsTraits) else { return body() }
    let isOutermost = !flags.contains(.tracksTraits)
    let outer = extras?.traitTracker.begin()
    flags.insert(.tracksTraits)
    body()
    if isOutermost { flags.remove(.tracksTraits) }
    if extras?.traitTracker.end(method, around: outer) == true { observeTraits() }
  }

  /// The view's traits for the tracked method that runs.
  var notingTraits: UITraitCollection { requireExtras().traitTracker.noting(resolvedTraits) }

  /// Lets the methods of the view and its controller run again that have read what has changed.
  func invalidate(_ methods: [TraitTracker.Method]) {
    for method in methods {
      switch method {
      case .layout: setNeedsLayout()
      case .constraints: setNeedsUpdateConstraints()
      case .properties: setNeedsUpdateProperties()
      case .display: setNeedsDisplay()
      case .unavailableContent: controller?.setNeedsUpdateContentUnavailableConfiguration()
      }
    }
  }
}

extension ViewExtras {
  func setListEnvironment(_ environment: UIListEnvironment?) {
    listEnvironment = environment
    listTraits = nil
  }

  /// `traits` with the style of the list that the view is a row of.
  @MainActor
  func inList(_ traits: UITraitCollection) -> UITraitCollection {
    guard let listEnvironment else { return traits }
    // OPTIMIZATION: everything in a row asks again and again.
    if let listTraits, listTraits.surroundings === traits { return listTraits.own }
    let own = UITraitCollection(traitsFrom: [traits, UITraitCollection(listEnvironment: listEnvironment)])
    listTraits = (traits, own)
    return own
  }
}
