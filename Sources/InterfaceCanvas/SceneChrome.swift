internal import Foundation
internal import InterfaceBuilder

/// The bars and containers that Interface Builder shows a scene in: what its simulated metrics say, else what the
/// segues that lead to it say.
struct SceneChrome {
  struct NavigationBar {
    /// The navigation controller's element; nil for a bar that is only simulated.
    var controller: IBElement?
    var isOpaque = false
    var isPrompted = false
    /// Whether large titles and prompts of the scene count.
    var isSimulated = false
    /// The element of the controller beneath, whose title the back button has.
    var previous: IBElement?
  }

  enum BottomBar {
    /// A tab bar, of a tab bar controller or only simulated, and the id of the tab that the scene belongs to.
    case tabs(controller: IBElement?, tab: String?, isOpaque: Bool)
    case toolbar(isOpaque: Bool)
  }

  var top: NavigationBar?
  var bottom: BottomBar?
  /// Whether a toolbar stands above the tab bar, and is opaque; nil for none.
  ///
  /// UIKIT: of a navigation controller and of a scene's simulated metrics, the tab bar being another controller's or
  /// simulated (93 points below in Xcode 9, 98 and 132 in Xcode 12 to 16; 5 scenes of 3 repositories).
  var toolbarAboveTabs: Bool?
  /// Whether the scene is presented as a sheet.
  var isSheet = false
  /// Whether a sheet begins at the camera's height; see `SceneStage`.
  private(set) var isHighSheet = false
  /// Whether what presents a sheet is a sheet itself.
  private(set) var isOverSheet = false
  /// Whether the screen shows sheets as such.
  private var mayBeSheet = false
  /// Whether the scene has no toolbar as a sheet.
  private var mayLoseToolbar = false
  /// The container view that shows the scene, and the controller that has it.
  var container: (controller: String, view: String)?
  /// The container view that shows the containers around the scene.
  private(set) var outerContainer: (controller: String, view: String)?
  /// Whether nothing says what is around the scene.
  var isFree = false
  /// The size that the document states for a free root, in points.
  private(set) var statedSize: CGSize?
  /// Whether the document gives the root the size of a split view's column.
  private(set) var column: SplitColumn?
  enum SplitColumn { case master, detail }
  var hidesStatusBar = false

  /// Another reading of the same surroundings: a bar may be opaque by an appearance in code, and Interface Builder may
  /// follow another segue.
  struct Reading: Hashable {
    enum Bar: Int, CaseIterable { case asStated, otherOpacity, none }
    var top = Bar.asStated
    var bottom = Bar.asStated
    var isOtherPresentation = false
    var isHighSheet = false

    private var cost: Int {
      top.rawValue + bottom.rawValue + (isOtherPresentation ? 1 : 0) + (isHighSheet ? 1 : 0)
    }

    /// Those of the same bars, presented as the document says and otherwise.
    static let presentations: [Reading] = [(false, false), (true, false), (false, true), (true, true)].map {
      Reading(isOtherPresentation: $0, isHighSheet: $1)
    }

    /// All but the document's own, the likelier first.
    static let others: [Reading] = {
      var result: [Reading] = []
      for top in Bar.allCases {
        for bottom in Bar.allCases {
          for presentation in presentations {
            var reading = presentation
            (reading.top, reading.bottom) = (top, bottom)
            result.append(reading)
          }
        }
      }
      return result.dropFirst().sorted { $0.cost < $1.cost }
    }()
  }

  func read(as reading: Reading) -> SceneChrome {
    var result = self
    switch reading.top {
    case .asStated: break
    case .none: result.top = nil
    case .otherOpacity:
      result.top = top ?? NavigationBar()
      result.top?.isOpaque = top?.isOpaque != true
    }
    switch (reading.bottom, bottom) {
    case (.none, _): (result.bottom, result.toolbarAboveTabs) = (nil, nil)
    case (.otherOpacity, .tabs(let controller, let tab, let isOpaque)?):
      result.bottom = .tabs(controller: controller, tab: tab, isOpaque: !isOpaque)
    case (.otherOpacity, .toolbar(let isOpaque)?): result.bottom = .toolbar(isOpaque: !isOpaque)
    default: break
    }
    if reading.isOtherPresentation { result.isSheet = !isSheet && mayBeSheet }
    result.isHighSheet = reading.isHighSheet && result.isSheet
    result.loseToolbar()
    // What is presented, as a navigation controller that something shows, leaves the tabs behind.
    if result.isSheet, !isSheet, case .tabs = result.bottom {
      result.bottom = result.toolbarAboveTabs.map { .toolbar(isOpaque: $0) }
      result.toolbarAboveTabs = nil
    }
    return result
  }

  private mutating func loseToolbar() {
    if isSheet, mayLoseToolbar, case .toolbar = bottom { bottom = nil }
  }
}

