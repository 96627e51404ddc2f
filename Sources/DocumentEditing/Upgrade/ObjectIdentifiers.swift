/// New ids in Interface Builder's form: `aB3-dE-fG4`. The same document gives the same ids.
struct ObjectIdentifiers: Sendable {
  private var known: Set<String>

  init(_ tree: SyntaxTree) { known = Set(tree.elementsByID.keys) }

  private static let characters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")

  /// An id that nothing in the document has; `seed` says what it is for.
  mutating func make(_ seed: String) -> String {
    // FNV-1a.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in seed.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    while true {
      var value = hash
      var id = ""
      for place in 0..<8 {
        if place == 3 || place == 5 { id.append("-") }
        id.append(Self.characters[Int(value % 62)])
        value /= 62
      }
      if known.insert(id).inserted { return id }
      hash = hash &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    }
  }
}
