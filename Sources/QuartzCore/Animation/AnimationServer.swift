/// Follows the layers that animate by a clock, frame by frame: tells delegates, and takes off what has ended.
///
/// What begins or ends in one frame is told of in the order in which the animations were added, on whatever layers.
@MainActor
final class AnimationServer {
  private unowned let clock: MediaClock
  private var layers: [ObjectIdentifier: FollowedLayer] = [:]
  private var observation: MediaClock.Observation?
  private var added = 0

  private struct FollowedLayer {
    weak var layer: CALayer?
    let number: Int
  }

  /// Belongs to `clock`.
  init(_ clock: MediaClock) { self.clock = clock }

  /// An animation was added to `layer`. Returns how many were before it.
  func follow(_ layer: CALayer) -> Int {
    added += 1
    let id = ObjectIdentifier(layer)
    if layers[id]?.layer == nil { layers[id] = FollowedLayer(layer: layer, number: added) }
    if observation == nil { observation = clock.observeFrames { [weak self] in self?.step($0) } }
    return added
  }

  private func step(_ now: CFTimeInterval) {
    var over: [ActiveAnimation] = []
    for (id, followed) in layers.sorted(by: { $0.value.number < $1.value.number }) {
      guard let layer = followed.layer else {
        layers[id] = nil
        continue
      }
      layer.startAnimations(now)
      over += layer.takeFinishedAnimations(now)
    }
    for animation in over.sorted(by: { $0.number < $1.number }) { animation.stop(finished: true) }
    for (id, followed) in layers where followed.layer?.animations.isEmpty != false { layers[id] = nil }
    if layers.isEmpty {
      observation?.cancel()
      observation = nil
    }
  }
}
