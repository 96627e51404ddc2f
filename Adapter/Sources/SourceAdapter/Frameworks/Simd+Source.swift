extension FrameworkSources {
  /// Vectors and square matrices of three and four columns.
  static let simd = #"""
    public typealias simd_float2 = SIMD2<Float>
    public typealias simd_float3 = SIMD3<Float>
    public typealias simd_float4 = SIMD4<Float>
    public typealias simd_double2 = SIMD2<Double>
    public typealias simd_double3 = SIMD3<Double>
    public typealias simd_double4 = SIMD4<Double>
    public typealias float2 = SIMD2<Float>
    public typealias float3 = SIMD3<Float>
    public typealias float4 = SIMD4<Float>
    public typealias double2 = SIMD2<Double>
    public typealias double3 = SIMD3<Double>
    public typealias double4 = SIMD4<Double>
    public typealias double3x3 = simd_double3x3
    public typealias double4x4 = simd_double4x4
    public typealias float3x3 = simd_float3x3
    public typealias float4x4 = simd_float4x4
    public typealias simd_double3x3 = SquareMatrix<SIMD3<Double>>
    public typealias simd_double4x4 = SquareMatrix<SIMD4<Double>>
    public typealias simd_float3x3 = SquareMatrix<SIMD3<Float>>
    public typealias simd_float4x4 = SquareMatrix<SIMD4<Float>>
    /// By columns.
    public struct SquareMatrix<Column: SIMD>: Equatable, Sendable where Column: Sendable, Column.Scalar: BinaryFloatingPoint & SIMDScalar {
      private var all: [Column]
      private static var count: Int { Column.scalarCount }
      public init() { all = Array(repeating: Column(), count: Self.count) }
      public init(_ columns: [Column]) { all = columns }
      public init(_ a: Column, _ b: Column, _ c: Column, _ d: Column) { all = [a, b, c, d] }
      public init(_ a: Column, _ b: Column, _ c: Column) { all = [a, b, c] }
      public init(columns: (Column, Column, Column, Column)) { all = [columns.0, columns.1, columns.2, columns.3] }
      public init(columns: (Column, Column, Column)) { all = [columns.0, columns.1, columns.2] }
      public init(rows: [Column]) { self = Self(rows).transpose }
      public init(diagonal: Column) { self.init(); for i in 0..<Self.count { all[i][i] = diagonal[i] } }
      public init(_ scalar: Column.Scalar) { self.init(diagonal: Column(repeating: scalar)) }
      public subscript(column: Int) -> Column { get { all[column] } set { all[column] = newValue } }
      public subscript(column: Int, row: Int) -> Column.Scalar { get { all[column][row] } set { all[column][row] = newValue } }
      public var columns: (Column, Column, Column, Column) { get { (all[0], all[1], all[2], all[Self.count - 1]) } set { all = Array([newValue.0, newValue.1, newValue.2, newValue.3].prefix(Self.count)) } }
      public var transpose: Self { var result = Self(); for i in 0..<Self.count { for j in 0..<Self.count { result.all[j][i] = all[i][j] } }; return result }
      /// By elimination.
      public var inverse: Self {
        var (left, right) = (self, Self(1))
        for i in 0..<Self.count {
          let best = (i..<Self.count).max { abs(left.all[$0][i]) < abs(left.all[$1][i]) } ?? i
          left.all.swapAt(i, best); right.all.swapAt(i, best)
          let scale = 1 / left.all[i][i]
          left.all[i] *= scale; right.all[i] *= scale
          for j in 0..<Self.count where j != i { let factor = left.all[j][i]; left.all[j] -= left.all[i] * factor; right.all[j] -= right.all[i] * factor }
        }
        return right
      }
      public static func * (a: Self, b: Column) -> Column { var sum = Column(); for i in 0..<count { sum += a.all[i] * b[i] }; return sum }
      public static func * (a: Self, b: Self) -> Self { Self(b.all.map { a * $0 }) }
      public static func * (a: Self, b: Column.Scalar) -> Self { Self(a.all.map { $0 * b }) }
      public static func * (a: Column.Scalar, b: Self) -> Self { b * a }
      public static func + (a: Self, b: Self) -> Self { Self(zip(a.all, b.all).map { $0 + $1 }) }
      public static func - (a: Self, b: Self) -> Self { Self(zip(a.all, b.all).map { $0 - $1 }) }
      public static func *= (a: inout Self, b: Self) { a = a * b }
    }
    public let matrix_identity_double4x4 = simd_double4x4(1), matrix_identity_float4x4 = simd_float4x4(1)
    public let matrix_identity_double3x3 = simd_double3x3(1), matrix_identity_float3x3 = simd_float3x3(1)
    public func simd_mul<C>(_ a: SquareMatrix<C>, _ b: SquareMatrix<C>) -> SquareMatrix<C> { a * b }
    public func simd_mul<C>(_ a: SquareMatrix<C>, _ b: C) -> C { a * b }
    public func simd_inverse<C>(_ a: SquareMatrix<C>) -> SquareMatrix<C> { a.inverse }
    public func simd_transpose<C>(_ a: SquareMatrix<C>) -> SquareMatrix<C> { a.transpose }
    public func dot<V: SIMD>(_ a: V, _ b: V) -> V.Scalar where V.Scalar: FloatingPoint { (a * b).sum() }
    public func simd_dot<V: SIMD>(_ a: V, _ b: V) -> V.Scalar where V.Scalar: FloatingPoint { (a * b).sum() }
    public func length<V: SIMD>(_ a: V) -> V.Scalar where V.Scalar: FloatingPoint { (a * a).sum().squareRoot() }
    public func simd_length<V: SIMD>(_ a: V) -> V.Scalar where V.Scalar: FloatingPoint { (a * a).sum().squareRoot() }
    public func simd_distance<V: SIMD>(_ a: V, _ b: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_length(a - b) }
    public func distance<V: SIMD>(_ a: V, _ b: V) -> V.Scalar where V.Scalar: FloatingPoint { simd_length(a - b) }
    public func length_squared<V: SIMD>(_ a: V) -> V.Scalar where V.Scalar: FloatingPoint { (a * a).sum() }
    public func simd_length_squared<V: SIMD>(_ a: V) -> V.Scalar where V.Scalar: FloatingPoint { (a * a).sum() }
    public func cross<T: SIMDScalar & FloatingPoint>(_ a: SIMD3<T>, _ b: SIMD3<T>) -> SIMD3<T> { SIMD3<T>(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x) }
    public func simd_cross<T: SIMDScalar & FloatingPoint>(_ a: SIMD3<T>, _ b: SIMD3<T>) -> SIMD3<T> { cross(a, b) }
    public func simd_mix<T: FloatingPoint>(_ a: T, _ b: T, _ t: T) -> T { a + (b - a) * t }
    public func simd_mix<V: SIMD>(_ a: V, _ b: V, _ t: V) -> V where V.Scalar: FloatingPoint { a + (b - a) * t }
    public func mix<V: SIMD>(_ a: V, _ b: V, t: V.Scalar) -> V where V.Scalar: FloatingPoint { a + (b - a) * t }
    public func simd_clamp<T: FloatingPoint>(_ a: T, _ low: T, _ high: T) -> T { min(max(a, low), high) }
    public func simd_step<T: FloatingPoint>(_ edge: T, _ a: T) -> T { a < edge ? 0 : 1 }
    public func simd_smoothstep<T: FloatingPoint>(_ low: T, _ high: T, _ a: T) -> T { let t = simd_clamp((a - low) / (high - low), 0, 1); return t * t * (3 - 2 * t) }
    public func simd_fract<T: FloatingPoint>(_ a: T) -> T { a - a.rounded(.down) }
    public func simd_sign<T: FloatingPoint>(_ a: T) -> T { a == 0 ? 0 : a < 0 ? -1 : 1 }
    public func normalize<V: SIMD>(_ a: V) -> V where V.Scalar: FloatingPoint { a / simd_length(a) }
    public func simd_normalize<V: SIMD>(_ a: V) -> V where V.Scalar: FloatingPoint { a / simd_length(a) }
    """#
}
