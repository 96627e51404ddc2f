extension UIView {
  /// Traits flow from window to view; a controller may change them for its view.
  var resolvedTraits: UITraitCollection {
    if let controller { return controller.traitCollection }
    return parent?.traitCollection ?? UIScreen.main.traitCollection
  }

  /// The view has come into another environment: what it resolved by traits is stale.
  func traitsMayHaveChanged() {
    if let color = extras?.backgroundColor, let layer = materializedLayer {
      layer.backgroundColor = color.resolvedColor(with: traitCollection).cgColor
    }
  }
}
