internal import Foundation

/// A transform as the parts that key paths name: first scaled, then turned about x, y and z, then moved, then seen in
/// perspective.
///
/// Source: <https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/CoreAnimation_guide/Key-ValueCodingExtensions/Key-ValueCodingExtensions.html>
struct TransformParts {
  var scale: [CGFloat]
  /// Angles in radians.
  var rotation: [CGFloat]
  var translation: [CGFloat]
  /// What a point's place adds to the divisor, by axis.
  private var perspective: [CGFloat]

  init(_ t: CATransform3D) {
    translation = [t.m41, t.m42, t.m43]
    var rows = [[t.m11, t.m12, t.m13], [t.m21, t.m22, t.m23], [t.m31, t.m32, t.m33]]
    var lengths = rows.map { ($0[0] * $0[0] + $0[1] * $0[1] + $0[2] * $0[2]).squareRoot() }
    if Self.determinant(rows) < 0 { lengths[0] = -lengths[0] }
    for (index, length) in lengths.enumerated() where length != 0 { rows[index] = rows[index].map { $0 / length } }
    scale = lengths
    rotation = Self.angles(rows)
    // The last column is what the turned and scaled axes have of the perspective.
    let column = zip([t.m14, t.m24, t.m34], lengths).map { $1 == 0 ? $0 : $0 / $1 }
    let axes = rows
    perspective = (0..<3).map { axis in (0..<3).reduce(0) { $0 + axes[$1][axis] * column[$1] } }
  }

  private static func determinant(_ m: [[CGFloat]]) -> CGFloat {
    m[0][0] * (m[1][1] * m[2][2] - m[1][2] * m[2][1]) - m[0][1] * (m[1][0] * m[2][2] - m[1][2] * m[2][0])
      + m[0][2] * (m[1][0] * m[2][1] - m[1][1] * m[2][0])
  }

  /// A turn about one axis stays one, also beyond a quarter.
  private static func angles(_ r: [[CGFloat]]) -> [CGFloat] {
    func isOne(_ value: CGFloat) -> Bool { abs(value - 1) < 1e-9 }
    if isOne(r[2][2]) { return [0, 0, atan2(r[0][1], r[0][0])] }
    if isOne(r[1][1]) { return [0, atan2(-r[0][2], r[0][0]), 0] }
    if isOne(r[0][0]) { return [atan2(r[1][2], r[1][1]), 0, 0] }
    return [atan2(r[1][2], r[2][2]), asin(min(max(-r[0][2], -1), 1)), atan2(r[0][1], r[0][0])]
  }

  var transform: CATransform3D {
    var t = CATransform3DMakeScale(scale[0], scale[1], scale[2])
    for (axis, angle) in rotation.enumerated() where angle != 0 {
      let turn = CATransform3DMakeRotation(angle, axis == 0 ? 1 : 0, axis == 1 ? 1 : 0, axis == 2 ? 1 : 0)
      t = CATransform3DConcat(t, turn)
    }
    let (x, y, z) = (perspective[0], perspective[1], perspective[2])
    if x != 0 || y != 0 || z != 0 {
      t.m14 = t.m11 * x + t.m12 * y + t.m13 * z
      t.m24 = t.m21 * x + t.m22 * y + t.m23 * z
      t.m34 = t.m31 * x + t.m32 * y + t.m33 * z
    }
    (t.m41, t.m42, t.m43) = (translation[0], translation[1], translation[2])
    return t
  }

  // MARK: Between two

  /// What lies between two transforms: turned the shorter way round, and scaled, moved and seen evenly; nil for transforms
  /// that shear or that have a side without a length.
  static func between(_ from: CATransform3D, _ to: CATransform3D, _ progress: CGFloat) -> CATransform3D? {
    let (a, b) = (TransformParts(from), TransformParts(to))
    guard a.stands(for: from), b.stands(for: to) else { return nil }
    var result = a
    func line(_ x: [CGFloat], _ y: [CGFloat]) -> [CGFloat] { zip(x, y).map { $0 + ($1 - $0) * progress } }
    result.scale = line(a.scale, b.scale)
    result.translation = line(a.translation, b.translation)
    result.perspective = line(a.perspective, b.perspective)
    result.rotation = Turn(a.rotation).turned(to: Turn(b.rotation), progress).angles
    return result.transform
  }

  /// Whether the parts make up a transform, which is without shear then.
  private func stands(for t: CATransform3D) -> Bool {
    let own = transform
    return t.m44 == 1 && !scale.contains(0)
      && zip(own.rows.joined(), t.rows.joined()).allSatisfy { abs($0 - $1) < 1e-6 * max(1, abs($1)) }
  }

