import UIDisplayList

/// A layer that draws its sublayers several times, each time transformed and tinted further.
open class CAReplicatorLayer: CALayer {
  /// Copies in all, the original among them. Default 1.
  open var instanceCount = 1
  /// Between the copies in time, in seconds.
  open var instanceDelay: CFTimeInterval = 0
  /// From one copy to the next, about the centre of the bounds.
  open var instanceTransform = CATransform3DIdentity
  /// Multiplies the colours of the original.
  open var instanceColor: CGColor? = .white
  open var instanceRedOffset: Float = 0
  open var instanceGreenOffset: Float = 0
  open var instanceBlueOffset: Float = 0
  open var instanceAlphaOffset: Float = 0
  open var preservesDepth = false

  /// Copies beyond these are not drawn.
  private static let maximumCount = 10_000

  /// Copies go anywhere.
  override var ownExtent: CGRect? { nil }

  override func recordSublayers(into builder: inout DisplayListBuilder, _ pass: LayerRecorder.Pass) {
    var copy = DisplayListBuilder()
    super.recordSublayers(into: &copy, pass)
    let list = copy.build()
    guard !list.isEmpty else { return }
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    let step = CGAffineTransform(translationX: -center.x, y: -center.y)
      .concatenating(instanceTransform.projected)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    var transform = CGAffineTransform.identity
    for index in 0..<min(max(instanceCount, 0), Self.maximumCount) {
      let alpha = Double(instanceColor?.alpha ?? 1) + Double(instanceAlphaOffset) * Double(index)
      builder.save()
      builder.concatenate(transform)
      builder.beginLayer(LayerStyle(alpha: min(max(alpha, 0), 1)))
      builder.draw(list)
      builder.endLayer()
      builder.restore()
      transform = step.concatenating(transform)
    }
  }
}
