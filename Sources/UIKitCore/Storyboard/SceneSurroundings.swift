internal import InterfaceBuilder

/// The bars and the device's shape around a scene's root view, as the canvas shows them.
struct SceneSurroundings {
  private let scene: IBScene
  private let document: IBDocument
  private let size: CGSize

  init(_ scene: IBScene, _ document: IBDocument, size: CGSize) {
    self.scene = scene
    self.document = document
    self.size = size
  }

  private var xcode: Int { document.xcode.major }
  private var device: String { document.device?.id ?? "" }

  /// What bars and shape cover of the root view, in points.
  ///
  /// UIKIT: counted from stored frames of Interface Builder; see `CanvasDevice.topInset`.
  @MainActor var safeAreaInsets: UIEdgeInsets {
    guard coversCanvas else { return .zero }
    var insets = UIEdgeInsets.zero
    let status = CanvasDevice.topInset(device, xcode: xcode)
    insets.top = status + navigationBarHeight(status)
    if CanvasDevice.hasHomeIndicator(device) { insets.bottom = 34 }
    if isInTabBar { insets.bottom += 49 }
    return insets
  }

  /// A root view in a canvas of its own size has no bars around it.
  private var coversCanvas: Bool {
    let element = scene.controller ?? scene.view
    let isFreeform =
      element?.child(key: "simulatedDestinationMetrics") != nil || element?.child(key: "freeformSize") != nil
    return scene.view != nil && size.height > 300 && !isFreeform
  }

  private func navigationBarHeight(_ status: CGFloat) -> CGFloat {
    guard let controller = scene.controller else { return 0 }
    if controller.child(key: "simulatedTopBarMetrics") != nil { return 44 }
    let hasItem = controller.children.contains { $0.name == "navigationItem" }
    return hasItem ? 44 : 0
  }

  private var isInTabBar: Bool {
    guard let controller = scene.controller else { return false }
    if controller.child(key: "simulatedBottomBarMetrics")?.name == "simulatedTabBarMetrics" { return true }
    return controller.children.contains { $0.name == "tabBarItem" }
  }
}