  /// A turn as a unit quaternion.
  private struct Turn {
    let (x, y, z, w): (CGFloat, CGFloat, CGFloat, CGFloat)

    init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat, _ w: CGFloat) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }

    /// Turns about x, y and z, one after the other.
    init(_ angles: [CGFloat]) {
      let parts = angles.map { (sin($0 / 2), cos($0 / 2)) }
      let first = Turn(parts[0].0, 0, 0, parts[0].1)
      let second = Turn(0, parts[1].0, 0, parts[1].1)
      self = Turn(0, 0, parts[2].0, parts[2].1).after(second).after(first)
    }

    func after(_ o: Turn) -> Turn {
      Turn(
        w * o.x + x * o.w + y * o.z - z * o.y, w * o.y - x * o.z + y * o.w + z * o.x,
        w * o.z + x * o.y - y * o.x + z * o.w, w * o.w - x * o.x - y * o.y - z * o.z)
    }

    func turned(to end: Turn, _ progress: CGFloat) -> Turn {
      var cosine = x * end.x + y * end.y + z * end.z + w * end.w
      let sign: CGFloat = cosine < 0 ? -1 : 1
      cosine = min(cosine * sign, 1)
      let angle = acos(cosine)
      let whole = sin(angle)
      let (own, other) =
        whole < 1e-6
        ? (1 - progress, progress * sign) : (sin((1 - progress) * angle) / whole, sin(progress * angle) / whole * sign)
      return Turn(
        x * own + end.x * other, y * own + end.y * other, z * own + end.z * other, w * own + end.w * other)
    }

    var angles: [CGFloat] {
      TransformParts.angles([
        [1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)],
        [2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)],
        [2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y)],
      ])
    }
  }

  // MARK: By key path

  private enum Part {
    case scale(Int?)
    case rotation(Int)
    case translation(Int?)

    init?(_ path: Substring) {
      let axes: [Substring: Int] = ["x": 0, "y": 1, "z": 2]
      let names = path.split(separator: ".")
      let axis = names.count == 2 ? axes[names[1]] : nil
      guard names.count == 1 || axis != nil else { return nil }
      switch names.first {
      case "scale": self = .scale(axis)
      case "rotation": self = .rotation(axis ?? 2)
      case "translation": self = .translation(axis)
      default: return nil
      }
    }
  }

  private static func named(_ path: String) -> (isOfSublayers: Bool, part: Part)? {
    for (prefix, isOfSublayers) in [("transform.", false), ("sublayerTransform.", true)] where path.hasPrefix(prefix) {
      return Part(path.dropFirst(prefix.count)).map { (isOfSublayers, $0) }
    }
    return nil
  }

  /// What a path as `transform.rotation.z` names; nil for other paths.
  @MainActor
  static func value(of layer: CALayer, at path: String) -> Any? {
    guard let (isOfSublayers, part) = named(path) else { return nil }
    let parts = TransformParts(isOfSublayers ? layer.sublayerTransform : layer.transform)
    switch part {
    case .scale(nil): return parts.scale.reduce(0, +) / 3
    case .scale(let axis?): return parts.scale[axis]
    case .rotation(let axis): return parts.rotation[axis]
    case .translation(nil): return CGSize(width: parts.translation[0], height: parts.translation[1])
    case .translation(let axis?): return parts.translation[axis]
    }
  }

  /// Whether the path names a part that takes the value.
  @MainActor
  static func set(_ value: Any?, of layer: CALayer, at path: String) -> Bool {
    guard let (isOfSublayers, part) = named(path) else { return false }
    var parts = TransformParts(isOfSublayers ? layer.sublayerTransform : layer.transform)
    let number = LayerValues.number(value)
    switch (part, value) {
    case (.translation(nil), let size as CGSize): parts.translation = [size.width, size.height, parts.translation[2]]
    case (.translation(nil), let point as CGPoint): parts.translation = [point.x, point.y, parts.translation[2]]
    case (.translation(let axis?), _):
      guard let number else { return false }
      parts.translation[axis] = number
    case (.scale(let axis), _):
      guard let number else { return false }
      if let axis { parts.scale[axis] = number } else { parts.scale = [number, number, number] }
    case (.rotation(let axis), _):
      guard let number else { return false }
      parts.rotation[axis] = number
    default: return false
    }
    if isOfSublayers { layer.sublayerTransform = parts.transform } else { layer.transform = parts.transform }
    return true
  }
}