extension SceneChrome {
  init(_ scene: IBScene, _ graph: SceneGraph, _ screen: CanvasScreen) {
    let owner = scene.controller ?? scene.view
    let way = scene.controller?.id.map { graph.way(to: $0) } ?? []
    mayBeSheet = Self.mayBeSheet(screen)
    infer(scene, way, graph, screen)
    var top = owner.flatMap { Self.metrics($0, "simulatedTopBarMetrics") }
    var bottom = owner.flatMap { Self.metrics($0, "simulatedBottomBarMetrics") }
    // What is pushed from a scene with simulated bars, or stands in a container with them, has them too.
    for edge in way {
      let isContained = ["rootViewController", "viewControllers"].contains(edge.relationship)
      guard let source = graph.controllers[edge.source], isContained || ["push", "show"].contains(edge.kind) else {
        break
      }
      // UIKIT: what is pushed from a scene that simulates no bar has none (2 scenes of one repository; a guess).
      let simulated = Self.metrics(source, "simulatedTopBarMetrics")
      if self.top == nil || !isContained && simulated?.name == "nil" { top = top ?? simulated }
      if self.bottom == nil { bottom = bottom ?? Self.metrics(source, "simulatedBottomBarMetrics") }
    }
    if let top { simulate(top: top) }
    if let bottom { simulate(bottom: bottom, stacks: screen.system.stacksSimulatedToolbars) }
    // UIKIT: a guess from one scene.
    if owner?.child("modalPageSheetSimulatedSizeMetrics") != nil { isSheet = mayBeSheet }
    mayLoseToolbar = bottom?.name == "simulatedToolbarMetrics" && screen.system.omitsToolbarsOfSheets
    loseToolbar()
    hidesStatusBar = owner.flatMap { Self.metrics($0, "simulatedStatusBarMetrics") }?.name == "nil"
    isFree = owner.map { Self.isFreeform($0) } ?? false
    statedSize = owner?.child(key: "freeformSize").flatMap { Self.size($0) }
    column = owner.flatMap { Self.column($0) }
  }

  static func metrics(_ owner: IBElement, _ key: String) -> IBElement? {
    owner.child(key: key) ?? owner.child("simulatedMetrics")?.child(key: key)
  }

  /// Whether the document gives the root a size of its own.
  static func isFreeform(_ owner: IBElement) -> Bool {
    owner.children.contains {
      [
        "freeformSimulatedSizeMetrics", "splitViewDetailSimulatedSizeMetrics", "splitViewMasterSimulatedSizeMetrics",
      ].contains($0.name)
    }
  }

  private static func size(_ element: IBElement) -> CGSize? {
    guard let width = element.number("width"), let height = element.number("height") else { return nil }
    return CGSize(width: width, height: height)
  }

  private static func column(_ owner: IBElement) -> SplitColumn? {
    for child in owner.children {
      switch child.name {
      case "splitViewMasterSimulatedSizeMetrics": return .master
      case "splitViewDetailSimulatedSizeMetrics": return .detail
      default: break
      }
    }
    return nil
  }

  /// The width of the column on a screen, in points.
  ///
  /// UIKIT: phones and upright pads show a detail on the whole screen, in which the document's bars stand (stored frames
  /// of Xcode 8 on a phone and on an upright pad); masters are 320 points wide on pads.
  func columnWidth(on screen: CanvasScreen) -> CGFloat? {
    guard let column else { return nil }
    guard screen.isPad else { return screen.size.width }
    switch column {
    case .master: return 320
    case .detail: return screen.isLandscape ? screen.size.width - 320 : screen.size.width
    }
  }

  // MARK: Simulated

  private mutating func simulate(top metrics: IBElement) {
    guard metrics.name == "simulatedNavigationBarMetrics" else {
      top = nil
      return
    }
    var bar = top ?? NavigationBar()
    bar.isOpaque = metrics.bool("translucent") == false
    bar.isPrompted = metrics.bool("prompted") == true
    bar.isSimulated = true
    top = bar
  }

  private mutating func simulate(bottom metrics: IBElement, stacks: Bool) {
    let isOpaque = metrics.bool("translucent") == false
    switch (metrics.name, bottom) {
    case ("simulatedTabBarMetrics", .tabs(let controller, let tab, _)):
      bottom = .tabs(controller: controller, tab: tab, isOpaque: isOpaque)
    case ("simulatedTabBarMetrics", _): stand(on: .tabs(controller: nil, tab: nil, isOpaque: isOpaque))
    case ("simulatedToolbarMetrics", .tabs) where stacks: toolbarAboveTabs = isOpaque
    case ("simulatedToolbarMetrics", _): (bottom, toolbarAboveTabs) = (.toolbar(isOpaque: isOpaque), nil)
    default: (bottom, toolbarAboveTabs) = (nil, nil)
    }
  }

