internal import UIDisplayList

/// Arithmetic on the values that properties take.
@MainActor
enum Interpolation {
  /// What lies between two values; values of other kinds change at once.
  static func between(_ from: Any, _ to: Any, _ progress: Double) -> Any? {
    if let a = components(from), let b = components(to), a.kind == b.kind {
      if a.kind == .transform { return TransformInterpolation.between(from, to, progress) }
      let numbers = zip(a.numbers, b.numbers).map { $0 + ($1 - $0) * progress }
      return make(a.kind, numbers)
    }
    if let a = color(from), let b = color(to) { return mix(a, b, progress) }
    if let a = from as? [Any], let b = to as? [Any], a.count == b.count {
      return zip(a, b).compactMap { between($0, $1, progress) }
    }
    if let a = from as? CGPath, let b = to as? CGPath { return PathInterpolation.between(a, b, progress) }
    return FadingContents(from, to, progress) ?? (progress < 1 ? from : to)
  }

  static func sum(_ a: Any, _ b: Any) -> Any? {
    guard let x = components(a), let y = components(b), x.kind == y.kind else { return nil }
    if x.kind == .transform, let a = a as? CATransform3D, let b = b as? CATransform3D {
      return CATransform3DConcat(b, a)
    }
    return make(x.kind, zip(x.numbers, y.numbers).map(+))
  }

  static func scaled(_ value: Any, by factor: Double) -> Any? {
    guard let parts = components(value), parts.kind != .transform else { return nil }
    return make(parts.kind, parts.numbers.map { $0 * factor })
  }

  static func distance(_ a: Any, _ b: Any) -> Double {
    guard let x = components(a), let y = components(b), x.kind == y.kind else { return 1 }
    return zip(x.numbers, y.numbers).map { ($0 - $1) * ($0 - $1) }.reduce(0, +).squareRoot()
  }

  private enum Kind { case number, point, size, rect, transform }

  private static func components(_ value: Any) -> (kind: Kind, numbers: [Double])? {
    switch value {
    case let value as CGPoint: (.point, [Double(value.x), Double(value.y)])
    case let value as CGSize: (.size, [Double(value.width), Double(value.height)])
    case let value as CGRect:
      (.rect, [Double(value.minX), Double(value.minY), Double(value.width), Double(value.height)])
    case is CATransform3D: (.transform, [])
    default: LayerValues.number(value).map { (.number, [Double($0)]) }
    }
  }

  private static func make(_ kind: Kind, _ n: [Double]) -> Any? {
    switch kind {
    case .number: CGFloat(n[0])
    case .point: CGPoint(x: n[0], y: n[1])
    case .size: CGSize(width: n[0], height: n[1])
    case .rect: CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
    case .transform: nil
    }
  }

  private static func color(_ value: Any) -> CGColor? { value as? CGColor }

  private static func mix(_ a: CGColor, _ b: CGColor, _ t: Double) -> CGColor {
    let (x, y) = (a.color, b.color)
    func line(_ p: Double, _ q: Double) -> CGFloat { CGFloat(p + (q - p) * t) }
    return CGColor(
      red: line(x.red, y.red), green: line(x.green, y.green), blue: line(x.blue, y.blue),
      alpha: line(x.alpha, y.alpha))
  }
}
