/// Kerning between ASCII characters.
struct KerningTable: Sendable {
  private let pairs: [Int16]

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

  static let systemText = KerningTable(SystemSpacing.kerningKeys, SystemSpacing.textKerning)
  static let systemDisplay = KerningTable(SystemSpacing.kerningKeys, SystemSpacing.displayKerning)
  static let helvetica = KerningTable(FaceTables.helveticaKerningKeys, FaceTables.helveticaKerningValues)
  static let times = KerningTable(FaceTables.timesKerningKeys, FaceTables.timesKerningValues)
}
