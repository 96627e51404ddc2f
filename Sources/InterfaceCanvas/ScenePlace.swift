internal import Foundation
internal import InterfaceBuilder
internal import UIKitCore

/// Where a scene's root view stands on the canvas: on which screen, between which bars, and how large.
///
/// 1. Which screen and bars explain the size that the document has: see `SceneFit`. 2. What nothing explains has a size
/// of its own. 3. On another device the same bars stand around the root, and it has the size that they leave.
@MainActor
struct ScenePlace {
  let screen: CanvasScreen
  let chrome: SceneChrome
  /// What the root is larger than the screen and its bars leave, in points.
  private(set) var surplus = CGSize.zero
  /// What covers the window, where that is not what covers the screen.
  private(set) var insets: UIEdgeInsets?
  private let saved: CGRect
  /// The size that the document still has, where the root's is another; see `corrected`.
  private(set) var staleSize: CGSize?
  private let isStoryboard: Bool
  /// Whether the document is one of Xcode 8 or before, and shown by a later one.
  private let isFromEarlier: Bool

  init(_ root: SceneRoot, saved stored: CGRect, _ canvas: DocumentCanvas) {
    let own = canvas.ownScreen
    isStoryboard = canvas.document.isStoryboard
    isFromEarlier = isStoryboard && own.system.xcode <= 8 && canvas.screen.system.xcode > 8
    let stated = canvas.chrome(of: root.scene, on: own)
    let saved = Self.corrected(stored, stated, own)
    self.saved = saved
    if saved.size != stored.size, !canvas.showsOtherDevice { staleSize = stored.size }
    // UIKIT: a free size that is the screen's, and that nothing states, follows the screen (one scene on two devices; a
    // guess).
    let isFree = stated.isFree && (stated.column != nil || stated.statedSize != nil || saved.size != own.size)
    // UIKIT: later documents state a free size alone, without the metrics that would say so (45 of 50 such roots have it, 20
    // repositories), and it stays on another device (8 of 8 roots of one repository).
    let isStated = canvas.showsOtherDevice && stated.statedSize == saved.size && saved.size != own.size
    let isFixed =
      isFree || isStated || stated.container != nil || root.kind == .dock || root.kind == .cell
    // 1.
    let fit = isFixed ? nil : SceneFit.find(saved, stated, root, canvas)
    let shown = canvas.showsOtherDevice ? canvas.screen : fit?.screen ?? canvas.screen
    screen = shown
    chrome = canvas.chrome(of: root.scene, on: shown).read(as: fit?.reading ?? SceneChrome.Reading())
    // A root without a frame fills what its bars leave.
    if stored.size == .zero, root.usualCellSize(on: shown) == nil { return }
    let known = canvas.showsOtherDevice ? nil : fit?.left
    let left = known ?? canvas.stage(on: shown, chrome).rootFrame(like: root.controller).size
    var size = stored.size == .zero ? root.usualCellSize(on: shown) ?? .zero : saved.size
    if canvas.showsOtherDevice {
      // 3.
      if fit != nil { return }
      if let container = stated.container {
        size = canvas.containerSize(container) ?? size
      } else if !isFixed, let growth = stated.outerContainer.flatMap({ canvas.growth(of: $0) }) {
        // What stands in containers that a container view shows grows with it.
        size = CGSize(width: size.width + growth.width, height: size.height + growth.height)
      } else if let width = stated.columnWidth(on: shown) {
        size = CGSize(width: width, height: left.height)
        surplus.width = width - left.width
        return
      } else if !isFixed, root.kind == .scene {
        // UIKIT: a size that nothing in the document states is left behind: 107 × 791 and 600 × 800 on phones, 600 × 536
        // on a pad, 300 × 488 became the screen's (pairs of revisions of eight repositories).
        guard saved.width == own.size.width else { return }
        let before = canvas.stage(on: own, stated).rootFrame(like: root.controller).height
        size = CGSize(width: left.width, height: left.height + saved.height - before)
      }
    }
    // 2.
    surplus = CGSize(width: size.width - left.width, height: size.height - left.height)
    if fit == nil { insets = root.insets(size: size, on: shown, chrome) }
  }

  /// UIKIT: an opaque navigation bar pushes the view down; that it then ends at the screen's edge may not have reached
  /// the document (stored frames of Xcode 8: 667 points from 64, and contents for 603).
  private static func corrected(_ saved: CGRect, _ chrome: SceneChrome, _ screen: CanvasScreen) -> CGRect {
    var result = saved
    if chrome.top?.isOpaque == true, saved.minY > 0, saved.height == screen.size.height {
      result.size.height -= saved.minY
    }
    return result
  }

  /// Where the document places the root view.
  ///
  /// UIKIT: up to Xcode 8 below an opaque bar, but where the document has it at the canvas's origin (13 roots of 5
  /// repositories, Xcode 6 and 7), later always there, also where an early document is shown (pairs of revisions of four
  /// repositories).
  func origin(of root: UIView, in window: UIWindow) -> CGPoint {
    guard isStoryboard, screen.system.xcode <= 8, saved.minY > 0 || saved.size == .zero else {
      return isFromEarlier ? .zero : saved.origin
    }
    return insets == nil ? root.convert(root.bounds, to: window).origin : saved.origin
  }
}
