/// Layers that nobody has changed.
@MainActor
enum LayerDefaults {
  /// A new layer of the class of Core Animation that a class is or is derived from.
  static func layer(of type: CALayer.Type) -> CALayer {
    switch type {
    case is CAShapeLayer.Type: CAShapeLayer()
    case is CAGradientLayer.Type: CAGradientLayer()
    case is CATextLayer.Type: CATextLayer()
    case is CAReplicatorLayer.Type: CAReplicatorLayer()
    case is CAEmitterLayer.Type: CAEmitterLayer()
    default: CALayer()
    }
  }
}
