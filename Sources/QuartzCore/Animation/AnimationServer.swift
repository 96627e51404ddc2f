/// Follows the layers that animate, frame by frame: tells delegates, and takes off what has ended.
@MainActor
enum AnimationServer {
  private static var layers: [ObjectIdentifier: WeakLayer] = [:]
  private static var observation: MediaClock.Observation?
  private static weak var clock: MediaClock?

  private struct WeakLayer { weak var layer: CALayer? }

  static func follow(_ layer: CALayer) {
    layers[ObjectIdentifier(layer)] = WeakLayer(layer: layer)
    if observation == nil || clock !== MediaClock.current {
      observation?.cancel()
      clock = MediaClock.current
      observation = MediaClock.current.observeFrames { step($0) }
    }
  }

  private static func step(_ now: CFTimeInterval) {
    for (id, reference) in layers.sorted(by: { $0.key < $1.key }) {
      guard let layer = reference.layer else {
        layers[id] = nil
        continue
      }
      layer.stepAnimations(now)
      if layer.animations.isEmpty { layers[id] = nil }
    }
    if layers.isEmpty {
      observation?.cancel()
      observation = nil
    }
  }
}
