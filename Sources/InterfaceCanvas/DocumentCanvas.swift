package import InterfaceBuilder
package import UIKitCore
package import UIKitDocuments

/// Interface Builder's canvas: a document's scenes, made and laid out for the device of the document.
@MainActor
package final class DocumentCanvas {
  package let document: IBDocument
  let uninstalled: Set<String>
  /// The size of the canvas's device, in points.
  let size: CGSize
  let graph: SceneGraph
  /// What the scenes are laid out for.
  package let environment: LayoutEnvironment
  private var windows: [UIWindow] = []

  private let options: CanvasOptions
  private var target: CanvasTarget? { options.target }

  /// The canvas of the document's own device, in light and in the document's own words, unless `options` say otherwise.
  package init(_ document: IBDocument, options: CanvasOptions = CanvasOptions()) {
    self.document = document
    self.options = options
    let target = options.target
    options.translation?.apply(to: document)
    let masks = SizeClassMasks(document, target: target)
    uninstalled = masks.uninstalled
    SizeClassAttributes.apply(to: document.root, masks.traits)
    graph = SceneGraph(document)
    let device = CanvasDevice(document)
    size = target?.size ?? device.size
    var environment = device.environment
    if let size = options.textSize { environment.documentTextSize = size }
    environment.traits = UITraitCollection(traitsFrom: [
      environment.traits, target?.traits ?? UITraitCollection(), options.traits,
    ])
    self.environment = environment
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
    var environment = environment
    let placement = CanvasPlacement(
      document, environment: environment, size: size, restsAsSaved: options.restsAsSaved)
    let made = InstantiatedScene.onCanvas(scene, in: document, uninstalled: uninstalled, placement)
    made.savedFrames = placement.savedFrames
    guard let root = made.root else { return made }
    let frame = self.frame(of: scene, root)
    let surroundings = SceneSurroundings(scene, self, frame: frame)
    let window = UIWindow(frame: CGRect(origin: .zero, size: target == nil ? surroundings.frame.size : frame.size))
    windows.append(window)
    // Nothing surrounds the root view that it could inherit margins from.
    window.layoutMargins = .zero
    window.insetsLayoutMarginsFromSafeArea = false
    environment.safeAreaInsets =
      target.map { fills(scene, root) ? $0.safeAreaInsets : .zero }
      ?? surroundings.safeAreaInsets
    window.environment = environment
    if let controller = made.controller ?? stage(for: scene, root) {
      window.rootViewController = controller
    } else {
      root.frame.origin = .zero
      root.translatesAutoresizingMaskIntoConstraints = true
      root.autoresizingMask = []
      window.addSubview(root)
    }
    window.isHidden = false
    window.layoutIfNeeded()
    made.rootFrame = frame
    return made
  }
}

extension DocumentCanvas {
  /// The controller that a xib's view is shown in, if one is.
  ///
  /// UIKIT: such a view has the margins of a controller's root view (stored frames of Xcode 10 to 14).
  private func stage(for scene: IBScene, _ root: UIView) -> UIViewController? {
    guard let element = scene.view, element.name == "view", (9...14).contains(document.xcode.major) || isOwners(element)
    else { return nil }
    let controller = UIViewController()
    controller.view = root
    return controller
  }

  /// Whether the view is the `view` of the document's owner.
  private func isOwners(_ view: IBElement) -> Bool {
    let owner = document.root.child("objects")?.children("placeholder").first {
      $0.string("placeholderIdentifier") == "IBFilesOwner"
    }
    return owner?.child("connections")?.children("outlet").contains {
      $0.string("property") == "view" && $0.string("destination") == view.id
    } ?? false
  }

  /// Whether the scene's root view fills the screen: a controller's does, unless it has a size of its own.
  private func fills(_ scene: IBScene, _ root: UIView) -> Bool {
    guard let controller = scene.controller else { return false }
    return !controller.children.contains { $0.name == "freeformSimulatedSizeMetrics" }
  }

  /// The root view's frame: as stored, or the target's screen.
  private func frame(of scene: IBScene, _ root: UIView) -> CGRect {
    guard let target, fills(scene, root) else { return root.frame }
    return CGRect(origin: .zero, size: target.size)
  }
}

extension InstantiatedScene {
  /// The view's frame in its superview's coordinates, in points; the root's is the one that the document gives.
  package func frame(of entry: Entry) -> CGRect {
    entry.view === root ? rootFrame : savedFrames[ObjectIdentifier(entry.view)] ?? entry.view.frame
  }
}
