/// The list of the tabs that find no room in a tab bar.
@MainActor
protocol MoreList: UIViewController {
  var controllers: [UIViewController] { get set }
  /// Called when one of them is tapped.
  var choose: (UIViewController) -> Void { get set }
}

/// What stands beside the content of a tab bar controller, in place of the bar.
@MainActor
protocol TabSide: AnyObject {
  /// Takes its place in the controller's view, above `bar`, the place of the tab bar; nil where nothing is shown.
  ///
  /// - Returns: what is left for the content, in the view's coordinates, in points.
  func place(in view: UIView, bar: CGRect) -> CGRect?
  /// The tabs or their selection have changed.
  func tabsDidChange()
}

/// Makes such lists and sides. Lists stand above controllers: they install theirs when the library is loaded.
@MainActor
final class TabListMaker: HostContextPart {
  var makeMore: (() -> any MoreList)?
  var makeSide: ((UITabBarController) -> any TabSide)?
}
