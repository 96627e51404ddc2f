/// `transition(from:to:duration:options:animations:completion:)`.
@MainActor
enum ChildTransition {
  static func run(
    _ from: UIViewController, _ to: UIViewController, in container: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions, _ animations: (() -> Void)?, _ completion: ((Bool) -> Void)?
  ) {
    guard from.parent === container, to.parent === container else {
      fatalError(
        "Children view controllers \(from) and \(to) must have a common parent view controller when calling "
          + "-[UIViewController transitionFromViewController:toViewController:duration:options:animations:completion:]")
    }
    guard let host = from.view.superview else { return }
    let forwards = container.shouldAutomaticallyForwardAppearanceMethods && container.appearance == .appeared
    to.loadViewIfNeeded()
    let managed = (from.appearanceIsManaged, to.appearanceIsManaged)
    (from.appearanceIsManaged, to.appearanceIsManaged) = (true, true)
    if forwards {
      AppearancePass.begin(from, appearing: false, animated: duration > 0)
      AppearancePass.begin(to, appearing: true, animated: duration > 0)
    }
    let end = { (finished: Bool) in
      from.view.removeFromSuperview()
      if forwards {
        AppearancePass.end(from)
        AppearancePass.end(to)
      }
      (from.appearanceIsManaged, to.appearanceIsManaged) = managed
      completion?(finished)
    }
    if options.transition != 0 {
      UIView.transition(
        with: host, duration: duration, options: options,
        animations: {
          host.addSubview(to.view)
          animations?()
        }, completion: end)
    } else {
      host.addSubview(to.view)
      UIView.animate(withDuration: duration, delay: 0, options: options, animations: { animations?() }, completion: end)
    }
  }
}
