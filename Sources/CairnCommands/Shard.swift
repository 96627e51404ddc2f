internal import ArgumentParser

/// A part of the documents, for work on several machines: `2/5` is the second of five. A document is in the same part
/// wherever and in whichever order the documents are named.
struct Shard: ExpressibleByArgument {
  var index: Int
  var count: Int

  init?(argument: String) {
    let parts = argument.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1], count >= 1, count <= 10_000,
      (1...count).contains(index)
    else { return nil }
    self.index = index
    self.count = count
  }

  func includes(_ path: String) -> Bool {
    // FNV-1a: the same on every machine, which Swift's own hashes are not.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in path.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash % UInt64(count) == UInt64(index - 1)
  }
}
