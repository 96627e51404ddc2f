/// Look-up in the measured tables.
struct AdvanceTable: Sendable {
  private let advances: [UInt32: Int16]

  /// In em; nil for scalars without a measurement.
  func advance(_ scalar: UInt32) -> Double? { advances[scalar].map { Double($0) / 10_000 } }

  static let system = AdvanceTable(advances: pair(AdvanceTables.systemKeys, AdvanceTables.systemValues))
  static let helveticaNeue = AdvanceTable(
    advances: pair(AdvanceTables.helveticaNeueKeys, AdvanceTables.helveticaNeueValues))
  private static let kerningTable = pair(AdvanceTables.kerningKeys, AdvanceTables.kerningValues)

  /// In em.
  static func kerning(_ first: UInt32, _ second: UInt32) -> Double {
    Double(kerningTable[first << 16 | second] ?? 0) / 10_000
  }

  private static func pair(_ keys: [UInt32], _ values: [Int16]) -> [UInt32: Int16] {
    Dictionary(uniqueKeysWithValues: zip(keys, values))
  }
}
