/// How two columns become one stack, and two again.
@MainActor
struct SplitCollapse {
  private let split: UISplitViewController

  init(_ split: UISplitViewController) { self.split = split }

  // MARK: Collapsing

  func collapse() {
    if split.style != .unspecified { return collapseColumns() }
    guard let primary = split.columns[.primary] else { return }
    let target = split.delegate?.primaryViewController(forCollapsing: split) ?? primary
    // Children must have left their old parents before they move into a stack.
    if let secondary = split.columns[.secondary] {
      let handled =
        split.delegate?.splitViewController(split, collapseSecondary: secondary, onto: target) ?? false
      if !handled {
        release(secondary)
        target.collapseSecondaryViewController(secondary, for: split)
      }
    }
    split.collapsedController = target
    split.columns = [:]
  }

  /// UIKIT: the compact column where there is one; else the primary's stack with the later columns on top.
  private func collapseColumns() {
    let proposed = [.compact, .secondary].first { split.columns[$0] != nil } ?? UISplitViewController.Column.primary
    let top =
      split.delegate?.splitViewController(split, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
    if top == .compact, let compact = split.columns[.compact] {
      split.collapsedController = compact
      return
    }
    guard let primary = split.columns[.primary] as? UINavigationController else {
      split.collapsedController = split.columns[.secondary]
      return
    }
    for column in [UISplitViewController.Column.supplementary, .secondary]
    where column.rawValue <= top.rawValue {
      if let controller = split.columns[column] { push(controller, onto: primary, animated: false) }
    }
    split.collapsedController = primary
  }

  /// Columns: the controllers of a container go onto the stack one by one. The classic style takes all of them whole.
  func push(_ controller: UIViewController, onto navigation: UINavigationController, animated: Bool = true) {
    release(controller)
    if split.style == .unspecified {
      navigation.setViewControllers(navigation.viewControllers + [controller], animated: animated)
    } else if let inner = controller as? UINavigationController {
      let moved = inner.viewControllers
      inner.setViewControllers([], animated: false)
      navigation.setViewControllers(navigation.viewControllers + moved, animated: animated)
    } else {
      navigation.pushViewController(controller, animated: animated)
    }
  }

  /// UIKIT: a detail that is on top gives its place to the new one; on the primary it is pushed.
  func showDetail(_ controller: UIViewController, on navigation: UINavigationController) {
    let tops = (controller as? UINavigationController)?.viewControllers ?? [controller]
    guard let shown = split.columns[.secondary] as? UINavigationController, split.style != .unspecified,
      let first = shown.viewControllers.first ?? split.shownDetail, navigation.viewControllers.contains(first)
    else {
      push(controller, onto: navigation)
      split.shownDetail = tops.first
      return
    }
    let kept = navigation.viewControllers.prefix { $0 !== first }
    (controller as? UINavigationController)?.setViewControllers([], animated: false)
    navigation.setViewControllers(kept + tops, animated: false)
    split.shownDetail = tops.first
  }

  private func release(_ controller: UIViewController) {
    guard controller.parent === split else { return }
    SplitChildren(split).remove(controller)
  }

  // MARK: Expanding

  func expand() {
    if split.style != .unspecified { return expandColumns() }
    guard let collapsed = split.collapsedController else { return }
    let primary = split.delegate?.primaryViewController(forExpanding: split) ?? collapsed
    let secondary =
      split.delegate?.splitViewController(split, separateSecondaryFrom: primary)
      ?? primary.separateSecondaryViewController(for: split)
    split.collapsedController = nil
    split.columns[.primary] = primary
    split.columns[.secondary] = secondary
  }

  private func expandColumns() {
    defer { split.collapsedController = nil }
    // UIKIT: the delegate decides on the mode with which the columns come back.
    // The scene may have the size already that the view is about to have.
    let size = split.viewIfLoaded?.window?.windowScene?.size
    let proposed = SplitLayout(split, size: size).expandedMode
    let mode =
      split.delegate?.splitViewController(split, displayModeForExpandingToProposedDisplayMode: proposed) ?? proposed
    if mode != proposed, mode != .automatic { split.chosenMode = mode }
    guard let primary = split.columns[.primary] as? UINavigationController,
      let secondary = split.columns[.secondary] as? UINavigationController, secondary.viewControllers.isEmpty,
      primary.viewControllers.count > 1
    else { return }
    let moved = Array(primary.viewControllers.dropFirst())
    primary.setViewControllers([primary.viewControllers[0]], animated: false)
    secondary.setViewControllers(moved, animated: false)
  }
}
