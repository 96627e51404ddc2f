/// How the values between keyframes are found.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name of the mode.
  public let rawValue: String
  /// Creates a mode from Core Animation's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Straight from one value to the next. The default.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Jumps from one value to the next.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// With the same speed throughout; key times and timing functions do not count.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// Along a smooth curve through the values.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// Along a smooth curve, with the same speed throughout.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// How a layer turns along a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name of the mode.
  public let rawValue: String
  /// Creates a mode from Core Animation's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The layer turns with the path's direction.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// The layer turns with the path's direction and half around.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// An animation through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The property's values, one after the other; `path` goes before them. Default: nil.
  open var values: [Any]?
  /// The way of a property that is a point. Default: nil.
  open var path: CGPath?
  /// In shares of the duration, 0…1.
  open var keyTimes: [NSNumber]?
  /// How progress follows from time between each two values. Default: nil, evenly.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// How values are found between the given ones. Default: linear.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// How tight cubic curves are at each value: slack at −1, without a slope at 1. Default: nil, zeros.
  open var tensionValues: [NSNumber]?
  /// How sharp corners of cubic curves are at each value, inwards below 0 and outwards above. Default: nil, zeros.
  open var continuityValues: [NSNumber]?
  /// Where cubic curves bend about each value: after it at 1, before it at −1. Default: nil, zeros.
  open var biasValues: [NSNumber]?
  /// Whether the layer turns along `path`. Default: nil, it does not.
  open var rotationMode: CAAnimationRotationMode?

  override func copyValues(to other: CAAnimation) {
    super.copyValues(to: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    other.values = values
    other.path = path
    other.keyTimes = keyTimes
    other.timingFunctions = timingFunctions
    other.calculationMode = calculationMode
    other.tensionValues = tensionValues
    other.continuityValues = continuityValues
    other.biasValues = biasValues
    other.rotationMode = rotationMode
  }
}
