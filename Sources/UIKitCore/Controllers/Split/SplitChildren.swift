/// Which controllers are children of a split view controller now, their views, and which of them appear.
@MainActor
struct SplitChildren {
  private let split: UISplitViewController

  init(_ split: UISplitViewController) { self.split = split }

  private var wanted: [UIViewController] {
    if split.isCollapsed { return split.collapsedController.map { [$0] } ?? [] }
    let inspector: [UISplitViewController.Column] = split.showsInspector ? [.inspector] : []
    return ([.primary, .supplementary, .secondary] + inspector).compactMap { split.columns[$0] }
  }

  /// UIKIT: they are children as soon as they are given; their views come when the split view controller's is loaded. A
  /// guess.
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

  // MARK: Appearance

  /// Whether a child appears with the split view controller: a column that is hidden has disappeared, and one that is
  /// hidden from the start has not appeared yet.
  func shows(_ child: UIViewController) -> Bool {
    guard !split.isCollapsed else { return true }
    let facts = split.layoutFacts
    let seen = facts.columns(in: facts.mode)
    return !sides.contains { split.columns[$0] === child && !seen.contains($0) }
  }

  private var sides: [UISplitViewController.Column] { [.primary, .supplementary] }
  private var controllers: [UIViewController] {
    guard !split.isCollapsed, split.appearance == .appeared || split.appearance == .appearing else { return [] }
    return sides.compactMap { split.columns[$0] }.filter { $0.parent === split && $0.isViewLoaded }
  }

  /// Tells the columns that they will come or go.
  func begin(animated: Bool) {
    for controller in controllers { AppearancePass.begin(controller, appearing: shows(controller), animated: animated) }
  }

  /// Tells them that they have. What appears with the split view controller itself is told with it.
  func end() {
    guard split.appearance == .appeared else { return }
    for controller in controllers { AppearancePass.end(controller) }
  }

  /// Follows a change that does not take time.
  func change() {
    begin(animated: false)
    end()
  }
}
