public import Foundation
public import UIGeometry

/// Colours that change along a line, between two circles, or around a point.
public struct Gradient: Hashable, Sendable {
  /// A colour at a place.
  public struct Stop: Hashable, Sendable {
    /// 0 at the start of the gradient, 1 at its end.
    public var location: Double
    /// The colour there.
    public var color: Color

    /// A stop; `location` is 0 … 1.
    public init(location: Double, color: Color) {
      self.location = location
      self.color = color
    }
  }

  /// Where the gradient lies, in the coordinates of what it fills.
  public enum Geometry: Hashable, Sendable {
    /// Along a line.
    case linear(start: CGPoint, end: CGPoint)
    /// From one circle to another.
    case radial(startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat)
    /// Around `center`, from `angle` (radians, clockwise on screen) once around.
    case conic(center: CGPoint, angle: CGFloat)
  }

  /// The space in which the colours between two stops are mixed.
  public enum Interpolation: String, Hashable, Sendable {
    /// The encoded sRGB components, as `CGGradient` mixes in an sRGB or device colour space.
    case sRGB
    /// Components of gamma 1.8, Core Graphics' generic RGB.
    case gamma18
    /// Component by component.
    case linear

    /// The exponent that leads from components of this space to light.
    var exponent: Double? {
      switch self {
      case .sRGB: nil
      case .gamma18: 1.8
      case .linear: 1
      }
    }
  }

  /// In order of location; never empty when drawn: without stops nothing is painted.
  public var stops: [Stop]
  /// Where the colours run.
  public var geometry: Geometry
  /// How colours between the stops are made.
  public var interpolation: Interpolation
  /// Whether the first colour continues before the start.
  public var extendsStart: Bool
  /// Whether the last colour continues after the end.
  public var extendsEnd: Bool
  /// From the gradient's coordinates to those of what it fills.
  public var transform: CGAffineTransform

  /// A gradient.
  public init(
    stops: [Stop], geometry: Geometry, interpolation: Interpolation = .sRGB, extendsStart: Bool = true,
    extendsEnd: Bool = true, transform: CGAffineTransform = .identity
  ) {
    self.stops = stops.sorted { $0.location < $1.location }
    self.geometry = geometry
    self.interpolation = interpolation
    self.extendsStart = extendsStart
    self.extendsEnd = extendsEnd
    self.transform = transform
  }

  /// The colour at `location`, held constant outside the stops.
  public func color(at location: Double) -> Color {
    guard let first = stops.first, let last = stops.last else { return .clear }
    if location <= first.location { return first.color }
    if location >= last.location { return last.color }
    let upper = stops.firstIndex { $0.location > location } ?? stops.count - 1
    let (a, b) = (stops[upper - 1], stops[upper])
    let t = (location - a.location) / max(b.location - a.location, .leastNonzeroMagnitude)
    return Self.mix(a.color, b.color, t, in: interpolation)
  }

  /// Stops that a player mixing in sRGB can use: between two stops of another space enough are added to follow the curve.
  public var sRGBStops: [Stop] {
    if interpolation == .sRGB { return stops }
    let pieces = 16
    var result = Array(stops.prefix(1))
    for (a, b) in zip(stops, stops.dropFirst()) {
      if b.location > a.location, a.color.withAlpha(1) != b.color.withAlpha(1) {
        for index in 1..<pieces {
          let t = Double(index) / Double(pieces)
          result.append(
            Stop(
              location: a.location + (b.location - a.location) * t,
              color: Self.mix(a.color, b.color, t, in: interpolation)))
        }
      }
      result.append(b)
    }
    return result
  }

  private static func mix(_ a: Color, _ b: Color, _ t: Double, in space: Interpolation) -> Color {
    func component(_ x: Double, _ y: Double) -> Double {
      guard let exponent = space.exponent else { return x + (y - x) * t }
      let (u, v) = (pow(Color.linear(x), 1 / exponent), pow(Color.linear(y), 1 / exponent))
      return Color.encoded(pow(max(0, u + (v - u) * t), exponent))
    }
    return Color(
      red: component(a.red, b.red), green: component(a.green, b.green), blue: component(a.blue, b.blue),
      alpha: a.alpha + (b.alpha - a.alpha) * t)
  }
}
