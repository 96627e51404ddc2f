/// Decides how a split view controller collapses and expands.
///
/// Source: <https://developer.apple.com/documentation/uikit/uisplitviewcontrollerdelegate>
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
  /// Other columns are about to be seen.
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  /// The mode that the button in the bar changes to; `automatic` leaves it to the controller. Default: automatic.
  func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode
  /// Whether the delegate shows a controller in the primary column itself. Default: false.
  func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?)
    -> Bool
  /// Whether the delegate shows a controller as the detail itself. Default: false.
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool
  /// What stands for both when they collapse; nil for the primary.
  func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?
  /// The primary after expanding; nil for the present one.
  func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?
  /// True when the delegate has taken care of the secondary: it leaves.
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// The secondary after expanding; nil for what the primary separates.
  func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?
  /// Which column is on top of the stack after collapsing, of column styles. Default: the proposed one.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  /// The mode after expanding, of column styles. Default: the proposed one.
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode
  /// The columns have become one stack.
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  /// The stack has become columns.
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
  /// A column is about to be seen.
  func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
  /// A column is about to be hidden.
  func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
}

extension UISplitViewControllerDelegate {
  /// By default nothing is done before the mode changes.
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}
  /// By default the controller chooses the mode.
  public func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode {
    .automatic
  }
  /// By default false: the controller shows it.
  public func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool { false }
  /// By default false: the controller shows it in the secondary column, or on top of the stack.
  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool { false }
  /// By default nil: the primary stands for both.
  public func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
    nil
  }
  /// By default nil: the one controller becomes the primary.
  public func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
    nil
  }
  /// By default false: the primary takes the secondary in, by `collapseSecondaryViewController(_:for:)`.
  public func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
  /// By default nil: the primary separates it, by `separateSecondaryViewController(for:)`.
  public func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { nil }
  /// By default the proposed column.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
  /// By default the proposed mode.
  public func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode { proposedDisplayMode }
  /// By default nothing is done after collapsing.
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
  /// By default nothing is done after expanding.
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
  /// By default nothing is done before a column is seen.
  public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {}
  /// By default nothing is done before a column is hidden.
  public func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {}
}
