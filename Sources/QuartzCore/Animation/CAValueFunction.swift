/// Which transform an animated number stands for.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name of the function.
  public let rawValue: String
  /// Creates a function's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// An angle in radians about an axis.
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  /// Turns about y by radians.
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  /// Turns about z by radians, in the plane.
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  /// Three factors.
  public static let scale = CAValueFunctionName(rawValue: "scale")
  /// Scales in x.
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  /// Scales in y.
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  /// Scales in z.
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  /// Three distances in points.
  public static let translate = CAValueFunctionName(rawValue: "translate")
  /// Moves along x, in points.
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  /// Moves along y, in points.
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  /// Moves along z, in points.
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}

/// Makes transforms of animated numbers: a turn by more than half a circle, which no two transforms say.
///
/// Source: <https://developer.apple.com/documentation/quartzcore/cavaluefunction>
@preconcurrency @MainActor
open class CAValueFunction: NSObject {
  /// What the function makes of a number.
  public let name: CAValueFunctionName

  /// Nil for a name that nobody knows.
  public init?(name: CAValueFunctionName) {
    self.name = name
    super.init()
    guard transform(of: [CGFloat](repeating: 1, count: 3)) != nil else { return nil }
  }

  /// The transform of animated values: a number, or three.
  func transform(_ value: Any) -> CATransform3D? {
    if let number = LayerValues.number(value) { return transform(of: [number]) }
    guard let numbers = (value as? [Any])?.compactMap(LayerValues.number) else { return nil }
    return transform(of: numbers)
  }

  private func transform(of numbers: [CGFloat]) -> CATransform3D? {
    guard let first = numbers.first else { return nil }
    let all = numbers.count == 3 ? numbers : nil
    return switch name {
    case .rotateX: CATransform3DMakeRotation(first, 1, 0, 0)
    case .rotateY: CATransform3DMakeRotation(first, 0, 1, 0)
    case .rotateZ: CATransform3DMakeRotation(first, 0, 0, 1)
    case .scaleX: CATransform3DMakeScale(first, 1, 1)
    case .scaleY: CATransform3DMakeScale(1, first, 1)
    case .scaleZ: CATransform3DMakeScale(1, 1, first)
    case .scale: all.map { CATransform3DMakeScale($0[0], $0[1], $0[2]) }
    case .translateX: CATransform3DMakeTranslation(first, 0, 0)
    case .translateY: CATransform3DMakeTranslation(0, first, 0)
    case .translateZ: CATransform3DMakeTranslation(0, 0, first)
    case .translate: all.map { CATransform3DMakeTranslation($0[0], $0[1], $0[2]) }
    default: nil
    }
  }
}
