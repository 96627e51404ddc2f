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
      split.detailLeftOut = handled ? secondary : nil
      if !handled {
        release(secondary)
        target.collapseSecondaryViewController(secondary, for: split)
      }
    }
    split.collapsedController = target
    split.columns = [:]
  }

  /// UIKIT: the compact column where there is one; else the primary's stack with the later columns on top (Apple's page
  /// on `UISplitViewController`, on columns that collapse; readings of a public project).
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
    split.stacked = [:]
    for column in [UISplitViewController.Column.supplementary, .secondary] {
      guard let controller = split.columns[column] else { continue }
      split.stacked[column] = members(of: controller)
      if column.rawValue <= top.rawValue { push(controller, onto: primary, animated: false) }
    }
    split.collapsedController = primary
  }

  private func members(of controller: UIViewController) -> [UIViewController] {
    (controller as? UINavigationController)?.viewControllers ?? [controller]
  }

  // MARK: Columns of a stack

  /// UIKIT: the column's topmost controller becomes the top: those above it go, and it comes where it is not there
  /// (Apple's page on `show(_:)`; a guess as to those above).
  func show(_ column: UISplitViewController.Column) {
    guard let navigation = split.collapsedController as? UINavigationController else { return }
    let stack = navigation.viewControllers
    if column == .primary {
      guard let end = begin(of: [.supplementary, .secondary], in: stack), end > 0 else { return }
      split.delegate?.splitViewController(split, willShow: column)
      navigation.popToViewController(stack[end - 1], animated: true)
      return
    }
    guard let members = split.stacked[column], !members.isEmpty else { return }
    if column == .supplementary, begin(of: [.supplementary], in: stack) != nil {
      guard let end = begin(of: [.secondary], in: stack), end > 0 else { return }
      split.delegate?.splitViewController(split, willShow: column)
      navigation.popToViewController(stack[end - 1], animated: true)
      return
    }
    guard begin(of: [column], in: stack) == nil else { return }
    split.delegate?.splitViewController(split, willShow: column)
    var new = stack
    if column == .secondary, begin(of: [.supplementary], in: stack) == nil {
      new += split.stacked[.supplementary] ?? []
    }
    if let container = split.columns[column] as? UINavigationController {
      container.replaceAtOnce(by: [])
    } else if let controller = split.columns[column] {
      release(controller)
    }
    navigation.setViewControllers(new + members, animated: true)
  }

  /// A column of a stack goes with everything above it.
  func hide(_ column: UISplitViewController.Column) {
    guard let navigation = split.collapsedController as? UINavigationController, column != .primary,
      let begin = begin(of: [column], in: navigation.viewControllers), begin > 0
    else { return }
    split.delegate?.splitViewController(split, willHide: column)
    navigation.popToViewController(navigation.viewControllers[begin - 1], animated: true)
  }

  /// Where in the stack the first of the columns begins that is there.
  private func begin(of columns: [UISplitViewController.Column], in stack: [UIViewController]) -> Int? {
    columns.lazy.compactMap { split.stacked[$0]?.first.flatMap(stack.firstIndex(of:)) }.first
  }

  /// Columns: the controllers of a container go onto the stack one by one. The classic style takes all of them whole.
  func push(_ controller: UIViewController, onto navigation: UINavigationController, animated: Bool = true) {
    release(controller)
    if split.style == .unspecified {
      navigation.setViewControllers(navigation.viewControllers + [controller], animated: animated)
    } else if let inner = controller as? UINavigationController {
      let moved = inner.viewControllers
      inner.replaceAtOnce(by: [])
      navigation.setViewControllers(navigation.viewControllers + moved, animated: animated)
    } else {
      navigation.pushViewController(controller, animated: animated)
    }
  }

  /// UIKIT: a detail that is on top gives its place to the new one; on the primary it is pushed (readings of a public
  /// project).
  func showDetail(_ controller: UIViewController, on navigation: UINavigationController) {
    let tops = members(of: controller)
    guard split.style != .unspecified, let first = split.stacked[.secondary]?.first,
      navigation.viewControllers.contains(first)
    else {
      push(controller, onto: navigation)
      split.stacked[.secondary] = tops
      return
    }
    let kept = navigation.viewControllers.prefix { $0 !== first }
    (controller as? UINavigationController)?.replaceAtOnce(by: [])
    navigation.setViewControllers(kept + tops, animated: false)
    split.stacked[.secondary] = tops
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
      ?? primary.separateSecondaryViewController(for: split) ?? detailLeftOut
    split.detailLeftOut = nil
    split.collapsedController = nil
    split.columns[.primary] = primary
    split.columns[.secondary] = secondary
  }

  /// UIKIT: a detail that the delegate left out when the columns became one comes back, unless it has another place. A
  /// guess.
  private var detailLeftOut: UIViewController? {
    split.detailLeftOut.flatMap { $0.parent == nil || $0.parent === split ? $0 : nil }
  }

  private func expandColumns() {
    defer { split.collapsedController = nil }
    // UIKIT: the delegate decides on the mode with which the columns come back.
    // The scene may have the size already that the view is about to have (Apple's page on
    // `splitViewController(_:displayModeForExpandingToProposedDisplayMode:)`).
    let size = split.viewIfLoaded?.window?.windowScene?.size
    let proposed = SplitLayout(split, size: size).expandedMode
    let mode =
      split.delegate?.splitViewController(split, displayModeForExpandingToProposedDisplayMode: proposed) ?? proposed
    if mode != proposed, mode != .automatic { split.chosenMode = mode }
    guard let primary = split.columns[.primary] as? UINavigationController else { return }
    // From the top of the stack down each column takes back what is its own; what was popped comes back as it was given.
    var stack = primary.viewControllers
    for column in [UISplitViewController.Column.secondary, .supplementary] {
      let begin = begin(of: [column], in: stack)
      // A detail that was shown meanwhile takes the place of what the column had.
      guard let container = split.columns[column] as? UINavigationController,
        container.viewControllers.isEmpty || begin != nil
      else { continue }
      let own = begin.map { Array(stack[$0...]) } ?? split.stacked[column] ?? []
      if let begin { stack.removeSubrange(begin...) }
      if primary.viewControllers.count != stack.count { primary.replaceAtOnce(by: stack) }
      container.replaceAtOnce(by: own)
    }
    split.stacked = [:]
  }
}
