extension UIViewController {
  /// Lets `follower` follow the controller's traits from now on.
  package func setTraitFollower(_ follower: any TraitFollower) { extras.traitFollower = follower }

  /// The nearest ancestor of a class.
  func ancestor<Container: UIViewController>(_ type: Container.Type) -> Container? {
    var next = parent
    while let controller = next {
      if let found = controller as? Container { return found }
      next = controller.parent
    }
    return nil
  }

  var presented: UIViewController? { extras.presented }

  /// Whether the controller stands for a sheet that nobody presents.
  package var standsInSheet: Bool {
    get { extras.standsInSheet }
    set { extras.standsInSheet = newValue }
  }

  func changeEditing(_ editing: Bool) {
    extras.isEditing = editing
    extras.editingDidChange()
  }

  /// The transition under way around the controller.
  var currentTransition: ControllerTransition? {
    for controller in sequence(first: self, next: \.parent) {
      if let transition = controller.extras.transition { return transition }
    }
    return extras.presented?.extras.transition
  }

  /// Whose wish for the status bar's style counts.
  package var statusBarStyleController: UIViewController {
    if let presented = presentedAtStatusBar { return presented.statusBarStyleController }
    return childForStatusBarStyle?.statusBarStyleController ?? self
  }

  /// Whose wish for the status bar's being seen counts.
  var statusBarHidingController: UIViewController {
    if let presented = presentedAtStatusBar { return presented.statusBarHidingController }
    return childForStatusBarHidden?.statusBarHidingController ?? self
  }

  private var presentedAtStatusBar: UIViewController? {
    extras.presented.flatMap { $0.extras.presentation?.capturesStatusBar == true ? $0 : nil }
  }

  /// The presented controller that fills the screen in the end, else the receiver: who is asked for orientations.
  package var orientationController: UIViewController {
    guard let presented = extras.presented, !presented.extras.isBeingDismissed,
      presented.extras.presentation?.shouldRemovePresentersView == true
    else {
      return self
    }
    return presented.orientationController
  }
}

extension UIViewController {
  /// A presentation gives the controller other traits than its container.
  func setTraitsFromPresentation(_ traits: UITraitCollection?) {
    // UIKIT: a controller begins with the traits of its presentation; without a view nobody has seen others.
    guard isViewLoaded else {
      overrideFromOutside(traits)
      extras.traitFollower?.follow(traitCollection)
      return
    }
    changingTraits { overrideFromOutside(traits) }
  }
}

extension UIViewController {
  /// The controller that is seen, as far as each container shows one alone.
  var deepestShown: UIViewController {
    if let presentedViewController, !presentedViewController.isBeingDismissed {
      return presentedViewController.deepestShown
    }
    let shown =
      switch self {
      case let navigation as UINavigationController: navigation.topViewController
      case let tabs as UITabBarController: tabs.selectedViewController
      default: children.count == 1 ? children[0] : nil
      }
    return shown?.deepestShown ?? self
  }
}

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
