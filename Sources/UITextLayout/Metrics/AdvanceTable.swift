/// Look-up in a table of advances.
struct AdvanceTable: Sendable {
  /// By scalar; `absent` where the table has none.
  private let dense: [Int16]
  private let sparse: [UInt32: Int16]

  private static let absent = Int16.min
  private static let denseCount = 0x180

  init(_ keys: some Sequence<UInt32>, _ values: [Int16]) {
    var dense = [Int16](repeating: Self.absent, count: Self.denseCount)
    var sparse: [UInt32: Int16] = [:]
    for (key, value) in zip(keys, values) {
      if key < Self.denseCount { dense[Int(key)] = value } else { sparse[key] = value }
    }
    self.dense = dense
    self.sparse = sparse
  }

  /// From the space to the tilde.
  init(ascii values: [Int16]) { self.init(32...126, values) }

  /// In em; nil for scalars that the table does not have.
  func advance(_ scalar: UInt32) -> Double? {
    let value = scalar < Self.denseCount ? dense[Int(scalar)] : sparse[scalar] ?? Self.absent
    return value == Self.absent ? nil : Double(value) / 10_000
  }
}
