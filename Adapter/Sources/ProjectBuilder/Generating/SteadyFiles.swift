internal import Foundation

/// Writing that leaves files alone whose contents stay: their objects need no new compilation.
enum SteadyFiles {
  static func write(_ text: String, to url: URL) throws {
    let data = Data(text.utf8)
    if (try? Data(contentsOf: url)) == data { return }
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url, options: .atomic)
  }

  /// Removes the files of a folder that are not among `kept`.
  static func removeOthers(in folder: URL, kept: Set<String>) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] where !kept.contains(name) {
      try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
    }
  }
}
