import Foundation

/// A folder of files for a test.
struct Folder {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent("reading-\(UUID().uuidString)")

  init(_ files: [String: String]) throws {
    for (path, text) in files {
      let file = url.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  func remove() { try? FileManager.default.removeItem(at: url) }
}
