/// A hash that is the same in every run.
enum StableHash {
  /// Sixteen digits for a text (FNV-1a).
  static func text(_ text: String) -> String {
    let hash = text.utf8.reduce(UInt64(0xcbf2_9ce4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    let digits = String(hash, radix: 16)
    return String((String(repeating: "0", count: 16 - digits.count) + digits).suffix(16))
  }
}
