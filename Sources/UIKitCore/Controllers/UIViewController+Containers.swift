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

  /// UIKIT: whoever adds or removes the child, it can ask in its callbacks whether it moves (Apple's pages on
  /// `isMovingToParent` and `isMovingFromParent`, and on how to implement a container).
  func parentWillChange(to parent: UIViewController?) {
    if parent != nil { extras.isMovingToParent = true } else if self.parent != nil { extras.isMovingFromParent = true }
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

  /// What lies over the controller within its frame goes along when that changes: a presentation in its context, and the
  /// results of a search beneath a bar that becomes lower.
  func moveContext(to frame: CGRect) { for view in contextViews { view.frame = frame } }

  /// It is not seen over what is pushed upon the controller, and comes back with it.
  func showContext(_ isShown: Bool) {
    for view in contextViews {
      view.isHidden = !isShown
      if isShown, let own = viewIfLoaded { own.superview?.insertSubview(view, aboveSubview: own) }
    }
  }

  /// A presentation's container, or the view of a search, which is its own.
  private var contextViews: [UIView] {
    let presented = sequence(first: self, next: \.parent).lazy.compactMap(\.extras.presented).first
    let views = [presented?.extras.presentation?.containerView, presented?.viewIfLoaded]
    return views.compactMap { $0 }.filter { $0.superview != nil && $0.superview === viewIfLoaded?.superview }
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
    // UIKIT: a controller begins with the traits of its presentation; without a view nobody has seen others. A guess.
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
    return contentScrollView(at: .bottom)
  }

  /// What bars at an edge watch: what the program has said, else the view itself or the first scroll view in it.
  func contentScrollView(at edge: NSDirectionalRectEdge) -> UIScrollView? {
    isViewLoaded ? contentScrollView(for: edge) ?? firstScrollView : nil
  }

  /// UIKIT: the view itself or the first one in it. A guess.
  var firstScrollView: UIScrollView? {
    sequence(first: view, next: { $0.subviews.first }).prefix(4).lazy.compactMap { $0 as? UIScrollView }.first
  }
}

/// Whether the tree of views agrees with the tree of controllers.
///
/// UIKIT: "When a view controller's view is added to the view hierarchy, the system walks up the view hierarchy to find the
/// first parent view that has a view controller. That view controller must be the parent of the view controller whose view
/// is being added. […] It is also allowed for a view controller that has no parent to add its view to the view hierarchy."
/// (Apple's page on `hierarchyInconsistencyException`; the words are those of public crash reports.)
extension UIViewController {
  /// Ends the program when controllers' views in `view` would stand in the views of others than their parents.
  ///
  /// - Parameters:
  ///   - holder: the view into which `view` goes. It is in a window.
  ///   - isEntering: whether `view` comes from outside of the window, with all that is in it.
  static func checkHierarchy(_ view: UIView, in holder: UIView, isEntering: Bool) {
    guard isEntering || view.controller != nil else { return }
    checkHierarchy(view, below: controller(above: holder), isEntering)
  }

  private static func checkHierarchy(_ view: UIView, below nearest: UIViewController?, _ isDeep: Bool) {
    let controller = view.flags.contains(.hasController) ? view.controller : nil
    // What a presentation covers may be moved by its animator.
    if let controller, let parent = controller.parent, parent !== nearest, controller.presented == nil {
      fatalError(
        "UIViewControllerHierarchyInconsistency: child view controller:\(name(controller)) should have parent view "
          + "controller:\(nearest.map(name) ?? "(null)") but actual parent is:\(name(parent))")
    }
    guard isDeep else { return }
    for child in view.children { checkHierarchy(child, below: controller ?? nearest, true) }
  }

  /// Ends the program when a controller's view stands in that of another one than the parent that it shall have.
  func checkHierarchy(adding child: UIViewController) {
    guard let holder = child.viewIfLoaded?.superview, holder.window != nil,
      let nearest = Self.controller(above: holder),
      nearest !== self
    else { return }
    fatalError(
      "UIViewControllerHierarchyInconsistency: child view controller:\(Self.name(child)) should have parent view "
        + "controller:\(Self.name(nearest)) but requested parent is:\(Self.name(self))")
  }

  /// Ends the program when a view is another controller's.
  func checkHierarchy(taking view: UIView) {
    guard let other = view.controller, other !== self else { return }
    fatalError(
      "UIViewControllerHierarchyInconsistency: A view can only be associated with at most one view controller at a time! "
        + "View \(view) is associated with \(Self.name(other)). Clear this association before associating this view with "
        + "\(Self.name(self)).")
  }

  private static func controller(above view: UIView) -> UIViewController? {
    sequence(first: view, next: { $0.superview }).lazy.compactMap(\.controller).first
  }

  private static func name(_ controller: UIViewController) -> String {
    "<\(type(of: controller)): \(Unmanaged.passUnretained(controller).toOpaque())>"
  }
}

/// Controllers in keyed archives.
///
/// DEVIATION: items of bars, restoration classes and the view stay behind: Apple says nowhere what an archive holds.
extension UIViewController {
  static var ownArchivedProperties: [ArchivedProperty] {
    [
      .text("UITitle", \UIViewController.title), .text("UINibName", \UIViewController.nibName),
      .text("UIRestorationIdentifier", \UIViewController.restorationIdentifier),
      .flag("UIHidesBottomBarWhenPushed", \UIViewController.hidesBottomBarWhenPushed),
      .flag("UIDefinesPresentationContext", \UIViewController.definesPresentationContext),
      .choice("UIModalPresentationStyle", \UIViewController.archivedPresentationStyle),
      .choice("UIModalTransitionStyle", \UIViewController.modalTransitionStyle),
      .size("UIPreferredContentSize", \UIViewController.preferredContentSize),
    ]
  }

  private var archivedPresentationStyle: UIModalPresentationStyle {
    get { extras.modalPresentationStyle }
    set { modalPresentationStyle = newValue }
  }

  func read(_ coder: NSCoder) {
    guard let archive = coder as? NSKeyedUnarchiver else { return }
    for property in Self.archivedProperties { property.read(self, archive) }
  }
}
