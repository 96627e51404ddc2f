internal import InterfaceBuilder
internal import UIKitCore

/// Gives a controller what its element says.
@MainActor
struct ControllerDecoder {
  private let scene: SceneInstantiator
  private let element: IBElement

  init(_ scene: SceneInstantiator, _ element: IBElement) {
    self.scene = scene
    self.element = element
  }

  func decode(_ controller: UIViewController) {
    controller.title = element.string("title")
    controller.restorationIdentifier =
      element.bool("useStoryboardIdentifierAsRestorationIdentifier") == true
      ? element.string("storyboardIdentifier") : element.string("restorationIdentifier")
    if let hides = element.bool("hidesBottomBarWhenPushed") { controller.hidesBottomBarWhenPushed = hides }
    if let defines = element.bool("definesPresentationContext") { controller.definesPresentationContext = defines }
    if let adjusts = element.bool("automaticallyAdjustsScrollViewInsets") {
      controller.automaticallyAdjustsScrollViewInsets = adjusts
    }
    if let includes = element.bool("extendedLayoutIncludesOpaqueBars") {
      controller.extendedLayoutIncludesOpaqueBars = includes
    }
    if let edges = element.child("extendedEdge") { controller.edgesForExtendedLayout = self.edges(edges) }
    if let size = element.size(key: "preferredContentSize") ?? popoverSize { controller.preferredContentSize = size }
    if element.bool("clearsSelectionOnViewWillAppear") == false {
      (controller as? UITableViewController)?.clearsSelectionOnViewWillAppear = false
      (controller as? UICollectionViewController)?.clearsSelectionOnViewWillAppear = false
    }
    if let style = element.string("modalPresentationStyle").flatMap({ SegueTransition.styles[$0] }) {
      controller.modalPresentationStyle = style
    }
    if let style = element.string("modalTransitionStyle").flatMap({ SegueTransition.transitions[$0] }) {
      controller.modalTransitionStyle = style
    }
    if element.bool("providesPresentationContextTransitionStyle") == true {
      controller.providesPresentationContextTransitionStyle = true
    }
    if let style = element.string("interfaceStyle").flatMap({
      ["light": .light, "dark": .dark][$0] as UIUserInterfaceStyle?
    }) {
      controller.overrideUserInterfaceStyle = style
    }
    if element.bool("modalInPresentation") == true { controller.isModalInPresentation = true }
    decodeNib(controller)
    // AVKit's player: the program's class of that name takes it by key.
    if let gravity = element.string("videoGravity"), !scene.isOnCanvas {
      try? KeyPathWriter.write(gravity, at: "videoGravity", of: controller)
    }
    decodeItems(controller)
    decodeBars(controller)
    RuntimeAttributes(scene).applyOnCanvas(element, to: controller)
    if let pages = controller as? UIPageViewController { decodePages(pages) }
    if let split = controller as? UISplitViewController { decodeSplit(split) }
    element.note(
      "storyboardIdentifier", "storyboardName", "sceneMemberID", "customClass", "customModule", "customModuleProvider",
      "autoresizesArchivedViewToFullSize")
    if scene.isOnCanvas { noteContainers() }
  }

  /// What plain controllers, which stand on the canvas for containers and for references, have no use for.
  private func noteContainers() {
    element.note("referencedIdentifier", "bundleIdentifier")
    element.note("transitionStyle", "navigationOrientation", "spineLocation", "pageSpacing", "doubleSided")
    element.note(
      "allowDoubleColumnStyle", "preferredDisplayMode", "behavior", "primaryBackgroundStyle", "primaryEdge",
      "presentsWithGesture", "minimumPrimaryColumnWidth", "maximumPrimaryColumnWidth",
      "preferredPrimaryColumnWidthFraction", "preferredPrimaryColumnWidth")
  }

  private func decodeNib(_ controller: UIViewController) {
    guard let name = element.string("nibName"), let environment = scene.purpose.environment else { return }
    if let preview = environment.preview {
      controller.origin = NibPreview(name, element, preview)
    } else {
      controller.nibName = name
    }
  }

  /// What documents before iOS 7 call the preferred size.
  private var popoverSize: CGSize? {
    element.child(key: "contentSizeForViewInPopover", "value").map {
      CGSize(width: $0.number("width") ?? 0, height: $0.number("height") ?? 0)
    }
  }

  // MARK: Bars

  private func decodeItems(_ controller: UIViewController) {
    let items = BarItemDecoder(scene)
    if let item = element.child(key: "navigationItem") { items.decode(item, into: controller.navigationItem) }
    if let item = element.child(key: "tabBarItem") { controller.tabBarItem = items.tab(item) }
    if let tools = items.barButtons(in: element.child("toolbarItems") ?? element.child(key: "toolbarItems")) {
      controller.toolbarItems = tools
    }
    element.child("simulatedMetrics")?.markRead()
  }

