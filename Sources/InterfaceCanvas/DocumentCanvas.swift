internal import Foundation
package import InterfaceBuilder
package import UIKitCore
package import UIKitDocuments

/// Interface Builder's canvas: a document's scenes, made and laid out inside the containers that the document shows them
/// in, on its own device or on another one.
@MainActor
package final class DocumentCanvas {
  /// The document as the canvas shows it: in its language, with the values for its size classes.
  package let document: IBDocument
  let uninstalled: Set<String>
  private let options: CanvasOptions
  private let device: CanvasDevice
  private let graph: SceneGraph
  /// What the scenes are laid out for.
  package let environment: LayoutEnvironment
  /// The screen that the document was saved for, and the one that is shown.
  let ownScreen: CanvasScreen
  let screen: CanvasScreen
  /// How each scene that was laid out is shown.
  private var shown: [ObjectIdentifier: (stage: SceneStage, window: UIWindow, isWhole: Bool)] = [:]
  private var titles: [ObjectIdentifier: SectionTitles] = [:]
  /// Scenes that were laid out for the sake of those that they embed.
  private var embedding: [String: InstantiatedScene] = [:]
  /// The document on its own screen, where another one is shown, for what it tells of sizes.
  private let own: DocumentCanvas?
  private lazy var fonts = DocumentFonts(document, environment.metrics, scale: ownScreen.scale).evidence

  /// The canvas of the document's own device, in light and in the document's own words, unless `options` say otherwise.
  package init(_ document: IBDocument, options: CanvasOptions = CanvasOptions()) {
    self.options = options
    let isElsewhere = options.target != nil || options.square != nil
    own =
      isElsewhere && options.restsAsSaved ? DocumentCanvas(document, options: CanvasOptions(restsAsSaved: true)) : nil
    let device = CanvasDevice(document, options)
    self.device = device
    ownScreen = device.own
    screen = device.shown
    let document = (options.translation?.applied(to: document) ?? document).resolved(in: device.documentTraits)
    self.document = document
    uninstalled = document.installation.uninstalled(in: device.documentTraits)
    graph = SceneGraph(document)
    environment = device.environment
  }

  /// Makes and lays out every scene that has a view.
  package func scenes() -> [InstantiatedScene] { document.scenes.map { layOut($0) } }

  /// Makes one scene and lays it out.
  ///
  /// - Parameter report: hears of constraints that contradict each other; nil writes them to standard error.
  package func layOut(
    _ scene: IBScene, reporting report: (@MainActor (_ conflict: LayoutConflict) -> Void)? = nil
  ) -> InstantiatedScene {
    var environment = environment
    environment.reportsConflict = report
    var made: InstantiatedScene?
    environment.traits(over: UIScreen.main.traitCollection).performAsCurrent {
      made = make(scene, in: environment)
    }
    return made!
  }

  private func make(_ scene: IBScene, in environment: LayoutEnvironment) -> InstantiatedScene {
    let stated = chrome(of: scene, on: screen)
    let placement = CanvasPlacement(
      document, on: screen, environment, restsAsSaved: options.restsAsSaved, isElsewhere: showsOtherDevice,
      fonts: fonts, uninstalled: uninstalled, isInSheet: isSheet(scene), hasNavigationBar: stated.top != nil,
      endsAbove: stated.bottom != nil || stated.isFree)
    let made = InstantiatedScene.onCanvas(scene, in: document, uninstalled: uninstalled, placement)
    guard let root = made.root, let element = scene.view else { return made }
    if options.restsAsSaved { WholePoints.hold(in: made) }
    if let own, SavedMeasures.mayDiffer(in: made) { own.measures(of: scene)?.hold(in: made) }
    let description = SceneRoot(made, element, document, device.system)
    let place = ScenePlace(description, saved: root.frame, self)
    if made.controller == nil { description.controller.view = root }
    let stage = stage(on: place.screen, place.chrome, environment)
    let window = stage.show(description.controller, surplus: place.surplus, insets: place.insets)
    shown[ObjectIdentifier(made)] = (stage, window, place.insets == nil && description.kind != .cell)
    titles[ObjectIdentifier(made)] = SectionTitles(made)
    let savedMargins = CanvasPlacement(document, on: ownScreen, environment, restsAsSaved: false).cellMargins
    let move = CanvasSections.Move(saved: ownScreen, shown: screen, isElsewhere: showsOtherDevice)
    let rows = CanvasRows(
      made, placement.frames, placement.cellMargins, savedMargins: savedMargins, move, environment.metrics)
    let (areRowsPlaced, isScrolledBack) = (rows.place(), scrollBack(made))
    if areRowsPlaced || isScrolledBack { window.layoutIfNeeded() }
    if areRowsPlaced { made.staleFrames = showsOtherDevice ? rows.readableFrames : rows.staleFrames }
    made.rootFrame = CGRect(origin: place.origin(of: root, in: window), size: place.staleSize ?? root.bounds.size)
    return made
  }

  /// Lets go of a scene that was laid out, with its window.
  package func forget(_ scene: InstantiatedScene) {
    titles[ObjectIdentifier(scene)] = nil
    shown.removeValue(forKey: ObjectIdentifier(scene))?.window.isHidden = true
  }

  /// What the views of a scene of the same document measured when it was saved.
  private func measures(of scene: IBScene) -> SavedMeasures? {
    // Further views beside a storyboard's controller have its scene's id, too.
    let scenes = document.scenes.filter { $0.id == scene.id }
    let own = scenes.first { $0.controller?.id == scene.controller?.id && $0.view?.id == scene.view?.id }
    guard let scene = own ?? scenes.first else { return nil }
    let made = layOut(scene) { _ in }
    defer { forget(made) }
    return SavedMeasures(made, images: document.resources.images)
  }

  /// Whether the scene's root is as high as a sheet without bars, stated or not.
  private func isSheet(_ scene: IBScene) -> Bool {
    guard let saved = scene.view?.rect(key: "frame"), saved.height < ownScreen.size.height else { return false }
    let stated = chrome(of: scene, on: ownScreen)
    guard stated.top == nil, stated.bottom == nil else { return false }
    return SceneChrome.Reading.presentations.map(stated.read).contains {
      $0.isSheet && abs(stage(on: ownScreen, $0).rootFrame(like: nil).height - saved.height) <= 1
    }
  }

  /// What a picture of a scene shows: the window with its bars and what the system draws, or the root view alone.
  package func picture(of scene: InstantiatedScene, isBare: Bool) -> UIView? {
    guard let root = scene.root else { return nil }
    titles[ObjectIdentifier(scene)]?.add()
    guard !isBare, let (stage, window, isWhole) = shown[ObjectIdentifier(scene)] else { return root }
    window.backgroundColor = .systemBackground
    if isWhole, let controller = window.rootViewController { stage.furnish(window, under: controller) }
    scrollBelowBars(scene)
    window.layoutIfNeeded()
    tightenTexts(of: scene)
    for entry in scene.entries { (entry.view as? UITableView).map { unscroll($0, entry.element) } }
    return window
  }

  /// Returns whether a scroll view's content had moved down from under a bar.
  ///
  /// UIKIT: the canvas does not scroll: what content keeps clear of a root view's edges stands as if both began at one
  /// point (stored frames at two devices and in both orientations, one repository).
  private func scrollBack(_ scene: InstantiatedScene) -> Bool {
    var hasMoved = false
    for case let view as UIScrollView in scene.entries.map(\.view)
    where !(view is UITableView || view is UICollectionView || view is UITextView) && view.contentOffset != .zero {
      view.contentOffset = .zero
      hasMoved = true
    }
    return hasMoved
  }

  /// In a picture content begins below the bars, as in a running program.
  private func scrollBelowBars(_ scene: InstantiatedScene) {
    for entry in scene.entries where entry.element.name == "scrollView" {
      guard let view = entry.view as? UIScrollView, view.contentOffset == .zero else { continue }
      if entry.element.string("contentInsetAdjustmentBehavior") == nil {
        view.contentInsetAdjustmentBehavior = .automatic
      }
      view.contentOffset = CGPoint(x: -view.adjustedContentInset.left, y: -view.adjustedContentInset.top)
    }
  }

  /// A label that the document says is as wide as its text is not truncated because another face shows it a little wider.
  private func tightenTexts(of scene: InstantiatedScene) {
    for case let label as UILabel in scene.entries.map(\.view) where !label.adjustsFontSizeToFitWidth {
      let (width, needed) = (label.bounds.width, lineWidth(of: label))
      guard needed > width, needed <= width * 1.06 + 1 else { continue }
      label.numberOfLines = 1
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.85
    }
  }

  /// How wide the label's text is in one line, in points; 0 where it may have room for more.
  private func lineWidth(of label: UILabel) -> CGFloat {
    if label.numberOfLines == 1 { return label.intrinsicContentSize.width }
    guard label.bounds.height < label.font.lineHeight * 1.5, label.text?.contains(where: \.isNewline) == false else {
      return 0
    }
    return label.sizeThatFits(CGSize(width: 10_000, height: 10_000)).width
  }

  /// Rows that stand below bars already do not begin below them a second time.
  private func unscroll(_ table: UITableView, _ element: IBElement) {
    guard !showsOtherDevice, document.toolsVersion < 12_000, table.adjustedContentInset.top > 20,
      CountedBars.precede(contentOf: element)
    else { return }
    table.bounds.origin.y = CountedBars.height - table.adjustedContentInset.top
  }

  /// The views for which a saved frame decides: their constraints leave something open, or what they hang on does. Takes the
  /// saved frames back: ask when the frames have been read.
  package func resting(in scene: InstantiatedScene) -> Set<ObjectIdentifier> {
    let views = scene.entries.map(\.view)
    let resting = views.filter { $0.layoutHints.rest.map { $0.weight != .held } ?? false }
    let sized = views.filter(\.layoutHints.isSavedSize)
    guard !resting.isEmpty || !sized.isEmpty else { return [] }
    let frames = views.map(\.frame)
    for view in resting { view.layoutHints.rest = nil }
    for view in sized { view.layoutHints.naturalSize = nil }
    var result = Set(resting.filter(\.hasAmbiguousLayout).map { ObjectIdentifier($0) })
    shown[ObjectIdentifier(scene)]?.window.layoutIfNeeded()
    for (view, frame) in zip(views, frames) where !view.frame.isClose(to: frame) {
      result.insert(ObjectIdentifier(view))
    }
    return result
  }

  /// A stage on `screen` for trying what its bars leave; nobody hears of contradictions on it.
  func stage(on screen: CanvasScreen, _ chrome: SceneChrome) -> SceneStage {
    var environment = environment
    environment.reportsConflict = { _ in }
    return stage(on: screen, chrome, environment)
  }

  private func stage(
    on screen: CanvasScreen, _ chrome: SceneChrome, _ environment: LayoutEnvironment
  ) -> SceneStage {
    var environment = environment
    environment.traits = UITraitCollection(traitsFrom: [screen.traits, options.traits])
    // A scene that was left at another screen is drawn with the pixels of the one that is shown.
    environment.traits = UITraitCollection(traitsFrom: [
      environment.traits, UITraitCollection(displayScale: self.screen.scale),
    ])
    return SceneStage(
      screen: screen, chrome: chrome, environment: environment, tint: document.globalTintColor
    ) { [unowned self] in makeContainer($0) }
  }

  func chrome(of scene: IBScene, on screen: CanvasScreen) -> SceneChrome { SceneChrome(scene, graph, screen) }

  var otherScreens: [CanvasScreen] { device.others }
  var showsOtherDevice: Bool { options.target != nil || options.square != nil }

  // MARK: Containers

  /// A navigation or tab bar controller with its bars as the document has them, and tabs for its other children.
  func makeContainer(_ element: IBElement) -> UIViewController? {
    let placement = CanvasPlacement(document, on: screen, environment, restsAsSaved: false, fonts: fonts)
    let controller = InstantiatedScene.containerOnCanvas(element, in: document, placement)
    if let tabs = controller as? UITabBarController {
      tabs.collectsOverflow = false
      // UIKIT: a tab bar that the document hides takes its room all the same (stored frames of nine scenes, one repository).
      tabs.tabBar.isHidden = false
      let children = graph.children(of: element.id ?? "", as: "viewControllers").map { id in
        CanvasTab(
          id, graph.controllers[id].flatMap { InstantiatedScene.tabOnCanvas(of: $0, in: document, placement) })
      }
      tabs.setViewControllers(children, animated: false)
    }
    return controller
  }

  /// The size that a container view has where its own scene is laid out, in points.
  func containerSize(_ container: (controller: String, view: String)) -> CGSize? {
    guard let scene = graph.scenes[container.controller] else { return nil }
    // Scenes that embed each other have no size to give.
    guard pending.insert(container.controller).inserted else { return nil }
    defer { pending.remove(container.controller) }
    // What contradicts in it is told where the scene itself is laid out.
    let made = embedding[container.controller] ?? layOut(scene) { _ in }
    embedding[container.controller] = made
    return made.entries.first { $0.id == container.view }?.view.bounds.size
  }
  private var pending: Set<String> = []

  /// How much larger a container view is than on the document's own device, in points; nil where one of the two sizes is
  /// not known.
  func growth(of container: (controller: String, view: String)) -> CGSize? {
    guard let own, let shown = containerSize(container), let saved = own.containerSize(container) else { return nil }
    return CGSize(width: shown.width - saved.width, height: shown.height - saved.height)
  }
}

extension InstantiatedScene {
  /// The view's frame in its superview's coordinates, in points; the root's is in the canvas's. What the document alone
  /// gives is as the document gives it.
  package func frame(of entry: Entry) -> CGRect {
    entry.view === root ? rootFrame : staleFrames[ObjectIdentifier(entry.view)] ?? entry.view.frame
  }
}

extension CGRect {
  /// Whether the other is the same, but for less than a pixel.
  fileprivate func isClose(to other: CGRect) -> Bool {
    max(
      abs(minX - other.minX), abs(minY - other.minY), abs(width - other.width), abs(height - other.height)
    ) < 0.25
  }
}
