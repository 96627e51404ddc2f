/// Look-up in the measured tables.
struct AdvanceTable: Sendable {
  /// By scalar; `absent` where nothing was measured.
  private let dense: [Int16]
  private let sparse: [UInt32: Int16]

  private static let absent = Int16.min
  private static let denseCount = 0x180

  init(_ keys: [UInt32], _ values: [Int16]) {
    var dense = [Int16](repeating: Self.absent, count: Self.denseCount)
    var sparse: [UInt32: Int16] = [:]
    for (key, value) in zip(keys, values) {
      if key < Self.denseCount { dense[Int(key)] = value } else { sparse[key] = value }
    }
    self.dense = dense
    self.sparse = sparse
  }

  /// In em; nil for scalars without a measurement.
  func advance(_ scalar: UInt32) -> Double? {
    let value = scalar < Self.denseCount ? dense[Int(scalar)] : sparse[scalar] ?? Self.absent
    return value == Self.absent ? nil : Double(value) / 10_000
  }

  static let system = AdvanceTable(AdvanceTables.systemKeys, AdvanceTables.systemValues)
}

/// Kerning of the system font between ASCII characters.
struct KerningTable: Sendable {
  private var pairs: [Int16]

  init(_ keys: [UInt32], _ values: [Int16]) {
    var pairs = [Int16](repeating: 0, count: 128 * 128)
    for (key, value) in zip(keys, values) where key >> 16 < 128 && key & 0xFFFF < 128 {
      pairs[Int(key >> 16) * 128 + Int(key & 0xFFFF)] = value
    }
    self.pairs = pairs
  }

  /// In em.
  func kerning(_ first: UInt32, _ second: UInt32) -> Double {
    first < 128 && second < 128 ? Double(pairs[Int(first) * 128 + Int(second)]) / 10_000 : 0
  }

  static let system: KerningTable = {
    var table = KerningTable(AdvanceTables.kerningKeys, AdvanceTables.kerningValues)
    for (pair, value) in measured {
      let scalars = Array(pair.unicodeScalars)
      table.pairs[Int(scalars[0].value) * 128 + Int(scalars[1].value)] = value
    }
    return table
  }()

  /// Pairs of the system font that stored labels of several projects show to be set otherwise than the free font's.
  private static let measured: [(pair: String, value: Int16)] = [
    ("Fo", 0), ("Fe", -200), ("Fu", 0), ("Fa", -200), ("At", 0), ("Ve", -330), ("Te", -690), ("To", -900), ("Tr", -690),
    ("Tu", -400), ("Tw", -300), ("TO", 0), ("ay", 0), ("av", 0), ("py", 0), ("wo", 0), ("0.", -500), ("eV", -320),
  ]
}
