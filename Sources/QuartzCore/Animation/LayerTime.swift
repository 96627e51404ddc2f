/// Times of layers: each layer's follows from its superlayer's, as `CAMediaTiming` says.
@MainActor
enum LayerTime {
  /// A moment of the clock in a layer's time.
  static func local(_ time: CFTimeInterval, in layer: CALayer?) -> CFTimeInterval {
    guard let layer else { return time }
    let above = local(time, in: layer.superlayer)
    return (above - layer.beginTime) * Double(layer.speed) + layer.timeOffset
  }

  /// A moment of a layer's time by the clock; for a layer that stands still, when it began.
  static func global(_ time: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval {
    guard let layer else { return time }
    let speed = Double(layer.speed)
    let above = speed == 0 ? layer.beginTime : (time - layer.timeOffset) / speed + layer.beginTime
    return global(above, from: layer.superlayer)
  }
}
