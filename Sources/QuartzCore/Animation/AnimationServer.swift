/// Follows the layers that animate by a clock, frame by frame: tells delegates, and takes off what has ended.
@MainActor
final class AnimationServer {
  private unowned let clock: MediaClock
  private var layers: [ObjectIdentifier: WeakLayer] = [:]
  private var observation: MediaClock.Observation?

  private struct WeakLayer { weak var layer: CALayer? }

  /// Belongs to `clock`.
  init(_ clock: MediaClock) { self.clock = clock }

  func follow(_ layer: CALayer) {
    layers[ObjectIdentifier(layer)] = WeakLayer(layer: layer)
    if observation == nil { observation = clock.observeFrames { [weak self] in self?.step($0) } }
  }

  private func step(_ now: CFTimeInterval) {
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