  /// Puts a toolbar that is there above a tab bar.
  private mutating func stand(on tabs: BottomBar) {
    if case .toolbar(let isOpaque) = bottom { toolbarAboveTabs = isOpaque }
    bottom = tabs
  }

  // MARK: Inferred

  private mutating func infer(_ scene: IBScene, _ way: [SceneGraph.Edge], _ graph: SceneGraph, _ screen: CanvasScreen) {
    var child = scene.controller?.id ?? ""
    // What is shown from a tab stands on the navigation controller around the tabs, if they have one. The segue nearest.
    var shown: Int?
    for (index, edge) in way.enumerated() {
      guard let source = graph.controllers[edge.source] else { return }
      switch (edge.kind, edge.relationship) {
      case (_, "rootViewController"):
        shown = nil
        if top == nil, source.bool("navigationBarHidden") != true {
          top = NavigationBar(
            controller: source,
            isOpaque: source.child(key: "navigationBar")?.bool("translucent") == false,
            previous: index > 0 ? graph.controllers[way[0].source] : nil)
        }
        if source.bool("toolbarHidden") == false {
          bottom = .toolbar(isOpaque: source.child(key: "toolbar")?.bool("translucent") == false)
        }
      case (_, "viewControllers"):
        if let shown {
          if way[index...].contains(where: { $0.relationship == "rootViewController" }) { break }
          // UIKIT: without one it is presented over the tabs, as `show(_:sender:)` says (nothing below three roots of three
          // repositories, Xcode 9 to 16).
          present(scene.controller, along: way, at: shown, graph)
          return
        }
        if scene.controller?.bool("hidesBottomBarWhenPushed") != true {
          let isOpaque = source.child(key: "tabBar")?.bool("translucent") == false
          stand(on: .tabs(controller: source, tab: child, isOpaque: isOpaque))
        }
      case ("show", _) where SceneGraph.isUncontained(way[(index + 1)...]) && !Self.hasSimulatedBar(source),
        ("showDetail", _) where SceneGraph.isUncontained(way[(index + 1)...]):
        present(scene.controller, along: way, at: index, graph)
        outerContainer = Self.container(around: way[(index + 1)...])
        return
      case ("show", _), ("push", _): shown = shown ?? index
      case ("embed", _):
        guard let view = edge.container else { return }
        if index == 0 { container = (edge.source, view) } else { outerContainer = (edge.source, view) }
        return
      case _ where edge.isPresentation:
        present(scene.controller, along: way, at: index, graph)
        return
      case ("relationship", _):
        guard source.name == "splitViewController" else { break }
        // UIKIT: on a pad the bars around a split view controller do not reach its columns (a guess from two scenes); one
        // that shows one column brings a navigation bar along.
        if screen.isPad { return }
        if top == nil { top = NavigationBar() }
      default: return
      }
      child = edge.source
    }
  }

  /// UIKIT: presented is, too, what is shown where nothing contains the one who shows it (47 of 63 stored roots of Xcode 11
  /// and later are sheets, 10 fill the screen), and what pops over something on a phone (7 of 7, 5 repositories).
  private mutating func present(
    _ own: IBElement?, along way: [SceneGraph.Edge], at index: Int, _ graph: SceneGraph
  ) {
    func isSheet(_ index: Int) -> Bool {
      let presented = index > 0 ? graph.controllers[way[index - 1].source] : own
      let style = way[index].presentation ?? presented?.string("modalPresentationStyle")
      return [nil, "automatic", "pageSheet", "formSheet", "popover"].contains(style)
    }
    self.isSheet = mayBeSheet && isSheet(index)
    // What is shown where nothing contains the one who shows it is presented, and so is who showed that one.
    let isShown = way[index].kind == "show"
    let before = way[(index + 1)...].firstIndex { $0.isPresentation || isShown && $0.kind == "show" }
    isOverSheet = self.isSheet && before.map(isSheet) ?? false
  }

  /// The container view that shows who shows a scene.
  ///
  /// UIKIT: a scene that is shown from one in a container view has its size (a guess from three roots of one repository on
  /// two devices).
  private static func container(around way: ArraySlice<SceneGraph.Edge>) -> (controller: String, view: String)? {
    guard let edge = way.first(where: { $0.kind != "show" }), edge.kind == "embed" else { return nil }
    return edge.container.map { (edge.source, $0) }
  }

  private static func hasSimulatedBar(_ controller: IBElement) -> Bool {
    metrics(controller, "simulatedTopBarMetrics")?.name == "simulatedNavigationBarMetrics"
  }

  /// UIKIT: since Xcode 11 what is presented on an upright phone is shown as a sheet.
  private static func mayBeSheet(_ screen: CanvasScreen) -> Bool {
    screen.system.xcode >= 11 && !screen.isPad && !screen.isSquare
      && (!screen.isLandscape || screen.system.doublesSafeArea)
  }
}
