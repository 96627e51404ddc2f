internal import Foundation

/// Paths as the file system of a Mac takes them: without regard to case, and to how letters with marks are composed.
enum MacPaths {
  /// The file or folder that a path means in a folder; the path as it is written where there is none.
  static func url(_ path: String, in folder: URL) -> URL {
    let written = folder.appendingPathComponent(path)
    let manager = FileManager.default
    if manager.fileExists(atPath: written.path) { return written }
    var result = folder
    for part in path.split(separator: "/").map(String.init) {
      let next = result.appendingPathComponent(part)
      if part == ".." || manager.fileExists(atPath: next.path) {
        result = next
        continue
      }
      let names = (try? manager.contentsOfDirectory(atPath: result.path)) ?? []
      guard let name = names.sorted().first(where: { key($0) == key(part) }) else { return written }
      result = result.appendingPathComponent(name)
    }
    return result
  }

  private static func key(_ name: String) -> String { name.precomposedStringWithCanonicalMapping.lowercased() }
}
