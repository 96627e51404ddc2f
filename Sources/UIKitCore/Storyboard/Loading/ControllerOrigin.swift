/// Where a controller from a storyboard comes from: how its view is loaded, and its segues.
@MainActor
final class ControllerOrigin {
  let scene: RunningScene
  var segues: [SegueTemplate] = []
  /// Gesture recognizers and other objects of the scene, which nobody else holds.
  var topLevelObjects: [AnyObject] = []

  init(_ scene: RunningScene) { self.scene = scene }
}
