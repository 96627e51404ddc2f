/// Differences of the values that animate additively.
@MainActor
enum ValueArithmetic {
  /// `a` less `b`; nil for values that are not numbers.
  static func difference(_ a: Any, _ b: Any) -> Any? {
    switch (a, b) {
    case (let a as CGPoint, let b as CGPoint): CGPoint(x: a.x - b.x, y: a.y - b.y)
    case (let a as CGSize, let b as CGSize): CGSize(width: a.width - b.width, height: a.height - b.height)
    default: number(a).flatMap { a in number(b).map { a - $0 } }
    }
  }

  /// Opacities are of single precision, their differences are not.
  private static func number(_ value: Any) -> CGFloat? {
    (value as? CGFloat) ?? (value as? Float).map { CGFloat($0) }
  }

  static func zero(like value: Any) -> Any {
    switch value {
    case is CGPoint: CGPoint.zero
    case is CGSize: CGSize.zero
    default: CGFloat(0)
    }
  }
}
