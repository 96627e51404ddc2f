/// A 4 × 4 matrix that turns, moves and projects layers; row vectors, as in Core Animation.
///
/// Source: <https://developer.apple.com/documentation/quartzcore/catransform3d>
public struct CATransform3D: Hashable, Sendable {
  /// How x gives x: the scale in x, or the cosine of a turn about z.
  public var m11: CGFloat = 0
  /// How x gives y: the sine of a turn about z.
  public var m12: CGFloat = 0
  /// How x gives z.
  public var m13: CGFloat = 0
  /// How x gives the divisor of perspective.
  public var m14: CGFloat = 0
  /// How y gives x: the negative sine of a turn about z.
  public var m21: CGFloat = 0
  /// How y gives y: the scale in y, or the cosine of a turn about z.
  public var m22: CGFloat = 0
  /// How y gives z.
  public var m23: CGFloat = 0
  /// How y gives the divisor of perspective.
  public var m24: CGFloat = 0
  /// How z gives x.
  public var m31: CGFloat = 0
  /// How z gives y.
  public var m32: CGFloat = 0
  /// How z gives z: the scale in z.
  public var m33: CGFloat = 0
  /// How z gives the divisor of perspective: −1 by the distance of the eye in points, for a picture with depth.
  public var m34: CGFloat = 0
  /// Added to x, in points.
  public var m41: CGFloat = 0
  /// Added to y, in points.
  public var m42: CGFloat = 0
  /// Added to z, in points.
  public var m43: CGFloat = 0
  /// The divisor's constant part, 1 in usual transforms.
  public var m44: CGFloat = 0

  /// The zero matrix.
  public init() {}

  /// A transform of sixteen numbers, row by row; points are rows that stand before it.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat, m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    self.init(rows: [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]])
  }

  init(rows r: [[CGFloat]]) {
    (m11, m12, m13, m14) = (r[0][0], r[0][1], r[0][2], r[0][3])
    (m21, m22, m23, m24) = (r[1][0], r[1][1], r[1][2], r[1][3])
    (m31, m32, m33, m34) = (r[2][0], r[2][1], r[2][2], r[2][3])
    (m41, m42, m43, m44) = (r[3][0], r[3][1], r[3][2], r[3][3])
  }

  var rows: [[CGFloat]] {
    [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]]
  }

  static let identity: CATransform3D = {
    var t = CATransform3D()
    (t.m11, t.m22, t.m33, t.m44) = (1, 1, 1, 1)
    return t
  }()

  init(_ t: CGAffineTransform) {
    self = .identity
    (m11, m12, m21, m22, m41, m42) = (t.a, t.b, t.c, t.d, t.tx, t.ty)
  }

  /// Whether only x and y take part.
  var isAffine: Bool {
    m13 == 0 && m14 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0 && m33 == 1 && m34 == 0 && m43 == 0
      && m44 == 1
  }

  /// The part that maps x and y, without depth.
  var affinePart: CGAffineTransform { CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42) }

  /// The transform applied to what lies deeper by some points.
  func sunk(by depth: CGFloat) -> CATransform3D {
    depth == 0 ? self : CATransform3DConcat(CATransform3DMakeTranslation(0, 0, -depth), self)
  }

  /// The affine transform that comes closest, near the origin, to the projection of the plane z = 0.
  var projected: CGAffineTransform {
    guard m44 != 0 else { return affinePart }
    let w = m44
    func derivative(_ m: CGFloat, _ origin: CGFloat, _ depth: CGFloat) -> CGFloat { (m - origin / w * depth) / w }
    return CGAffineTransform(
      a: derivative(m11, m41, m14), b: derivative(m12, m42, m14), c: derivative(m21, m41, m24),
      d: derivative(m22, m42, m24), tx: m41 / w, ty: m42 / w)
  }
}

/// The transform that changes nothing.
public let CATransform3DIdentity = CATransform3D.identity

/// Whether a transform changes nothing, its numbers taken exactly.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == .identity }
/// Whether all numbers of both are the same.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// A translation, in points.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  var t = CATransform3D.identity
  (t.m41, t.m42, t.m43) = (tx, ty, tz)
  return t
}

/// Scales about the origin in three directions.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var t = CATransform3D.identity
  (t.m11, t.m22, t.m33) = (sx, sy, sz)
  return t
}

/// A rotation by `angle` radians about the vector; a vector of length zero gives the identity.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return .identity }
  let (x, y, z) = (x / length, y / length, z / length)
  let (s, c) = (sin(angle), cos(angle))
  let k = 1 - c
  return CATransform3D(rows: [
    [c + x * x * k, x * y * k + z * s, x * z * k - y * s, 0],
    [x * y * k - z * s, c + y * y * k, y * z * k + x * s, 0],
    [x * z * k + y * s, y * z * k - x * s, c + z * z * k, 0], [0, 0, 0, 1],
  ])
}

/// `a` first, then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let (p, q) = (a.rows, b.rows)
  var product = CATransform3D().rows
  for row in 0..<4 {
    for column in 0..<4 {
      for index in 0..<4 { product[row][column] += p[row][index] * q[index][column] }
    }
  }
  return CATransform3D(rows: product)
}

/// Moves first, in points, then transforms.
public func CATransform3DTranslate(_ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// Scales first, then transforms.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// Turns first, by radians about a vector from the origin, then transforms.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// The inverse; a singular matrix comes back as it is.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  var left = t.rows
  var right = CATransform3D.identity.rows
  for column in 0..<4 {
    guard let pivot = (column..<4).max(by: { abs(left[$0][column]) < abs(left[$1][column]) }),
      abs(left[pivot][column]) > 1e-12
    else { return t }
    left.swapAt(column, pivot)
    right.swapAt(column, pivot)
    let divisor = left[column][column]
    left[column] = left[column].map { $0 / divisor }
    right[column] = right[column].map { $0 / divisor }
    for row in 0..<4 where row != column {
      let factor = left[row][column]
      left[row] = zip(left[row], left[column]).map { $0 - factor * $1 }
      right[row] = zip(right[row], right[column]).map { $0 - factor * $1 }
    }
  }
  return CATransform3D(rows: right)
}

/// A flat transform with depth left as it is.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D { CATransform3D(m) }
/// Whether a transform stays in the plane, so that `CATransform3DGetAffineTransform` gives all of it.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool { t.isAffine }
/// The affine part; of use where `CATransform3DIsAffine`.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform { t.affinePart }
