internal import Foundation
internal import QuartzCore

/// Where the snapshots of a test lie: `__Snapshots__/FILE/TEST.NAME.png` beside its file.
@MainActor
struct SnapshotStore {
  let url: URL

  /// How often each test has asked, for snapshots without a name.
  private final class Counts: HostContextPart {
    var ofTest: [String: Int] = [:]
  }

  init(file: String, directory: String?, testName: String, name: String?, _ pathExtension: String) {
    let source = URL(fileURLWithPath: file)
    let title = source.deletingPathExtension().lastPathComponent
    let folder =
      directory.map { URL(fileURLWithPath: $0) }
      ?? source.deletingLastPathComponent().appendingPathComponent("__Snapshots__").appendingPathComponent(title)
    let test = Self.fileName(testName.prefix { $0 != "(" })
    var identifier = name.map { Self.fileName($0[...]) }
    if identifier == nil {
      let key = "\(file) \(testName)"
      let counts = HostContext.main.part(Counts.self)
      counts.ofTest[key, default: 0] += 1
      identifier = "\(counts.ofTest[key] ?? 1)"
    }
    url = folder.appendingPathComponent("\(test).\(identifier ?? "1").\(pathExtension)")
  }

  /// Whether this machine compares the snapshot: `SNAPSHOT_SHARD` says `2/5` on the second of five.
  ///
  /// By the test's file and name, so that all snapshots of a test are in one part wherever it is run.
  var isInShard: Bool {
    guard let shard = ProcessInfo.processInfo.environment["SNAPSHOT_SHARD"] else { return true }
    let parts = shard.split(separator: "/").map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1], count > 0, (1...count).contains(index) else {
      return true
    }
    let test =
      url.deletingLastPathComponent().lastPathComponent + "/"
      + (url.lastPathComponent.split(separator: ".").first ?? "")
    // FNV-1a: the same on every machine, which Swift's own hashes are not.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in test.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash % UInt64(count) == UInt64(index - 1)
  }

  /// Nil where none is stored; what is there and cannot be read is an error.
  func read() throws -> Data? {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    return try Data(contentsOf: url)
  }

  func write(_ data: Data) throws {
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url, options: .atomic)
  }

  /// Makes the folder of `SNAPSHOT_ARTIFACTS`: it is there for whoever joins several, also when nothing fails.
  func prepareArtifacts() {
    guard let path = ProcessInfo.processInfo.environment["SNAPSHOT_ARTIFACTS"] else { return }
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  /// Writes what a failure leaves: into `SNAPSHOT_ARTIFACTS`, or the folder for temporary files.
  func writeArtifact(_ data: Data, suffix: String) throws -> URL {
    let root =
      ProcessInfo.processInfo.environment["SNAPSHOT_ARTIFACTS"].map { URL(fileURLWithPath: $0) }
      ?? FileManager.default.temporaryDirectory
    let folder = root.appendingPathComponent(url.deletingLastPathComponent().lastPathComponent)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let name = url.deletingPathExtension().lastPathComponent
    let target = folder.appendingPathComponent("\(name)\(suffix)").appendingPathExtension(
      suffix.isEmpty ? url.pathExtension : "png")
    try data.write(to: target, options: .atomic)
    return target
  }

  private static func fileName(_ name: Substring) -> String {
    String(name.map { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" ? $0 : "-" })
  }
}
