internal import Foundation
internal import UIKitCore

/// The screen and the bars that explain a root view's place.
@MainActor
struct SceneFit {
  let screen: CanvasScreen
  let reading: SceneChrome.Reading
  /// The size that the bars leave on that screen, in points.
  let left: CGSize

  /// 1. What the document states, on its own device. 2. Other readings of its bars there, for roots as wide as the
  /// screen. 3. What it states, on another screen: a document may have gone to another device without its scenes. 4. A
  /// bar above that the root begins below, on another screen. Nil where nothing fits.
  ///
  /// - Parameter saved: the root's frame in the document, in points.
  static func find(
    _ saved: CGRect, _ stated: SceneChrome, _ root: SceneRoot, _ canvas: DocumentCanvas
  ) -> SceneFit? {
    func fit(_ screen: CanvasScreen, _ chrome: SceneChrome, _ reading: SceneChrome.Reading? = nil) -> SceneFit? {
      let read = reading.map(chrome.read) ?? chrome
      let left = canvas.stage(on: screen, read).rootFrame(like: root.controller)
      // UIKIT: only up to Xcode 8 roots say that they begin below a bar.
      guard saved.minY <= 0 || abs(left.minY - saved.minY) <= 1 else { return nil }
      guard abs(left.width - saved.width) <= 1, abs(left.height - saved.height) <= 1 else { return nil }
      return SceneFit(screen: screen, reading: reading ?? SceneChrome.Reading(), left: left.size)
    }
    let own = canvas.ownScreen
    // 1.
    if abs(own.size.width - saved.width) <= 1 {
      if let found = fit(own, stated) { return found }
      // 2.
      if root.kind == .scene {
        for reading in SceneChrome.Reading.others where own.shows(reading, of: stated) {
          if let found = fit(own, stated, reading) { return found }
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
    for screen in others { if let found = fit(screen, canvas.chrome(of: root.scene, on: screen)) { return found } }
    // 4.
    guard root.kind == .scene, saved.minY > 0 else { return nil }
    let below = SceneChrome.Reading(top: .otherOpacity)
    for screen in others {
      if let found = fit(screen, canvas.chrome(of: root.scene, on: screen), below) { return found }
    }
    return nil
  }
}
