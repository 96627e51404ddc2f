internal import Foundation

/// The Chinese characters of the standard KS X 1001, which Korean fonts have.
enum Hanja {
  private static let first: UInt32 = 0x4E00
  private static let bits = [UInt8](Data(base64Encoded: CharacterTables.hanja) ?? Data())

  static func contains(_ scalar: UInt32) -> Bool {
    guard scalar >= first, (scalar - first) / 8 < bits.count else { return false }
    let place = Int(scalar - first)
    return bits[place / 8] >> UInt8(place % 8) & 1 == 1
  }
}
