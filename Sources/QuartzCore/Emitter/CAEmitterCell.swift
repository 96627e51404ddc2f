/// A source of particles.
///
/// Source: <https://developer.apple.com/documentation/quartzcore/caemittercell>
open class CAEmitterCell: NSObject {
  /// An image.
  open var contents: Any?
  /// The part of the contents that is drawn, in shares of them. Default: all.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Pixels per point of the contents. Default: 1.
  open var contentsScale: CGFloat = 1
  /// Names the cell in key paths.
  open var name: String?
  /// Whether particles are born. Default: true.
  open var isEnabled = true
  /// Particles that leave each particle.
  open var emitterCells: [CAEmitterCell]?
  /// Particles in a second.
  open var birthRate: Float = 0
  /// In seconds.
  open var lifetime: Float = 0
  /// How much lifetimes differ, in seconds, half of it to each side. Default: 0.
  open var lifetimeRange: Float = 0
  /// What the contents are multiplied by. Default: opaque white.
  open var color: CGColor? = .white
  /// How much red differs from particle to particle, to each side. Default: 0.
  open var redRange: Float = 0
  /// How much green differs from particle to particle, to each side. Default: 0.
  open var greenRange: Float = 0
  /// How much blue differs from particle to particle, to each side. Default: 0.
  open var blueRange: Float = 0
  /// How much alpha differs from particle to particle, to each side. Default: 0.
  open var alphaRange: Float = 0
  /// How much red changes within a second. Default: 0.
  open var redSpeed: Float = 0
  /// How much green changes within a second. Default: 0.
  open var greenSpeed: Float = 0
  /// How much blue changes within a second. Default: 0.
  open var blueSpeed: Float = 0
  /// How much alpha changes within a second. Default: 0.
  open var alphaSpeed: Float = 0
  /// In points per second.
  open var velocity: CGFloat = 0
  /// How much speeds differ, in points per second, to each side. Default: 0.
  open var velocityRange: CGFloat = 0
  /// In points per second squared.
  open var xAcceleration: CGFloat = 0
  /// How the speed along y changes, in points per second, within a second. Default: 0.
  open var yAcceleration: CGFloat = 0
  /// How the speed along z changes. Kept; particles are drawn flat. Default: 0.
  open var zAcceleration: CGFloat = 0
  /// Angles of the direction in radians: away from the plane, and within it.
  open var emissionLatitude: CGFloat = 0
  /// The direction in the plane in which particles leave, in radians from the x axis. Default: 0.
  open var emissionLongitude: CGFloat = 0
  /// The cone around the direction, in radians.
  open var emissionRange: CGFloat = 0
  /// How large particles are, 1 being the contents' size in points. Default: 1.
  open var scale: CGFloat = 1
  /// How much scales differ, to each side. Default: 0.
  open var scaleRange: CGFloat = 0
  /// How much the size changes within a second. Default: 0.
  open var scaleSpeed: CGFloat = 0
  /// In radians per second.
  open var spin: CGFloat = 0
  /// How much turning speeds differ, in radians per second, to each side. Default: 0.
  open var spinRange: CGFloat = 0

  public override init() { super.init() }
  /// The value of a property that nobody has set. Default: nil.
  open class func defaultValue(forKey key: String) -> Any? { nil }
  /// Whether archives take the property in. Default: true.
  open func shouldArchiveValue(forKey key: String) -> Bool { true }
}
