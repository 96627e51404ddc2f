internal import Foundation
internal import InterfaceBuilder
internal import UIKitCore
internal import UISystemMetrics

/// A window with the containers of a scene: they place its root view between their bars and say what covers it.
@MainActor
struct SceneStage {
  let screen: CanvasScreen
  let chrome: SceneChrome
  let environment: LayoutEnvironment
  /// The document's global tint; nil for the system's.
  let tint: UIColor?
  /// Makes the container of an element.
  let makeContainer: (IBElement) -> UIViewController?

  /// What stays free above a sheet, in points.
  ///
  /// UIKIT: 20 on phones with a home button, 10 below the camera on others (Xcode 11 to 16, 13 repositories); a guess
  /// from one repository: the camera's height in Xcode 26, and 10 more over another sheet. High ones leave 10 (Xcode 14.2
  /// to 26, 6 roots of 5 repositories; why is not known).
  private var sheetGap: CGFloat {
    guard screen.hasHomeIndicator else { return 20 }
    if chrome.isHighSheet { return 10 }
    return screen.system.xcode >= 26 && !chrome.isOverSheet ? screen.uprightTop : screen.uprightTop + 10
  }

  /// The part of the screen that belongs to the scene and its bars.
  private var area: (size: CGSize, insets: UIEdgeInsets) {
    var (size, insets) = (screen.size, screen.safeAreaInsets)
    // UIKIT: a hidden status bar has no height where guides follow it; safe areas stay (stored frames since Xcode 9).
    if chrome.hidesStatusBar, screen.system.xcode < 9 { insets.top = 0 }
    if chrome.isSheet, screen.isLandscape {
      // UIKIT: what is presented over a phone on its side covers it, and has nothing of what it covers (a guess from one
      // repository).
      insets = screen.addedInsets
    } else if chrome.isSheet {
      size.height -= sheetGap
      insets.top = chrome.top == nil ? screen.topOfSheets : 0
      if !screen.system.insetsSheets { insets.bottom = 0 }
    }
    return (size, insets)
  }

  /// Shows `controller` in its containers.
  ///
  /// - Parameters:
  ///   - surplus: what the root view is larger than the screen leaves for it, in points.
  ///   - insets: what covers the window, instead of what the screen says.
  func show(
    _ controller: UIViewController, surplus: CGSize = .zero, insets: UIEdgeInsets? = nil
  ) -> UIWindow {
    let area = area
    let size = CGSize(width: area.size.width + surplus.width, height: area.size.height + surplus.height)
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    // Nothing surrounds the root view that it could inherit margins from.
    window.layoutMargins = .zero
    window.insetsLayoutMarginsFromSafeArea = false
    if let tint { window.tintColor = tint }
    var environment = environment
    environment.safeAreaInsets = insets ?? area.insets
    window.environment = environment
    let outermost = contain(controller)
    outermost.standsInSheet = chrome.isSheet
    window.rootViewController = outermost
    window.isHidden = false
    // UIKIT: neither do containers hand margins down to it, but for the 8 points of any view to a root that preserves its
    // superview's (stored frames of 6 roots of two repositories).
    var parent = controller.view.superview
    while let view = parent, view !== window {
      view.layoutMargins = .zero
      view.insetsLayoutMarginsFromSafeArea = false
      parent = view.superview
    }
    if controller.view.preservesSuperviewLayoutMargins, let parent = controller.view.superview {
      let margin = SystemMetrics.defaultMargin
      parent.layoutMargins = UIEdgeInsets(top: margin, left: margin, bottom: margin, right: margin)
      // UIKIT: a guess from one root: inside the safe area from Xcode 11 to 14.2 (52 points above, not 44).
      parent.insetsLayoutMarginsFromSafeArea = screen.system.cutsHomeIndicator
    }
    window.layoutIfNeeded()
    return window
  }

  /// Draws what the system shows above the interface, where the window is a whole screen or a sheet on one.
  func furnish(_ window: UIWindow, under controller: UIViewController) {
    let style = controller.statusBarStyleController.preferredStatusBarStyle
    let isDark = window.traitCollection.userInterfaceStyle == .dark
    window.addSubview(
      ScreenFurniture(
        screen, size: window.bounds.size, isLight: style == .lightContent || style == .default && isDark,
        showsStatusBar: !chrome.isSheet))
  }

