/// Which columns of an expanded split view controller appear and disappear.
///
/// A column that is hidden has disappeared, and one that is hidden from the start has not appeared yet.
@MainActor
struct SplitAppearance {
  private let split: UISplitViewController

  init(_ split: UISplitViewController) { self.split = split }

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
