extension UIScrollView {
  /// Whether a controller in a navigation controller adjusts the insets also where the content does not scroll.
  ///
  /// UIKIT: *automatic* is "similar to scrollable axes, but for backward compatibility will also adjust the top & bottom
  /// contentInset when the scroll view is owned by a view controller with automaticallyAdjustsScrollViewInsets = YES inside
  /// a navigation controller, regardless of whether the scroll view is scrollable" (the header's words); elsewhere small
  /// content lies beneath the status bar. A controller owns its view, or the first one in it.
  var isAdjustedByController: Bool {
    var holder: UIView? = self
    while let view = holder, !view.flags.contains(.hasController) { holder = view.superview }
    guard let controller = holder?.controller else { return false }
    return controller.automaticallyAdjustsScrollViewInsets && controller.navigationController != nil
      && controller.firstScrollView === self
  }
}