  /// Where the containers put the root view of a scene that behaves as `controller` does.
  func rootFrame(like controller: UIViewController?) -> CGRect {
    if chrome.top == nil, chrome.bottom == nil { return CGRect(origin: .zero, size: area.size) }
    let probe = UIViewController()
    probe.view = UIView()
    if let controller {
      probe.edgesForExtendedLayout = controller.edgesForExtendedLayout
      probe.extendedLayoutIncludesOpaqueBars = controller.extendedLayoutIncludesOpaqueBars
      probe.navigationItem.title = controller.navigationItem.title
      probe.navigationItem.largeTitleDisplayMode =
        hasScrolledTitle(controller) ? .never : controller.navigationItem.largeTitleDisplayMode
      probe.navigationItem.prompt = controller.navigationItem.prompt
    }
    let window = show(probe)
    defer { window.isHidden = true }
    return probe.view.convert(probe.view.bounds, to: window)
  }

  // MARK: Containers

  private func contain(_ controller: UIViewController) -> UIViewController {
    var outer = controller
    if chrome.top != nil || toolbar != nil { outer = navigation(around: controller) }
    if case .tabs(let element, let tab, let isOpaque) = chrome.bottom {
      outer = tabs(around: outer, element, tab, isOpaque)
    }
    return outer
  }

  /// Whether a toolbar is there, and is opaque; nil for none.
  private var toolbar: Bool? {
    if case .toolbar(let isOpaque) = chrome.bottom { isOpaque } else { chrome.toolbarAboveTabs }
  }

  private func navigation(around controller: UIViewController) -> UINavigationController {
    let made = chrome.top?.controller.flatMap(makeContainer) as? UINavigationController
    let navigation = made ?? UINavigationController()
    navigation.isNavigationBarHidden = chrome.top == nil
    navigation.hidesBarsWhenVerticallyCompact = false
    navigation.navigationBar.isTranslucent = chrome.top?.isOpaque != true
    if navigation.navigationBar.isHidden {
      // UIKIT: a guess from ten scenes of two repositories: the room of a bar that the document hides as a view stays; only
      // its controller takes it away.
      navigation.navigationBar.isHidden = false
      navigation.navigationBar.alpha = 0
    }
    if chrome.top?.isSimulated == true {
      // UIKIT: simulated bars know of prompts, not of large titles (frames stored in documents).
      navigation.navigationBar.prefersLargeTitles = false
      let prompt = controller.navigationItem.prompt
      controller.navigationItem.prompt = chrome.top?.isPrompted == true ? prompt ?? " " : nil
    }
    if hasScrolledTitle(controller) { navigation.navigationBar.prefersLargeTitles = false }
    if let isOpaque = toolbar {
      navigation.isToolbarHidden = false
      navigation.toolbar.isTranslucent = !isOpaque
    } else {
      navigation.isToolbarHidden = true
    }
    var stack = [controller]
    if let previous = chrome.top?.previous {
      let beneath = UIViewController()
      beneath.view = UIView()
      let item = previous.child(key: "navigationItem")
      beneath.navigationItem.title = item?.text("title") ?? previous.string("title")
      beneath.navigationItem.backButtonTitle = item?.text("backButtonTitle")
      stack.insert(beneath, at: 0)
    }
    navigation.setViewControllers(stack, animated: false)
    return navigation
  }

  /// Whether a large title stands in the bar's row, as it does when what is below has scrolled.
  ///
  /// UIKIT: since Xcode 11, where a table or collection view with cells is the first view of a navigation controller's first
  /// scene (8 of 8 scenes, 5 repositories); not where it is empty (6 of 6, 5 repositories).
  private func hasScrolledTitle(_ controller: UIViewController) -> Bool {
    guard screen.system.xcode >= 11, let top = chrome.top, top.previous == nil,
      let first = controller.viewIfLoaded?.subviews.first, first is UITableView || first is UICollectionView
    else { return false }
    return first.subviews.contains { $0 is UITableViewCell || $0 is UICollectionViewCell }
  }

  private func tabs(
    around controller: UIViewController, _ element: IBElement?, _ tab: String?, _ isOpaque: Bool
  ) -> UITabBarController {
    let tabs = element.flatMap(makeContainer) as? UITabBarController ?? UITabBarController()
    tabs.tabBar.isTranslucent = !isOpaque
    tabs.collectsOverflow = false
    let placeholders = tabs.viewControllers ?? []
    let index = placeholders.firstIndex { tab != nil && ($0 as? CanvasTab)?.id == tab }
    var list = placeholders
    if let index {
      controller.tabBarItem = placeholders[index].tabBarItem
      list[index] = controller
    } else {
      list.append(controller)
    }
    tabs.setViewControllers(list, animated: false)
    tabs.selectedViewController = controller
    return tabs
  }
}
