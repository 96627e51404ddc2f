/// Updates of properties: each before the layout of its view, from the top down.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiview/updateproperties()>
@MainActor
enum PropertiesPass {
  /// What waits in a view's subtree, now.
  static func run(_ view: UIView) {
    if view.flags.contains(.needsUpdateProperties) { update(view) }
    for child in view.children { run(child) }
  }

  /// The controller of a view first, then the view.
  static func update(_ view: UIView) {
    view.flags.remove(.needsUpdateProperties)
    if view.flags.contains(.hasController) { view.updateControllersProperties() }
    view.trackingTraits(.properties) { view.updateProperties() }
  }
}
