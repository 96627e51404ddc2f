internal import UISystemMetrics

/// Where a navigation controller's bars are, and what they cover of the top controller's view.
@MainActor
struct NavigationChrome {
  private let navigation: UINavigationController
  private let view: UIView

  init(_ navigation: UINavigationController, _ view: UIView) {
    self.navigation = navigation
    self.view = view
  }

  private var showsBar: Bool {
    !navigation.isNavigationBarHidden && navigation.outerNavigation == nil && !navigation.navigationBar.isHiddenByClient
  }
  private var showsToolbar: Bool { !navigation.isToolbarHidden }

  func layOut() {
    let (bar, tools) = (navigation.navigationBar, navigation.toolbar as UIToolbar)
    let (bounds, safe) = (view.bounds, view.safeAreaInsets)
    let top = navigation.topViewController
    let scrolled = top?.contentScrollView(at: .top)
    bar.collapse.follow(scrolled)
    let height = bar.naturalHeight
    // A hidden bar waits above the edge.
    bar.frame = CGRect(x: 0, y: showsBar ? safe.top : -height, width: bounds.width, height: height)
    bar.hide(!showsBar && AnimationContext.current == nil)
    let toolsHeight = view.barMetrics().toolbar + safe.bottom
    tools.frame = CGRect(
      x: 0, y: showsToolbar ? bounds.height - toolsHeight : bounds.height, width: bounds.width, height: toolsHeight)
    tools.isHidden = !showsToolbar && AnimationContext.current == nil
    guard let top, top.isViewLoaded else { return }
    place(top)
    top.firstScrollView?.isFirstInContainer = top.automaticallyAdjustsScrollViewInsets
    if showsToolbar { navigation.toolbar.above.content = top.contentAboveLowerBar }
    // The bar follows the scrolling of what lies beneath it.
    guard let scrolled else {
      bar.isAtScrollEdge = true
      return
    }
    scrolled.watcher = bar
    bar.contentDidScroll(scrolled)
  }

  /// UIKIT: a view beneath translucent bars fills the controller, and its safe area ends at the bars; one that does not
  /// extend beneath them ends there itself (Apple's page on `edgesForExtendedLayout`).
  func place(_ child: UIViewController) {
    guard let childView = child.viewIfLoaded, childView.superview === navigation.contentView else { return }
    let safe = view.safeAreaInsets
    let top = showsBar ? navigation.navigationBar.frame.height : 0
    let bottom = showsToolbar ? view.barMetrics().toolbar : 0
    let avoidsOpaque = !child.extendedLayoutIncludesOpaqueBars
    let opaque = !navigation.navigationBar.isTranslucent && avoidsOpaque
    let under = child.edgesForExtendedLayout
    var insets = UIEdgeInsets.zero
    var cut = UIEdgeInsets.zero
    if showsBar {
      if under.contains(.top), !opaque { insets.top = top } else { cut.top = safe.top + top }
    }
    let opaqueTools = showsToolbar && !navigation.toolbar.isTranslucent && avoidsOpaque
    let endsAtTabs = navigation.tabBarController?.showsTabBar == true
    let opaqueTabs = endsAtTabs && navigation.tabBarController?.tabBar.isTranslucent == false && avoidsOpaque
    if showsToolbar || endsAtTabs {
      if under.contains(.bottom), !opaqueTools, !opaqueTabs {
        insets.bottom = bottom
      } else {
        cut.bottom = safe.bottom + bottom
      }
    }
    let frame = navigation.contentView.bounds.inset(by: cut)
    if child.currentTransition == nil, childView.frame != frame {
      childView.frame = frame
      child.moveContext(to: frame)
    }
    if child.extras.barInsets != insets {
      child.extras.barInsets = insets
      SafeAreaPass.update(childView)
    }
  }
}
