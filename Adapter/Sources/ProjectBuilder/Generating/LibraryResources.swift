internal import Foundation

/// The resources of a library, copied into its target so that the package manager makes `Bundle.module` of them.
struct LibraryResources {
  private let files: [URL]

  init(_ files: [URL]) { self.files = files }

  /// Copies what is new or has changed; what is no resource any more goes. Languages keep their folder.
  func write(to folder: URL) throws {
    let manager = FileManager.default
    var kept: Set<String> = []
    for file in files {
      let parent = file.deletingLastPathComponent().lastPathComponent
      let place = parent.hasSuffix(".lproj") ? folder.appendingPathComponent(parent) : folder
      kept.insert(parent.hasSuffix(".lproj") ? parent : file.lastPathComponent)
      let target = place.appendingPathComponent(file.lastPathComponent)
      if let old = Self.date(target), let new = Self.date(file), old >= new { continue }
      try manager.createDirectory(at: place, withIntermediateDirectories: true)
      try? manager.removeItem(at: target)
      try manager.copyItem(at: file, to: target)
    }
    SteadyFiles.removeOthers(in: folder, kept: kept)
  }

  private static func date(_ file: URL) -> Date? {
    try? file.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
  }
}
