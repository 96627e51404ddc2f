/// A source of particles.
///
/// Source: <https://developer.apple.com/documentation/quartzcore/caemittercell>
open class CAEmitterCell: NSObject {
  /// An image.
  open var contents: Any?
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  open var contentsScale: CGFloat = 1
  /// Names the cell in key paths.
  open var name: String?
  open var isEnabled = true
  /// Particles that leave each particle.
  open var emitterCells: [CAEmitterCell]?
  /// Particles in a second.
  open var birthRate: Float = 0
  /// In seconds.
  open var lifetime: Float = 0
  open var lifetimeRange: Float = 0
  open var color: CGColor? = .white
  open var redRange: Float = 0
  open var greenRange: Float = 0
  open var blueRange: Float = 0
  open var alphaRange: Float = 0
  open var redSpeed: Float = 0
  open var greenSpeed: Float = 0
  open var blueSpeed: Float = 0
  open var alphaSpeed: Float = 0
  /// In points per second.
  open var velocity: CGFloat = 0
  open var velocityRange: CGFloat = 0
  /// In points per second squared.
  open var xAcceleration: CGFloat = 0
  open var yAcceleration: CGFloat = 0
  open var zAcceleration: CGFloat = 0
  /// Angles of the direction in radians: away from the plane, and within it.
  open var emissionLatitude: CGFloat = 0
  open var emissionLongitude: CGFloat = 0
  /// The cone around the direction, in radians.
  open var emissionRange: CGFloat = 0
  open var scale: CGFloat = 1
  open var scaleRange: CGFloat = 0
  open var scaleSpeed: CGFloat = 0
  /// In radians per second.
  open var spin: CGFloat = 0
  open var spinRange: CGFloat = 0

  public override init() { super.init() }
  open class func defaultValue(forKey key: String) -> Any? { nil }
  open func shouldArchiveValue(forKey key: String) -> Bool { true }
}
