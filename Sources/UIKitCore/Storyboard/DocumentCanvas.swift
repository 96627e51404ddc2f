package import InterfaceBuilder

/// Interface Builder's canvas: a document's scenes, made and laid out for the device of the document.
@MainActor
package final class DocumentCanvas {
  package let document: IBDocument
  let uninstalled: Set<String>
  /// The size of the canvas's device, in points.
  let size: CGSize
  let graph: SceneGraph
  private var windows: [UIWindow] = []

  package init(_ document: IBDocument) {
    self.document = document
    uninstalled = SizeClassMasks(document).uninstalled
    graph = SceneGraph(document)
    let device = CanvasDevice(document)
    size = device.size
    device.apply()
  }

  /// Makes and lays out every scene that has a view.
  package func scenes() -> [InstantiatedScene] { document.scenes.map { layOut($0) } }

  /// Makes one scene and lays it out.
  package func layOut(_ scene: IBScene) -> InstantiatedScene {
    let made = SceneInstantiator(scene, canvas: self).instantiate()
    guard let root = made.root else { return made }
    let frame = root.frame
    let window = UIWindow(frame: CGRect(origin: .zero, size: frame.size))
    windows.append(window)
    window.overriddenSafeAreaInsets = SceneSurroundings(scene, self, frame: frame).safeAreaInsets
    if let controller = made.controller {
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

extension InstantiatedScene {
  /// The view's frame in its superview's coordinates, in points; the root's is the one that the document gives.
  package func frame(of entry: Entry) -> CGRect { entry.view === root ? rootFrame : entry.view.frame }
}
