import UIDisplayList

/// A layer that draws its sublayers several times, each time transformed and tinted further.
open class CAReplicatorLayer: CALayer, KeyedLayer {
  /// Copies in all, the original among them. Default 1.
  open var instanceCount = 1
  /// Between the copies in time, in seconds.
  open var instanceDelay: CFTimeInterval = 0 {
    didSet { if instanceDelay != oldValue { changedAlone("instanceDelay", from: oldValue) } }
  }
  /// From one copy to the next, about the centre of the bounds.
  open var instanceTransform = CATransform3DIdentity {
    didSet { if instanceTransform != oldValue { changedAlone("instanceTransform", from: oldValue) } }
  }
  /// Multiplies the colours of the original.
  open var instanceColor: CGColor? = .white {
    didSet { if instanceColor != oldValue { changedAlone("instanceColor", from: oldValue) } }
  }
  /// Added to the red of each copy's colour, from copy to copy. Default: 0.
  open var instanceRedOffset: Float = 0 {
    didSet { if instanceRedOffset != oldValue { changedAlone("instanceRedOffset", from: oldValue) } }
  }
  /// Added to the green of each copy's colour, from copy to copy. Default: 0.
  open var instanceGreenOffset: Float = 0 {
    didSet { if instanceGreenOffset != oldValue { changedAlone("instanceGreenOffset", from: oldValue) } }
  }
  /// Added to the blue of each copy's colour, from copy to copy. Default: 0.
  open var instanceBlueOffset: Float = 0 {
    didSet { if instanceBlueOffset != oldValue { changedAlone("instanceBlueOffset", from: oldValue) } }
  }
  /// Added to the alpha of each copy's colour, from copy to copy. Default: 0.
  open var instanceAlphaOffset: Float = 0 {
    didSet { if instanceAlphaOffset != oldValue { changedAlone("instanceAlphaOffset", from: oldValue) } }
  }
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

  func keyedValue(at path: String) -> Any? {
    switch path {
    case "instanceCount": instanceCount
    case "instanceDelay": instanceDelay
    case "instanceTransform": instanceTransform
    case "instanceColor": instanceColor
    case "instanceRedOffset": instanceRedOffset
    case "instanceGreenOffset": instanceGreenOffset
    case "instanceBlueOffset": instanceBlueOffset
    case "instanceAlphaOffset": instanceAlphaOffset
    default: nil
    }
  }

  func setKeyedValue(_ value: Any?, at path: String) -> Bool {
    switch (path, value) {
    case ("instanceCount", let number as CGFloat): instanceCount = Int(number)
    case ("instanceDelay", let number as CGFloat): instanceDelay = Double(number)
    case ("instanceTransform", let transform as CATransform3D): instanceTransform = transform
    case ("instanceColor", _): instanceColor = value as? CGColor
    case ("instanceRedOffset", let number as CGFloat): instanceRedOffset = Float(number)
    case ("instanceGreenOffset", let number as CGFloat): instanceGreenOffset = Float(number)
    case ("instanceBlueOffset", let number as CGFloat): instanceBlueOffset = Float(number)
    case ("instanceAlphaOffset", let number as CGFloat): instanceAlphaOffset = Float(number)
    default: return false
    }
    return true
  }
}
