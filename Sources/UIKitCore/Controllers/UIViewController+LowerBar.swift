extension UIViewController {
  /// The scroll view whose content goes beneath a lower bar: that of the controller which is seen, else the view itself or
  /// the first one in it.
  var contentAboveLowerBar: UIScrollView? {
    if let navigation = self as? UINavigationController { return navigation.topViewController?.contentAboveLowerBar }
    guard let view = viewIfLoaded else { return nil }
    return contentScrollView(for: .bottom)
      ?? sequence(first: view, next: { $0.subviews.first }).prefix(4).lazy.compactMap { $0 as? UIScrollView }.first
  }
}
