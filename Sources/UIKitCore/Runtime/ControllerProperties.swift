internal import DarwinShims

/// What controllers, bar items, recognizers and constraints answer to by the keys of their properties.
enum ControllerProperties {
  @MainActor
  static func declare() {
    ObjectRuntime.declare(UIViewController.self, declareViewController)
    ObjectRuntime.declare(UINavigationController.self, declareNavigationController)
    ObjectRuntime.declare(UITabBarController.self, declareTabBarController)
    ObjectRuntime.declare(UISplitViewController.self, declareSplitViewController)
    ObjectRuntime.declare(UIAlertController.self, declareAlertController)
    ObjectRuntime.declare(UIAlertAction.self, declareAlertAction)
    ObjectRuntime.declare(UIBarItem.self, declareBarItem)
    ObjectRuntime.declare(UIBarButtonItem.self, declareBarButtonItem)
    ObjectRuntime.declare(UITabBarItem.self, declareTabBarItem)
    ObjectRuntime.declare(UINavigationItem.self, declareNavigationItem)
    ObjectRuntime.declare(UISearchController.self, declareSearchController)
    ObjectRuntime.declare(UIGestureRecognizer.self, declareGestureRecognizer)
    ObjectRuntime.declare(NSLayoutConstraint.self, declareLayoutConstraint)
    ObjectRuntime.declare(UIDevice.self, declareDevice)
    ObjectRuntime.declare(UIScreen.self, declareScreen)
    ObjectRuntime.declare(UIViewPropertyAnimator.self, declareAnimator)
  }

  @MainActor
  private static func declareViewController(_ c: ClassDeclaration<UIViewController>) {
    c.key("title", \.title)
    c.key("view", \.view)
    c.flag("viewLoaded", \.isViewLoaded)
    c.flag("editing", \.isEditing)
    c.key("navigationItem", \.navigationItem)
    c.key("tabBarItem", \.tabBarItem)
    c.key("parentViewController", \.parent)
    c.key("childViewControllers", \.children)
    c.key("presentedViewController", \.presentedViewController)
    c.key("presentingViewController", \.presentingViewController)
    c.key("navigationController", \.navigationController)
    c.key("tabBarController", \.tabBarController)
    c.key("splitViewController", \.splitViewController)
    c.key("preferredContentSize", \.preferredContentSize)
    c.key("modalPresentationStyle", \.modalPresentationStyle)
    c.key("modalTransitionStyle", \.modalTransitionStyle)
    c.key("hidesBottomBarWhenPushed", \.hidesBottomBarWhenPushed)
    c.key("definesPresentationContext", \.definesPresentationContext)
    c.key("edgesForExtendedLayout", \.edgesForExtendedLayout)
    c.key("additionalSafeAreaInsets", \.additionalSafeAreaInsets)
    c.key("restorationIdentifier", \.restorationIdentifier)
    c.key("overrideUserInterfaceStyle", \.overrideUserInterfaceStyle)
    c.key("storyboard", \.storyboard)
    c.key("nibName", \.nibName)
  }

  @MainActor
  private static func declareNavigationController(_ c: ClassDeclaration<UINavigationController>) {
    c.key("viewControllers", \.viewControllers)
    c.key("topViewController", \.topViewController)
    c.key("visibleViewController", \.visibleViewController)
    c.key("navigationBar", \.navigationBar)
    c.key("toolbar", \.toolbar)
  }

  @MainActor
  private static func declareTabBarController(_ c: ClassDeclaration<UITabBarController>) {
    c.key("viewControllers", \.viewControllers)
    c.key("selectedIndex", \.selectedIndex)
    c.key("selectedViewController", \.selectedViewController)
    c.key("tabBar", \.ownBar)
  }

  @MainActor
  private static func declareSplitViewController(_ c: ClassDeclaration<UISplitViewController>) {
    c.key("viewControllers", \.viewControllers)
    c.key("displayMode", \.displayMode)
    c.key("preferredDisplayMode", \.preferredDisplayMode)
    c.flag("collapsed", \.isCollapsed)
    c.key("primaryColumnWidth", \.primaryColumnWidth)
    c.flag("presentsWithGesture", \.presentsWithGesture)
  }

  @MainActor
  private static func declareAlertController(_ c: ClassDeclaration<UIAlertController>) {
    c.key("attributedTitle", \.attributedTitle)
    c.key("attributedMessage", \.attributedMessage)
    c.key("contentViewController", \.contentViewController)
    c.key("message", \.message)
    c.key("actions", \.actions)
    c.key("textFields", \.textFields)
    c.key("preferredAction", \.preferredAction)
  }

