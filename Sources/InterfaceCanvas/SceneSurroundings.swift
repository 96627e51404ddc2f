internal import InterfaceBuilder
internal import UITraits
internal import UIKitCore
internal import UIKitDocuments

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
  ///
  /// UIKIT: an opaque navigation bar pushes the view down; that it then ends at the screen's edge may not have reached
  /// the document (stored frames of Xcode 8: 667 points from 64, and contents for 603).
  private(set) var frame: CGRect

  init(_ scene: IBScene, _ canvas: DocumentCanvas, frame: CGRect) {
    self.scene = scene
    self.canvas = canvas
    self.frame = frame
    if hasOpaqueNavigationBar, frame.origin.y > 0, let screen, screen.height == frame.size.height {
      self.frame.size.height -= frame.origin.y
    }
  }

  private var device: String { canvas.document.device?.id ?? "" }

  /// What bars and shape cover of the root view, in points.
  var safeAreaInsets: UIEdgeInsets {
    if xcode < 14, scene.view?.string("simulatedAppContext") == "notificationCenter" { return .zero }
    if isFreeform { return freeformInsets }
    if isEmbedded { return UIEdgeInsets(top: statusHeight, left: 0, bottom: homeIndicatorHeight, right: 0) }
    guard let screen else { return .zero }
    // 1.
    var insets = UIEdgeInsets.zero
    insets.top = statusHeight + navigationBarHeight
    insets.bottom = homeIndicatorHeight + bottomBarHeight
    // 2.
    let missing = screen.height - frame.size.height
    if frame.origin.y > 0, missing > 0.5 {
      insets.top = max(insets.top - frame.origin.y, 0)
      insets.bottom = max(insets.bottom - (screen.height - frame.maxY), 0)
    } else if missing > 0.5 {
      if abs(missing - sheetGap) < 1 {
        insets.top = hasNavigationBar ? Self.sheetNavigationBarHeight + titleHeight : 0
      } else if abs(missing - insets.bottom) < 1 {
        insets.bottom = 0
      } else if missing >= insets.top - 0.5 {
        if missing >= insets.top + insets.bottom - 0.5 { insets.bottom = 0 }
        insets.top = 0
      }
    }
    return insets
  }

  private var isFreeform: Bool {
    let owner = scene.controller ?? scene.view
    return owner?.children.contains { $0.name == "freeformSimulatedSizeMetrics" } ?? false
  }

  /// UIKIT: the scene inside a container view has the insets of a whole screen (stored frames of Xcode 10).
  private var isEmbedded: Bool { xcode >= 9 && scene.controller?.id.map { canvas.graph.isEmbedded($0) } ?? false }

  /// A root view of a size of its own has its bars inside.
  ///
  /// UIKIT: up to Xcode 13 it lies on the device's screen, and the home indicator covers what reaches so far (stored
  /// frames of views of 414 × 896, 414 × 818 and 320 × 522 points); views of notification centre have no insets.
  private var freeformInsets: UIEdgeInsets {
    let free = xcode >= 14 ? 0 : max(canvas.size.height - frame.size.height, 0)
    let bottom = bottomBarHeight + max(homeIndicatorHeight - free, 0)
    return UIEdgeInsets(top: statusHeight + navigationBarHeight, left: 0, bottom: bottom, right: 0)
  }

  private var xcode: Int { canvas.document.xcode.major }
  private var homeIndicatorHeight: CGFloat { CanvasDevice.bottomInset(device) }

  /// UIKIT: a hidden status bar has no height where guides follow it; safe areas stay (stored frames since Xcode 9).
  private var statusHeight: CGFloat {
    if xcode < 9, simulatedMetrics("simulatedStatusBarMetrics")?.name == "nil" { return 0 }
    return CanvasDevice.topInset(device, xcode: xcode)
  }

  /// What stays free above a sheet, in points; a sheet's navigation bar is taller.
  private var sheetGap: CGFloat {
    guard xcode >= 11, !Device.ofDocument(device).isPad else { return .infinity }
    return CanvasDevice.hasHomeIndicator(device) ? CanvasDevice.topInset(device, xcode: xcode) + 10 : 20
  }

  private static let sheetNavigationBarHeight: CGFloat = 56

  /// The screen that the scene is shown on; `nil` for a root view of a size of its own.
  private var screen: CGSize? {
    let isSimulated = simulatedMetrics("simulatedDestinationMetrics") != nil
    if canvas.document.device != nil, !isSimulated {
      let fits = frame.size.width == canvas.size.width && frame.size.height > canvas.size.height - 220
      return fits ? canvas.size : nil
    }
    let low = Self.screens.filter { $0.width == frame.size.width && $0.height >= frame.size.height - 0.5 }
    let whole = low.filter { $0.height == frame.size.height || $0.height >= frame.maxY - 0.5 }
    return whole.min { $0.height < $1.height }.flatMap { $0.height - frame.size.height < 220 ? $0 : nil }
  }

  /// Screens of documents that name no device, in points.
  private static let screens: [CGSize] = [
    CGSize(width: 320, height: 480), CGSize(width: 320, height: 568), CGSize(width: 375, height: 667),
    CGSize(width: 414, height: 736), CGSize(width: 600, height: 600), CGSize(width: 768, height: 1024),
    CGSize(width: 1024, height: 768), CGSize(width: 703, height: 768), CGSize(width: 667, height: 375),
    CGSize(width: 568, height: 320),
  ]

  /// UIKIT: 54 points in Xcode 26: root views below opaque bars lack 150 points on a phone with 48 above, 172 with 59.
  private var navigationBarHeight: CGFloat {
    guard hasNavigationBar else { return 0 }
    return (xcode >= 26 ? 54 : 44) + titleHeight
  }

  /// What large titles and prompts add to a navigation bar, in points.
  ///
  /// UIKIT: bars saved 96 high, and a first view of 551 points below an opaque one (Xcode 9); a prompt takes 30.
  private var titleHeight: CGFloat {
    guard let controller = scene.controller, let id = controller.id else { return 0 }
    let item = controller.child(key: "navigationItem")
    let bar = canvas.graph.navigation(of: id)?.child(key: "navigationBar")
    let isLarge = bar?.bool("largeTitles") == true && item?.string("largeTitleDisplayMode") != "never"
    let simulated = simulatedMetrics("simulatedTopBarMetrics")
    let isPrompted = simulated?.bool("prompted") ?? (item?.string("prompt")?.isEmpty == false)
    return (isLarge && simulated == nil ? 52 : 0) + (isPrompted ? 30 : 0)
  }

  private var hasNavigationBar: Bool {
    if let simulated = simulatedMetrics("simulatedTopBarMetrics") {
      return simulated.name == "simulatedNavigationBarMetrics" && simulated.bool("translucent") != false
    }
    guard let id = scene.controller?.id else { return false }
    return canvas.graph.navigation(of: id).map { $0.bool("navigationBarHidden") != true } ?? false
  }

  private var hasOpaqueNavigationBar: Bool {
    simulatedMetrics("simulatedTopBarMetrics")?.bool("translucent") == false
  }

  private var bottomBarHeight: CGFloat {
    switch simulatedMetrics("simulatedBottomBarMetrics")?.name {
    case "simulatedTabBarMetrics": return 49
    case "simulatedToolbarMetrics": return 44
    case .some: return 0
    case nil: break
    }
    guard let controller = scene.controller, let id = controller.id else { return 0 }
    if controller.bool("hidesBottomBarWhenPushed") != true, canvas.graph.isInTabs(id) { return 49 }
    return canvas.graph.navigation(of: id)?.bool("toolbarHidden") == false ? 44 : 0
  }

  private func simulatedMetrics(_ key: String) -> IBElement? {
    scene.controller?.child(key: key) ?? scene.view?.child(key: key)
  }
}