  /// The bars of containers. On the canvas the containers are plain controllers: what their bars say shows nowhere.
  private func decodeBars(_ controller: UIViewController) {
    for (key, name) in [("navigationBar", "navigationBar"), ("toolbar", "toolbar"), ("tabBar", "tabBar")] {
      guard let bar = element.child(key: key, name) else { continue }
      let view: UIView?
      switch (controller, key) {
      case (let navigation as UINavigationController, "navigationBar"): view = navigation.navigationBar
      case (let navigation as UINavigationController, "toolbar"): view = navigation.toolbar
      case (let tabs as UITabBarController, "tabBar"): view = tabs.tabBar
      default: view = nil
      }
      if let view {
        scene.result.objects.add(view, bar)
        ViewDecoder(scene, bar, containerSize: UIScreen.main.bounds.size).decode(view)
        view.translatesAutoresizingMaskIntoConstraints = true
        bar.markVisited()
      } else {
        bar.markRead()
      }
    }
    guard let navigation = controller as? UINavigationController else {
      return element.note("toolbarHidden", "navigationBarHidden")
    }
    navigation.isToolbarHidden = element.bool("toolbarHidden") ?? true
    navigation.isNavigationBarHidden = element.bool("navigationBarHidden") ?? false
    navigation.hidesBarsOnTap = element.bool("hidesBarsOnTap") ?? false
    navigation.hidesBarsOnSwipe = element.bool("hidesBarsOnSwipe") ?? false
    navigation.hidesBarsWhenVerticallyCompact = element.bool("hidesBarsWhenVerticallyCompact") ?? false
    navigation.hidesBarsWhenKeyboardAppears = element.bool("hidesBarsWhenKeyboardAppears") ?? false
  }

  // MARK: Containers

  private func decodePages(_ pages: UIPageViewController) {
    let spines: [String: UIPageViewController.SpineLocation] = ["min": .min, "mid": .mid, "max": .max]
    pages.configure(
      element.string("transitionStyle") == "scroll" ? .scroll : .pageCurl,
      element.string("navigationOrientation") == "vertical" ? .vertical : .horizontal,
      spine: element.string("spineLocation").flatMap { spines[$0] } ?? .min,
      spacing: CGFloat(element.number("pageSpacing") ?? 0))
    pages.isDoubleSided = element.bool("doubleSided") ?? false
  }

  /// UIKIT: columns where the document allows them, three of them where a supplementary controller is related
  /// (documents as Xcode writes them).
  private func decodeSplit(_ split: UISplitViewController) {
    if element.bool("allowDoubleColumnStyle") == true {
      let relations = element.child("connections")?.children("segue").compactMap { $0.string("relationship") } ?? []
      split.style = relations.contains("supplementaryViewController") ? .tripleColumn : .doubleColumn
    }
    let modes: [String: UISplitViewController.DisplayMode] = [
      "secondaryOnly": .secondaryOnly, "primaryHidden": .secondaryOnly, "beside": .oneBesideSecondary,
      "allVisible": .oneBesideSecondary, "over": .oneOverSecondary, "primaryOverlay": .oneOverSecondary,
      "twoBeside": .twoBesideSecondary, "twoOver": .twoOverSecondary, "twoDisplace": .twoDisplaceSecondary,
      "oneBesideSecondary": .oneBesideSecondary, "oneOverSecondary": .oneOverSecondary,
      "twoBesideSecondary": .twoBesideSecondary, "twoOverSecondary": .twoOverSecondary,
      "twoDisplaceSecondary": .twoDisplaceSecondary,
    ]
    if let mode = element.string("preferredDisplayMode").flatMap({ modes[$0] }) { split.preferredDisplayMode = mode }
    let behaviors: [String: UISplitViewController.SplitBehavior] = [
      "tile": .tile, "overlay": .overlay, "displace": .displace,
    ]
    if let behavior = element.string("behavior").flatMap({ behaviors[$0] }) { split.preferredSplitBehavior = behavior }
    if element.string("primaryBackgroundStyle") == "sidebar" { split.primaryBackgroundStyle = .sidebar }
    if element.string("primaryEdge") == "trailing" { split.primaryEdge = .trailing }
    if element.bool("presentsWithGesture") == false { split.presentsWithGesture = false }
    if let width = element.number("minimumPrimaryColumnWidth") { split.minimumPrimaryColumnWidth = CGFloat(width) }
    if let width = element.number("maximumPrimaryColumnWidth") { split.maximumPrimaryColumnWidth = CGFloat(width) }
    if let fraction = element.number("preferredPrimaryColumnWidthFraction") {
      split.preferredPrimaryColumnWidthFraction = CGFloat(fraction)
    }
    if let width = element.number("preferredPrimaryColumnWidth") { split.preferredPrimaryColumnWidth = CGFloat(width) }
  }

  private func edges(_ element: IBElement) -> UIRectEdge {
    let names: [(String, UIRectEdge)] = [
      ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
    ]
    return names.reduce(into: []) { if element.bool($1.0) == true { $0.insert($1.1) } }
  }
}
