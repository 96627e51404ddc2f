/// Random numbers that are the same every time.
package struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  /// - Parameter state: not zero.
  package init(state: UInt64) { self.state = state }

  package mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
