internal import UIKitCore

/// Where a controller from a storyboard comes from: how its view is loaded, and its segues.
@MainActor
final class ControllerOrigin: SceneOrigin {
  let scene: RunningScene
  var segues: [SegueTemplate] = []
  /// Gesture recognizers and other objects of the scene, which nobody else holds.
  var topLevelObjects: [AnyObject] = []

  init(_ scene: RunningScene) { self.scene = scene }

  /// The origin of a controller that a storyboard made.
  static func of(_ controller: UIViewController?) -> ControllerOrigin? { controller?.origin as? ControllerOrigin }

  var hasView: Bool { scene.hasView }
  func loadView(of controller: UIViewController) { scene.loadView(of: controller) }

  func performSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    guard let segue = segues.first(where: { $0.identifier == identifier }) else { return false }
    segue.perform(sender: sender)
    return true
  }
}
