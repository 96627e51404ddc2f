internal import Foundation
internal import SourceAdapter

/// Remembers what the files of a module were when they were adapted last.
struct AdaptedCache {
  private let file: URL

  init(folder: URL, module: String) { file = folder.appendingPathComponent(".\(module).state") }

  /// Whether nothing has changed since the last time.
  func isCurrent(_ state: String) -> Bool { (try? String(contentsOf: file, encoding: .utf8)) == state }
  func write(_ state: String) { try? state.write(to: file, atomically: true, encoding: .utf8) }
  func forget() { try? FileManager.default.removeItem(at: file) }

  /// Sizes and times of the files, and what else the result depends on.
  static func state(of files: [URL], _ rest: String) -> String {
    let lines = files.map { file in
      let values = try? file.resourceValues(forKeys: [.contentModificationDateKey, .fileSizeKey])
      return "\(file.path) \(values?.fileSize ?? 0) \(values?.contentModificationDate?.timeIntervalSince1970 ?? 0)"
    }
    return ([rest] + lines).joined(separator: "\n")
  }
}

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
