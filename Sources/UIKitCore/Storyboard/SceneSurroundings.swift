internal import InterfaceBuilder

/// The bars and the device's shape around a scene's root view, as the canvas shows them.
///
/// 1. From above the status bar or the camera, and a navigation bar; from below the home indicator, and a tab bar or
/// toolbar. 2. Less what the root view, shortened for opaque bars, does not reach.
///
/// UIKIT: counted from stored frames of Interface Builder, for each Xcode and device.
@MainActor
struct SceneSurroundings {
  private let scene: IBScene
  private let canvas: DocumentCanvas
  /// The root view's frame on the canvas, in points.
  private let frame: CGRect

  init(_ scene: IBScene, _ canvas: DocumentCanvas, frame: CGRect) {
    self.scene = scene
    self.canvas = canvas
    self.frame = frame
  }

  private var device: String { canvas.document.device?.id ?? "" }

  /// What bars and shape cover of the root view, in points.
  var safeAreaInsets: UIEdgeInsets {
    guard !isFreeform else { return .zero }
    // 1.
    var insets = UIEdgeInsets.zero
    insets.top = CanvasDevice.topInset(device, xcode: canvas.document.xcode.major) + (hasNavigationBar ? 44 : 0)
    insets.bottom = CanvasDevice.bottomInset(device) + bottomBarHeight
    // 2.
    let missing = canvas.size.height - frame.size.height
    if frame.origin.y > 0 {
      insets.top = max(insets.top - frame.origin.y, 0)
      if missing - frame.origin.y >= insets.bottom - 0.5 { insets.bottom = 0 }
    } else if missing > 0.5 {
      if abs(missing - insets.bottom) < 1 {
        insets.bottom = 0
      } else if missing >= insets.top - 0.5 {
        if missing >= insets.top + insets.bottom - 0.5 { insets.bottom = 0 }
        insets.top = 0
      }
    }
    return insets
  }

  /// A root view of a size of its own has nothing around it.
  private var isFreeform: Bool {
    guard frame.size.width == canvas.size.width, frame.size.height > canvas.size.height - 220 else { return true }
    return (scene.controller ?? scene.view)?.children.contains { $0.name == "freeformSimulatedSizeMetrics" } ?? false
  }

  private var hasNavigationBar: Bool {
    if let simulated = simulatedMetrics("simulatedTopBarMetrics") {
      return simulated.name == "simulatedNavigationBarMetrics" && simulated.bool("translucent") != false
    }
    guard let id = scene.controller?.id else { return false }
    return canvas.graph.isInNavigation(id)
  }

  private var bottomBarHeight: CGFloat {
    switch simulatedMetrics("simulatedBottomBarMetrics")?.name {
    case "simulatedTabBarMetrics": return 49
    case "simulatedToolbarMetrics": return 44
    case .some: return 0
    case nil: break
    }
    guard let controller = scene.controller, let id = controller.id else { return 0 }
    let hides = controller.bool("hidesBottomBarWhenPushed") ?? false
    return canvas.graph.isInTabs(id) && !hides ? 49 : 0
  }

  private func simulatedMetrics(_ key: String) -> IBElement? {
    scene.controller?.child(key: key) ?? scene.view?.child(key: key)
  }
}
