internal import Foundation

/// The documents of a project that lie where one of its documents lies, as far as that can be seen without its program.
struct DocumentNeighbours {
  private let folders: [URL]

  /// - Parameter path: the document's.
  init(of path: String) {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    let isLanguage = folder.pathExtension == "lproj"
    let around = isLanguage ? folder.deletingLastPathComponent() : folder
    let languages = ["Base.lproj", "en.lproj"].map { around.appendingPathComponent($0) }
    folders = (isLanguage ? [folder] : []) + [around] + languages
  }

  /// The document of a name: in the same folder, or in those of a project's base language.
  func path(of name: String, type: String) -> String? {
    guard !name.isEmpty, !name.contains("/") else { return nil }
    return folders.lazy.map { $0.appendingPathComponent("\(name).\(type)").path }
      .first { FileManager.default.fileExists(atPath: $0) }
  }
}