  @MainActor
  private static func declareDevice(_ c: ClassDeclaration<UIDevice>) { c.key("orientation", \.keyedOrientation) }

  /// UIKIT: what matches the corners of the display asks for a private property. Provenance: a library and five programs
  /// that do.
  @MainActor
  private static func declareScreen(_ c: ClassDeclaration<UIScreen>) {
    c.key("_displayCornerRadius", \.cornerRadius)
    c.key("bounds", \.bounds)
    c.key("scale", \.scale)
    c.key("brightness", \.brightness)
  }

  @MainActor
  private static func declareAnimator(_ c: ClassDeclaration<UIViewPropertyAnimator>) {
    c.flag("running", \.isRunning)
    c.flag("reversed", \.isReversed)
    c.key("state", \.state)
    c.key("fractionComplete", \.fractionComplete)
    c.key("pausesOnCompletion", \.pausesOnCompletion)
    c.key("duration", \.duration)
  }

  @MainActor
  private static func declareAlertAction(_ c: ClassDeclaration<UIAlertAction>) {
    c.key("title", \.title)
    c.key("style", \.style)
    c.flag("enabled", \.isEnabled)
    c.key("titleTextColor", \.titleTextColor)
    c.key("image", \.image)
  }

  @MainActor
  private static func declareBarItem(_ c: ClassDeclaration<UIBarItem>) {
    c.key("title", \.title)
    c.key("image", \.image)
    c.flag("enabled", \.isEnabled)
    c.key("tag", \.tag)
    c.key("imageInsets", \.imageInsets)
    c.key("landscapeImagePhone", \.landscapeImagePhone)
  }

  @MainActor
  private static func declareBarButtonItem(_ c: ClassDeclaration<UIBarButtonItem>) {
    c.key("customView", \.customView)
    c.key("width", \.width)
    c.key("style", \.style)
    c.key("tintColor", \.tintColor)
    c.key("view", \.itemView)
  }

  @MainActor
  private static func declareTabBarItem(_ c: ClassDeclaration<UITabBarItem>) {
    c.key("badgeValue", \.badgeValue)
    c.key("badgeColor", \.badgeColor)
    c.key("selectedImage", \.selectedImage)
    c.key("titlePositionAdjustment", \.titlePositionAdjustment)
  }

  @MainActor
  private static func declareNavigationItem(_ c: ClassDeclaration<UINavigationItem>) {
    c.key("title", \.title)
    c.key("prompt", \.prompt)
    c.key("titleView", \.titleView)
    c.key("backBarButtonItem", \.backBarButtonItem)
    c.key("leftBarButtonItem", \.leftBarButtonItem)
    c.key("leftBarButtonItems", \.leftBarButtonItems)
    c.key("rightBarButtonItem", \.rightBarButtonItem)
    c.key("rightBarButtonItems", \.rightBarButtonItems)
    c.key("hidesBackButton", \.hidesBackButton)
    c.key("searchController", \.searchController)
    c.key("largeTitleDisplayMode", \.largeTitleDisplayMode)
  }

  @MainActor
  private static func declareSearchController(_ c: ClassDeclaration<UISearchController>) {
    c.flag("active", \.isActive)
    c.key("searchBar", \.searchBar)
    c.key("searchResultsController", \.searchResultsController)
    c.key("obscuresBackgroundDuringPresentation", \.obscuresBackgroundDuringPresentation)
    c.key("hidesNavigationBarDuringPresentation", \.hidesNavigationBarDuringPresentation)
  }

  @MainActor
  private static func declareGestureRecognizer(_ c: ClassDeclaration<UIGestureRecognizer>) {
    c.key("state", \.state)
    c.flag("enabled", \.isEnabled)
    c.key("view", \.view)
    c.key("cancelsTouchesInView", \.cancelsTouchesInView)
    c.key("delaysTouchesBegan", \.delaysTouchesBegan)
    c.key("delaysTouchesEnded", \.delaysTouchesEnded)
    c.key("numberOfTouches", \.numberOfTouches)
    c.key("name", \.name)
  }

  @MainActor
  private static func declareLayoutConstraint(_ c: ClassDeclaration<NSLayoutConstraint>) {
    c.key("constant", \.constant)
    c.key("multiplier", \.multiplier)
    c.key("priority", \.priority)
    c.key("identifier", \.identifier)
    c.flag("active", \.isActive)
    c.key("firstItem", \.firstItem)
    c.key("secondItem", \.secondItem)
    c.key("firstAttribute", \.firstAttribute)
    c.key("secondAttribute", \.secondAttribute)
    c.key("relation", \.relation)
  }
}
