/// Which controllers are children of a split view controller now, and their views.
@MainActor
struct SplitChildren {
  private let split: UISplitViewController

  init(_ split: UISplitViewController) { self.split = split }

  private var wanted: [UIViewController] {
    if split.isCollapsed { return split.collapsedController.map { [$0] } ?? [] }
    return [UISplitViewController.Column.primary, .supplementary, .secondary].compactMap { split.columns[$0] }
  }

  func update() {
    let wanted = wanted
    for child in split.children where !wanted.contains(child) { remove(child) }
    for child in wanted where child.parent !== split { add(child) }
    split.layoutFacts.place()
  }

  private func add(_ child: UIViewController) {
    if child.parent != nil { child.removeFromParent() }
    split.addChild(child)
    guard let view = child.view else { return }
    view.translatesAutoresizingMaskIntoConstraints = true
    view.autoresizingMask = []
    split.view.addSubview(view)
    child.didMove(toParent: split)
  }

  func remove(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.viewIfLoaded?.removeFromSuperview()
    split.setOverrideTraitCollection(nil, forChild: child)
    child.removeFromParent()
  }
}
