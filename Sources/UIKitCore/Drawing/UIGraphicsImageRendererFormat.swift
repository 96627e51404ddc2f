/// Scale and opacity of rendered pictures.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The kind of colours that pictures hold.
  public enum Range: Int, Sendable {
    case unspecified = -1
    case automatic = 0
    case extended = 1
    case standard = 2
  }

  /// Pixels per point. Default: the screen's.
  open var scale: CGFloat
  /// Whether pictures have no alpha. Default false.
  open var opaque = false
  /// Pixels are standard sRGB whatever is asked for.
  open var preferredRange = Range.automatic
  /// Kept; has no effect, as drawings are recorded.
  open var prefersExtendedRange = false

  /// The screen's scale, not opaque.
  public required init() {
    scale = Self.screenScale
    super.init()
  }

  /// The scale of the traits; where they have none, the screen's.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  /// Pixels per point of what the current traits describe.
  static var screenScale: CGFloat {
    let scale = UITraitCollection.current.displayScale
    return scale > 0 ? scale : 2
  }
}
