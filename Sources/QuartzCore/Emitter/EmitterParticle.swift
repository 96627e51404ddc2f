internal import Foundation
import UIDisplayList

/// A particle at one moment.
struct EmitterParticle {
  var place: CGPoint
  var scale: CGFloat
  /// In radians.
  var turn: CGFloat
  var color: Color
  /// In seconds.
  var age: Double
}

/// Numbers that a particle keeps through its life: the same particle has the same numbers at every moment.
struct ParticleRandom {
  private var state: UInt64

  init(_ seed: UInt32, _ cell: Int, _ index: Int) {
    state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(bitPattern: Int64(cell)) &* 0xBF58_476D_1CE4_E5B9
    state = state &+ UInt64(bitPattern: Int64(index)) &* 0x94D0_49BB_1331_11EB &+ 0x2545_F491_4F6C_DD1D
  }

  /// Evenly within 0…1.
  mutating func next() -> CGFloat {
    state = state &+ 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    mixed ^= mixed >> 31
    return CGFloat(mixed >> 11) / CGFloat(1 << 53)
  }
  /// Evenly within half of `range` on both sides of `value`.
  mutating func around(_ value: CGFloat, _ range: CGFloat) -> CGFloat { value + (next() - 0.5) * range }
}
