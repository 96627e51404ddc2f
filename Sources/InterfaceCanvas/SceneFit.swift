internal import Foundation
internal import UIKitCore

/// The screen and the bars that explain a root view's place.
@MainActor
struct SceneFit {
  let screen: CanvasScreen
  let reading: SceneChrome.Reading

  /// 1. What the document states, on its own device. 2. Other readings of its bars there, for roots as wide as the
  /// screen. 3. What it states, on another screen: a document may have gone to another device without its scenes. 4. A
  /// bar above that the root begins below, on another screen. Nil where nothing fits.
  ///
  /// - Parameter saved: the root's frame in the document, in points.
  static func find(
    _ saved: CGRect, _ stated: SceneChrome, _ root: SceneRoot, _ canvas: DocumentCanvas
  ) -> SceneFit? {
    func fits(_ screen: CanvasScreen, _ chrome: SceneChrome) -> Bool {
      let left = canvas.stage(on: screen, chrome).rootFrame(like: root.controller)
      // UIKIT: only up to Xcode 8 roots say that they begin below a bar.
      guard saved.minY <= 0 || abs(left.minY - saved.minY) <= 1 else { return false }
      return abs(left.width - saved.width) <= 1 && abs(left.height - saved.height) <= 1
    }
    let own = canvas.ownScreen
    // 1.
    if abs(own.size.width - saved.width) <= 1 {
      if fits(own, stated) { return SceneFit(screen: own, reading: SceneChrome.Reading()) }
      // 2.
      if root.kind == .scene {
        for reading in SceneChrome.Reading.others where fits(own, stated.read(as: reading)) {
          return SceneFit(screen: own, reading: reading)
        }
      }
    }
    // UIKIT: a xib's view of another device's size keeps it, and has the document's own safe area (375 × 667 points with 59
    // above, 320 × 480 with 20; 3 documents of 3 repositories).
    guard canvas.showsOtherDevice || root.kind == .scene || root.kind == .dock else { return nil }
    let others = canvas.otherScreens.filter {
      abs($0.size.width - saved.width) <= 1 && $0.size.height >= saved.maxY - 1
    }
    // 3.
    for screen in others where fits(screen, canvas.chrome(of: root.scene, on: screen)) {
      return SceneFit(screen: screen, reading: SceneChrome.Reading())
    }
    // 4.
    guard root.kind == .scene, saved.minY > 0 else { return nil }
    let below = SceneChrome.Reading(top: .otherOpacity)
    for screen in others where fits(screen, canvas.chrome(of: root.scene, on: screen).read(as: below)) {
      return SceneFit(screen: screen, reading: below)
    }
    return nil
  }
}
