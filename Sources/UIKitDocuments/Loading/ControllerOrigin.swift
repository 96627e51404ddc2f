internal import UIKitCore

/// Where a controller from a storyboard comes from: how its view is loaded, and its segues.
@MainActor
final class ControllerOrigin: SceneOrigin {
  let scene: RunningScene
  var segues: [SegueTemplate] = []
  /// Gesture recognizers and other objects of the scene, which nobody else holds.
  var topLevelObjects: [AnyObject] = []

  /// Where the view comes from if the scene has none.
  private let replacement: (any SceneOrigin)?

  init(_ scene: RunningScene, _ replacement: (any SceneOrigin)?) {
    self.scene = scene
    self.replacement = replacement
  }

  /// The origin of a controller that a storyboard made.
  static func of(_ controller: UIViewController?) -> ControllerOrigin? { controller?.origin as? ControllerOrigin }

  var hasView: Bool { scene.hasView || replacement != nil }
  func loadView(of controller: UIViewController) {
    if let replacement, !scene.hasView { replacement.loadView(of: controller) } else { scene.loadView(of: controller) }
  }

  func performSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    guard let segue = segues.first(where: { $0.identifier == identifier }) else { return false }
    segue.perform(sender: sender)
    return true
  }
}
