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
  /// Added to the red of each copy's colour, from copy to copy. Default: 0.
  open var instanceRedOffset: Float = 0
  /// Added to the green of each copy's colour, from copy to copy. Default: 0.
  open var instanceGreenOffset: Float = 0
  /// Added to the blue of each copy's colour, from copy to copy. Default: 0.
  open var instanceBlueOffset: Float = 0
  /// Added to the alpha of each copy's colour, from copy to copy. Default: 0.
  open var instanceAlphaOffset: Float = 0
  /// Whether copies keep their depth. Kept; they are drawn flat. Default: false.
  open var preservesDepth = false

  public override init() { super.init() }
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CAReplicatorLayer else { return }
    instanceCount = other.instanceCount
    instanceDelay = other.instanceDelay
    instanceTransform = other.instanceTransform
    instanceColor = other.instanceColor
    instanceRedOffset = other.instanceRedOffset
    instanceGreenOffset = other.instanceGreenOffset
    instanceBlueOffset = other.instanceBlueOffset
    instanceAlphaOffset = other.instanceAlphaOffset
    preservesDepth = other.preservesDepth
  }
  /// A layer with its defaults: archives of layers are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Copies beyond these are not drawn.
  private static let maximumCount = 10_000

  /// Copies go anywhere.
  override var ownExtent: CGRect? { nil }

  override func recordSublayers(into builder: inout DisplayListBuilder, _ pass: LayerRecorder.Pass) {
    let isDelayed = instanceDelay != 0 && pass.showsAnimations
    let list = record(pass)
    guard isDelayed || !list.isEmpty else { return }
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    let step = CGAffineTransform(translationX: -center.x, y: -center.y)
      .concatenating(instanceTransform.projected)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    var transform = CGAffineTransform.identity
    let frame = (sublayers ?? []).reduce(CGRect.null) { $0.union($1.frame) }.insetBy(dx: -1, dy: -1)
    for index in 0..<min(max(instanceCount, 0), Self.maximumCount) {
      var later = pass
      later.delay += instanceDelay * Double(index)
      builder.save()
      builder.concatenate(transform)
      ColorMultiplication.draw(
        isDelayed && index > 0 ? record(later) : list, in: frame.isNull ? nil : frame, color(of: index), into: &builder)
      builder.restore()
      transform = step.concatenating(transform)
    }
  }

  private func record(_ pass: LayerRecorder.Pass) -> DisplayList {
    var copy = DisplayListBuilder()
    super.recordSublayers(into: &copy, pass)
    return copy.build()
  }

  /// What the colours of a copy are multiplied by.
  private func color(of index: Int) -> Color {
    let base = instanceColor?.color ?? Color(white: 1, alpha: 1)
    func part(_ value: Double, _ offset: Float) -> Double { min(max(value + Double(offset) * Double(index), 0), 1) }
    return Color(
      red: part(base.red, instanceRedOffset), green: part(base.green, instanceGreenOffset),
      blue: part(base.blue, instanceBlueOffset), alpha: part(base.alpha, instanceAlphaOffset))
  }
}
