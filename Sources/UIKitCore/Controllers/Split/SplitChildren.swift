/// Which controllers are children of a split view controller now, and their views.
@MainActor
struct SplitChildren {
  private let split: UISplitViewController

  init(_ split: UISplitViewController) { self.split = split }

  private var wanted: [UIViewController] {
    if split.isCollapsed { return split.collapsedController.map { [$0] } ?? [] }
    let inspector: [UISplitViewController.Column] = split.showsInspector ? [.inspector] : []
    return ([.primary, .supplementary, .secondary] + inspector).compactMap { split.columns[$0] }
  }

  /// UIKIT: they are children as soon as they are given; their views come when the split view controller's is loaded.
  func update() {
    let wanted = wanted
    for child in split.children where !wanted.contains(child) { remove(child) }
    for child in wanted {
      let isNew = child.parent !== split
      if isNew {
        if child.parent != nil { child.removeFromParent() }
        split.addChild(child)
      }
      if split.isViewLoaded { addView(of: child) }
      if isNew { child.didMove(toParent: split) }
    }
    if split.isViewLoaded { split.layoutFacts.place() }
  }

  private func addView(of child: UIViewController) {
    guard let view = child.view, view.superview !== split.view else { return }
    view.translatesAutoresizingMaskIntoConstraints = true
    view.autoresizingMask = []
    split.view.addSubview(view)
  }

  func remove(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.viewIfLoaded?.removeFromSuperview()
    split.setOverrideTraitCollection(nil, forChild: child)
    child.removeFromParent()
  }
}
